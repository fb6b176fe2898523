import { expect, it } from 'vitest';
import { candidatesOf } from '#src/search/passage-candidates.ts';
import { loadContent } from '#tooling/content/load.ts';
import { pagePassages } from '#tooling/content/passages.ts';
import { sectionPassages } from '#tooling/content/section-passages.ts';
import { edited, faultsIn, sampleContent } from './sample-content.ts';

const company = 'services/registrations/company.md';
const file = 'guide/asked/services/registrations/company.jsonl';
const lines = (...asked: readonly (readonly [passage: string, say: string])[]) =>
  asked.map(([passage, say]) => JSON.stringify({ passage, say, language: 'en' })).join('\n');
const waiting = ['may-i-wait-with-company', 'can it wait'] as const;
const page = '/services/registrations/company';

it('takes a page apart into what can answer by itself, each with its place, and tells what each candidate is asked', () => {
  const content = loadContent(sampleContent({ [file]: lines(waiting, ['documents', 'papers']) }));
  const known = pagePassages(content).get(page);
  if (!known) throw new Error(`there is no ${page}`);
  const { passages, asked, ...rest } = known;
  expect(rest).toEqual({
    name: 'Company',
    lead: 'Company in a sentence.',
    documentsNote: expect.any(String) as string,
  });
  const href = (id: string) => `${page}#${id}`;
  expect(passages.filter(({ kind }) => ['question', 'time', 'paragraph'].includes(kind))).toEqual([
    { kind: 'question', href: href('question-1'), title: 'May I wait with Company?', text: 'You may.' },
    { kind: 'question', href: href('question-2'), title: 'Must I come for Company?', text: 'You need not.' },
    { kind: 'time', href: href('timeline'), title: '7 to 10 business days', text: 'Our own estimate.' },
    { kind: 'paragraph', href: page, title: '', text: 'More on Company.', section: '' },
  ]);
  expect(passages.filter(({ kind }) => kind === 'step').map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Talk: We listen.',
    'Gather: You bring papers.',
    'File: We file.',
  ]);
  expect(passages.filter(({ kind }) => kind === 'document').map(({ href: place }) => place)).toEqual([
    href('document-1-1'),
    href('document-1-2'),
    href('document-1-3'),
  ]);
  const candidates = candidatesOf(known, page);
  expect(candidates.flatMap(({ kind, title }, at) => (asked[at] ? [[kind, title, asked[at]]] : []))).toEqual([
    ['question', 'May I wait with Company?', 'can it wait'],
    ['documents', '', 'papers'],
  ]);
});

it('keeps the name of a question that is worded anew by its id', () => {
  const text = {
    ...edited(company, 'question: May I wait', 'id: waiting, question: May I delay'),
    [file]: lines(['waiting', 'can it wait']),
  };
  const { asked = [] } = pagePassages(loadContent(sampleContent(text))).get(page) ?? {};
  expect(asked.filter((phrases) => phrases !== '')).toEqual(['can it wait']);
});

it('keeps the names of passages in which an amount of the law stands when the law moves it', () => {
  const passage = 'may-i-wait-below-fees-limit-with-company';
  const under = 'more-above-fees-limit';
  const lawOf = (value: string) =>
    `name: Fees\norder: 1\nfacts:\n  limit:\n    is: Limit\n    value: ${value}\n    source: Act\n    checked: 2026-11-20\n    reviewBy: 2027-11-20\n`;
  const filesOf = (value: string) => {
    const waits = edited(company, 'May I wait', '"May I wait below {fees.limit}')[company] ?? '';
    const text = waits
      .replace('with Company?,', 'with Company?",')
      .concat('\n\n## More above {fees.limit}\n\n| Who | Pays |\n|---|---|\n| Below {fees.limit} | {fees.limit} |\n');
    const asked = lines([passage, 'can it wait'], [under, 'more'], [`${under}/below-fees-limit`, 'less']);
    return sampleContent({ 'law/fees.yaml': lawOf(value), [company]: text, [file]: asked });
  };
  for (const value of ['{ rupees: 75000 }', '{ rupees: 2500000 }', '{ percent: 5 }']) {
    const { asked = [] } = pagePassages(loadContent(filesOf(value))).get(page) ?? {};
    expect(asked.filter((phrases) => phrases !== '')).toEqual(['can it wait', 'more', 'less']);
  }
});

it('takes paragraphs, lines and rows from a text, each under its heading', () => {
  const markdown =
    'First.\n\n## Late fee\n\nSee the table.\n\n| | Regular | Other |\n|---|---|---|\n| Nil return | ₹20 | none |\n\n- One **line**\n- Two\n';
  expect(sectionPassages(markdown)).toEqual([
    { kind: 'paragraph', id: '', heading: '', title: '', text: 'First.' },
    { kind: 'paragraph', id: 'late-fee', heading: 'Late fee', title: 'Late fee', text: 'See the table.' },
    { kind: 'row', id: 'row-1-1', heading: 'Late fee', title: 'Nil return', text: 'Regular: ₹20; Other: none' },
    { kind: 'line', id: 'late-fee', heading: 'Late fee', title: 'Late fee', text: 'One line' },
    { kind: 'line', id: 'late-fee', heading: 'Late fee', title: 'Late fee', text: 'Two' },
  ]);
});

it.each<readonly [what: string, text: string, fault: string]>([
  [
    'a passage that the page does not have',
    lines(['may-i-hope', 'can i hope']),
    '1: passage: the page has no passage "may-i-hope"; write what it is called now, such as "may-i-wait-with-company", or give the question `id: may-i-hope`',
  ],
  [
    'a phrase that stands there already, in another order of letters and signs',
    lines(waiting, ['documents', 'Can it WAIT?']),
    '2: say: "Can it WAIT?" leads to "may-i-wait-with-company" already, on line 1; keep it where it is answered',
  ],
  ['a phrase without a word', lines(['documents', '?!']), '1: say: has no word; write what people ask'],
  ['no words', lines(['documents', ' ']), '1: say: expected at least 1 character, found 0'],
  [
    'no JSON',
    'papers',
    '1: line: is no line of JSON; write it as {"passage": "documents", "say": "…", "language": "en"}',
  ],
])('refuses %s', (_, text, fault) => {
  expect(faultsIn({ [file]: text })).toEqual([`content/${file}:${fault}`]);
});

it('refuses phrases for a page that is not there', () => {
  const other = 'guide/asked/services/registrations/kite.jsonl';
  expect(faultsIn({ [other]: lines(waiting) })).toEqual([
    `content/${other}:1: file: the site has no page /services/registrations/kite; rename or remove the file`,
  ]);
});
