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

describe('a new figure of a coming day', () => {
  const next = 'next: { value: { rupees: 100 }, from: 2027-04-01, source: Finance Act 2027, checked: 2026-11-20 }';
  const fact = `late: rupees: 50 | is: Late fee | reviewBy: 2028-02-15 | ${next}`;

  it('is asked for from its first day on', () => {
    expect(toldOn('2027-03-31', fact)).toEqual([]);
    expect(toldOn('2027-04-01', fact)).toEqual([
      'content/law/fee.yaml:10: facts.late.next: Late fee: the new figure holds from 1 April 2027 (Finance Act 2027), and the pages still have the old one; put the new one in its place',
    ]);
  });

  it('begins after the present one', () => {
    expect(faultsIn({ 'law/fee.yaml': lawFile(`${fact} | from: 2027-04-01`), ...used })).toEqual([
      'content/law/fee.yaml:10: facts.late.next.from: expected a day behind the one in "from" of the present figure',
    ]);
  });
});

describe('a figure that no text has', () => {
  it('is told', () => {
    expect(toldOn('2026-11-22', 'late: rupees: 50', 'most: rupees: 100')).toEqual([
      'content/law/fee.yaml:10: facts.most: no page uses this figure; write {fee.most} where a text means it, or remove it',
    ]);
  });

  it('is not told where another follows from it', () => {
    expect(toldOn('2026-11-22', 'late: worked: { product: [fee.half, 2] }', 'half: rupees: 25')).toEqual([]);
  });
});
