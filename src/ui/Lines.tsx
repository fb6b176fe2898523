import type { ReactNode } from 'react';
import styles from './Lines.module.css';

/** A ruled list of short lines, marked or numbered. */
export function Lines({ numbered = false, children }: { readonly numbered?: boolean; readonly children: ReactNode }) {
  return numbered ? <ol className={`${styles.lines} ${styles.numbered}`}>{children}</ol> : <ul className={styles.lines}>{children}</ul>;
}
