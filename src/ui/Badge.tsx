import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A label set off by its colour: vermilion, at most once on a page, or the green of what may go ahead. */
export function Badge({
  label,
  ink = 'vermilion',
  children,
}: {
  readonly label?: string;
  readonly ink?: 'vermilion' | 'green';
  readonly children: ReactNode;
}) {
  return (
    <p className={`${styles.badge} ${styles[ink]}`}>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <span>{children}</span>
    </p>
  );
}
