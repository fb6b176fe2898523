import { describe, expect, it } from 'vitest';
import { warningsIn } from '#tooling/content/checks/all.ts';
import { faultText } from '#tooling/content/fault.ts';
import { loadContent } from '#tooling/content/load.ts';
import { notLiveYet } from '#tooling/content/live.ts';
import { edited, sampleContent, sampleText } from '../sample-content.ts';
import { lawFile } from './sample-law.ts';

const today = '2026-11-22';
const firm = 'services/registrations/firm.md';

const law = lawFile(
  'threshold: rupees: 2000000 | is: Turnover from which a supplier registers',
  'late: rupees: 50 | is: Charge for each day of delay',
  'appeal: days: 30 | is: Time for an appeal against an order',
  'certificate: form: { now: Form 130, before: Form 16 } | is: Salary certificate',
);

/** All facts in use, so that nothing but figures by hand is told. */
const inUse = edited(
  'faqs/fees.yaml',
  'It depends on the work.',
  '{fee.threshold}, {fee.late}, {fee.appeal}, {fee.certificate}.',
);

/** What is told of the sample's service once its lead, and the text below its fields, are these. */
function told(lead: string, below = 'More on Firm.'): readonly string[] {
  const text = sampleText(firm)
    .replace('lead: Firm in a sentence.', () => `lead: ${lead}`)
    .replace('More on Firm.', () => below);
  return warningsIn(loadContent(sampleContent({ ...inUse, 'law/fee.yaml': law, [firm]: text })), today).map(faultText);
}

const what: Readonly<Record<string, string>> = {
  'fee.threshold': 'Turnover from which a supplier registers',
  'fee.late': 'Charge for each day of delay',
  'fee.appeal': 'Time for an appeal against an order',
  'fee.certificate': 'Salary certificate',
};

const remedy = (words: string, id: string) =>
  `"${words}" is also a figure of the law: ${what[id] ?? ''}. If the sentence means that figure, write {${id}} in its place, so that it changes with the law; if not, write {by hand: ${words}}`;

describe('a figure of the law that is written by hand', () => {
  it.each([
    ['A supplier with a turnover above ₹20 lakh comes to us.', '₹20 lakh', 'fee.threshold'],
    ['A supplier with a turnover above Rs 20,00,000 comes to us.', 'Rs 20,00,000', 'fee.threshold'],
    ['Bring Form 16.', 'Form 16', 'fee.certificate'],
    ['The time for an appeal against an order is 30 days.', '30 days', 'fee.appeal'],
  ])('is told where its sentence speaks of the same: %s', (lead, words, id) => {
    expect(told(lead)).toEqual([`content/${firm}:9: lead: ${remedy(words, id)}`]);
  });

  it.each([
    ['in another sentence', 'A supplier has a turnover. We work for ₹20 lakh.'],
    ['as part of a larger one', 'A supplier with a turnover above ₹20,00,500 comes to us.'],
    ['as a span of the practice', 'The appeal against an order takes us 20 to 30 days.'],
    ['as a time of something else', 'We keep the appeal for 30 days.'],
    ['as the amount of an example', 'An example, a supplier with a turnover of ₹20 lakh.'],
    ['on purpose', 'A supplier with a turnover above {by hand: ₹20 lakh} comes to us.'],
    ['as its token', 'A supplier with a turnover above {fee.threshold} comes to us.'],
  ])('is not told where the same words stand %s', (_, lead) => {
    expect(told(lead)).toEqual([]);
  });

  it('is told for one word on a page with other figures of the subject, and for none on one with the same figure', () => {
    const one = 'The turnover is ₹20 lakh.';
    const none = 'It is ₹20 lakh.';
    expect([
      told(one),
      told(one, 'Late: {fee.late}.'),
      told(none, 'Late: {fee.late}.'),
      told(none, 'From {fee.threshold}.'),
    ]).toEqual([
      [],
      [`content/${firm}:9: lead: ${remedy('₹20 lakh', 'fee.threshold')}`],
      [],
      [`content/${firm}:9: lead: ${remedy('₹20 lakh', 'fee.threshold')}`],
    ]);
  });

  it('is told below the fields by its line, and not under a heading of an example', () => {
    const table = '| Turnover of a supplier | Due |\n| --- | --- |\n| ₹20 lakh | yes |';
    const line = sampleText(firm).split('\n').indexOf('More on Firm.') + 1;
    expect([told('Firm.', `More.\n\n${table}`), told('Firm.', `## An example\n\n${table}`)]).toEqual([
      [`content/${firm}:${line + 4}: text: ${remedy('₹20 lakh', 'fee.threshold')}`],
      [],
    ]);
  });

  it('is not told once it has ended', () => {
    const files = sampleContent({
      'law/fee.yaml': lawFile(
        'threshold: rupees: 2000000 | is: Turnover from which a supplier registers | until: 2026-11-21',
      ),
      ...edited(firm, 'lead: Firm in a sentence.', 'lead: A supplier with a turnover above ₹20 lakh comes to us.'),
    });
    expect(warningsIn(loadContent(files), today).map(faultText)).toEqual([
      'content/law/fee.yaml:4: facts.threshold: no page uses this figure; write {fee.threshold} where a text means it, or remove it',
    ]);
  });

  it('keeps the site from going live', () => {
    const files = sampleContent({
      ...inUse,
      'law/fee.yaml': law,
      ...edited(firm, 'lead: Firm in a sentence.', 'lead: Bring Form 16.'),
    });
    expect(notLiveYet(loadContent(files), {}, today)).toContain(
      `content/${firm}:9: lead: ${remedy('Form 16', 'fee.certificate')}`,
    );
  });
});
