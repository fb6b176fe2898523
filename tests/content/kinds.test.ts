import { expect, it } from 'vitest';
import { kindOf } from '#tooling/content/kinds.ts';

it.each([
  ['practice.yaml', 'practice', 'practice'],
  ['services/licenses/index.md', 'categories', 'licenses'],
  ['services/licenses/trade-license.md', 'services', 'licenses/trade-license'],
  ['checklists/llp.yaml', 'checklists', 'llp'],
  ['topics/about.md', 'topics', 'about'],
  ['topics/solutions/nris.md', 'topics', 'solutions/nris'],
  ['blog/due-dates-2026.md', 'articles', 'due-dates-2026'],
  ['pages/home.yaml', 'home', 'home'],
  ['tax/fy-2023-24.yaml', 'taxRates', 'fy-2023-24'],
])('%s is of the kind %s and has the id %s', (file, name, id) => {
  expect(kindOf(file)).toEqual({ name, id });
});

it.each(['notes.md', 'services/index.md', 'pages/home.md.txt', 'faqs/New question.yaml'])(
  '%s belongs to no kind',
  (file) => {
    expect(kindOf(file)).toBeUndefined();
  },
);
