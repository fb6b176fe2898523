import type { Ref } from 'react';
import words from 'content:layout-words';
import styles from './MenuButton.module.css';

/** What opens and shuts the navigation where the bar has no room for it. */
export function MenuButton({
  ref,
  isOpen,
  controls,
  onClick,
}: {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
    >
      <span className={styles.icon} aria-hidden="true" />
      <span>{words.menu.button}</span>
    </button>
  );
}
