import { use, type ReactNode } from 'react';
import { ArrivingContext } from './arriving.ts';
import type { Elements } from './elements.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Unbroken } from './Unbroken.tsx';
import styles from './Section.module.css';

/** A section of a page: a note in the margin column, a ruled line, the heading and what belongs to it. */
export function Section(props: {
  readonly id?: string;
  readonly margin?: ReactNode;
  readonly heading?: string;
  /** One of many that follow one another: less air above and below. */
  readonly isDense?: boolean;
  readonly children: Elements;
}) {
  const { id, margin, heading, isDense = false, children } = props;
  if (use(ArrivingContext)) return null;
  return (
    <section className={isDense ? `${styles.section} ${styles.dense}` : styles.section} id={id}>
      <div className={styles.margin}>{typeof margin === 'string' ? <Unbroken text={margin} /> : margin}</div>
      <div className={styles.body}>
        {heading !== undefined && (
          <h2>
            <Unbroken text={heading} />
          </h2>
        )}
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </section>
  );
}
