import articleCards from 'content:articles';
import { loadArticle } from '#src/collections/articles.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { Beside } from '#src/ui/Beside.tsx';
import { Lines } from '#src/ui/Lines.tsx';
import { Notes } from '#src/ui/Notes.tsx';
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
  View: ({ content: { heading, lead, published, updated, minutes, html, sources, seeAlso } }) => (
    <>
      <Opening heading={heading} lead={lead} above={<Trail steps={trails.article} here={heading} />} />
      <Section
        margin={
          <Notes
            notes={[
              { name: 'Published', text: <time dateTime={published}>{dayMonthYear(published)}</time> },
              { name: 'Checked', text: <time dateTime={updated}>{dayMonthYear(updated)}</time> },
              { name: 'To read', text: `${minutes} minutes` },
            ]}
          />
        }
      >
        <Beside
          isSticky
          right={
            <>
              <h2>Where it stands</h2>
              <Lines>
                {sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </Lines>
              <h2>Read on</h2>
              <Lines>
                {seeAlso.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </Lines>
            </>
          }
        >
          <Prose html={html} />
        </Beside>
      </Section>
    </>
  ),
});
