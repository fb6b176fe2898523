import { articleCards } from '#src/collections/articles.ts';
import { loadPage } from '#src/collections/pages.ts';
import { longDate } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { Entries } from '#src/ui/Entries.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Section } from '#src/ui/Section.tsx';
import { definePage } from './page.ts';

export const page = definePage({
  addresses: [paths.blog],
  content: () => ['content:pages/blog'],
  load: () => loadPage('blog'),
  meta: ({ title, description, keywords, updated }) => ({ title, description, keywords, updated, address: paths.blog }),
  View: ({ content: { heading, lead } }) => (
    <>
      <Opening heading={heading} lead={lead} />
      <Section margin={`${articleCards.length} articles`}>
        <Entries
          level="h2"
          entries={articleCards.map(({ id, name, card, published }) => ({ href: paths.article(id), name, text: card, more: longDate(published).replace(/^\w+, /, '') }))}
        />
      </Section>
    </>
  ),
});
