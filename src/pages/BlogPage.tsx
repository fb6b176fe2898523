import words from 'content:article-words';
import articleCards from 'content:articles';
import pageWords from 'content:pages/blog';
import { counted } from '#src/domain/counted.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { DatedList } from '#src/ui/DatedList.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import newspaper from '#src/ui/illustrations/newspaper.svg';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.blog],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.blog),
  View: ({ content: { heading, lead } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={newspaper} />} />
      <Section margin={counted(words.count, articleCards.length)}>
        <DatedList
          entries={articleCards.map(({ id, name, card, published, minutes }) => ({
            href: paths.article(id),
            name,
            text: card,
            date: { iso: published, words: dayMonthYear(published) },
            remark: counted(words.minutes, minutes),
          }))}
        />
      </Section>
    </>
  ),
});
