import { expect, it } from 'vitest';
import { shownTestimonials } from '#tooling/content/compile.ts';
import { loadContent } from '#tooling/content/load.ts';
import { edited, faultsIn, sampleContent } from './sample-content.ts';

const consent = 'consent: { who: Ravi Kumar, agreed: 2026-10-05, how: by mail }';

it.each([
  [
    'without consent',
    `\n  ${consent}`,
    '',
    /^content\/testimonials\.yaml:1: \[1\]\.consent: is missing \(Who agreed that it stands here, when and how;/,
  ],
  [
    'without the one who agreed',
    'who: Ravi Kumar, ',
    '',
    /:5: \[1\]\.consent\.who: is missing \(Who agreed: the client, with the full name\.\)$/,
  ],
  [
    'without the day',
    'agreed: 2026-10-05, ',
    '',
    /:5: \[1\]\.consent\.agreed: is missing \(The day on which they agreed\.\)$/,
  ],
  ['without the way', ', how: by mail', '', /:5: \[1\]\.consent\.how: is missing \(How they agreed,/],
  ['with an empty one', 'how: by mail', 'how: ""', /:5: \[1\]\.consent\.how: expected at least 1 character, found 0$/],
  ['with yes for consent', consent, 'consent: yes', /:5: \[1\]\.consent: expected sample, found "yes"$/],
  [
    'agreed to on a day that is yet to come',
    '2026-10-05',
    '2096-10-05',
    /:5: \[1\]\.consent\.agreed: 2096-10-05 lies more than a month ahead; check the year and the month$/,
  ],
])('refuses a testimonial %s', (_, from, to, fault) => {
  expect(faultsIn(edited('testimonials.yaml', from, to))).toEqual([expect.stringMatching(fault)]);
});

it('marks what nobody said, and shows nobody who agreed and how', () => {
  const said = { quote: 'They answered the same day.', author: 'Ravi Kumar', designation: 'Shop owner, Warangal' };
  const shown = (to: string) => shownTestimonials(loadContent(sampleContent(edited('testimonials.yaml', consent, to))));
  expect(shown(consent)).toEqual([{ ...said, stars: 5, sample: false }]);
  const sample = { ...said, sample: true };
  const asSample = edited('testimonials.yaml', `stars: 5\n  ${consent}`, 'consent: sample');
  expect(shownTestimonials(loadContent(sampleContent(asSample)))).toEqual([sample]);
});

it('refuses stars on what nobody said', () => {
  expect(faultsIn(edited('testimonials.yaml', consent, 'consent: sample'))).toEqual([
    'content/testimonials.yaml:4: [1].stars: a sample has no stars, since nobody gave them',
  ]);
});

it('needs no stars of a client', () => {
  expect(faultsIn(edited('testimonials.yaml', '  stars: 5\n', ''))).toEqual([]);
});
