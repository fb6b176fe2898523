import { Icon } from './Icon.tsx';
import styles from './CardList.module.css';

interface Entry {
  readonly href: string;
  readonly name: string;
  readonly text: string;
  readonly drawing?: string;
}

/** A list of cards: a name that links on, and a text. */
export function CardList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ href, name, text, drawing }) => (
        <li key={href} className={drawing === undefined ? styles.entry : `${styles.entry} ${styles.drawn}`}>
          {drawing !== undefined && <Icon name={drawing} />}
          <h3>
            <a href={href}>{name}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
