import { expect, it } from 'vitest';
import { shownPages } from '#tooling/content/addresses.ts';
import { knowledge } from '#tooling/content/knowledge.ts';
import { loadContent } from '#tooling/content/load.ts';
import { edited, sampleContent } from './sample-content.ts';
import { siteContent } from './site-content.ts';

const known = knowledge(siteContent);
const named = (kind: string) =>
  known
    .filter((entry) => entry.kind === kind)
    .map(({ href, name }) => `${href} ${name}`)
    .sort();

it('has every service by its name', () => {
  expect(named('service')).toEqual(
    siteContent.services.map(({ id, fields }) => `/services/${id} ${fields.name}`).sort(),
  );
});

it('has every category by its name', () => {
  expect(named('category')).toEqual(
    siteContent.categories.map(({ id, fields }) => `/services/${id} ${fields.name}`).sort(),
  );
});

it('has every page of words, topic and article by its heading', () => {
  expect(named('page')).toEqual(
    shownPages(siteContent)
      .map(({ id, fields }) => `/${id} ${fields.heading}`)
      .sort(),
  );
  expect(named('topic')).toEqual(siteContent.topics.map(({ id, fields }) => `/${id} ${fields.heading}`).sort());
  expect(named('article')).toEqual(
    siteContent.articles.map(({ id, fields }) => `/blog/${id} ${fields.heading}`).sort(),
  );
});

it('has every question, of the FAQ and of the services', () => {
  const ofFaq = siteContent.faqs.map(({ fields }) => `${fields.page ?? '/faq'} ${fields.question}`);
  const ofServices = siteContent.services.flatMap(({ id, fields }) =>
    fields.questions.map(({ question }, index) => `/services/${id}#question-${index + 1} ${question}`),
  );
  expect(named('question')).toEqual(expect.arrayContaining([...ofFaq, ...ofServices]));
});

it('answers with the answer of a question of the FAQ', () => {
  const answers = new Map(known.map(({ href, name, answer }) => [`${href} ${name}`, answer]));
  for (const { fields } of siteContent.faqs)
    expect(answers.get(`${fields.page ?? '/faq'} ${fields.question}`)).toBe(fields.answer);
});

it('leaves what pages say of themselves to their own text', () => {
  expect(known.filter(({ kind, answer }) => kind !== 'question' && answer !== '')).toEqual([]);
});

it('keeps of a long page the words it is found by, each once, in their singular and without the words of its name', () => {
  const changes = edited(
    'services/registrations/firm.md',
    'More on Firm.',
    'Deeds and stamps: deeds, **stamps** and firms.',
  );
  const firm = knowledge(loadContent(sampleContent(changes))).find(
    ({ href }) => href === '/services/registrations/firm',
  );
  const words = firm?.words.split(' ') ?? [];
  expect({ ...firm, words: words.filter((word) => /^(?:deed|stamp|firm|aadhaar|and)/.test(word)) }).toEqual({
    href: '/services/registrations/firm',
    kind: 'service',
    name: 'Firm',
    names: ['firm telangana', 'sample'],
    answer: '',
    words: ['aadhaar', 'deed', 'stamp'],
  });
  expect(words).toEqual([...new Set(words)].sort());
});

it('does not call a page by what the stop words leave of its name where another page goes by just that', () => {
  const namesOf = (href: string) =>
    known.find((entry) => entry.href === href && entry.kind !== 'question')?.names ?? [];
  expect([
    namesOf('/services/audit-services').includes('audit'),
    namesOf('/services/audit-services/internal-audits').includes('audit'),
  ]).toEqual([true, false]);
});
