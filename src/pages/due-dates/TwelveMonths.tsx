import { useState } from 'react';
import pageWords from 'content:due-date-page-words';
import practice from 'content:practice';
import words from 'content:due-date-words';
import type { Obligation } from '#src/collections/types.ts';
import { dueDateCalendar } from '#src/delivery/due-date-calendar.ts';
import { saveCalendar } from '#src/delivery/save-calendar.ts';
import { concerning } from '#src/domain/concerned.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { addDays, addMonths, dayMonthYear, type IstDate } from '#src/domain/ist-dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Section } from '#src/ui/Section.tsx';
import { DateList } from './DateList.tsx';
import { Months } from './Months.tsx';
import { Ticks } from './Ticks.tsx';
import type { useTicks } from './use-ticks.ts';
import styles from './DueDatesView.module.css';

/** The dates of twelve months, and beside them who the visitor is, which leaves those that concern him; as a list or by month, on paper always by month. */
export function TwelveMonths({
  obligations,
  ticks,
  today,
}: {
  readonly obligations: readonly Obligation[];
  readonly ticks: ReturnType<typeof useTicks>;
  readonly today: IstDate;
}) {
  const [view, setView] = useState<'list' | 'months'>('list');
  const { list, calendars } = pageWords;
  const end = addDays(addMonths(today, 12), -1);
  const dates = dueDates(concerning(obligations, ticks.who), today, end);
  const save = () => {
    const name = fillTemplate(calendars.name, { name: pageWords.list.heading, practice: practice.name });
    saveCalendar(dueDateCalendar({ name, about: calendars.about }, dates, words, practice.domain), 'due-dates.ics');
  };
  return (
    <div className={styles.dates}>
      <Section
        id="dates"
        heading={list.heading}
        margin={fillTemplate(list.margin, { from: dayMonthYear(today), to: dayMonthYear(end) })}
      >
        <Ticks {...ticks} />
        <div className={styles.actions}>
          <div role="group" aria-label={list.views}>
            {(['list', 'months'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                onClick={() => {
                  setView(one);
                }}
              >
                {one === 'list' ? list.asList : list.asMonths}
              </button>
            ))}
          </div>
        </div>
        {dates.length === 0 ? (
          <p>{list.none}</p>
        ) : (
          <>
            <div className={view === 'list' ? styles.list : styles.unseen}>
              <DateList dates={dates} today={today} />
            </div>
            <div className={view === 'months' ? styles.months : styles.printed}>
              <Months dates={dates} from={today} until={end} />
            </div>
          </>
        )}
        <div className={styles.actions}>
          <Button
            look="quiet"
            onClick={() => {
              window.print();
            }}
          >
            {list.print}
          </Button>
          <Button look="quiet" onClick={save}>
            {calendars.save}
          </Button>
        </div>
      </Section>
    </div>
  );
}
