import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { ownTimeZone } from '#src/forms/own-time-zone.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { formsNotLoaded } from '../understanding/before-forms.ts';
import type { GuideForms } from '../model/knowledge.ts';
import { keepingAnswer } from '../machine/look-up.ts';
import { hasMemory } from '../machine/memory.ts';
import type { Memory, Remembered } from '../model/memory.ts';
import type { Ports } from '../machine/ports.ts';
import { respond } from '../answers/respond.ts';
import { guideInput, guideLogic, keepIn, wantsForms, type GuideActor } from '../machine/session.ts';
import { siteKnowledge } from '../machine/site-knowledge.ts';
import { writeAfterPaint } from './write-after-paint.ts';
import { isLeaving } from './leaving.ts';

let fetched = formsNotLoaded;
/** What draws the fields of the forms and the review; undefined until the forms have been fetched. */
let drawn: FormViews | undefined;
let remembered: Remembered = { kind: 'none' };

const fetchMail = () => import('#src/delivery/site-mail.ts').catch(() => null);

type FormViews = typeof import('./FormViews.tsx');

/** What draws the fields of the forms and the review. Without it all can be typed, and tapped as chips. */
export const formViews = (): FormViews | undefined => drawn;

const fetchForms = async (): Promise<GuideForms> => {
  const views = import('./FormViews.tsx').catch(() => undefined);
  fetched = (await import('../machine/guide-forms.ts')).guideForms;
  drawn = await views;
  void fetchMail().then((mail) => mail?.prepareSending());
  return fetched;
};

/** Through which the guide of the site reaches what is outside of it. */
export const ports: Ports = {
  answer: keepingAnswer((text, page, earlier) => respond(siteKnowledge(), text, page, earlier)),
  readScript: (text) =>
    import('../machine/script-message.ts').then(({ readScript }) => readScript(text)).catch(() => null),
  guideForms: () => fetchForms().catch(() => null),
  send: async (mail) => {
    const delivery = await fetchMail();
    if (!delivery) return { ok: false, text: siteKnowledge().wording.formNotLoaded, mayHaveArrived: false };
    const outcome = await delivery.deliver(mail);
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
  if (fetched === formsNotLoaded && wantsForms(remembered)) await fetchForms();
}

/** The conversation of this tab, begun on a page or gone on with; or one that was cleared and is wanted back. */
export function useGuideActor(page: string, wanted: Memory | undefined): GuideActor {
  const [start] = useState(() => ({
    input: guideInput(
      wanted ? { kind: 'kept', memory: wanted } : remembered,
      fetched,
      Math.random,
      presentMoment(),
      page,
      ownTimeZone(),
    ),
    keep: writeAfterPaint(keepIn(tabStorage)).later,
  }));
  return useActorRef(logic, { input: start.input }, start.keep);
}
