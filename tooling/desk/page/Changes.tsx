import type { ListedChange } from '../contract.ts';
import { lineInWords } from '../plain-words.ts';
import styles from './desk.module.css';

/** What was changed at the desk, the newest first, each with a way to take it back. */
export function Changes(props: {
  readonly changes: readonly ListedChange[];
  readonly onTakeBack: (id: string) => void;
}) {
  const { changes, onTakeBack } = props;
  return (
    <section className={styles.group} aria-label="Changes">
      <h2>Changes</h2>
      {changes.length === 0 && <p>Nothing was changed here yet.</p>}
      <ol className={styles.list}>
        {changes.map(({ id, at, what, lines, isTakenBack }) => (
          <li key={id}>
            <details>
              <summary>
                {what} <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString('en-IN')}</time>
              </summary>
              <pre>{lines.map(lineInWords).join('\n')}</pre>
            </details>
            {isTakenBack ? (
              <p>Taken back</p>
            ) : (
              <button type="button" onClick={() => onTakeBack(id)}>
                Take back<span className={styles.unseen}> {what}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
