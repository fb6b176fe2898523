import type { ReactNode } from 'react';
import styles from './Slip.module.css';

/** A slip of paper torn from a pad, laid beside the page. */
export function Slip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside className={styles.slip} aria-label={label}>
      <div className={styles.paper}>{children}</div>
    </aside>
  );
}
