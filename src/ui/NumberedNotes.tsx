import type { ReactNode } from 'react';
import styles from './NumberedNotes.module.css';

/** Short notes for the margin column: what it is, and under it the note. In one line where there is no column. */
export function NumberedNotes({
  notes,
}: {
  readonly notes: readonly { readonly name: string; readonly text: ReactNode }[];
}) {
  return (
    <dl className={styles.notes}>
      {notes.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
