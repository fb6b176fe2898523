import words from 'content:article-words';
import articleCards from 'content:articles';
import dueDateWords from 'content:due-date-words';
import layout from 'content:layout-words';
import shared from 'content:shared-words';
import { loadArticle } from '#src/collections/articles.ts';
import { counted } from '#src/domain/counted.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { RuledList } from '#src/ui/RuledList.tsx';
import { NumberedNotes } from '#src/ui/NumberedNotes.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from '#src/ui/styles/lead.module.css';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { definePage, headOf } from './page.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { YearOfDates } from './due-dates/YearOfDates.tsx';

export const page = definePage({
  addresses: articleCards.map(({ id }) => paths.article(id)),
  content: ({ article }) => [`content:articles/${article}`],
  load: ({ article }) => loadArticle(article ?? ''),
  meta: (content) => headOf(content, paths.article(content.id), content.heading),
  View: ({
    content: { id, heading, lead, published, updated, minutes, html, calendar, upcoming, sources, seeAlso },
  }) => (
    <>
      <PageHeader
        heading={heading}
        lead={lead}
        above={
          <Breadcrumbs label={shared.breadcrumbs.name} steps={breadcrumbs.article(shared.breadcrumbs)} here={heading} />
        }
      />
      <Section
        margin={
          <NumberedNotes
            notes={[
              { name: words.published, text: <time dateTime={published}>{dayMonthYear(published)}</time> },
              { name: words.checked, text: <time dateTime={updated}>{dayMonthYear(updated)}</time> },
              { name: words.toRead, text: counted(words.minutes, minutes) },
            ]}
          />
        }
      >
        <Columns
          isSticky
          right={
            <>
              <h2>{words.sources}</h2>
              <RuledList>
                {sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </RuledList>
              <h2>{words.seeAlso}</h2>
              <RuledList>
                {seeAlso.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </RuledList>
            </>
          }
        >
          <Prose html={html} />
        </Columns>
      </Section>
      {calendar && (
        <Section
          id="calendar"
          heading={calendar.heading}
          margin={<a href={paths.dueDates}>{dueDateWords.next.link}</a>}
        >
          <p>{calendar.text}</p>
          <YearOfDates upcoming={upcoming} />
        </Section>
      )}
      <Section heading={words.next} margin={<a href={paths.blog}>{counted(words.count, articleCards.length)}</a>}>
        <CardList
          entries={neighbours(id).map((article) => ({
            href: paths.article(article.id),
            name: article.name,
            text: article.card,
          }))}
        />
        <p>{words.ask}</p>
        <p className={styles.actions}>
          <ButtonLink href={paths.bookAppointment}>{layout.menu.booking}</ButtonLink>
          <ButtonLink look="quiet" href="?guide=ask">
            {shared.askGuide}
          </ButtonLink>
        </p>
      </Section>
    </>
  ),
});

/** The articles before and after one; the list goes on at its other end. */
function neighbours(id: string) {
  const at = articleCards.findIndex((article) => article.id === id);
  return [at - 1, at + 1].flatMap((beside) => articleCards.at(beside % articleCards.length) ?? []);
}
