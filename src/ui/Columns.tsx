import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Two columns: the entries, and at their right, from the top down, what is looked at together with them. */
export function Columns({
  children,
  right,
  isSticky = false,
}: {
  readonly children: ReactNode;
  readonly right: ReactNode;
  readonly isSticky?: boolean;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={isSticky ? `${styles.column} ${styles.sticky}` : styles.column}>{right}</div>
    </div>
  );
}
