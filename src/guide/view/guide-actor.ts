import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { ownTimeZone } from '#src/forms/own-time-zone.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { formsNotLoaded } from '../form-triggers.ts';
import type { GuideForms } from '../knowledge.ts';
import { keepingAnswer } from '../look-up.ts';
import { hasMemory, type Memory, type Remembered } from '../memory.ts';
import type { Ports } from '../ports.ts';
import { respond } from '../respond.ts';
import { guideInput, guideLogic, keepIn, wantsForms, type GuideActor } from '../session.ts';
import { siteKnowledge } from '../site-knowledge.ts';
import { writeAfterPaint } from './write-after-paint.ts';
import { isLeaving } from './leaving.ts';

let fetched = formsNotLoaded;
let remembered: Remembered = { kind: 'none' };

const fetchMail = () => import('#src/delivery/site-mail.ts').catch(() => null);

const fetchForms = async (): Promise<GuideForms> => {
  fetched = (await import('../guide-forms.ts')).guideForms;
  void fetchMail().then((mail) => mail?.prepareSending());
  return fetched;
};

/** Through which the guide of the site reaches what is outside of it. */
export const ports: Ports = {
  answer: keepingAnswer((text, page, earlier) => respond(siteKnowledge(), text, page, earlier)),
  readScript: (text) => import('../script-message.ts').then(({ readScript }) => readScript(text)).catch(() => null),
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
  const { recall } = await import('../recall.ts');
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
