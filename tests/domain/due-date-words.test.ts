import { describe, expect, it } from 'vitest';
import { concerning } from '#src/domain/concerned.ts';
import { daysLeft } from '#src/domain/days-left.ts';
import { dueDateName } from '#src/domain/due-date-name.ts';

const left = {
  today: 'today',
  tomorrow: 'tomorrow',
  days: { one: 'in {count} day', other: 'in {count} days' },
  ago: { one: '{count} day ago', other: '{count} days ago' },
};

it.each([
  ['2028-02-28', 'today'],
  ['2028-02-29', 'tomorrow'],
  ['2028-03-01', 'in 2 days'],
  ['2028-02-27', '1 day ago'],
  ['2028-01-28', '31 days ago'],
])('seen from 28 February 2028, %s is %s', (day, expected) => {
  expect(daysLeft('2028-02-28', day, left)).toBe(expected);
});

describe('those whom something concerns', () => {
  const obligations = [
    { id: 'pay', for: ['trader', 'employee'] },
    { id: 'return', for: ['trader'], unless: ['audit'] },
    { id: 'audited-return', for: ['audit'] },
  ];
  const ids = (...who: readonly string[]) => concerning(obligations, new Set(who)).map(({ id }) => id);

  it.each([
    ['nobody in particular', [], ['pay', 'return', 'audited-return']],
    ['a trader', ['trader'], ['pay', 'return']],
    ['a trader under audit', ['trader', 'audit'], ['pay', 'audited-return']],
    ['somebody else', ['stranger'], []],
  ])('for %s', (_, who, expected) => {
    expect(ids(...who)).toEqual(expected);
  });
});

describe('the name of a date', () => {
  const words = {
    named: '{name}: {of}',
    period: {
      month: '{month} {year}',
      months: '',
      acrossYears: '',
      financialYear: '',
      taxYear: 'tax year {year}',
      calendarYear: '',
    },
  };
  const date = { obligation: { name: 'Tax' }, due: '', rule: '', key: '', revision: 0 };

  it.each([
    [{}, 'Tax'],
    [{ part: 'half' }, 'Tax: half'],
    [{ period: { kind: 'month', from: '2026-10', to: '2026-10' } }, 'Tax: October 2026'],
    [{ part: 'half', period: { kind: 'tax-year', from: '2026-04', to: '2027-03' } }, 'Tax: half, tax year 2026-27'],
  ] as const)('with %j', (more, expected) => {
    expect(dueDateName({ ...date, ...more }, words)).toBe(expected);
  });
});
