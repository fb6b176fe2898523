import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A boxed message: something went well, went wrong, or ought to be known. */
export function Notice({ kind, children }: { readonly kind: 'good' | 'wrong' | 'plain'; readonly children: ReactNode }) {
  return <div className={`${styles.notice} ${styles[kind]}`}>{children}</div>;
}
