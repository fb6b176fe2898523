import type { ReactNode } from 'react';
import styles from './MarginNotes.module.css';

interface Noted {
  readonly text: string;
  readonly note: ReactNode;
}

/** Ruled entries with a remark each: in the margin column where there is one, under the entry where there is not. */
export function MarginNotes({ entries }: { readonly entries: readonly Noted[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ text, note }) => (
        <li key={text}>
          <p>{text}</p>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
