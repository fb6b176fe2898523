import type { HomePage } from '#src/collections/types.ts';
import { left } from '#src/collections/due-date-text.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { addMonths, monthNames, weekdayName } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { useToday } from '../today.ts';
import styles from './DueDates.module.css';

/** The next three days on which something falls due. */
export function DueDates({ dates: { heading, on, note, link }, upcoming }: Pick<HomePage, 'dates' | 'upcoming'>) {
  const today = useToday();
  const next = dueDates(upcoming, today, addMonths(today, 3));
  const days = [...new Set(next.map(({ due }) => due))].slice(0, daysShown);
  return (
    <aside className={styles.dates} aria-labelledby="due-dates">
      <h2 id="due-dates">{heading}</h2>
      <ul>
        {days.map((day) => {
          const due = next.filter((date) => date.due === day).map(({ obligation }) => obligation);
          return (
            <li key={day}>
              <a href={paths.dueDate(due[0]?.id ?? '')}>
                <time dateTime={day} className={styles.day}>
                  <span>{Number(day.slice(8))}</span>
                  <small>{monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}</small>
                </time>
                <span className={styles.what}>
                  <span>
                    <Unbroken text={due.map(({ name }) => name).join(', ')} />
                  </span>
                  <small key={today}>{fillTemplate(on, { weekday: weekdayName(day), left: left(today, day) })}</small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <p>
        <span>{note}</span> <a href={paths.dueDates}>{link}</a>
      </p>
    </aside>
  );
}

const daysShown = 3;
