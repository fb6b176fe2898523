import { describe, expect, it } from 'vitest';
import type { Parsed } from '#src/domain/parsed.ts';
import { comparableWords, placesOf } from '#src/text/comparable-words.ts';
import { findDaySpan } from '#src/entities/date/date-spans.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { findPhones } from '#src/entities/contact/find-contacts.ts';
import { findMoments } from '#src/entities/date/find-moments.ts';
import { findIntroducedNames } from '#src/entities/name/find-names.ts';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';
import { nearestBySound } from '#src/text/nearest-by-sound.ts';
import { parseRupees } from '#src/entities/amount/parse-rupees.ts';
import { rowsOf } from '../support/written-cases.ts';
import { casesIn } from '../support/case-file.ts';

/** Everything that is found in a sentence, by the words it stands in, on Saturday, 21 November 2026. */
const today = '2026-11-21';

const valueOf = <Value>(parsed: Parsed<Value>) => (parsed.ok ? parsed.value : parsed.refusal.code);
/** What was found, as the tables have it: the words, what they are read as, and what else is known of them. */
const foundText = (found: readonly (readonly (string | number)[])[]) =>
  found.map(([words, ...rest]) => `${words ?? ''} = ${rest.join(', ')}`).join('; ');
const twoFigures = (count: number) => String(count).padStart(2, '0');

describe('days and hours', () => {
  it.each([
    ...rowsOf(`
      friday at 4 pm | friday = 2026-11-27 | at 4 pm = 16:00
      difference of 2a and 3b | |
      11 30 morning | | 11 30 morning = 11:30
      forenoon 11.30 | | forenoon 11.30 = 11:30
      monday after 6 december | monday = 2026-11-23; 6 december = dateVague |
      friday 4 pm or 5 pm | friday = 2026-11-27 | 4 pm = 16:00; 5 pm = 17:00
      monday or tuesday | monday or tuesday = dateSeveral |
      not monday but friday | monday = 2026-11-23, aside; friday = 2026-11-27 |
      after friday | friday = dateVague |
      15 jan ke baad koi bhi din | 15 jan = dateVague |
      before 4 pm on monday | monday = 2026-11-23 | 4 pm = 16:00, isBound
      between 2 and 4 pm on 24 november | 24 november = 2026-11-24 | 4 pm = 16:00, isBound; 2 = 02:00 or 12 h later, weak, isBound
      4 | | 4 = 04:00 or 12 h later, weak
      4 friday | friday = 2026-11-27 | 4 = 04:00 or 12 h later, weak
      friday 4 | friday = 2026-11-27 | 4 = 04:00 or 12 h later, weak
      at 4 on 4 december | 4 december = 2026-12-04 | at 4 = 04:00 or 12 h later
      the notice dated 15 december | 15 december = 2026-12-15, aside |
      every monday at 11 | monday = dateVague | at 11 = 11:00 or 12 h later
      tomorrow morning | tomorrow = 2026-11-22 | morning = morning
      tomorrow at half past four | tomorrow = 2026-11-22 | half past four = 04:30 or 12 h later
      11.30 am | | 11.30 am = 11:30
      24/11 4 pm | 24/11 = 2026-11-24 | 4 pm = 16:00
      day after tomorrow | day after tomorrow = 2026-11-23 |
      kal 4 baje | kal = 2026-11-22 | 4 baje = 04:00 or 12 h later
      next week | |
      today or tomorrow 4 pm | today or tomorrow = dateSeveral | 4 pm = 16:00
      monday, tuesday | monday, tuesday = dateSeveral |
      monday (23 november) | monday (23 november = 2026-11-23 |
      on the 25th after 3 | 25th = 2026-11-25 | 3 = 03:00 or 12 h later, weak, isBound
      may 4 | may 4 = 2027-05-04 |
      i may come at 4 | | at 4 = 04:00 or 12 h later
      at 16:00 | | 16:00 = 16:00
      1600 hours | | 1600 = 16:00
      noon | | noon = 12:00
      not at 4 pm, at 5 pm | | at 4 pm = 16:00, isAside; at 5 pm = 17:00
      by 4 pm | | 4 pm = 16:00, isBound
      four in the afternoon | | four in the afternoon = 16:00
      call me 4 times on monday | monday = 2026-11-23 | 4 = 04:00 or 12 h later, weak
    `),
    ['', '', ''],
  ])('in %j', (text, dates, times) => {
    const found = findMoments(text, today);
    const hours = found.times.map(({ start, end, reading, weak, isAside, isBound }) => [
      text.slice(start, end),
      reading.kind === 'time'
        ? `${twoFigures(Math.floor(reading.minutes / 60))}:${twoFigures(reading.minutes % 60)}${reading.exact ? '' : ' or 12 h later'}`
        : reading.kind === 'part'
          ? reading.part
          : reading.kind,
      ...(weak ? ['weak'] : []),
      ...(isAside ? ['isAside'] : []),
      ...(isBound ? ['isBound'] : []),
    ]);
    const days = found.dates.map(({ start, end, parsed, isAside }) => [
      text.slice(start, end),
      valueOf(parsed),
      ...(isAside ? ['aside'] : []),
    ]);
    expect([foundText(days), foundText(hours)]).toEqual([dates, times]);
  });
});

