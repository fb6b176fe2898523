import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { appended } from '../dialogue/chips.ts';
import type { Message } from '../model/message.ts';
import type { Link } from '../model/reply.ts';
import { MessageView } from './MessageView.tsx';
import type { PanelWords } from '../machine/selectors.ts';
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
}) {
  const { messages, pendingLinks, isWaiting, words, onLeave } = props;
  const log = useRef<HTMLDivElement>(null);
  // It has the number of the answer, which then takes its place.
  const shown = useMemo(
    () => (pendingLinks.length > 0 ? appended(messages, 'guide', { blocks: [], links: pendingLinks }) : messages),
    [messages, pendingLinks],
  );
  const last = shown.at(-1);

  useLayoutEffect(() => {
    // Once for each frame: a question and its answer that come together are measured together.
    const frame = requestAnimationFrame(() => {
      const element = log.current;
      const spoken = element?.querySelectorAll<HTMLElement>('[data-from="visitor"]');
      const lastSpoken = spoken?.item(spoken.length - 1);
      if (element) element.scrollTop = lastSpoken ? Math.min(element.scrollHeight, lastSpoken.offsetTop - 12) : 0;
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [last]);

  const move = (event: KeyboardEvent) => {
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
          isPending={pendingLinks.length > 0 && message === last}
        />
      ))}
      {isWaiting && pendingLinks.length === 0 && <Waiting text={words.waiting} />}
    </div>
  );
}
