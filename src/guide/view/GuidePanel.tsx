import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { readDraft } from '#src/forms/draft.ts';
import type { FormId } from '#src/forms/form-id.ts';
import { tabStorage } from '#src/forms/tab-storage.ts';
import { formsNotLoaded } from '../form-triggers.ts';
import { siteKnowledge } from '../site-knowledge.ts';
import { respond } from '../respond.ts';
import { selectUnread } from '../selectors.ts';
import { hasFormUnderWay, startGuide, type GuideActor } from '../session.ts';
import { Panel } from './Panel.tsx';

type Request =
  | { readonly kind: 'open' }
  | { readonly kind: 'ask'; readonly text: string }
  | { readonly kind: 'form'; readonly form: FormId };

let running: GuideActor | undefined;
let fetched = formsNotLoaded;

const module = () => import('../guide-forms.ts');
const fetchGuideForms = async () => (fetched = (await module()).guideForms);

const guide = (page: string) =>
  (running ??= startGuide(
    {
      answer: (text, from) => respond(siteKnowledge(), text, from),
      guideForms: () => fetchGuideForms().catch(() => null),
      send: async (mail) => {
        const outcome = await (await module()).deliver(mail);
        return outcome.ok || !isLeaving ? outcome : new Promise(() => undefined);
      },
    },
    tabStorage(),
    fetched,
    page,
  ));

/** Makes the guide's mind ready ahead of the tap, and fetches what a conversation kept in this tab goes on with. Rejects when that cannot be had. */
export async function prepareGuide(): Promise<void> {
  siteKnowledge();
  if (fetched === formsNotLoaded && hasFormUnderWay(tabStorage())) await fetchGuideForms();
}

/** The guide on the site: one conversation for this tab, shown while the panel is open. */
export function GuidePanel(props: {
  readonly pathname: string;
  readonly isOpen: boolean;
  readonly request: Request | undefined;
  readonly onClose: () => void;
  readonly onUnread: (count: number) => void;
}) {
  const { pathname, isOpen, request, onClose, onUnread } = props;
  const [actor] = useState(() => guide(pathname));
  const unread = useSelector(actor, selectUnread);

  useEffect(() => {
    actor.send({ type: isOpen ? 'panel.opened' : 'panel.closed' });
  }, [actor, isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    // The first suggestion is looked up in silence: whatever a reply needs for the first time is then there.
    const timer = setTimeout(
      () => void respond(siteKnowledge(), siteKnowledge().wording.suggestions[0] ?? '', pathname),
      warmUpAfter,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isOpen, pathname]);
  useEffect(() => {
    onUnread(isOpen ? 0 : unread);
  }, [isOpen, unread, onUnread]);
  useEffect(() => {
    if (!request || heard.has(request)) return;
    heard.add(request);
    const moment = { now: new Date(), page: pathname };
    if (request.kind === 'ask') actor.send({ type: 'visitor.said', text: request.text, ...moment });
    // The guide takes over what the page's form holds through the draft of this tab, never through an address.
    if (request.kind === 'form')
      actor.send({
        type: 'form.requested',
        form: request.form,
        draft: readDraft(tabStorage(), request.form),
        ...moment,
      });
    // A request is heard once; the page it was made on is the one that counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [actor, request]);

  return isOpen ? <Panel actor={actor} pathname={pathname} onClose={onClose} /> : null;
}

// A page that is left breaks off its sending: that is no failure to tell of, for nobody knows whether the mail had gone.
let isLeaving = false;
window.addEventListener('beforeunload', () => {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
  }, 1000);
});

/** Milliseconds: once the panel has been drawn. */
const warmUpAfter = 250;

const heard = new WeakSet<Request>();
