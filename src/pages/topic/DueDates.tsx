import words from 'content:topic-words';
import { blockLineId } from '#src/collections/passage-ids.ts';
import type { TopicBlock } from '#src/collections/types.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import styles from './DueDates.module.css';

type Calendar = Extract<TopicBlock, { kind: 'calendar' }>;

/** The twelve months with what is due in each. */
export function DueDates({ months }: Pick<Calendar, 'months'>) {
  return (
    <ol className={styles.months}>
      {months.map(({ month, due }, index) => (
        <li key={month} id={blockLineId('calendar', index)}>
          <h3>{monthNames[month - 1]}</h3>
          {due.length === 0 ? (
            <p>{words.nothingDue}</p>
          ) : (
            <ul>
              {due.map(({ day, what }, at) => (
                <li key={day} id={blockLineId('calendar', index, at)}>
                  <b>{day}</b> <span>{what}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
