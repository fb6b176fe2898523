import words from 'content:due-date-words';
import type { UpcomingObligation } from '#src/collections/types.ts';
import { left, nameOf } from '#src/collections/due-date-text.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { addMonths, longDate } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { Section } from '#src/ui/Section.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { useToday } from '../today.ts';
import styles from './NextDates.module.css';

/** The next dates of a service, with how far away they are. */
export function NextDates({ upcoming }: { readonly upcoming: readonly UpcomingObligation[] }) {
  const today = useToday();
  const dates = dueDates(upcoming, today, addMonths(today, 36)).slice(0, datesShown);
  if (dates.length === 0) return null;
  return (
    <Section id="next-dates" heading={words.next.heading} margin={<a href={paths.dueDates}>{words.next.link}</a>}>
      <ul className={styles.dates}>
        {dates.map((date) => (
          <li key={`${date.obligation.id} ${date.key}`}>
            <a href={paths.dueDate(date.obligation.id)}>
              <Unbroken text={nameOf(date)} />
            </a>
            <span>
              <time dateTime={date.due}>{longDate(date.due)}</time> <small>{left(today, date.due)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const datesShown = 4;
