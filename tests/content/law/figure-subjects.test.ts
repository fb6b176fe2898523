import { expect, it } from 'vitest';
import { figureSubjects } from '#tooling/content/law/figure-subjects.ts';
import { loadContent } from '#tooling/content/load.ts';
import { edited, faultsIn, sampleContent } from '../sample-content.ts';
import { lawFile } from './sample-law.ts';

it('the page of figures shows the subjects in their order, each figure with its place, value, days and source', () => {
  const content = loadContent(
    sampleContent({
      'law/fee.yaml': lawFile(
        'late: rupees: 50 | is: Charge for a day of delay | from: 2026-04-01 | until: 2027-03-31',
      ).replace('order: 1', 'order: 2'),
      'law/appeals.yaml': lawFile(
        'notice: section: { now: section 9, before: section 5, act: Fee Act 2026 } | source: Fee Act 2026',
        'both: worked: { product: [fee.late, 2] } | is: Two days',
      ).replace('Sample subject', 'Appeals'),
    }),
  );
  const figure = { is: 'The figure', source: 'An Act', checked: '2026-11-20' };
  expect(figureSubjects(content)).toEqual([
    {
      id: 'appeals',
      name: 'Appeals',
      figures: [
        {
          ...figure,
          id: 'appeals-notice',
          value: 'section 9 (formerly section 5), Fee Act 2026',
          source: 'Fee Act 2026',
        },
        { ...figure, id: 'appeals-both', is: 'Two days', value: '₹100' },
      ],
    },
    {
      id: 'fee',
      name: 'Sample subject',
      figures: [
        {
          ...figure,
          id: 'fee-late',
          is: 'Charge for a day of delay',
          value: '₹50',
          from: '2026-04-01',
          until: '2027-03-31',
        },
      ],
    },
  ]);
});

it('no two figures have one place on it', () => {
  expect(
    faultsIn({ 'law/fee.yaml': lawFile('late-most: days: 3'), 'law/fee-late.yaml': lawFile('most: days: 2') }),
  ).toEqual([
    'content/law/fee-late.yaml:4: facts.most: has the place fee-late-most on the page of figures, as one in content/law/fee.yaml has; rename one of them',
  ]);
});

it('texts may lead to a figure on it, and to none that is not there', () => {
  const question = (page: string) => ({
    'law/fee.yaml': lawFile('late: rupees: 50'),
    ...edited('faqs/fees.yaml', 'page: /contact', `page: ${page}`),
  });
  expect([faultsIn(question('/figures#fee-late')), faultsIn(question('/figures#fee-early')).length]).toEqual([[], 1]);
});
