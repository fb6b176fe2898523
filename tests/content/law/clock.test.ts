import { describe, expect, it } from 'vitest';
import { warningsIn } from '#tooling/content/checks/all.ts';
import { faultText } from '#tooling/content/fault.ts';
import { loadContent } from '#tooling/content/load.ts';
import { notLiveYet } from '#tooling/content/live.ts';
import { edited, faultsIn, sampleContent } from '../sample-content.ts';
import { lawFile } from './sample-law.ts';

const used = edited('faqs/fees.yaml', 'It depends on the work.', 'A day costs {fee.late}.');

const toldOn = (today: string, ...facts: readonly string[]) =>
  warningsIn(loadContent(sampleContent({ 'law/fee.yaml': lawFile(...facts), ...used })), today).map(faultText);

describe('a figure that ends', () => {
  const ends = 'late: rupees: 50 | until: 2027-03-31';
  const ended =
    'content/faqs/fees.yaml:2: answer: {fee.late} ended on 31 March 2027; write what holds now into content/law/fee.yaml, or take it out of this text';

  it('is told from the day after its last on', () => {
    expect([toldOn('2027-02-15', ends), toldOn('2027-03-31', `${ends} | reviewBy: 2028-02-15`)]).toEqual([[], []]);
    expect(toldOn('2027-04-01', `${ends} | reviewBy: 2028-02-15`)).toEqual([ended]);
  });

  it('is a fault once anything in content/law was checked after its end, whatever the clock says', () => {
    const law = lawFile('late: rupees: 50 | until: 2026-05-31 | checked: 2026-05-20', 'most: rupees: 100');
    expect(faultsIn({ 'law/fee.yaml': law, ...used })).toEqual([ended.replace('31 March 2027', '31 May 2026')]);
  });
});

it('a figure that begins later may be spoken of before', () => {
  expect(toldOn('2026-11-22', 'late: rupees: 50 | from: 2027-04-01')).toEqual([]);
});

describe('a figure that is due for a look', () => {
  const fact = 'late: rupees: 50 | source: Fee Act, section 4 | reviewBy: 2027-02-15';
  const due =
    'content/law/fee.yaml:9: facts.late.reviewBy: was to be looked at by 15 February 2027; compare it with its source (Fee Act, section 4) and write the new days into "checked" and "reviewBy"';

  it('is told from the day after on', () => {
    expect([toldOn('2027-02-15', fact), toldOn('2027-02-16', fact)]).toEqual([[], [due]]);
  });

  it('keeps the site from going live', () => {
    const content = loadContent(sampleContent({ 'law/fee.yaml': lawFile(fact), ...used }));
    expect(
      [notLiveYet(content, {}, '2027-02-15'), notLiveYet(content, {}, '2027-02-16')].map((all) => all.includes(due)),
    ).toEqual([false, true]);
  });
});

describe('a figure that no text has', () => {
  it('is told', () => {
    expect(toldOn('2026-11-22', 'late: rupees: 50', 'most: rupees: 100')).toEqual([
      'content/law/fee.yaml:10: facts.most: no text has {fee.most}; use it or take it out',
    ]);
  });

  it('is not told where another follows from it', () => {
    expect(toldOn('2026-11-22', 'late: worked: { product: [fee.half, 2] }', 'half: rupees: 25')).toEqual([]);
  });
});
