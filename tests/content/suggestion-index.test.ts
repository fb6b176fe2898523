import { expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { suggestionIndex } from '#tooling/content/suggestion-index.ts';
import { sampleContent } from './sample-content.ts';

it('holds what is offered of each page: its name, its other words once each, and its questions in their order', () => {
  const { papers, pages } = suggestionIndex(loadContent(sampleContent()));
  expect(papers.split(' ').every((word) => /^\S+$/.test(word))).toBe(true);
  expect(pages.find(({ href }) => href === '/services/registrations/company')).toEqual({
    kind: 'service',
    href: '/services/registrations/company',
    name: 'Company',
    also: expect.any(String) as string,
    questions: ['May I wait with Company?', 'Must I come for Company?'],
  });
  expect(pages.map(({ href }) => href).filter((href, index, all) => all.indexOf(href) !== index)).toEqual([]);
});
