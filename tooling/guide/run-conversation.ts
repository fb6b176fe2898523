import { createActor, waitFor } from 'xstate';
import type { FormState } from '#src/forms/form-state.ts';
import type { Context, Moment } from '#src/guide/model/knowledge.ts';
import type { DecisionState } from '#src/guide/model/decision-state.ts';
import type { Topic } from '#src/guide/model/topic.ts';
import { earlierIn } from '#src/guide/machine/conversation.ts';
import { openingKnowledge } from '#src/guide/machine/opening-knowledge.ts';
import type { Knowledge } from '#src/guide/model/knowledge.ts';
import type { Earlier } from '#src/guide/model/earlier.ts';
import type { Message } from '#src/guide/model/message.ts';
import { replyText, shownText } from '#src/guide/answers/blocks.ts';
import type { ComingReply, Link, Reply } from '#src/guide/model/reply.ts';
import { respond } from '#src/guide/answers/respond.ts';
import type { SnapshotFrom } from 'xstate';
import type { Act } from '#src/guide/model/act.ts';
import type { guideMachine } from '#src/guide/machine/machine.ts';
import { fillSlot } from '#src/guide/machine/fill-slot.ts';
import { selectChips } from '#src/guide/machine/selectors.ts';
import { guideLogic } from '#src/guide/machine/session.ts';

/** Where a conversation stands: what the next message goes on from, and the form under way with its open question and answers. Plain JSON. */
export interface StateAfter {
  readonly topic: Topic;
  readonly decision?: DecisionState;
  readonly form?: Pick<FormState, 'form' | 'stage' | 'asking' | 'answers'>;
}

/** Where the conversation stands after a message, and what the guide said to it as plain text: what shows without a tap, and all of it; with the pages it names. What comes from a form counts as an answer. */
export interface Heard {
  readonly state: StateAfter;
  readonly outcome: Reply['outcome'];
  readonly shown: string;
  readonly text: string;
  readonly links: readonly Link[];
}

/** What the visitor does: types a message, taps a chip by its label, or fills in fields of the form under way by their question's id. */
export type VisitorTurn = string | { readonly choose: string } | { readonly fill: Readonly<Record<string, string>> };

/**
 * Holds a conversation with the machine that the panel runs and returns what the guide said to each message. Takes the messages in their
 * order, the moment and page of all of them and the visitor's IANA time zone, and the guide's knowledge with its forms. Nothing leaves: every sending counts as gone,
 * always under the same reference. Throws an Error for a chip that is not there, naming those that are, and for a field that no form under way has.
 */
export async function runConversation(
  turns: readonly VisitorTurn[],
  moment: Moment & { readonly timeZone?: string | undefined },
  knowledge: Knowledge,
): Promise<readonly Heard[]> {
  const outcomes: Reply['outcome'][] = [];
  const noted = (reply: Reply) => {
    outcomes.push(reply.outcome);
    return reply;
  };
  const answer = (text: string, page: string, earlier: Earlier): Reply | ComingReply => {
    const reply = respond(knowledge, text, page, earlier);
    return 'reply' in reply ? { ...reply, reply: reply.reply.then(noted) } : noted(reply);
  };
  const actor = createActor(
    guideLogic({
      answer,
      readScript: async (text) => (await import('#src/guide/machine/script-message.ts')).readScript(text),
      knowledge: () => Promise.resolve(knowledge),
      send: () => Promise.resolve({ ok: true }),
    }),
    {
      input: {
        knowledge: openingKnowledge,
        remembered: { kind: 'none' },
        random: () => 0,
        now: moment.now,
        page: moment.page,
        timeZone: moment.timeZone,
      },
    },
  );
  actor.start();
  const heard: Heard[] = [];
  for (const turn of turns) {
    outcomes.length = 0;
    const before = actor.getSnapshot();
    const last = before.context.messages.at(-1)?.id ?? 0;
    actor.send({ type: 'visitor.said', ...doneIn(turn, before, moment.now), ...moment });
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('waiting'));
    heard.push({
      state: stateAfter(context),
      outcome: outcomes.at(-1) ?? 'answer',
      ...saidSince(last, context.messages),
    });
  }
  actor.stop();
  return heard;
}

function stateAfter(context: Context): StateAfter {
  const { topic, decision } = earlierIn(context);
  const { formState } = context;
  return {
    topic,
    ...(decision && { decision }),
    ...(formState && {
      form: {
        form: formState.form,
        stage: formState.stage,
        asking: formState.asking,
        answers: formState.answers,
      },
    }),
  };
}

/** What the guide said after a message; everything, when the conversation was cleared meanwhile. */
function saidSince(last: number, messages: readonly Message[]): Omit<Heard, 'outcome' | 'state'> {
  const wasCleared = (messages.at(-1)?.id ?? 0) < last;
  const said = messages.filter(({ id, from }) => from === 'guide' && (wasCleared || id > last));
  const links = new Map(said.flatMap((message) => message.links.map((link) => [link.href, link] as const)));
  return {
    shown: said.map(withChoices).join('\n'),
    text: said.map(replyText).join('\n'),
    links: [...links.values()],
  };
}

/** What a visitor reads without a tap: among what there is to choose from, too. */
const withChoices = ({ blocks, chips }: Message): string =>
  [shownText({ blocks }), ...chips.filter(isChoice).map(({ label }) => `- ${label}`)].join('\n');

const isChoice = ({ label, acts: [act] }: Message['chips'][number]) =>
  act?.kind === 'ask' && act.text === label && label.endsWith('?');

/** What a turn of the visitor comes to: the words it shows, and the acts of what is tapped or filled in. */
function doneIn(
  turn: VisitorTurn,
  snapshot: SnapshotFrom<typeof guideMachine>,
  now: Date,
): { readonly text: string; readonly acts?: readonly Act[] } {
  if (typeof turn === 'string') return { text: turn };
  if ('choose' in turn) {
    const chips = selectChips(snapshot);
    const chosen = chips.find(({ label }) => label.toLowerCase() === turn.choose.toLowerCase());
    if (chosen) return { text: chosen.label, acts: chosen.acts };
    throw new Error(
      `no chip reads "${turn.choose}"; there are: ${chips.map(({ label }) => label).join(', ') || 'none'}`,
    );
  }
  const { formState, knowledge, timeZone } = snapshot.context;
  const form = knowledge.forms.find(({ id }) => id === formState?.form);
  const fields = Object.entries(turn.fill).map(([id, typed]) => {
    const question = form?.questions.find((one) => one.id === id);
    if (!question || !formState) throw new Error(`no form under way has a field "${id}"`);
    const filled = fillSlot(question, typed, { now, timeZone, answers: formState.answers });
    return filled.ok
      ? filled.value
      : { text: typed, act: { kind: 'rejectSlot', slot: id, refusal: filled.refusal } as const };
  });
  return { text: fields.map(({ text }) => text).join(', '), acts: fields.map(({ act }) => act) };
}
