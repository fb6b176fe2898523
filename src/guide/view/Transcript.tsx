import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { appended } from '../dialogue/chips.ts';
import type { Message } from '../model/message.ts';
import type { Link } from '../model/reply.ts';
import { MessageView } from './MessageView.tsx';
import type { PanelWords } from './panel-words.ts';
import { Waiting } from './Waiting.tsx';
import styles from './Transcript.module.css';

/** The conversation. It is the one live region: only what is added is read out. Arrow keys go from message to message. */
export function Transcript(props: {
  readonly messages: readonly Message[];
  /** The pages of the answer that is on its way. */
  readonly pendingLinks: readonly Link[];
  readonly isWaiting: boolean;
  readonly words: PanelWords;
  readonly onLeave: () => void;
  /** Whether the field of a form waits below: then the end of what is said, which asks for it, is in sight. */
  readonly isAsking: boolean;
  /** Whether the field of a figure waits below: then the beginning of what is said, which asks for it, is in sight, as with a card. */
  readonly isReckoning: boolean;
  /** What stands in the place of the rows of a message that is read through, and whose that is. */
  readonly card: { readonly messageId: number; readonly view: ReactNode } | undefined;
}) {
  const { messages, pendingLinks, isWaiting, words, onLeave, card, isAsking, isReckoning } = props;
  const log = useRef<HTMLDivElement>(null);
  // It has the number of the answer, which then takes its place.
  const shown = useMemo(
    () => (pendingLinks.length > 0 ? appended(messages, 'guide', { blocks: [], links: pendingLinks }) : messages),
    [messages, pendingLinks],
  );
  const last = shown.at(-1);
  const isPending = pendingLinks.length > 0;
  const hasStart = isReckoning || card !== undefined;

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const show = () => {
      const spoken = [...element.querySelectorAll<HTMLElement>('[data-from="visitor"]')].at(-1);
      const top = (spoken?.offsetTop ?? 12) - 12;
      const said = element.querySelector<HTMLElement>('[data-from]:last-of-type');
      const end = said ? said.offsetTop + said.offsetHeight - element.clientHeight : 0;
      const begins = said ? said.offsetTop - 12 : 0;
      // An answer in the middle of a form is read from its beginning; the field below has the question behind it.
      const isAnswer = said?.previousElementSibling !== spoken;
      element.scrollTop =
        isAsking && isAnswer ? top : Math.max(top, isAsking ? end : hasStart ? Math.min(begins, end) : 0);
    };
    // Once for each frame: a question and its answer that come together are measured together.
    const frame = requestAnimationFrame(show);
    // The field below grows by what is said of an answer.
    const growing = isAsking ? new ResizeObserver(show) : undefined;
    growing?.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      growing?.disconnect();
    };
    // What is drawn anew stays where it is read.
  }, [last?.id, isPending, isAsking, hasStart]);

  const move = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('form')) return;
    const all = [...(log.current?.querySelectorAll<HTMLElement>('[data-from]') ?? [])];
    const at = all.findIndex((element) => element.contains(document.activeElement));
    const goal = { ArrowUp: at < 0 ? all.length - 1 : at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[
      event.key
    ];
    if (event.key === 'ArrowDown' && at === all.length - 1) onLeave();
    else if (goal === undefined) return;
    else all[Math.max(0, goal)]?.focus();
    event.preventDefault();
  };

  return (
    <div ref={log} role="log" aria-label={words.conversation} tabIndex={0} className={styles.log} onKeyDown={move}>
      {shown.map((message, index) => (
        <MessageView
          key={message.id}
          message={message}
          next={shown[index + 1]}
          words={words}
          isPending={isPending && message === last}
          card={card?.messageId === message.id ? card.view : undefined}
        />
      ))}
      {isWaiting && !isPending && <Waiting text={words.waiting} />}
    </div>
  );
}
