import { useSyncExternalStore } from 'react';
import words from 'content:layout-words';
import practice from 'content:practice';
import { dayMonthYear, istToday, type IstDate } from '#src/domain/ist-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { presentMoment } from '#src/forms/present-moment.ts';

let printedOn: IstDate | null = null;

function subscribe(notify: () => void) {
  const print = () => {
    printedOn = istToday(presentMoment());
    notify();
  };
  const onPaper = window.matchMedia('print');
  window.addEventListener('beforeprint', print);
  onPaper.addEventListener('change', print);
  return () => {
    window.removeEventListener('beforeprint', print);
    onPaper.removeEventListener('change', print);
  };
}

/** What stands above every page on paper, and nowhere else: the practice, where and how it is reached, and the day of printing. */
export function Letterhead() {
  // None until it is printed: the page stays as it was built.
  const day = useSyncExternalStore(
    subscribe,
    () => printedOn,
    () => null,
  );
  const { name, offices, phone, email } = practice;
  return (
    <div className="letterhead">
      <p>
        <strong>{name}</strong>
        <span>{offices.map(({ address, postcode }) => ` · ${address.join(', ')} ${postcode}`).join('')}</span>
      </p>
      <p>
        {[phone, email, ...(day === null ? [] : [fillTemplate(words.printed, { date: dayMonthYear(day) })])].join(
          ' · ',
        )}
      </p>
    </div>
  );
}
