import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A rubber stamp. In vermilion, and then at most one on a page, or in the green of what may go ahead. */
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
    <p className={`${styles.stamp} ${styles[ink]}`}>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <span>{children}</span>
    </p>
  );
}
