import type { ReactNode } from 'react';
import { Unbroken } from './Unbroken.tsx';
import styles from './DescriptionList.module.css';

interface Pair {
  readonly name: string;
  readonly text: ReactNode;
}

/** Names and what there is to say of each: two columns of a ruled page, one under the other where it is narrow. */
export function DescriptionList({
  pairs,
  isNumbered = false,
  idOf,
}: {
  readonly pairs: readonly Pair[];
  readonly isNumbered?: boolean;
  /** The place of a pair, by where it stands in the list, from 0. */
  readonly idOf?: (index: number) => string;
}) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={isNumbered ? `${styles.pairs} ${styles.numbered}` : styles.pairs}>
      {pairs.map(({ name, text }, index) => (
        <li key={name} id={idOf?.(index)}>
          <strong>
            <Unbroken text={name} />
          </strong>
          <span>{typeof text === 'string' ? <Unbroken text={text} /> : text}</span>
        </li>
      ))}
    </List>
  );
}
