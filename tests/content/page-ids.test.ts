import { expect, it } from 'vitest';
import { pagesWithView } from '#src/collections/pages-with-view.ts';
import { secondAddresses } from '#src/paths.ts';
import { pageIds } from '#tooling/content/page-ids.ts';
import type { Content } from '#tooling/content/content.ts';

type Named = Parameters<typeof pageIds>[0];

const entries = (...ids: readonly string[]) => ids.map((id) => ({ id })) as unknown as Content['services'];
const content = (named: Partial<Record<keyof Named, readonly string[]>>): Named =>
  Object.fromEntries(
    (['services', 'topics', 'pages'] as const).map((kind) => [kind, entries(...(named[kind] ?? []))]),
  ) as unknown as Named;

const [viewed] = pagesWithView;
const [[address, service] = ['', '']] = Object.entries(secondAddresses);

it('names topics in their order', () => {
  expect(pageIds(content({ topics: ['startups', 'salaried'] }))).toEqual({
    topics: ['startups', 'salaried'],
    texts: [],
    secondServices: [],
  });
});

it('names the pages that are text and nothing more', () => {
  expect(pageIds(content({ pages: [viewed, 'privacy', 'terms'] })).texts).toEqual(['privacy', 'terms']);
});

it('names a second address only of a service that exists', () => {
  const { secondServices } = pageIds(content({ services: [service, 'trade/other'] }));
  expect([secondServices, pageIds(content({ services: ['trade/other'] })).secondServices]).toEqual([[address], []]);
});
