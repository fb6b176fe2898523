import { describe, expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { edited, faultsIn, sampleContent } from '../sample-content.ts';
import { lawFile } from './sample-law.ts';

const known = [
  'centre: rupees: 25',
  'state: rupees: 25',
  'limit: rupees: 2000000',
  'rate: percent: 0.5',
  'term: days: 30',
  'staff: count: 20',
  'form: form: { now: Form 1 }',
];

const withWorked = (worked: string) => ({
  'law/fee.yaml': lawFile(...known, `late: worked: { ${worked} }`),
  ...edited('faqs/fees.yaml', 'It depends on the work.', 'It is {fee.late}.'),
});

describe('what follows from other figures', () => {
  it.each([
    ['sum: [fee.centre, fee.state]', '₹50'],
    ['difference: [fee.limit, fee.state]', '₹19,99,975'],
    ['product: [fee.centre, 12]', '₹300'],
    ['product: [fee.staff, fee.centre]', '₹500'],
    ['product: [fee.term, 2]', '60 days'],
    ['percentOf: [fee.rate, fee.limit]', '₹10,000'],
    ['sum: [fee.rate, 0.1]', '0.6%'],
  ])('is worked out: %s is %s', (worked, written) => {
    const { faqs } = loadContent(sampleContent(withWorked(worked)));
    expect(faqs.map(({ fields }) => fields.answer)).toContain(`It is ${written}.`);
  });

  it('may follow from what is worked out itself', () => {
    const files = sampleContent({
      ...withWorked('product: [fee.both, 10]'),
      'law/fee.yaml': lawFile(
        ...known,
        'late: worked: { product: [fee.both, 10] }',
        'both: worked: { sum: [fee.centre, fee.state] }',
      ),
    });
    expect(loadContent(files).faqs.map(({ fields }) => fields.answer)).toContain('It is ₹500.');
  });

  it.each([
    ['sum: [fee.center, fee.state]', '"fee.center" is no figure of content/law; did you mean "fee.centre"?'],
    ['sum: [fee.late, fee.state]', 'fee.late follows from fee.late, so nothing can be worked out'],
    ['sum: [fee.form, fee.state]', '"fee.form" is no number that can be reckoned with'],
    ['sum: [fee.term, fee.state]', 'days and rupees cannot be added or taken from each other'],
    ['product: [fee.term, fee.state]', 'a product of days and rupees means nothing'],
    ['percentOf: [fee.limit, fee.rate]', 'percentOf takes a rate in percent and a figure of which it is taken'],
    ['percentOf: [fee.rate, fee.state]', 'comes to 0.125 rupees, which is no figure to write'],
    ['difference: [fee.state, fee.limit]', 'comes to -1999975 rupees, which is no figure to write'],
  ])('is refused as %s', (worked, remedy) => {
    expect(faultsIn(withWorked(worked))).toEqual([`content/law/fee.yaml:47: facts.late.value: ${remedy}`]);
  });
});
