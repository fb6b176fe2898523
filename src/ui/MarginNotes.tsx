import type { ReactNode } from 'react';
import styles from './MarginNotes.module.css';

interface Noted {
  /** Its place on the page. */
  readonly id: string;
  readonly text: ReactNode;
  readonly note: ReactNode;
}

/** Ruled entries with a remark each: in the margin column where there is one, under the entry where there is not. */
export function MarginNotes({ entries }: { readonly entries: readonly Noted[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, text, note }) => (
        <li key={id} id={id}>
          <p>{text}</p>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
