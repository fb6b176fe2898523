import type { SnapshotFrom } from 'xstate';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { guideMachine } from './machine.ts';
import { askChip } from '../dialogue/chips.ts';
import type { DecisionState } from '../model/decision-state.ts';
import type { Message } from '../model/message.ts';
import type { Chip } from '../model/chip.ts';
import { replyText } from '../answers/blocks.ts';

type Snapshot = SnapshotFrom<typeof guideMachine>;

/** The conversation so far, oldest first. */
export const selectMessages = ({ context }: Snapshot) => context.messages;
/** How many messages of the guide came while the panel was closed. */
export const selectUnread = ({ context }: Snapshot) => context.unread;
/** The pages that answer what was asked last, while their text is on its way. */
export const selectPendingLinks = ({ context }: Snapshot) => context.pendingLinks;
/** Whether something is being looked up or sent. */
export const selectIsWaiting = (snapshot: Snapshot) => snapshot.hasTag('waiting');

/** The words of the panel around the conversation. */
export const selectPanelWords = ({ context }: Snapshot) => context.knowledge.wording.panel;

/** Whether a question may be begun: no form is open that awaits an answer. */
export const selectCanSuggest = ({ context }: Snapshot) => context.formState === null;

/** The decision that asks for a figure; undefined where none does, or a form is under way. */
export function selectOpenFigure(snapshot: Snapshot): DecisionState | undefined {
  const { formState, messages } = snapshot.context;
  const last = messages.at(-1);
  const isBeforeTalk = snapshot.matches({ talk: 'returning' });
  if (formState !== null || last?.from !== 'guide' || isBeforeTalk || selectIsWaiting(snapshot)) return undefined;
  return last.decision?.isFigure === true ? last.decision : undefined;
}

const none: readonly Chip[] = [];

/**
 * What can be tapped now: the chips of the last message, or what else is asked about the service it answers for. Nothing once the visitor
 * has spoken since or something is on its way.
 */
export function selectChips(snapshot: Snapshot): readonly Chip[] {
  const { context } = snapshot;
  const last = context.messages.at(-1);
  if (last?.from !== 'guide' || selectIsWaiting(snapshot)) return none;
  return last.chips.length > 0 || context.formState !== null ? last.chips : furtherChips(context, last.links);
}

/** The questions that are offered on the page of a service, without the one that was just asked. */
function furtherChips({ messages, knowledge }: Snapshot['context'], links: Message['links']): readonly Chip[] {
  const { serviceNames, wording } = knowledge;
  const service = serviceNames.get(links[0]?.href.split('#')[0] ?? '');
  if (service === undefined) return none;
  const asked = messages.findLast(({ from }) => from === 'visitor');
  return wording.suggestionsHere
    .map((suggestion) => fillTemplate(suggestion, { service }))
    .filter((question) => asked === undefined || question !== replyText(asked))
    .map(askChip);
}

/** The conversation as plain text, for copying. */
export function transcript({ context }: Snapshot): string {
  const { panel } = context.knowledge.wording;
  return context.messages
    .map((message) => `${message.from === 'guide' ? panel.guide : panel.visitor}: ${replyText(message)}`)
    .join('\n\n');
}
