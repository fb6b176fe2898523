import words from 'content:category-page-words';
import categoryNames from 'content:navigation';
import shared from 'content:shared-words';
import { categoryAliases, loadCategory } from '#src/collections/services.ts';
import { rowId } from '#src/collections/passage-ids.ts';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { cardImage, defaultCardImage } from '#src/ui/card-images.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { definePage, headOf } from './page.ts';
import { documentFigures } from './service/document-count.ts';
import { breadcrumbs } from './breadcrumbs.ts';

const { name: nameColumn, text: textColumn, time, papers } = words.columns;
const columns = { name: nameColumn, text: textColumn, figures: [time, papers] };

const idOf = (name: string) => categoryAliases.get(name) ?? name;

export const page = definePage({
  addresses: [...categoryNames.map(({ id }) => id), ...categoryAliases.keys()].map(paths.category),
  content: ({ category = '' }) => [`content:categories/${idOf(category)}`],
  load: ({ category = '' }) => loadCategory(idOf(category)),
  meta: (content) => headOf(content, paths.category(content.id), content.name),
  View: ({ content: { id, name, intro, services, html } }) => (
    <>
      <PageHeader
        heading={name}
        lead={intro}
        margin={<Icon name={id} />}
        above={
          <Breadcrumbs label={shared.breadcrumbs.name} steps={breadcrumbs.category(shared.breadcrumbs)} here={name} />
        }
      />
      <Section margin={counted(words.count, services.length)}>
        <DataTable
          columns={columns}
          entries={services.map(({ id: service, name: title, card, typicalTime, documents }, index) => ({
            id: rowId(0, index),
            href: paths.service(service),
            name: title,
            text: card,
            image: cardImage(id),
            figures: [typicalTime, documentFigures(shared.papers, documents)],
          }))}
          more={words.more}
          fallbackImage={defaultCardImage}
        />
      </Section>
      {html !== '' && (
        <Section>
          <Prose html={html} />
        </Section>
      )}
    </>
  ),
});
