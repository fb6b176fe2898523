import type { ReactNode } from 'react';
import styles from './AsideCard.module.css';

/** A card beside the text of the page. */
export function AsideCard({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside className={styles.card} aria-label={label}>
      <div className={styles.paper}>{children}</div>
    </aside>
  );
}
