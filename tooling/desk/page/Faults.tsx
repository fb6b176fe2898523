import type { Fault } from '#tooling/content/fault.ts';
import { fieldTitle, sentence } from '../plain-words.ts';
import styles from './desk.module.css';

/** What is wrong or doubtful, each with a link to the field it speaks of. */
export function Faults(props: {
  /** By which a link leads to it. */
  readonly id?: string;
  readonly heading: string;
  readonly faults: readonly Fault[];
  readonly isAlert?: boolean;
  /** Whether the list is folded behind its heading, with its count. */
  readonly isFolded?: boolean;
  /** What a file is called, by its path below content/. */
  readonly titleOf: (file: string) => string;
  readonly onChoose: (fault: Fault) => void;
}) {
  const { id, heading, faults, isAlert = false, isFolded = false, titleOf, onChoose } = props;
  if (faults.length === 0) return null;
  const list = (
    <ul>
      {faults.map((fault) => (
        <li key={`${fault.file} ${String(fault.line)} ${fault.field} ${fault.expected}`}>
          <button type="button" className={styles.link} onClick={() => onChoose(fault)}>
            {fault.file === '' ? sentence(fault.expected) : `${titleOf(fault.file)}: ${fieldTitle(fault.field)}`}
          </button>{' '}
          {fault.file !== '' && fault.expected}
        </li>
      ))}
    </ul>
  );
  return isFolded ? (
    <details className={styles.warnings}>
      <summary>
        {heading} ({faults.length})
      </summary>
      {list}
    </details>
  ) : (
    <section
      id={id}
      tabIndex={-1}
      className={isAlert ? styles.faults : styles.warnings}
      role={isAlert ? 'alert' : undefined}
    >
      <h2>{heading}</h2>
      {list}
    </section>
  );
}
