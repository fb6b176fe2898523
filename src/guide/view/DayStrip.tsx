import type { KeyboardEvent } from 'react';
import { dayMonthYear, weekdayName } from '#src/domain/ist-dates.ts';
import type { Choice } from '#src/forms/question.ts';
import styles from './DayStrip.module.css';

/** Two weeks of days to tap, a week in each row; arrow keys go from day to day. A day on which the office is closed is struck through. */
export function DayStrip({
  label: name,
  note,
  days,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly note: string;
  readonly days: readonly Choice[];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}) {
  const isListed = days.some(({ value }) => value === chosen);
  return (
    <>
      <div role="group" aria-label={name} className={styles.days} onKeyDown={move}>
        {days.map(({ value, label, hint, isOutsideHours }, index) => {
          const [day, month = ''] = dayMonthYear(String(value)).split(' ');
          return (
            <button
              key={value}
              type="button"
              aria-label={[label, hint].filter(Boolean).join(', ')}
              aria-pressed={value === chosen}
              tabIndex={(isListed ? value === chosen : index === 0) ? 0 : -1}
              data-closed={isOutsideHours}
              onClick={() => {
                onChoose(String(value));
              }}
            >
              <small>{weekdayName(String(value)).slice(0, 3)}</small>
              <b>{day}</b>
              <small>{month.slice(0, 3)}</small>
            </button>
          );
        })}
      </div>
      {days.some(({ isOutsideHours }) => isOutsideHours) && <p className={styles.note}>{note}</p>}
    </>
  );
}

const daysOfWeek = 7;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -daysOfWeek,
  ArrowDown: daysOfWeek,
};

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const days = [...event.currentTarget.querySelectorAll('button')];
  days[days.findIndex((day) => day === document.activeElement) + step]?.focus();
}
