import { useState } from 'react';
import words from 'content:due-date-page-words';
import type { Obligation } from '#src/collections/types.ts';
import { left } from '#src/collections/due-date-text.ts';
import { dayAfter } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { isIstDate, longDate, type IstDate } from '#src/domain/ist-dates.ts';
import { Field, fieldIds } from '#src/ui/Field.tsx';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';

/** The days that count from something that happened to the visitor. What is chosen is kept nowhere. */
export function EventDates({
  obligations,
  today,
}: {
  readonly obligations: readonly Obligation[];
  readonly today: IstDate;
}) {
  const { what, when, due, list } = words.events;
  const [event, setEvent] = useState(list[0]?.id ?? '');
  const [day, setDay] = useState('');
  const rows = obligations.flatMap(({ name, rule }) => {
    if (rule.kind !== 'event' || rule.event !== event || !isIstDate(day)) return [];
    const date = dayAfter(day, rule.term);
    return [{ label: name, value: fillTemplate(due, { date: longDate(date), left: left(today, date) }) }];
  });
  return (
    <>
      <Field id="event" label={what}>
        <select
          {...fieldIds('event', { help: false, error: false })}
          value={event}
          onChange={({ target }) => {
            setEvent(target.value);
          }}
        >
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field id="event-day" label={when}>
        <input
          {...fieldIds('event-day', { help: false, error: false })}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
          }}
        />
      </Field>
      <div role="status">{rows.length > 0 && <KeyValueList rows={rows} />}</div>
    </>
  );
}
