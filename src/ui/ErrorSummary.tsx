import type { Ref } from 'react';
import styles from './ErrorSummary.module.css';

interface Wrong {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
}

/** Above a form: every field that was refused and why, each a link to its field. */
export function ErrorSummary({
  heading,
  wrong,
  ref,
}: {
  readonly heading: string;
  readonly wrong: readonly Wrong[];
  readonly ref?: Ref<HTMLDivElement>;
}) {
  if (wrong.length === 0) return null;
  return (
    <div role="alert" className={styles.summary} ref={ref}>
      <p>{heading}</p>
      <ul>
        {wrong.map(({ id, label, reason }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
            <span>{`: ${reason}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
