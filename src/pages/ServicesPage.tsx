import serviceIndex from 'content:index';
import topicCards from 'content:topics';
import { loadPage } from '#src/collections/pages.ts';
import { paths } from '#src/paths.ts';
import { Entries } from '#src/ui/Entries.tsx';
import { Folio } from '#src/ui/Folio.tsx';
import { Leaders } from '#src/ui/Leaders.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Spread } from '#src/ui/Spread.tsx';
import { ThumbIndex } from '#src/ui/ThumbIndex.tsx';
import { definePage, headOf } from './page.ts';
import { paperCount } from './service/papers.ts';

const fields = topicCards.filter(({ id }) => id.startsWith('services/'));

const tabs = [
  ...serviceIndex.map(({ id, name }) => ({ href: `#${id}`, name })),
  { href: '#fields', name: 'By field of work' },
];

export const page = definePage({
  addresses: [paths.services],
  content: () => ['content:pages/services'],
  load: () => loadPage('services'),
  meta: (content) => headOf(content, paths.services),
  View: ({ content: { heading, lead } }) => (
    <Spread
      opening={<Opening heading={heading} lead={lead} />}
      beside={<ThumbIndex label="Kinds of work" tabs={tabs} />}
    >
      {serviceIndex.map(({ id, name, card, services }, index) => (
        <Section key={id} id={id} isDense margin={<Folio number={index + 1} drawing={id} />}>
          <h2>
            <a href={paths.category(id)}>{name}</a>
          </h2>
          <p>{card}</p>
          <Leaders
            entries={services.map(({ id: service, name: title, documents }) => ({
              href: paths.service(service),
              name: title,
              figure: paperCount(documents),
            }))}
          />
        </Section>
      ))}
      <Section heading="By field of work" id="fields" margin={`${fields.length} fields`}>
        <Entries entries={fields.map(({ id, name, card }) => ({ href: `/${id}`, name, text: card }))} />
      </Section>
    </Spread>
  ),
});
