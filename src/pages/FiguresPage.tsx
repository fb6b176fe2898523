import words from 'content:figure-words';
import subjects from 'content:figures';
import pageWords from 'content:pages/figures';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { DotLeaderList } from '#src/ui/DotLeaderList.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Section } from '#src/ui/Section.tsx';
import { FigureList } from './figures/FigureList.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.figures],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.figures),
  View: ({ content: { heading, lead } }) => (
    <>
      <PageHeader heading={heading} lead={lead} />
      <Section heading={words.subjects}>
        <DotLeaderList
          entries={subjects.map(({ id, name, figures }) => ({
            href: `#${id}`,
            name,
            figure: String(figures.length),
          }))}
        />
      </Section>
      {subjects.map(({ id, name, figures }) => (
        <Section key={id} id={id} heading={name} margin={counted(words.count, figures.length)} isDense>
          <FigureList figures={figures} />
        </Section>
      ))}
    </>
  ),
});
