import { describe, expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { servicePage } from '#tooling/content/compile.ts';
import { edited, faultsIn, sampleContent } from '../sample-content.ts';
import { lawFile } from './sample-law.ts';

const firm = 'services/registrations/firm.md';

describe('a file of the law', () => {
  it.each([
    [
      'two kinds in one',
      'late: rupees: 50, percent: 2',
      5,
      'value',
      'expected a value of one kind: rupees, percent, hours, days, workingDays, months, years, count, date, dayOfYear, dayOfMonth, text, form, section or worked',
    ],
    [
      'a day that no month has',
      'late: dayOfYear: { day: 31, month: 6 }',
      5,
      'value.dayOfYear',
      'expected a day that the month has',
    ],
    [
      'words that would break the text around them',
      'late: text: "so: much"',
      5,
      'value.text',
      'expected no colon with a space behind it, no " #" and no quotation mark: these words are put into other texts',
    ],
    [
      'an end before its beginning',
      'late: rupees: 50 | from: 2026-04-01 | until: 2026-03-31',
      11,
      'until',
      'expected a day that is not before the one in "from"',
    ],
    [
      'a look that is due before it was checked',
      'late: rupees: 50 | reviewBy: 2026-11-20',
      9,
      'reviewBy',
      'expected a day behind the one in "checked"',
    ],
  ])('refuses %s', (_, fact, line, field, remedy) => {
    expect(faultsIn({ 'law/fee.yaml': lawFile(fact) })).toEqual([
      `content/law/fee.yaml:${line}: facts.late.${field}: ${remedy}`,
    ]);
  });

  it('refuses a name with capitals or underscores', () => {
    expect(faultsIn({ 'law/fee.yaml': lawFile('Late_Fee: rupees: 50') })).toEqual([
      'content/law/fee.yaml:4: facts.Late_Fee: expected a name in small letters, digits and hyphens, found "Late_Fee"',
    ]);
  });
});

it('sets days that lie years ahead, and is checked on none that does', () => {
  const far = lawFile('kyc: date: 2031-06-30', 'rate: percent: 1 | from: 2029-04-01 | reviewBy: 2030-02-15');
  expect(faultsIn({ 'law/fee.yaml': far })).toEqual([]);
  expect(
    faultsIn({ 'law/fee.yaml': lawFile('rate: percent: 1 | checked: 2029-11-20 | reviewBy: 2030-02-15') }),
  ).toEqual([
    'content/law/fee.yaml:8: facts.rate.checked: 2029-11-20 lies more than a month ahead; check the year and the month',
  ]);
});

describe('the facts of a service', () => {
  const facts = (list: string) => edited(firm, 'facts: []', `facts:\n${list}`);
  const factsOf = (list: string, law: string) => {
    const content = loadContent(sampleContent({ ...facts(list), 'law/fee.yaml': law }));
    const service = content.services.find(({ id }) => id === 'registrations/firm');
    return service && servicePage(content, service).facts;
  };

  it('take source and day from the figures in them: each source once, and the earliest day', () => {
    expect(
      factsOf(
        '  - text: A day costs {fee.late}, at most {fee.most}, and {fee.rate} interest.',
        lawFile(
          'late: rupees: 50 | source: Fee Act, section 4',
          'most: rupees: 2000 | source: Fee Act, section 4 | checked: 2026-10-02',
          'rate: percent: 18 | source: Fee Rules, rule 9',
        ),
      ),
    ).toEqual([
      {
        text: 'A day costs ₹50, at most ₹2,000, and 18% interest.',
        asOf: '2026-10-02',
        source: 'Fee Act, section 4; Fee Rules, rule 9',
        figures: [
          { words: '₹50', id: 'fee-late' },
          { words: '₹2,000', id: 'fee-most' },
          { words: '18%', id: 'fee-rate' },
        ],
      },
    ]);
  });

  it('keep a source and a day of their own', () => {
    expect(
      factsOf(
        '  - text: A day costs {fee.late}.\n    asOf: 2026-11-01\n    source: The portal',
        lawFile('late: rupees: 50'),
      ),
    ).toEqual([
      {
        text: 'A day costs ₹50.',
        asOf: '2026-11-01',
        source: 'The portal',
        figures: [{ words: '₹50', id: 'fee-late' }],
      },
    ]);
  });

  it('need both where no figure stands in them', () => {
    expect(faultsIn(facts('  - text: A fee is charged.'))).toEqual(
      ['asOf', 'source'].map(
        (field) =>
          `content/${firm}:23: facts[1].${field}: is missing; only a rule with a figure of content/law takes it from there`,
      ),
    );
  });
});
