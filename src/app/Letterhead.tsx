import { useSyncExternalStore } from 'react';
import words from 'content:layout-words';
import practice from 'content:practice';
import { dayMonthYear, istToday } from '#src/domain/ist-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';

function subscribe(notify: () => void) {
  window.addEventListener('beforeprint', notify);
  return () => {
    window.removeEventListener('beforeprint', notify);
  };
}

/** What stands above every page on paper, and nowhere else: the practice, where and how it is reached, and the day of printing. */
export function Letterhead() {
  // The page as it was built knows no day.
  const day = useSyncExternalStore(
    subscribe,
    () => istToday(new Date()),
    () => null,
  );
  const { name, offices, phone, email } = practice;
  return (
    <div className="letterhead">
      <strong>{name}</strong>
      {offices.map(({ id, address, postcode }) => (
        <p key={id}>
          {address.join(', ')} {postcode}
        </p>
      ))}
      <p>
        {phone} · {email}
      </p>
      {day !== null && <p>{fillTemplate(words.printed, { date: dayMonthYear(day) })}</p>}
    </div>
  );
}
