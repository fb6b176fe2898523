import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { deliver } from '#src/delivery/site-mail.ts';
import { readDraft } from '#src/forms/draft.ts';
import { answersIn, type FormId } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import { tabStorage } from '#src/forms/tab-storage.ts';
import { mind } from '../mind.ts';
import { respond } from '../respond.ts';
import { selectUnread } from '../selectors.ts';
import { startGuide, type GuideActor } from '../session.ts';
import { Panel } from './Panel.tsx';

type Request = { readonly kind: 'open' } | { readonly kind: 'ask'; readonly text: string } | { readonly kind: 'form'; readonly form: 'tax' | 'contact' | 'booking' };

let running: GuideActor | undefined;
const guide = (page: string) => (running ??= startGuide({ answer: (text, from) => respond(mind(), text, from), send: deliver }, tabStorage(), page));

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

  useEffect(() => { actor.send({ type: isOpen ? 'panel.opened' : 'panel.closed' }); }, [actor, isOpen]);
  useEffect(() => { onUnread(isOpen ? 0 : unread); }, [isOpen, unread, onUnread]);
  useEffect(() => {
    if (!request || heard.has(request)) return;
    heard.add(request);
    const moment = { now: new Date(), page: pathname };
    if (request.kind === 'ask') actor.send({ type: 'visitor.said', text: request.text, ...moment });
    if (request.kind === 'form') actor.send({ type: 'form.requested', form: request.form, known: knownFor(request.form, actor, moment.now), ...moment });
    // A request is heard once; the page it was made on is the one that counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [actor, request]);

  return isOpen ? <Panel actor={actor} pathname={pathname} onClose={onClose} /> : null;
}

const heard = new WeakSet<Request>();

/** What the page's form holds already: the guide takes it over through the draft of this tab, never through an address. */
function knownFor(id: FormId, actor: GuideActor, now: Date): Answers {
  const form = actor.getSnapshot().context.world.forms.find((one) => one.id === id);
  return form ? answersIn(form, readDraft(tabStorage(), id), now) : {};
}
