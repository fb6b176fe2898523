import { expect, it } from 'vitest';
import { comingFigures, uncheckedFigures } from '#tooling/desk/unchecked.ts';

const fact = { is: 'Limit', value: { rupees: 100 }, source: 'the Act', checked: '2026-01-01', reviewBy: '2027-01-01' };
const today = '2026-11-22';
const faultsOf = (changed: Readonly<Record<string, unknown>>) =>
  uncheckedFigures('law/gst.yaml', { facts: { limit: fact } }, { facts: { limit: { ...fact, ...changed } } }, today);

it('asks for the day of the look at the source when a figure is changed', () => {
  const told = [
    {
      file: 'content/law/gst.yaml',
      line: 1,
      field: 'facts.limit.checked',
      expected: 'the figure was changed, so look at its source and write the day you did, such as 2026-11-22',
    },
  ];
  expect(faultsOf({ value: { rupees: 200 } })).toEqual(told);
  expect(faultsOf({ source: 'another Act' })).toEqual(told);
});

it('is content with a new day, with a remark, and with what stays as it is', () => {
  expect(faultsOf({ value: { rupees: 200 }, checked: today })).toEqual([]);
  expect(faultsOf({ note: 'see the circular' })).toEqual([]);
  expect(faultsOf({})).toEqual([]);
});

it('asks the same of a file that is one figure', () => {
  const rates = { year: 'FY', source: 'the Act', checked: '2026-01-01', cap80C: 1 };
  expect(uncheckedFigures('tax/x.yaml', rates, { ...rates, cap80C: 2 }, today).map(({ field }) => field)).toEqual([
    'checked',
  ]);
});

it('asks a new figure for a day of its own alone', () => {
  expect(uncheckedFigures('law/gst.yaml', { facts: {} }, { facts: { limit: fact } }, today)).toEqual([]);
});

it('names the present figure where a new one holds only from a coming day', () => {
  const comingOf = (was: object, changed: object) =>
    comingFigures('law/gst.yaml', { facts: { limit: was } }, { facts: { limit: { ...was, ...changed } } }, today);
  expect(comingOf(fact, { value: { rupees: 75_000 }, from: '2027-04-01' })).toEqual([
    {
      file: 'content/law/gst.yaml',
      line: 1,
      field: 'facts.limit.from',
      expected:
        '1 April 2027 is still to come, and the pages would have the new figure at once. Keep ₹100 here, and store the new figure with "Change a figure of the law": it waits until 1 April 2027',
    },
  ]);
  expect(comingOf(fact, { value: { rupees: 75_000 }, from: today })).toEqual([]);
  expect(comingOf({ ...fact, from: '2027-04-01' }, { value: { rupees: 75_000 } })).toEqual([]);
});
