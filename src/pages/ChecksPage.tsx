import cards from 'content:decision-cards';
import pageWords from 'content:pages/check';
import type { DecisionCard } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { CardList } from '#src/ui/CardList.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { definePage, headOf } from './page.ts';

const groups = [...new Set(cards.map(({ group }) => group))];

export const page = definePage({
  addresses: [paths.checks],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.checks),
  View: ({ content: { heading, lead, html } }) => (
    <>
      <PageHeader heading={heading} lead={lead} />
      {groups.map((group) => (
        <Section key={group} heading={group}>
          <CardList entries={cards.filter((card) => card.group === group).map(entry)} />
        </Section>
      ))}
      {html !== '' && (
        <Section>
          <Prose html={html} />
        </Section>
      )}
    </>
  ),
});

const entry = ({ id, name, card }: DecisionCard) => ({ href: paths.check(id), name, text: card });
