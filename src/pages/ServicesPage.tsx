import serviceIndex from 'content:index';
import pageWords from 'content:pages/services';
import words from 'content:services-page-words';
import shared from 'content:shared-words';
import topicCards from 'content:topics';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { CardList } from '#src/ui/CardList.tsx';
import { EntryNumber } from '#src/ui/EntryNumber.tsx';
import { DotLeaderList } from '#src/ui/DotLeaderList.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Section } from '#src/ui/Section.tsx';
import { SidebarLayout } from '#src/ui/SidebarLayout.tsx';
import { SectionNav } from '#src/ui/SectionNav.tsx';
import { definePage, headOf } from './page.ts';
import { documentCount } from './service/document-count.ts';

const fields = topicCards.filter(({ id }) => id.startsWith('services/'));

const tabs = [
  ...serviceIndex.map(({ id, name }) => ({ href: `#${id}`, name })),
  { href: '#fields', name: words.fields },
];

export const page = definePage({
  addresses: [paths.services],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.services),
  View: ({ content: { heading, lead } }) => (
    <SidebarLayout
      header={<PageHeader heading={heading} lead={lead} />}
      aside={<SectionNav label={words.kinds} tabs={tabs} />}
    >
      {serviceIndex.map(({ id, name, card, services }, index) => (
        <Section key={id} id={id} isDense margin={<EntryNumber number={index + 1} icon={id} />}>
          <h2>
            <a href={paths.category(id)}>{name}</a>
          </h2>
          <p>{card}</p>
          <DotLeaderList
            entries={services.map(({ id: service, name: title, documents }) => ({
              href: paths.service(service),
              name: title,
              figure: documentCount(shared.papers, documents),
            }))}
          />
        </Section>
      ))}
      <Section heading={words.fields} id="fields" margin={counted(words.fieldCount, fields.length)}>
        <CardList entries={fields.map(({ id, name, card }) => ({ href: `/${id}`, name, text: card }))} />
      </Section>
    </SidebarLayout>
  ),
});
