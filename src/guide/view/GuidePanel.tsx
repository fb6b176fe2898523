import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { readDraft } from '#src/forms/draft.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { lookAhead, portsAhead } from '../machine/look-ahead.ts';
import type { Memory } from '../model/memory.ts';
import { selectUnread } from '../machine/selectors.ts';
import { fetchKept, ports, useGuideActor } from './guide-actor.ts';
import { Panel } from './Panel.tsx';
import type { Written } from './written-text.ts';

type Request =
  | { readonly kind: 'open' }
  | { readonly kind: 'ask'; readonly text: string }
  | { readonly kind: 'form'; readonly form: FormId };

const ahead = portsAhead(ports);

/** Makes the guide ready. Rejects when what a kept conversation needs cannot be had. */
export const prepareGuide = fetchKept;

interface GuidePanelProps {
  readonly pathname: string;
  /** Whether an answer is looked up while its question is typed. */
  readonly looksAhead: boolean;
  readonly isOpen: boolean;
  readonly request: Request | undefined;
  /** What was written in the panel before the guide was there. */
  readonly written: Written | undefined;
  readonly onClose: () => void;
  readonly onUnread: (count: number) => void;
}

/** The guide on the site. A conversation that was cleared and is wanted back is begun anew from what was remembered of it. */
export function GuidePanel(props: GuidePanelProps) {
  const [{ round, wanted }, setRound] = useState<{ readonly round: number; readonly wanted?: Memory }>({ round: 0 });
  return (
    <Conversation
      key={round}
      {...props}
      wanted={wanted}
      onWantedBack={(memory) => {
        setRound({ round: round + 1, wanted: memory });
      }}
    />
  );
}

/** One conversation for this tab, shown while the panel is open. */
function Conversation(
  props: GuidePanelProps & { readonly wanted: Memory | undefined; readonly onWantedBack: (memory: Memory) => void },
) {
  const { pathname, looksAhead, isOpen, request, written, wanted, onClose, onUnread, onWantedBack } = props;
  const actor = useGuideActor(pathname, wanted);
  const unread = useSelector(actor, selectUnread);
  const typed = useRef('');
  const look = (text: string) => {
    const snapshot = actor.getSnapshot();
    if (snapshot.hasTag('waiting')) return;
    typed.current = text;
    void lookAhead(
      snapshot.context,
      { text, now: presentMoment(), page: pathname },
      ahead,
      () => typed.current === text,
    );
  };

  useEffect(() => {
    actor.send({ type: isOpen ? 'panel.opened' : 'panel.closed' });
  }, [actor, isOpen]);
  useEffect(() => {
    onUnread(isOpen ? 0 : unread);
  }, [isOpen, unread, onUnread]);
  useEffect(() => {
    if (!request || handled.has(request)) return;
    handled.add(request);
    const moment = { now: presentMoment(), page: pathname };
    if (request.kind === 'ask') actor.send({ type: 'visitor.said', text: request.text, ...moment });
    // The guide takes over what the page's form holds through the draft of this tab, never through an address.
    if (request.kind === 'form')
      actor.send({
        type: 'form.requested',
        form: request.form,
        draft: readDraft(tabStorage, request.form),
        ...moment,
      });
    // A request is handled once; the page it was made on is the one that counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, request]);

  return isOpen ? (
    <Panel
      actor={actor}
      pathname={pathname}
      written={written}
      onPause={looksAhead ? look : undefined}
      onClose={onClose}
      onWantedBack={onWantedBack}
    />
  ) : null;
}

const handled = new WeakSet<Request>();
