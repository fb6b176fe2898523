import { createActor, type ActorRefFrom } from 'xstate';
import { appointment } from '#src/forms/appointment.ts';
import { message } from '#src/forms/message.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import { guideWords } from '#src/collections/guide-words.ts';
import { wordsIn } from '#src/search/words.ts';
import { draftOf, dropDraft, keepDraft } from '#src/forms/draft.ts';
import type { FormId } from '#src/forms/form.ts';
import type { Context, World } from './conversation.ts';
import { guideMachine } from './machine.ts';
import { forget, recall, remember } from './memory.ts';
import { mind } from './mind.ts';
import type { Ports } from './ports.ts';
import { formOf } from './turn.ts';

export type GuideActor = ActorRefFrom<typeof guideMachine>;

/** The guide's world on this site: what it knows, the forms it can walk through, the words of changing. */
export function siteWorld(): World {
  return { mind: mind(), forms: [taxEstimate, message, appointment], corrections: new Set(guideWords.language.corrections.flatMap(wordsIn)) };
}

/** Starts the guide with its effects and the memory of this tab. Restoring happens here and nowhere else. */
export function startGuide(ports: Ports, storage: Storage, page = '/'): GuideActor {
  const machine = guideMachine.provide({
    actions: {
      lookUp: ({ self }, { asked }) => {
        if (!asked) return;
        void ports.answer(asked.text, asked.page).then((reply) => { self.send({ type: 'answer.found', reply }); });
      },
      deliver: ({ self }, { mail }) => {
        if (!mail) return;
        void ports.send(mail).then((outcome) => {
          self.send(outcome.ok ? { type: 'delivery.succeeded' } : { type: 'delivery.failed', text: outcome.text });
        });
      },
    },
  });
  const actor = createActor(machine, { input: { world: siteWorld(), remembered: recall(storage), page } });
  let underWay: FormId | null = null;
  actor.subscribe(({ context }) => {
    if (context.messages.some(({ from }) => from === 'visitor')) remember(storage, context);
    else forget(storage);
    underWay = shareDraft(context, underWay, storage);
  });
  return actor.start();
}

/** Lays the answers where the page of the form finds them; once the walk-through is over, nothing of it stays there. */
function shareDraft({ walk, world }: Context, before: FormId | null, storage: Storage): FormId | null {
  const form = formOf(walk, world);
  if (before !== null && form?.id !== before) dropDraft(storage, before);
  if (!walk || !form) return null;
  keepDraft(storage, form.id, draftOf(form, walk.answers));
  return form.id;
}
