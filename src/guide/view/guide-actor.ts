import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { deliver, prepareSending } from '#src/delivery/site-mail.ts';
import { ownTimeZone } from '#src/forms/own-time-zone.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { textBlock } from '../answers/blocks.ts';
import { fetchedAnswer } from '../answers/fetched-answer.ts';
import { officeLink } from '../answers/hand-off.ts';
import { keepingAnswer } from '../machine/look-up.ts';
import { hasMemory } from '../machine/memory.ts';
import { openingKnowledge } from '../machine/opening-knowledge.ts';
import type { Knowledge } from '../model/knowledge.ts';
import type { Memory, Remembered } from '../model/memory.ts';
import type { Ports } from '../machine/ports.ts';
import { guideInput, guideLogic, keepIn, wantsForms, type GuideActor } from '../machine/session.ts';
import { writeAfterPaint } from './write-after-paint.ts';
import { isLeaving } from './leaving.ts';

let known: Knowledge = openingKnowledge;
/** What draws the fields of the forms and the review; undefined until the forms have been fetched. */
let drawn: FormViews | undefined;
let remembered: Remembered = { kind: 'none' };

type FormViews = typeof import('./FormViews.tsx');

/** What draws the fields of the forms and the review. Without it all can be typed, and tapped as chips. */
export const formViews = (): FormViews | undefined => drawn;

const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

const fetchKnowledge = async (): Promise<Knowledge> => {
  const views = import('./FormViews.tsx').catch(() => undefined);
  const [{ guideForms }, { prepareKnowledge, siteKnowledge }, onSite] = await Promise.all([
    import('../machine/guide-forms.ts'),
    import('../machine/site-knowledge.ts'),
    import('../machine/answer-on-site.ts'),
  ]);
  answering = onSite.answerOnSite;
  await prepareKnowledge(rest);
  known = siteKnowledge().withForms(guideForms);
  drawn = await views;
  // Both may be wanted when there is no connection any more.
  prepareSending();
  void import('../machine/recall.ts').catch(() => undefined);
  return known;
};

/** What answers where it could be had, though the forms may be missing. */
let answering: Ports['answer'] | undefined;
const onSite = fetchedAnswer(() => import('../machine/answer-on-site.ts'));

/** Through which the guide of the site reaches what is outside of it. */
export const ports: Ports = {
  answer: keepingAnswer(
    (text, page, earlier) =>
      answering?.(text, page, earlier) ??
      onSite(
        ({ answerOnSite }) => answerOnSite(text, page, earlier),
        () => ({
          outcome: 'miss',
          blocks: [textBlock(known.wording.formNotLoaded)],
          links: [officeLink(known, earlier.typed ?? text)],
        }),
      ),
  ),
  readScript: (text) =>
    import('../machine/script-message.ts').then(({ readScript }) => readScript(text)).catch(() => null),
  knowledge: () => fetchKnowledge().catch(() => null),
  send: async (mail) => {
    const outcome = await deliver(mail);
    // A page that is left breaks off its sending: nobody knows whether the mail had gone, so there is no failure to tell of.
    return outcome.ok || !isLeaving() ? outcome : new Promise(() => undefined);
  },
};

const logic = guideLogic(ports);

/** Reads the conversation kept in this tab, and fetches the forms that it goes on with. Rejects when what that needs cannot be had. */
export async function fetchKept(): Promise<void> {
  if (!hasMemory(tabStorage)) return;
  const { recall } = await import('../machine/recall.ts');
  remembered = recall(tabStorage);
  if (known === openingKnowledge && wantsForms(remembered)) await fetchKnowledge();
}

/** The conversation of this tab, begun on a page or gone on with; or one that was cleared and is wanted back. */
export function useGuideActor(page: string, wanted: Memory | undefined): GuideActor {
  const [start] = useState(() => ({
    input: guideInput(
      known,
      wanted ? { kind: 'kept', memory: wanted } : remembered,
      Math.random,
      presentMoment(),
      page,
      ownTimeZone(),
    ),
    keep: writeAfterPaint(keepIn(tabStorage)).later,
  }));
  return useActorRef(logic, { input: start.input }, start.keep);
}
