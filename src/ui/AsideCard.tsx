import type { ReactNode } from 'react';
import styles from './AsideCard.module.css';

/** A slip of paper torn from a pad, laid beside the page. */
export function AsideCard({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside className={styles.slip} aria-label={label}>
      <div className={styles.paper}>{children}</div>
    </aside>
  );
}
