import { expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { pagePassages } from '#tooling/content/passages.ts';
import { sectionPassages } from '#tooling/content/section-passages.ts';
import { servicePage } from '#tooling/content/compile.ts';
import { edited, faultsIn, sampleContent } from './sample-content.ts';
import { siteContent } from './site-content.ts';

const company = 'services/registrations/company.md';
const asked = 'question: May I wait with Company?, answer: You may., asked: [can wait, later ok]';
const withAsked = edited(company, 'question: May I wait with Company?, answer: You may.', asked);

it('takes a page apart into what can answer by itself, each with its place and what it is asked', () => {
  const { passages, ...page } = pagePassages(loadContent(sampleContent(withAsked))).get(
    '/services/registrations/company',
  ) ?? {
    passages: [],
  };
  expect(page).toEqual({
    name: 'Company',
    lead: 'Company in a sentence.',
    documentsNote: expect.any(String) as string,
  });
  const href = (id: string) => `/services/registrations/company#${id}`;
  expect(passages.filter(({ kind }) => ['question', 'time', 'paragraph'].includes(kind))).toEqual([
    {
      kind: 'question',
      href: href('question-1'),
      title: 'May I wait with Company?',
      text: 'You may.',
      asked: ['can wait', 'later ok'],
    },
    { kind: 'question', href: href('question-2'), title: 'Must I come for Company?', text: 'You need not.', asked: [] },
    { kind: 'time', href: href('timeline'), title: '7 to 10 business days', text: 'Our own estimate.', asked: [] },
    {
      kind: 'paragraph',
      href: '/services/registrations/company',
      title: '',
      text: 'More on Company.',
      section: '',
      asked: [],
    },
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

it('gives what a section is asked to every piece of it', () => {
  const files = edited(
    company,
    'related: [registrations/firm, registrations/trust]\n---\n',
    'related: [registrations/firm, registrations/trust]\naskedOfSections: [{ heading: Later, asked: [afterwards] }]\n---\n## Later\n\n',
  );
  const { passages = [] } =
    pagePassages(loadContent(sampleContent(files))).get('/services/registrations/company') ?? {};
  expect(passages.find(({ text }) => text === 'More on Company.')).toEqual({
    kind: 'paragraph',
    href: '/services/registrations/company#later',
    title: 'Later',
    text: 'More on Company.',
    section: 'Later',
    asked: ['afterwards'],
  });
});

it('puts a question of the FAQ with the page it belongs to', () => {
  const of = new Map(pagePassages(siteContent));
  for (const { fields } of siteContent.faqs.filter(({ fields: { page } }) => page !== undefined))
    expect(of.get(fields.page ?? '')?.passages.map(({ title }) => title)).toContain(fields.question);
});

it('keeps what passages are asked off the pages', () => {
  const content = loadContent(sampleContent(withAsked));
  const service = content.services.find(({ id }) => id === 'registrations/company');
  if (!service) throw new Error('the sample has no company');
  expect(servicePage(content, service).questions[0]).toEqual({
    question: 'May I wait with Company?',
    answer: 'You may.',
  });
});

it.each([
  ['kindly', 'nothing but words that say nothing'],
  ['?!', 'no word'],
])('refuses that a question is asked "%s": %s', (phrase) => {
  const text = (withAsked[company] ?? '').replace(
    'answer: You need not.',
    `answer: You need not., asked: ["${phrase}"]`,
  );
  expect(faultsIn({ [company]: text })).toEqual([
    `content/${company}:27: questions[2].asked[1]: "${phrase}" fits every question; add a word for what is asked, such as "late fee"`,
  ]);
});

it('tells a phrase that is asked of two questions', () => {
  const text = (withAsked[company] ?? '').replace('answer: You need not.', 'answer: You need not., asked: [Can wait]');
  expect(faultsIn({ [company]: text })).toEqual([
    `content/${company}:27: questions[2].asked[1]: "Can wait" is asked of the part on line 26 already; keep it where it is answered`,
  ]);
});

it('tells a section that is asked something and does not exist', () => {
  const files = edited(
    company,
    'related: [registrations/firm, registrations/trust]',
    'related: [registrations/firm, registrations/trust]\naskedOfSections: [{ heading: Never, asked: [x] }]',
  );
  expect(faultsIn(files)).toEqual([expect.stringContaining('no section of this page is called "Never"')]);
});
