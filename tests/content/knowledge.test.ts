import { expect, it } from 'vitest';
import { shownPages } from '#tooling/content/addresses.ts';
import { knowledge } from '#tooling/content/knowledge.ts';
import { loadContent } from '#tooling/content/load.ts';
import { pagePassages } from '#tooling/content/passages.ts';
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

it('finds questions of the FAQ and terms at the end of the passages of their page, in the same order', () => {
  const ends = knowledge(siteContent).filter(({ kind, href }) => kind === 'question' && !href.includes('#'));
  const pages = pagePassages(siteContent);
  for (const href of new Set(ends.map((one) => one.href))) {
    const names = ends.filter((one) => one.href === href).map(({ name }) => name);
    expect(
      pages
        .get(href)
        ?.passages.slice(-names.length)
        .map(({ title }) => title),
    ).toEqual(names);
  }
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
