import type { ReactNode } from 'react';
import styles from './SidebarLayout.module.css';

/** A page with something beside it: below the header on a narrow screen, at the right and always in sight on a wide one. */
export function SidebarLayout({
  header,
  aside,
  children,
}: {
  readonly header: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      <div>{header}</div>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
