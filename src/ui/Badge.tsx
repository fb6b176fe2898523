import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A label set off by its colour: vermilion, at most once on a page, or the green of what may go ahead. */
export function Badge({
  id,
  label,
  ink = 'vermilion',
  children,
}: {
  /** Its place on the page. */
  readonly id?: string;
  readonly label?: string;
  readonly ink?: 'vermilion' | 'green';
  readonly children: ReactNode;
}) {
  return (
    <p id={id} className={`${styles.badge} ${styles[ink]}`}>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <span>{children}</span>
    </p>
  );
}
