import type { ReactNode } from 'react';
import styles from './Opening.module.css';

/** How every page begins: a line above, the heading, a sentence or two, and what to do next. */
export function Opening(props: {
  readonly heading: string;
  readonly lead?: string;
  readonly above?: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { heading, lead, above, aside, children } = props;
  return (
    <header className={styles.opening}>
      <div className={styles.sheet}>
        {above}
        <h1>{heading}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children !== undefined && <div className={styles.actions}>{children}</div>}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
    </header>
  );
}