it.each(casesIn<[text: string, names: readonly (readonly string[])[]]>('tests/entities/names-in-sentences.jsonl'))(
  'names in %j',
  (text, names) => {
    expect(
      findIntroducedNames(text).map(({ start, end, parsed }) => [text.slice(start, end), valueOf(parsed)]),
    ).toEqual(names);
  },
);

it.each(casesIn<[text: string, numbers: readonly (readonly string[])[]]>('tests/entities/phones-in-sentences.jsonl'))(
  'phone numbers in %j',
  (text, numbers) => {
    expect(findPhones(text).map(({ start, end, parsed }) => [text.slice(start, end), valueOf(parsed)])).toEqual(
      numbers,
    );
  },
);

it.each(
  rowsOf(`
    12 lakh | 12 lakh = 1200000 | 1200000
    salary 12 lakh and rent 2 lakh | 12 lakh = 1200000; 2 lakh = 200000 | amountSeveral
    20k a month | 20k a month = 240000 | 240000
    rent of 20,000 per month | 20,000 per month = 240000 | 240000
    5 lakh 20 thousand | 5 lakh 20 thousand = 520000 | 520000
    12 l | 12 l = 1200000 | 1200000
    1.5 cr | 1.5 cr = 15000000 | 15000000
    $500 | $500 = amountOtherMoney | amountOtherMoney
    500 dollars | 500 dollars = amountOtherMoney | amountOtherMoney
    4 pm 12 lakh | 4 pm = amountOtherSubject; 12 lakh = 1200000 | amountSeveral
    at 4 p.m. 2 lakh | 4 p.m = amountOtherSubject; 2 lakh = 200000 | amountSeveral
    50% | 50% = amountOtherSubject | amountOtherSubject
    12 | 12 = 12, weak | 12
    12 and 13 | 12 = 12, weak; 13 = 13, weak | amountSeveral
    12,00,000 | 12,00,000 = 1200000 | 1200000
    rs. 500 | rs. 500 = 500 | 500
    ₹500 each | ₹500 = 500 | 500
    500 rupees | 500 rupees = 500 | 500
    ten lakh | ten lakh = 1000000 | 1000000
    nothing | | 0
    nil and 5 lakh | 5 lakh = 500000 | 500000
    form 16 | 16 = 16, weak | amountOtherSubject
    2026 | 2026 = 2026, weak | 2026
    in 2026 5 lakh | 2026 = 2026, weak; 5 lakh = 500000 | amountSeveral
    98480 22338 | 98480 = 98480; 22338 = 22338 | amountPhone
    section 80c 1 lakh | 1 lakh = 100000 | 100000
    year's 5 lakh | 5 lakh = 500000 | amountOtherPeriod
    half a lakh | half a lakh = 50000 | 50000
    two and a half lakh | two and a half lakh = 250000 | 250000
    12 lakhs p.a. | 12 lakhs p.a = 1200000 | 1200000
    2 lakh 3 lakh | 2 lakh = 200000; 3 lakh = 300000 | amountSeveral
    about 12 lakh | 12 lakh = 1200000 | 1200000
    more than 12 lakh | more than 12 lakh = amountLimit | amountLimit
    5 hazar | 5 hazar = 5000 | 5000
    100 crore | 100 crore = 1000000000 | 1000000000
    1,50,000/- | 1,50,000/- = 150000 | 150000
    12 lac only | 12 lac = 1200000 | 1200000
    6 lakhs. do i have to pay tax | 6 lakhs = 600000 | 600000
    do lakh | do lakh = 200000 | 200000
    9999 | 9999 = 9999, weak | 9999
    10000 | 10000 = 10000 | 10000
    rent 9999 basic 10000 | 9999 = 9999, weak; 10000 = 10000 | amountSeveral
  `),
)('amounts in %j, and the one that it is as a whole', (text, amounts, whole) => {
  const found = findAmounts(text).map(({ start, end, parsed, weak }) => [
    text.slice(start, end),
    valueOf(parsed),
    ...(weak ? ['weak'] : []),
  ]);
  expect([foundText(found), String(valueOf(parseRupees(text)))]).toEqual([amounts, whole]);
});

