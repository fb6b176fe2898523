import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { draftOf, dropDraft, keepDraft, withReference } from '#src/forms/draft.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { KeptTexts } from '#src/ui/browser-storage.ts';
import type { Context } from '../model/knowledge.ts';
import { formOf } from '../dialogue/form-of.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { lookUp } from './look-up.ts';
import { guideMachine } from './machine.ts';
import { forget, hasBegun, remember } from './memory.ts';
import type { Remembered } from '../model/memory.ts';
import type { Ports } from './ports.ts';
import type { Reply } from '../model/reply.ts';
import { needsForms, type GuideInput } from './restore-session.ts';

export type GuideActor = ActorRefFrom<typeof guideMachine>;

/** Whether the conversation kept in this tab holds answers to forms, which must then be there when the guide starts. */
export const wantsForms = (remembered: Remembered): boolean =>
  remembered.kind === 'kept' && needsForms(remembered.memory);

/** What the guide starts with: what it knows so far, the conversation kept in this tab, a source of random numbers, the present moment, the page and the visitor's time zone. */
export function guideInput(
  knowledge: Knowledge,
  remembered: Remembered,
  random: () => number,
  now: Date,
  page = '/',
  timeZone?: string,
): GuideInput {
  return { knowledge, remembered, random, now, page, timeZone };
}

/** Milliseconds after which the pages of an answer are named, its text not being there yet. */
const patience = 200;

/** The machine with its effects. Takes the ports through which they happen. */
export const guideLogic = (ports: Ports) =>
  guideMachine.provide({
    actions: {
      readScript: ({ self }, { pendingMessage }) => {
        if (!pendingMessage) return;
        void ports.readScript(pendingMessage.text).then((message) => {
          self.send({ type: 'script.read', message });
        });
      },
      lookUp: ({ self }, { pendingMessage }) => {
        if (!pendingMessage) return;
        const found = (reply: Reply) => {
          self.send({ type: 'answer.found', reply });
        };
        const answer = lookUp(ports.answer, pendingMessage);
        if ('reply' in answer) {
          const pointing = setTimeout(() => {
            self.send({ type: 'answer.coming', links: answer.links });
          }, patience);
          void answer.reply.then((reply) => {
            clearTimeout(pointing);
            found(reply);
          });
        } else found(answer);
      },
      fetchForms: ({ self }) => {
        void ports.knowledge().then((knowledge) => {
          self.send(knowledge ? { type: 'forms.fetched', knowledge } : { type: 'forms.missing' });
        });
      },
      deliver: ({ self }, { mail }) => {
        if (!mail) return;
        void ports.send(mail).then((outcome) => {
          self.send(outcome.ok ? { type: 'delivery.succeeded' } : { ...outcome, type: 'delivery.failed' });
        });
      },
    },
  });

/** Returns an observer of the guide that keeps the conversation, and the answers for the page of their form, in this tab. */
export function keepIn(storage: KeptTexts): (snapshot: SnapshotFrom<typeof guideMachine>) => void {
  let underWay: FormId | null = null;
  return ({ context }) => {
    if (hasBegun(context)) remember(storage, context);
    else forget(storage);
    underWay = syncDraft(context, underWay, storage);
  };
}

/** Puts the answers where the page of the form finds them; once the form is over, nothing of it stays there. */
function syncDraft({ formState, knowledge }: Context, before: FormId | null, storage: KeptTexts): FormId | null {
  const form = formOf(formState, knowledge);
  if (before !== null && form?.id !== before) dropDraft(storage, before);
  if (!formState || !form) return null;
  keepDraft(storage, form.id, withReference(draftOf(form, formState.answers), formState.reference));
  return form.id;
}
