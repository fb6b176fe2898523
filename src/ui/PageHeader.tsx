import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { Unbroken } from './Unbroken.tsx';
import styles from './PageHeader.module.css';

/** How every page begins: a drawing in the margin, a line above, the heading, a sentence or two, and what to do next. */
export function PageHeader(props: {
  readonly heading: string;
  readonly lead?: string;
  readonly margin?: ReactNode;
  readonly above?: Elements;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { heading, lead, margin, above, aside, children } = props;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.margin}>{margin}</div>
        <div className={styles.body}>
          {above}
          <h1>
            <Unbroken text={heading} />
          </h1>
          {lead !== undefined && (
            <p className={styles.lead}>
              <Unbroken text={lead} />
            </p>
          )}
          {children !== undefined && <div className={styles.actions}>{children}</div>}
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
      </div>
    </header>
  );
}
