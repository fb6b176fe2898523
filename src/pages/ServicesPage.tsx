import { loadPage } from '#src/collections/pages.ts';
import { serviceIndex } from '#src/collections/services.ts';
import { topicCards } from '#src/collections/topics.ts';
import { paths } from '#src/paths.ts';
import { Entries } from '#src/ui/Entries.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Section } from '#src/ui/Section.tsx';
import { IndexList } from './service/IndexList.tsx';
import { definePage, headOf } from './page.ts';

const fields = topicCards.filter(({ id }) => id.startsWith('services/'));

export const page = definePage({
  addresses: [paths.services],
  content: () => ['content:pages/services'],
  load: () => loadPage('services'),
  meta: (content) => headOf(content, paths.services),
  View: ({ content: { heading, lead } }) => (
    <>
      <Opening heading={heading} lead={lead} />
      {serviceIndex.map(({ id, name, card, services }, index) => (
        <Section
          key={id}
          margin={String(index + 1).padStart(2, '0')}
        >
          <h2>
            <a href={paths.category(id)}>{name}</a>
          </h2>
          <p>{card}</p>
          <IndexList services={services} />
        </Section>
      ))}
      <Section heading="By field of work" margin={`${fields.length} fields`}>
        <Entries entries={fields.map(({ id, name, card }) => ({ href: `/${id}`, name, text: card }))} />
      </Section>
    </>
  ),
});
