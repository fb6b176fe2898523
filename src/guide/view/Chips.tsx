import type { MouseEvent } from 'react';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { Chip } from '../model/chip.ts';
import styles from './Chips.module.css';

/** What can be tapped instead of typing: two rows of it, and a button to the next two where there are more. */
export function Chips({
  label: name,
  more,
  chips,
  onChoose,
}: {
  readonly label: string;
  readonly more: string;
  readonly chips: readonly Chip[];
  readonly onChoose: (chip: Chip) => void;
}) {
  if (chips.length === 0) return null;
  return (
    <div className={styles.tray}>
      <div key={chips[0]?.label} role="group" aria-label={name} className={classNames(chips.length)}>
        {chips.map((chip) => (
          <button
            key={chip.label}
            type="button"
            className={isYes(chip) ? styles.first : undefined}
            aria-description={chip.hint}
            onClick={() => {
              onChoose(chip);
            }}
          >
            <Unbroken text={chip.label} />
            {chip.hint !== undefined && (
              <small aria-hidden="true" className={styles.hint}>
                {chip.hint}
              </small>
            )}
          </button>
        ))}
      </div>
      <button type="button" className={styles.more} aria-label={more} onClick={turnOver}>
        <svg
          width="18"
          height="18"
          viewBox="0 0 18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m3 6 6 6 6-6" />
        </svg>
      </button>
    </div>
  );
}

const classNames = (count: number) => (count > 4 ? styles.many : count > 2 ? styles.several : styles.chips);

/** Shows the next rows of the chips beside a button; after the last ones the first. */
function turnOver({ currentTarget: { previousElementSibling: rows } }: MouseEvent<HTMLElement>): void {
  if (rows === null) return;
  const isAtEnd = rows.scrollTop + rows.clientHeight > rows.scrollHeight - 2;
  rows.scrollTo({ top: isAtEnd ? 0 : rows.scrollTop + rows.clientHeight });
}

/** The word to send: the one among the chips that acts. */
const isYes = ({ acts }: Chip) => acts.some(({ kind }) => kind === 'affirm');
