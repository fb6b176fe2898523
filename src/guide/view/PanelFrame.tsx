import type { ReactElement, RefObject } from 'react';
import { isOfComposition } from '#src/ui/composition.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { useFullScreen } from './full-screen.ts';
import type { PanelWords } from './panel-words.ts';
import styles from './Panel.module.css';

/** The panel around the conversation: beside the page on a wide screen, over it on a phone. In its bar stands who answers. */
export function PanelFrame(props: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly words: PanelWords;
  readonly whose: string;
  /** Whether it takes the place of a panel that is in sight already. */
  readonly isContinued: boolean;
  /** What stands in the bar beside the button that closes the panel. */
  readonly buttons: ReactElement;
  /** Told when a finger goes down on the panel, and when it has done what it does. */
  readonly onPress?: (isDown: boolean) => void;
  readonly onClose: () => void;
  readonly children: readonly ReactElement[];
}) {
  const { ref, words, whose, isContinued, buttons, onPress, onClose, children } = props;
  const isFullScreen = useFullScreen(ref);

  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={words.title}
      tabIndex={-1}
      aria-modal={isFullScreen || undefined}
      className={isContinued ? styles.panel : `${styles.panel} ${styles.laid}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isOfComposition(event)) return;
        event.stopPropagation();
        onClose();
      }}
      onPointerDown={() => onPress?.(true)}
      onPointerCancel={() => onPress?.(false)}
      onClick={(event) => {
        onPress?.(false);
        const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
        if (link && isFullScreen) onClose();
      }}
    >
      <div className={styles.bar}>
        <p className={styles.title}>
          <span>{words.title}</span>
          <small>
            <Unbroken text={whose} />
          </small>
        </p>
        {buttons}
        <button type="button" onClick={onClose} aria-label={words.close} className={styles.close}>
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="m3 3 12 12M15 3 3 15" />
          </svg>
        </button>
      </div>
      {children}
    </div>
  );
}
