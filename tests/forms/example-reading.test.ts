import { expect, it } from 'vitest';
import { workedExample } from '#src/domain/worked-example.ts';
import { inOwnFigures } from '#src/forms/example-reading.ts';

/** A text with one example, told to a message on 1 December 2026. */
function told(words: string, message: string, ...before: readonly string[]): string {
  const said = workedExample(words).say() ?? '';
  return inOwnFigures(`Deduct 2%. ${said} Pay it.`, [{ said, words }], [message, ...before], '2026-12-01');
}

const rent = 'On {rent = ₹60,000 a month, above ₹50,000} that is {= 2 of rent * 12}.';
const ofAuthor = 'Deduct 2%. On ₹60,000 a month that is ₹14,400. Pay it.';

it('tells an example in the figure of the message and leaves the text around it', () => {
  expect(told(rent, 'tds on rent of 65000 a month')).toBe('Deduct 2%. On ₹65,000 a month that is ₹15,600. Pay it.');
  expect(told(rent, '65000 and tds?')).toContain('On ₹65,000 a month');
});

it('tells it in the period of the example', () => {
  expect(told(rent, 'tds on rent of 7.2 lakh a year')).toBe(ofAuthor);
  expect(told(rent, 'tds on rent of 9 lakh a year')).toContain('On ₹75,000 a month');
  expect(told(rent, 'tds on rent of 9000 a day')).toBe(ofAuthor);
  expect(told('Of {sale = ₹21 lakh} half, {= 50 of sale}.', 'sales of 3 lakh a month')).toContain('Of ₹21 lakh');
});

it.each([
  ['no figure', 'tds on rent'],
  ['another amount of which it does not say what it is', 'tds on rent of 65000 or 2 lakh'],
  ['a share that it has not', 'tds of 5% on rent of 65000'],
  ['an amount of another kind', 'my salary is 65000 a month'],
  ['an amount out of its bounds', 'tds on rent of 45000'],
  ['a day in figures', 'tds on rent since 14-07-2026'],
])("keeps the author's where the message tells %s", (_, message) => {
  expect(told(rent, message)).toBe(ofAuthor);
});

it('tells it in the figure of the message before, where the message tells none', () => {
  expect(told(rent, 'and how much is that', 'my rent is 65000 a month')).toContain('On ₹65,000 a month');
  expect(told(rent, 'and on 45000', 'my rent is 65000 a month')).toBe(ofAuthor);
});

it("takes its own of two amounts, and calls the visitor's case no example", () => {
  expect(told(rent, 'tds on rent of 65000, deposit 2 lakh')).toContain('On ₹65,000 a month');
  const words = 'On {rent = ₹60,000 a month}, for example, that is {= 2 of rent}.';
  expect(told(words, 'rent 65000 a month')).toContain('On ₹65,000 a month, that is ₹1,300.');
  expect(told(words, 'rent')).toContain('On ₹60,000 a month, for example, that is ₹1,200.');
});

it('takes an amount of any kind for a name that is none', () => {
  expect(told('On {amount = ₹17 lakh} {= 2 of amount}.', 'fees of 22 lakh')).toContain('On ₹22 lakh');
});

it('gives two amounts to the figures of their kinds, and neither where that is open', () => {
  const two = 'Of {price = ₹50 lakh} and {rent = ₹10,000} it is {= price / rent}.';
  expect(told(two, 'rent is 20000 and the price 60 lakh')).toContain('Of ₹60 lakh and ₹20,000 it is ₹300.');
  expect(told(two, '20000 and 60 lakh')).toContain('Of ₹50 lakh and ₹10,000');
});

it('takes what is counted by its name, with an amount beside it', () => {
  const late = '{tax = ₹50,000} paid {late = 20 days} late costs {= tax * late / 1000}.';
  expect(told(late, '80000 paid 45 days late')).toContain('₹80,000 paid 45 days late costs ₹3,600.');
  expect(told(late, '80000 paid 2 months late')).toContain('₹50,000 paid 20 days late');
  expect(told('For {staff = 12 employees} {= 100 * staff}.', 'pf for 30 employees')).toContain(
    'For 30 employees ₹3,000.',
  );
});

const day = 'From {day = 14 July 2026} it runs until {= day + 180 days}.';

it('counts from the one day of a message, the latest such day or, of what is to come, the next', () => {
  expect(told(day, 'incorporated on 15 june')).toContain('From 15 June 2026 it runs until 12 December 2026.');
  expect(told(day, 'incorporated on 15/01/2027')).toContain('From 15 January 2027');
  expect(told(day, 'we will incorporate on 20 january')).toContain('From 20 January 2027');
  expect(told(day, 'we will incorporate on 20 january 2026')).toContain('From 20 January 2026');
  expect(told(day, 'on 15 june or on 16 june')).toContain('From 14 July 2026');
});
