import { Unbroken } from './Unbroken.tsx';
import styles from './DotLeaderList.module.css';

interface Leader {
  readonly href: string;
  readonly name: string;
  readonly figure?: string;
}

/** Names that lead over dots to a figure, as in a table of contents; each is a link. */
export function DotLeaderList({
  entries,
  isTight = false,
}: {
  readonly entries: readonly Leader[];
  readonly isTight?: boolean;
}) {
  return (
    <ul className={isTight ? `${styles.leaders} ${styles.tight}` : styles.leaders}>
      {entries.map(({ href, name, figure }) => (
        <li key={href}>
          <a href={href}>
            <span className={styles.name}>
              <Unbroken text={name} />
            </span>
            {figure !== undefined && <span className={styles.figure}>{figure}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
