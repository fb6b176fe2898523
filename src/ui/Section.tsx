import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A section of the sheet: a note in the margin column, a ruled line, the heading and what belongs to it. */
export function Section(props: {
  readonly id?: string;
  readonly margin?: ReactNode;
  readonly heading?: string;
  readonly children: ReactNode;
}) {
  const { id, margin, heading, children } = props;
  return (
    <section className={styles.section} id={id}>
      <div className={styles.margin}>{margin}</div>
      <div className={styles.body}>
        {heading !== undefined && <h2>{heading}</h2>}
        {children}
      </div>
    </section>
  );
}
