import { blockLineId } from '#src/collections/passage-ids.ts';
import type { TopicBlock } from '#src/collections/types.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import styles from './YearTimeline.module.css';

type Year = Extract<TopicBlock, { kind: 'year' }>;

// A column before the twelve months and one after them.
const columns = 14;

/** Stretches of a year, each drawn on a strip of twelve months beside its words. */
export function YearTimeline({ begins, spans }: Pick<Year, 'begins' | 'spans'>) {
  const months = Array.from({ length: 12 }, (_, index) => monthNames[(begins - 1 + index) % 12] ?? '');
  return (
    <div className={styles.year}>
      <div className={styles.months} aria-hidden="true">
        <span />
        {months.map((month) => (
          <span key={month}>{month.slice(0, 3)}</span>
        ))}
        <span />
      </div>
      <ol className={styles.spans}>
        {spans.map(({ name, text, from, to }, index) => (
          <li key={name} id={blockLineId('year', index)}>
            <div>
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
            <Strip from={from + 1} to={to + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Strip({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <svg className={styles.strip} viewBox={`0 0 ${columns} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path
        className={styles.ruling}
        d={Array.from({ length: columns - 1 }, (_, index) => `M${index + 1} 0V1`).join('')}
      />
      <path className={styles.span} d={`M${from + 0.06} 0.5H${to - 0.06}`} />
    </svg>
  );
}
