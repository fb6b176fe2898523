import words from 'content:opening-hours-words';
import practice from 'content:practice';
import { istToday, longDate } from '#src/domain/ist-dates.ts';
import { closingsFrom } from '#src/domain/office-hours.ts';
import { isAmong } from '#src/domain/opening-days.ts';
import { useNow } from '#src/forms/use-now.ts';
import styles from './Hours.module.css';

/** The opening hours as a small table; the row of today is marked once the page knows the day in India. */
export function Hours() {
  const now = useNow();
  const closings = closingsFrom(now === null ? '' : istToday(now), practice);
  return (
    <>
      <h3>{words.heading}</h3>
      <table className={styles.hours}>
        <tbody>
          {practice.hours.map(({ days, time }) => {
            const isToday = now !== null && isAmong(days, istToday(now));
            return (
              <tr key={days} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">{days}</th>
                <td>{time}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {closings.length > 0 && (
        <p className={styles.remark}>
          <span>{`${words.closings}: `}</span>
          {closings.map(({ date, name }, index) => (
            <span key={date}>
              <time dateTime={date}>{longDate(date)}</time>
              <span>{` (${name})${closings[index + 1] ? ', ' : ''}`}</span>
            </span>
          ))}
        </p>
      )}
      <p className={styles.remark}>{words.timeZone}</p>
    </>
  );
}
