import { expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { lawWarnings } from '#tooling/content/checks/all.ts';
import { faultText } from '#tooling/content/fault.ts';
import { obligationGroups } from '#tooling/content/obligations.ts';
import { feeReturn, lawFile } from './law/sample-law.ts';
import { faultsIn, sampleContent, sampleText } from './sample-content.ts';

const file = 'obligations/fees.yaml';
const law = lawFile(
  'day: dayOfMonth: 20 | checked: 2026-11-02 | source: Rule 61',
  'by: dayOfYear: { day: 30, month: 9 }',
  'one-year: date: 2027-07-31',
  'within: days: 30',
  'then: days: 15',
  'working: workingDays: 2',
  'late: rupees: 50 | checked: 2026-11-01',
);

const obligation = (due: string, ...more: readonly string[]) =>
  feeReturn(
    due,
    more.map((line) => `    ${line}`),
  );

const faults = (text: string) => faultsIn({ 'law/fee.yaml': law, [file]: text });
const monthly = '{ monthly: { day: fee.day } }';

it('an obligation takes its dates, its source and the day it was checked from content/law', () => {
  const content = loadContent(sampleContent({ 'law/fee.yaml': law, [file]: obligation(monthly) }));
  expect(obligationGroups(content)).toEqual([
    {
      id: 'fees',
      name: 'Fees',
      obligations: [
        {
          id: 'fee-return',
          name: 'Fee return',
          what: 'Return of the fees.',
          authority: 'The office',
          for: ['trader'],
          rule: { kind: 'monthly', day: 20 },
          late: 'A fee of ₹50 a day.',
          source: 'Rule 61',
          checked: '2026-11-01',
          service: 'registrations/firm',
          serviceName: 'Firm',
          alsoCalled: [],
        },
      ],
    },
  ]);
});

it.each([
  ['{ monthly: { after: [fee.within, fee.then] } }', { kind: 'monthEnd', days: 45 }],
  [
    '{ monthly: { day: fee.day, only: [1], instead: [{ of: 1, day: fee.by }] } }',
    { kind: 'monthly', day: 20, only: [1], instead: [{ of: 1, day: 30, month: 9 }] },
  ],
  ['{ quarterly: { day: fee.day } }', { kind: 'quarterly', day: 20 }],
  [
    '{ yearly: [{ on: fee.one-year, then: fee.within, of: tax-year, part: half }] }',
    {
      kind: 'yearly',
      on: [{ day: 31, month: 7, then: { unit: 'days', count: 30 }, of: 'tax-year', part: 'half' }],
    },
  ],
  ['{ once: [{ on: fee.one-year }] }', { kind: 'once', on: [{ date: '2027-07-31' }] }],
  [
    '{ event: { from: opening, workingDays: fee.working } }',
    { kind: 'event', event: 'opening', term: { unit: 'workingDays', count: 2 } },
  ],
])('%s is worked out', (due, rule) => {
  const content = loadContent(sampleContent({ 'law/fee.yaml': law, [file]: obligation(due) }));
  expect(obligationGroups(content)[0]?.obligations[0]?.rule).toEqual(rule);
});

it.each([
  [
    'a figure that does not exist',
    obligation('{ monthly: { day: fee.dya } }'),
    '9: obligations.fee-return.due.monthly.day: "fee.dya" is no figure of content/law; did you mean "fee.day"?',
  ],
  [
    'a figure of another kind',
    obligation('{ yearly: [{ on: fee.day }] }'),
    '9: obligations.fee-return.due.yearly[1].on: "fee.day" is of the kind dayOfMonth; name a figure of the kind dayOfYear or date',
  ],
  [
    'somebody who cannot be ticked',
    obligation(monthly).replace('[trader]', '[tradr]'),
    '8: obligations.fee-return.for[1]: "tradr" is not among those in words/due-dates-page.yaml; did you mean "trader"?',
  ],
  [
    'a service that does not exist',
    obligation(monthly).replace('registrations/firm', 'registrations/firn'),
    '11: obligations.fee-return.service: "registrations/firn" is not below content/services; did you mean "registrations/firm"?',
  ],
  [
    'an event that cannot be chosen',
    obligation('{ event: { from: closing, within: fee.within } }'),
    '9: obligations.fee-return.due.event.from: "closing" is not an event of words/due-dates-page.yaml; check its spelling',
  ],
  [
    'two rules at once',
    obligation('{ monthly: { day: fee.day }, quarterly: { day: fee.day } }'),
    '9: obligations.fee-return.due: expected one of monthly, quarterly, yearly, once and event',
  ],
  [
    'the extension of a day on which nothing is due',
    obligation(
      monthly,
      'extensions:',
      '  - { was: 2026-12-21, becomes: 2026-12-31, order: Notification 1, announced: 2026-12-19 }',
    ),
    '13: obligations.fee-return.extensions[1].was: is no day on which it would be due; the nearest is 2026-12-20',
  ],
  [
    'an extension to an earlier day',
    obligation(
      monthly,
      'extensions:',
      '  - { was: 2026-12-20, becomes: 2026-12-12, order: Notification 1, announced: 2026-12-19 }',
    ),
    '13: obligations.fee-return.extensions[1].becomes: expected a day after the one in "was"',
  ],
])('the gate names %s with its line and the remedy', (_, text, fault) => {
  expect(faults(text)).toEqual([`content/${file}:${fault}`]);
});

it('the gate refuses a short name that another group has', () => {
  const found = faultsIn({
    'law/fee.yaml': law,
    [file]: obligation(monthly),
    'obligations/other.yaml': obligation(monthly).replace('order: 1', 'order: 2'),
  });
  expect(found).toEqual([
    'content/obligations/other.yaml:4: obligations.fee-return: its short name stands in content/obligations/fees.yaml too; calendars know it by that name, so give it another',
  ]);
});

it('the gate refuses a calendar for somebody who cannot be ticked, and one whose name a group has', () => {
  const words = sampleText('words/due-dates-page.yaml').replace(
    'id: traders, name: Traders, for: [trader]',
    'id: fees, name: Traders, for: [nobody]',
  );
  const line = words.split('\n').findIndex((text) => text.includes('nobody')) + 1;
  expect(faultsIn({ 'law/fee.yaml': law, [file]: obligation(monthly), 'words/due-dates-page.yaml': words })).toEqual([
    `content/words/due-dates-page.yaml:${line}: calendars.list[1].for[1]: "nobody" is not among those in this file; check its spelling`,
    `content/words/due-dates-page.yaml:${line}: calendars.list[1].id: another calendar has this name; give it its own`,
  ]);
});

it('a figure that a date follows from counts as used', () => {
  const content = loadContent(
    sampleContent({
      'law/fee.yaml': lawFile('day: dayOfMonth: 20', 'late: rupees: 50', 'spare: rupees: 60'),
      [file]: obligation(monthly),
    }),
  );
  expect(lawWarnings(content, '2026-11-22').map(faultText)).toEqual([
    'content/law/fee.yaml:16: facts.spare: no page uses this figure; write {fee.spare} where a text means it, or remove it',
  ]);
});
