import type { Fault } from '#tooling/content/fault.ts';
import { fieldTitle, plainWords } from '../plain-words.ts';
import styles from './desk.module.css';

/** What is wrong or doubtful, each with a link to the field it speaks of. */
export function Faults(props: {
  readonly heading: string;
  readonly faults: readonly Fault[];
  readonly isAlert?: boolean;
  /** What a file is called, by its path below content/. */
  readonly titleOf: (file: string) => string;
  readonly onChoose: (fault: Fault) => void;
}) {
  const { heading, faults, isAlert = false, titleOf, onChoose } = props;
  if (faults.length === 0) return null;
  return (
    <section className={isAlert ? styles.faults : styles.warnings} role={isAlert ? 'alert' : undefined}>
      <h2>{heading}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.file} ${String(fault.line)} ${fault.field} ${fault.expected}`}>
            <button type="button" className={styles.link} onClick={() => onChoose(fault)}>
              {fault.file === '' ? fault.expected : `${titleOf(fault.file)}: ${fieldTitle(fault.field)}`}
            </button>{' '}
            {fault.file !== '' && plainWords(fault.expected)}
          </li>
        ))}
      </ul>
    </section>
  );
}
