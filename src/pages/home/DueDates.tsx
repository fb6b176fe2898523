import type { HomePage } from '#src/collections/types.ts';
import styles from './DueDates.module.css';

/** What falls due in every month, by its day. */
export function DueDates({ dates: { heading, items, note } }: Pick<HomePage, 'dates'>) {
  return (
    <aside className={styles.dates} aria-labelledby="due-dates">
      <h2 id="due-dates">{heading}</h2>
      <ul>
        {items.map(({ day, what, to }) => (
          <li key={day}>
            <a href={to}>
              <span className={styles.day}>{day}</span>
              {what}
            </a>
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </aside>
  );
}
