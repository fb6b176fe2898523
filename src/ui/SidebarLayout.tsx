import type { ReactNode } from 'react';
import styles from './SidebarLayout.module.css';

/** A page with something that lies beside it: below the opening on a narrow screen, at the right and always in sight on a wide one. */
export function SidebarLayout({
  opening,
  beside,
  children,
}: {
  readonly opening: ReactNode;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      <div className={styles.opening}>{opening}</div>
      <div className={styles.beside}>{beside}</div>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
