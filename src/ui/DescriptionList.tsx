import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface Pair {
  readonly name: string;
  readonly text: ReactNode;
}

/** Names and what there is to say of each: two columns of a ruled page, one under the other where it is narrow. */
export function DescriptionList({
  pairs,
  isNumbered = false,
}: {
  readonly pairs: readonly Pair[];
  readonly isNumbered?: boolean;
}) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={isNumbered ? `${styles.pairs} ${styles.numbered}` : styles.pairs}>
      {pairs.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
