import type { ReactNode } from 'react';
import styles from './Stamp.module.css';

/** The vermilion stamp. At most one on a page. */
export function Stamp({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <p className={styles.stamp}>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <span>{children}</span>
    </p>
  );
}
