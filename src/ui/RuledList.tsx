import type { ReactNode } from 'react';
import styles from './RuledList.module.css';

/** A ruled list of short lines, each with its mark. */
export function RuledList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}
