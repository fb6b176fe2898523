import { createActor, type ActorRefFrom } from 'xstate';
import guideWords from 'content:guide-words';
import { wordsIn } from '#src/search/words.ts';
import { draftOf, dropDraft, keepDraft } from '#src/forms/draft.ts';
import type { FormId } from '#src/forms/form.ts';
import type { WalkThroughs } from './act.ts';
import type { Context, World } from './conversation.ts';
import { guideMachine } from './machine.ts';
import { forget, recall, remember } from './memory.ts';
import { mind } from './mind.ts';
import type { Ports } from './ports.ts';
import type { Reply } from './reply.ts';
import { formOf } from './standing.ts';

export type GuideActor = ActorRefFrom<typeof guideMachine>;

/** The guide's world on this site: what it knows, the walk-throughs once they have been fetched, the words of changing. */
export function siteWorld(walkThroughs: WalkThroughs): World {
  return { mind: mind(), ...walkThroughs, corrections: new Set(guideWords.language.corrections.flatMap(wordsIn)) };
}

/** Whether the conversation kept in this tab goes on with a form, which must then be there when the guide starts. */
export function isWalking(storage: Storage): boolean {
  const remembered = recall(storage);
  return remembered.kind === 'kept' && remembered.memory.walk !== null;
}

/** Milliseconds after which the pages of an answer are named, its text not being there yet. */
const patience = 200;

/** Starts the guide with its effects, the memory of this tab and the walk-throughs, if they have been fetched. Restoring happens here and nowhere else. */
export function startGuide(ports: Ports, storage: Storage, walkThroughs: WalkThroughs, page = '/'): GuideActor {
  const machine = guideMachine.provide({
    actions: {
      lookUp: ({ self }, { asked }) => {
        if (!asked) return;
        const found = (reply: Reply) => {
          self.send({ type: 'answer.found', reply });
        };
        const answer = ports.answer(asked.text, asked.page);
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
        void ports.walkThroughs().then((fetched) => {
          self.send(fetched ? { type: 'forms.fetched', walkThroughs: fetched } : { type: 'forms.missing' });
        });
      },
      deliver: ({ self }, { mail }) => {
        if (!mail) return;
        void ports.send(mail).then((outcome) => {
          self.send(outcome.ok ? { type: 'delivery.succeeded' } : { type: 'delivery.failed', text: outcome.text });
        });
      },
    },
  });
  const actor = createActor(machine, { input: { world: siteWorld(walkThroughs), remembered: recall(storage), page } });
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
