import { categoryAliases, categoryIds, loadCategory } from '#src/collections/services.ts';
import { paths } from '#src/paths.ts';
import { Entries } from '#src/ui/Entries.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Trail } from '#src/ui/Trail.tsx';
import { definePage, headOf } from './page.ts';
import { trails } from './trails.ts';

const idOf = (name: string) => categoryAliases.get(name) ?? name;

export const page = definePage({
  addresses: [...categoryIds, ...categoryAliases.keys()].map(paths.category),
  content: ({ category = '' }) => [`content:categories/${idOf(category)}`],
  load: ({ category = '' }) => loadCategory(idOf(category)),
  meta: (content) => headOf(content, paths.category(content.id)),
  View: ({ content: { name, intro, services, html } }) => (
    <>
      <Opening heading={name} lead={intro} above={<Trail steps={trails.category} here={name} />} />
      <Section margin={`${services.length} services`}>
        <Entries level="h2" entries={services.map(({ id, name: service, card }) => ({ href: paths.service(id), name: service, text: card, more: 'Learn More' }))} />
      </Section>
      {html !== '' && (
        <Section>
          <Prose html={html} />
        </Section>
      )}
    </>
  ),
});
