import days from 'content:vocabulary-days';
import hours from 'content:vocabulary-hours';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { findMoments } from '#src/entities/date/find-moments.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/** "26 or 27 nov, any is ok": takes a text and the visitor's today. Returns the first of two days where either will do, with the stretch that names both. Never throws. */
export function eitherDay(text: string, today: IstDate): (Span & { readonly date: IstDate }) | undefined {
  if (!whichever.test(text) || except.test(text)) return undefined;
  const [joined, another] = [...text.matchAll(joint)];
  if (!joined || another) return undefined;
  const [left, right] = [text.slice(0, joined.index), text.slice(joined.index + joined[0].length)];
  const second = dayIn(right, today);
  if (!second) return undefined;
  const end = text.length - right.length + second.end;
  const first = dayIn(left, today);
  if (first) return { start: first.start, end, date: first.date };
  // "26 or 27 nov"
  const [said = '', day = ''] = bareDay.exec(left) ?? [];
  const date = `${second.date.slice(0, 8)}${day.padStart(2, '0')}`;
  return day !== '' && date < second.date ? { start: left.length - said.length, end, date } : undefined;
}

function dayIn(text: string, today: IstDate): (Span & { readonly date: IstDate }) | undefined {
  const found = findMoments(text, today).dates.flatMap(({ start, end, parsed, isAside }) =>
    parsed.ok && !isAside ? [{ start, end, date: parsed.value }] : [],
  );
  const [only, another] = found;
  return another ? undefined : only;
}

const joint = new RegExp(`(?<=\\S)\\s+${anyOf(days.or, days.orBetween)}\\s+`, 'giu');
const bareDay = /([12]?\d|3[01])(?:st|nd|rd|th)?$/u;
const whichever = new RegExp(anyWord(hours.whichever), 'iu');
const except = new RegExp(anyWord(days.except, days.between), 'iu');
