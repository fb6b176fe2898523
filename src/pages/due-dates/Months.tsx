import words from 'content:due-date-words';
import type { DueDate } from '#src/domain/due-dates.ts';
import { addMonths, monthNames, type IstDate } from '#src/domain/ist-dates.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './Months.module.css';

/** The months of a span of days, with what is due in each. */
export function Months({
  dates,
  from,
  until,
}: {
  readonly dates: readonly DueDate<{ readonly id: string; readonly name: string }>[];
  readonly from: IstDate;
  readonly until: IstDate;
}) {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= until; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return (
    <ol className={styles.months}>
      {months.map((month) => {
        const due = dates.filter((date) => date.due.startsWith(month));
        return (
          <li key={month}>
            <h3>{`${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`}</h3>
            {due.length === 0 ? (
              <p>{words.months.nothing}</p>
            ) : (
              <ul>
                {due.map(({ due: day, obligation, key, part }, index) => (
                  <li key={`${obligation.id} ${key}`}>
                    <b>{due[index - 1]?.due === day ? '' : Number(day.slice(8))}</b>{' '}
                    <span>
                      <Unbroken text={part === undefined ? obligation.name : `${obligation.name}, ${part}`} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
