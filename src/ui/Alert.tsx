import type { ReactNode } from 'react';
import styles from './Alert.module.css';

/** A boxed message: something went well or went wrong. */
export function Alert({ kind, children }: { readonly kind: 'good' | 'wrong'; readonly children: ReactNode }) {
  return <div className={`${styles.notice} ${styles[kind]}`}>{children}</div>;
}
