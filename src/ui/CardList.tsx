import { Icon } from './Icon.tsx';
import { Unbroken } from './Unbroken.tsx';
import styles from './CardList.module.css';

interface Entry {
  readonly href: string;
  readonly name: string;
  readonly text: string;
  readonly icon?: string;
}

/** A list of cards: a name that links on, and a text. */
export function CardList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ href, name, text, icon }) => (
        <li key={href} className={icon === undefined ? styles.entry : `${styles.entry} ${styles.withIcon}`}>
          {icon !== undefined && <Icon name={icon} />}
          <h3>
            <a href={href}>
              <Unbroken text={name} />
            </a>
          </h3>
          <p className={styles.text}>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
