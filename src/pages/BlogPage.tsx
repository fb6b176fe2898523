import { articleCards } from '#src/collections/articles.ts';
import { loadPage } from '#src/collections/pages.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { Entries } from '#src/ui/Entries.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Section } from '#src/ui/Section.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.blog],
  content: () => ['content:pages/blog'],
  load: () => loadPage('blog'),
  meta: (content) => headOf(content, paths.blog),
  View: ({ content: { heading, lead } }) => (
    <>
      <Opening heading={heading} lead={lead} />
      <Section margin={`${articleCards.length} articles`}>
        <Entries
          level="h2"
          entries={articleCards.map(({ id, name, card, published }) => ({ href: paths.article(id), name, text: card, more: dayMonthYear(published) }))}
        />
      </Section>
    </>
  ),
});
