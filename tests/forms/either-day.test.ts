import { expect, it } from 'vitest';
import { eitherDay } from '#src/forms/either-day.ts';

const today = '2026-11-24';

it.each([
  ['26 or 27 nov any is ok', '2026-11-26'],
  ['friday or monday, anything is fine', '2026-11-27'],
  ['either friday or saturday, both ok', '2026-11-27'],
  ['friday ya saturday koi bhi chalega', '2026-11-27'],
  ['friday leda monday edaina parledu', '2026-11-27'],
  ['26 or 27 nov', undefined],
  ['any day except monday or tuesday', undefined],
  ['any day', undefined],
  ['monday or tuesday or friday, any', undefined],
  ['30 or 1 december any', undefined],
  ['friday or later any', undefined],
])('%j is %j', (said, date) => {
  expect(eitherDay(said, today)?.date).toBe(date);
});
