import { Drawing } from './Drawing.tsx';
import styles from './Entries.module.css';

interface Entry {
  readonly href: string;
  readonly name: string;
  readonly text: string;
  readonly more?: string;
  readonly drawing?: string;
}

/** Cards as entries of a ledger: a name that leads on, and a text of at most three lines. */
export function Entries({ entries, level = 'h3' }: { readonly entries: readonly Entry[]; readonly level?: 'h2' | 'h3' }) {
  const Heading = level;
  return (
    <ul className={styles.entries}>
      {entries.map(({ href, name, text, more, drawing }) => (
        <li key={href} className={drawing === undefined ? styles.entry : `${styles.entry} ${styles.drawn}`}>
          {drawing !== undefined && <Drawing name={drawing} />}
          <Heading>
            <a href={href}>{name}</a>
          </Heading>
          <p>{text}</p>
          {more !== undefined && (
            <span className={styles.more} aria-hidden="true">
              {more}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
