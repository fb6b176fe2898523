import { describe, expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { edited, faultsIn, sampleContent, sampleText } from '../sample-content.ts';
import { lawFile } from './sample-law.ts';

const fees = 'faqs/fees.yaml';
const firm = 'services/registrations/firm.md';

/** The answer of the sample's question once its words are these, with these facts in content/law/fee.yaml. */
function answer(words: string, ...facts: readonly string[]): string | undefined {
  const content = loadContent(
    sampleContent({ 'law/fee.yaml': lawFile(...facts), ...edited(fees, 'It depends on the work.', words) }),
  );
  return content.faqs.find(({ source }) => source.file === `content/${fees}`)?.fields.answer;
}

describe('a figure is written in a text', () => {
  it.each([
    ['rupees: 2000000', '₹20 lakh'],
    ['rupees: 5000', '₹5,000'],
    ['percent: 18', '18%'],
    ['percent: 0.1', '0.1%'],
    ['hours: 48', '48 hours'],
    ['workingDays: 3', '3 working days'],
    ['days: 1', '1 day'],
    ['days: 30', '30 days'],
    ['months: 1', '1 month'],
    ['months: 3', '3 months'],
    ['years: 1', '1 year'],
    ['years: 8', '8 years'],
    ['count: 20', '20'],
    ['count: 2500', '2,500'],
    ['count: 2.5', '2.5'],
    ['date: 2026-07-31', '31 July 2026'],
    ['dayOfYear: { day: 31, month: 7 }', '31 July'],
    ['dayOfMonth: 1', '1st'],
    ['dayOfMonth: 11', '11th'],
    ['dayOfMonth: 22', '22nd'],
    ['dayOfMonth: 23', '23rd'],
    ['text: in the same month', 'in the same month'],
    ['form: { now: Form 130 }', 'Form 130'],
    ['form: { now: Form 130, before: Form 16 }', 'Form 130 (formerly Form 16)'],
    ['form: { now: Form 130, before: Form 16 } | from: 2026-04-01', 'Form 130 (Form 16 before April 2026)'],
    [
      'section: { now: section 9, before: section 5 } | from: 2026-09-17',
      'section 9 (section 5 before 17 September 2026)',
    ],
  ])('%s as %s', (fact, written) => {
    expect(answer('It is {fee.late}, no more.', `late: ${fact}`)).toBe(`It is ${written}, no more.`);
  });

  it.each([
    ['now', 'form: { now: Form 130, before: Form 16 }', 'Form 130'],
    ['before', 'form: { now: Form 130, before: Form 16 }', 'Form 16'],
    ['number', 'rupees: 2000000', '20,00,000'],
    ['number', 'days: 30', '30'],
    ['digits', 'rupees: 2000000', '₹20,00,000'],
    ['plain', 'rupees: 2000000', '2000000'],
    ['plain', 'percent: 0.1', '0.1'],
    ['plain', 'dayOfYear: { day: 5, month: 6 }', '06-05'],
  ])('by its part "%s" of %s as %s', (part, fact, written) => {
    expect(answer(`It is {fee.late.${part}}, no more.`, `late: ${fact}`)).toBe(`It is ${written}, no more.`);
  });

  it('where the text begins with it', () => {
    expect(answer('{fee.late} a day', 'late: rupees: 50')).toBe('₹50 a day');
  });
});

it('what is written by hand on purpose loses its braces', () => {
  expect(answer('Of {by hand: ₹20 lakh}, {fee.late}.', 'late: rupees: 50')).toBe('Of ₹20 lakh, ₹50.');
});

it('is written in fields, lists and the text below them, and the lines stay where they were', () => {
  const text = sampleText(firm)
    .replace('Firm in a sentence.', 'Firm for {fee.late}.')
    .replace('More on Firm.', 'More on Firm.\n\nLate after {fee.term}.');
  const content = loadContent(
    sampleContent({ [firm]: text, 'law/fee.yaml': lawFile('late: rupees: 50', 'term: days: 30') }),
  );
  const service = content.services.find(({ id }) => id === 'registrations/firm');
  expect([
    service?.fields.lead,
    service?.source.markdown,
    service?.source.lineOf(['lead']),
    service?.source.figures.map(({ id, line }) => `${line}: ${id}`),
    service?.source.figuresAt(['lead']).map(({ id }) => id),
  ]).toEqual([
    'Firm for ₹50.',
    'More on Firm.\n\nLate after 30 days.',
    9,
    ['9: fee.late', `${text.split('\n').findIndex((line) => line.includes('{fee.term}')) + 1}: fee.term`],
    ['fee.late'],
  ]);
});

it('takes the place of fields from a file that was saved on Windows', () => {
  const text = `\uFEFF${sampleText(firm).replace('Firm in a sentence.', 'Firm for {fee.late}.').replaceAll('\n', '\r\n')}`;
  const content = loadContent(sampleContent({ [firm]: text, 'law/fee.yaml': lawFile('late: rupees: 50') }));
  const service = content.services.find(({ id }) => id === 'registrations/firm');
  expect(service?.source.figuresAt(['lead']).map(({ id }) => id)).toEqual(['fee.late']);
});

describe('the gate', () => {
  const faultsOf = (words: string, law = lawFile('late: rupees: 50')) =>
    faultsIn({ 'law/fee.yaml': law, ...edited(fees, 'It depends on the work.', words) });

  it.each([
    ['{fee.lat}', 'stands for nothing in content/law; did you mean "fee.late"?'],
    ['{Fee.Late}', 'stands for nothing in content/law; did you mean "fee.late"?'],
    ['{tax.rate}', 'stands for nothing in content/law; check its spelling'],
    ['{fee.late.now}', 'asks for "now", which this figure does not have; write {fee.late}'],
    ['{fee.late.digits.now}', 'asks for "digits.now", which this figure does not have; write {fee.late}'],
  ])('names %s once, with its file, line and remedy', (token, remedy) => {
    expect(faultsOf(`It costs ${token}.`)).toEqual([`content/${fees}:2: answer: ${token} ${remedy}`]);
  });

  it('names one below the fields by its line', () => {
    const text = sampleText(firm).replace('More on Firm.', 'More on {fee.lat}.');
    const line = text.split('\n').findIndex((one) => one.includes('{fee.lat}')) + 1;
    expect(faultsIn({ 'law/fee.yaml': lawFile('late: rupees: 50'), [firm]: text })).toEqual([
      `content/${firm}:${line}: text: {fee.lat} stands for nothing in content/law; did you mean "fee.late"?`,
    ]);
  });

  it('tells of a figure that many texts miss once, where the first of them is', () => {
    const words = '{fee.lat} {fee.lat} {fee.lat} {fee.lat} {fee.laat}';
    expect(faultsOf(words)).toEqual([
      `content/${fees}:2: answer: {fee.lat} stands for nothing in content/law; did you mean "fee.late"? (and so in 3 more places)`,
      `content/${fees}:2: answer: {fee.laat} stands for nothing in content/law; did you mean "fee.late"?`,
    ]);
  });

  it('tells of a subject whose file is gone once, by the file', () => {
    expect(faultsOf('{tax.rate} {tax.rate} {tax.limit} {tax.date}')).toEqual([
      `content/law/tax.yaml:1: file: is missing, and 4 places take figures from it, such as content/${fees}:2; put it back, or take its figures out of the texts`,
    ]);
  });

  it('tells of a subject whose file has another name by that name alone', () => {
    const late = lawFile('late: rupees: 50');
    expect(
      faultsIn({ 'law/Fee.yaml': late, ...edited(fees, 'It depends on the work.', 'It costs {fee.late}.') }),
    ).toEqual([
      'content/law/Fee.yaml:1: file: is not read under this name; rename it to content/law/fee.yaml (small letters, digits and hyphens, and the ending as it is there)',
    ]);
  });

  it('tells of a faulty subject once, and nothing of the tokens for it', () => {
    expect(faultsOf('It costs {fee.late}.', lawFile('late: rupees: 50 | until: yesterday'))).toEqual([
      'content/law/fee.yaml:10: facts.late.until: expected a date written as year-month-day, such as 2026-11-21, found "yesterday"',
    ]);
  });

  describe('tells nothing of a field that waits for a faulty subject', () => {
    const year = 'tax-years/2025-26.yaml';
    const law = lawFile('late: rupees: 50 | until: yesterday');
    const fault =
      'content/law/fee.yaml:10: facts.late.until: expected a date written as year-month-day, such as 2026-11-21, found "yesterday"';
    const faultsOfYear = (from: string, to: string) => faultsIn({ 'law/fee.yaml': law, ...edited(year, from, to) });

    it.each([
      ['a number', 'cessPercent: 4', 'cessPercent: {fee.late.plain}'],
      ['one in a list', '{ upTo: null, percent: 10 }', '{ upTo: null, percent: {fee.late.plain} }'],
      ['one in the lines below its name', 'seniorFromAge: 60', 'seniorFromAge:\n  - 1\n\n  - {fee.late.plain}'],
    ])('%s', (_, from, to) => {
      expect(faultsOfYear(from, to)).toEqual([fault]);
    });

    it('but of the fields before and behind it', () => {
      const text = sampleText(year).replace(
        /cessPercent: 4\nseniorFromAge: 60\n/,
        'cessPercent: four\nseniorFromAge: {fee.late.plain}\nother: 1\n',
      );
      expect(faultsIn({ 'law/fee.yaml': law, [year]: text })).toEqual([
        fault,
        `content/${year}:4: cessPercent: expected a number, found "four" (Cess on tax and surcharge, in percent.)`,
        `content/${year}:6: other: no such field here; remove it or correct its spelling`,
      ]);
    });

    it('nor where the words for all figures cannot be read', () => {
      const files = {
        'law/fee.yaml': lawFile('late: percent: 4'),
        ...edited(year, 'cessPercent: 4', 'cessPercent: {fee.late.plain}'),
      };
      const noPercent = edited('words/figures.yaml', 'percent: "{count}%"', 'percent: 1');
      expect(faultsIn({ ...files, ...noPercent })).toEqual([
        'content/words/figures.yaml:2: written.percent: expected text, found a number; put it in quotes: "1"',
      ]);
    });
  });

  it('asks for numbers in quotes where a text is nothing else', () => {
    expect(faultsOf('{fee.late}', lawFile('late: count: 20'))).toEqual([
      `content/${fees}:2: answer: expected text, found a number; put it in quotes: "20"`,
    ]);
  });
});