it.each(
  casesIn<[text: string, quantities: readonly (readonly [words: string, found: unknown])[]]>(
    'tests/entities/quantities-in-sentences.jsonl',
  ),
)('quantities in %j', (text, quantities) => {
  expect(findQuantities(text).map(({ start, end, ...rest }) => [text.slice(start, end), rest])).toEqual(quantities);
});

it.each<readonly [text: string, phrase: string, places: readonly string[]]>([
  ['Kavita Rao, Kavita', 'kavita', ['Kavita', 'Kavita']],
  ['open a big shop', 'big shop', ['big shop']],
  ['big big shop', 'big shop', ['big shop']],
  ['a bigger shop', 'big', []],
  ['shop', 'shop shop', []],
  ['', 'x', []],
  ['Big-shop', 'big shop', ['Big-shop']],
])('places in %j of %j', (text, phrase, places) => {
  expect(placesOf(comparableWords(text), phrase).map(({ start, end }) => text.slice(start, end))).toEqual(places);
});

it.each<readonly [writings: readonly string[], word: string | undefined, isSure: boolean | undefined]>([
  [['rijistreshan'], 'registration', false],
  [['sartifiket'], 'certificate', true],
  [['selari'], 'salary', false],
  [['notis'], 'notice', true],
  [['ritarn'], 'return', false],
  [['kampani'], 'company', false],
  [['ofis'], 'office', true],
  [['aafis'], 'office', false],
  [['rent'], 'rent', true],
  [['rant'], 'rent', false],
  [['xyz'], undefined, undefined],
  [['jisti'], undefined, undefined],
  [['kampni', 'company'], 'company', true],
  [['salry'], 'salary', false],
  [['nots'], 'notice', false],
  [['ren'], undefined, undefined],
  [['retarns'], 'return', false],
])('%j sounds like %s', (writings, word, isSure) => {
  const words = ['registration', 'certificate', 'salary', 'notice', 'return', 'company', 'office', 'rent', 'gst'];
  const found = nearestBySound(words)(writings);
  expect([found?.word, found?.isSure]).toEqual([word, isSure]);
});

it.each<readonly [text: string, span: readonly [words: string, first: string, last: string] | undefined]>([
  ['next week', ['next week', '2026-11-23', '2026-11-28']],
  ['this week', ['this week', '2026-11-21', '2026-11-21']],
  ['end of the month', ['end of the month', '2026-11-26', '2026-11-30']],
  ['next month', ['next month', '2026-12-01', '2026-12-31']],
  ['early december', ['early december', '2026-12-01', '2026-12-10']],
  ['mid december', ['mid december', '2026-12-13', '2026-12-21']],
  ['last week of november', ['last week of november', '2026-11-24', '2026-11-30']],
  ['first week of december', ['first week of december', '2026-12-01', '2026-12-07']],
  ['this weekend', ['this weekend', '2026-11-21', '2026-11-22']],
  ['next year', undefined],
  ['monday to friday', ['monday to friday', '2026-11-23', '2026-11-27']],
  ['beginning of next month', ['beginning of next month', '2026-12-01', '2026-12-10']],
  ['within a week', undefined],
  ['in two weeks', undefined],
  ['after diwali', undefined],
  ['christmas week', undefined],
  ['december', ['december', '2026-12-01', '2026-12-31']],
  ['week of 30 november', undefined],
])('the stretch of days in %j', (text, span) => {
  const found = findDaySpan(text, today, []);
  expect(found && [text.slice(found.start, found.end), found.first, found.last]).toEqual(span);
});
