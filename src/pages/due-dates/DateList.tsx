import pageWords from 'content:due-date-page-words';
import practice from 'content:practice';
import words from 'content:due-date-words';
import type { Obligation } from '#src/collections/types.ts';
import { left, nameOf } from '#src/collections/due-date-text.ts';
import { dueDateCalendar } from '#src/delivery/due-date-calendar.ts';
import { saveCalendar } from '#src/delivery/save-calendar.ts';
import type { DueDate } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { addDays, dayMonthYear, monthNames, weekdayName, type IstDate } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { FilledText } from '#src/ui/FilledText.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './DateList.module.css';

type Dates = readonly DueDate<Obligation>[];

/** Dates, soonest first: those of the next 7 days, those of the next 30, and all others. */
export function DateList({ dates, today }: { readonly dates: Dates; readonly today: IstDate }) {
  const { list } = pageWords;
  const week = addDays(today, 7);
  const month = addDays(today, 30);
  const soon = dates.filter(({ due }) => due <= week);
  const next = dates.filter(({ due }) => due > week && due <= month);
  const later = dates.filter(({ due }) => due > month);
  return (
    <>
      <h3 key={soon.length} className={styles.span}>
        {soon.length === 0 ? list.weekNone : fillTemplate(list.week, { count: soon.length })}
      </h3>
      <Rows dates={soon} today={today} />
      {next.length > 0 && (
        <h3 key={`next-${next.length}`} className={styles.span}>
          {fillTemplate(list.month, { count: next.length })}
        </h3>
      )}
      <Rows dates={next} today={today} />
      {later.length > 0 && <h3 className={styles.span}>{list.later}</h3>}
      <Rows dates={later} today={today} />
    </>
  );
}

function Rows({ dates, today }: { readonly dates: Dates; readonly today: IstDate }) {
  if (dates.length === 0) return null;
  return (
    <ol className={styles.rows}>
      {dates.map((date) => (
        <Row key={`${date.obligation.id} ${date.key}`} date={date} today={today} />
      ))}
    </ol>
  );
}

function Row({ date, today }: { readonly date: DueDate<Obligation>; readonly today: IstDate }) {
  const { obligation, due, rule, extension } = date;
  const name = nameOf(date);
  const save = () => {
    const head = { name, about: pageWords.calendars.about };
    saveCalendar(dueDateCalendar(head, [date], words, practice.domain), `${obligation.id}-${date.key}.ics`);
  };
  return (
    <li>
      <time dateTime={due}>
        <b>{Number(due.slice(8))}</b>{' '}
        <span>{`${monthNames[Number(due.slice(5, 7)) - 1]?.slice(0, 3) ?? ''} ${due.slice(0, 4)}`}</span>
        <small>{weekdayName(due)}</small>
      </time>
      <div>
        <a href={paths.dueDate(obligation.id)}>
          <Unbroken text={name} />
        </a>
        {extension && (
          <p>
            <FilledText
              text={words.moved}
              values={{
                was: dayMonthYear(rule),
                order: extension.href ? <a href={extension.href}>{extension.order}</a> : extension.order,
              }}
            />
          </p>
        )}
      </div>
      <span key={today} className={styles.left}>
        {left(today, due)}
      </span>
      <button
        type="button"
        aria-label={fillTemplate(pageWords.list.saveNamed, { name, date: dayMonthYear(due) })}
        onClick={save}
      >
        {pageWords.list.save}
      </button>
    </li>
  );
}
