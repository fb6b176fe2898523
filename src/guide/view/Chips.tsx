import type { Chip } from '../message.ts';
import styles from './Chips.module.css';

/** What can be tapped instead of typing. */
export function Chips({
  label: name,
  chips,
  onChoose,
}: {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onChoose: (chip: Chip) => void;
}) {
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={name} className={classNames(chips.length)}>
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
          {chip.label}
          {chip.hint !== undefined && (
            <small aria-hidden="true" className={styles.hint}>
              {chip.hint}
            </small>
          )}
        </button>
      ))}
    </div>
  );
}

const classNames = (count: number) => (count > 4 ? styles.many : count > 2 ? styles.several : styles.chips);

/** The word to send: the one among the chips that acts. */
const isYes = ({ command }: Chip) => command.kind === 'intent' && command.id === 'yes';
