import { articleCards, loadArticle } from '#src/collections/articles.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { Lines } from '#src/ui/Lines.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Trail } from '#src/ui/Trail.tsx';
import { definePage, headOf } from './page.ts';
import { trails } from './trails.ts';

export const page = definePage({
  addresses: articleCards.map(({ id }) => paths.article(id)),
  content: ({ article }) => [`content:articles/${article}`],
  load: ({ article }) => loadArticle(article ?? ''),
  meta: (content) => headOf(content, paths.article(content.id)),
  View: ({ content: { heading, lead, published, html, sources, seeAlso } }) => (
    <>
      <Opening heading={heading} lead={lead} above={<Trail steps={trails.article} here={heading} />} />
      <Section margin={<time dateTime={published}>{dayMonthYear(published)}</time>}>
        <Prose html={html} />
      </Section>
      <Section heading="Where it stands">
        <Lines>{sources.map((source) => <li key={source}>{source}</li>)}</Lines>
      </Section>
      <Section heading="Read on">
        <ul>
          {seeAlso.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  ),
});
