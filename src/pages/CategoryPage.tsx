import { categoryAliases, categoryIds, loadCategory } from '#src/collections/services.ts';
import { paths } from '#src/paths.ts';
import { Drawing } from '#src/ui/Drawing.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Register } from '#src/ui/Register.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Trail } from '#src/ui/Trail.tsx';
import { definePage, headOf } from './page.ts';
import { paperFigures } from './service/papers.ts';
import { trails } from './trails.ts';

const columns = { name: 'Service', text: 'What it is for', figures: ['Usually takes', 'Papers'] };

const idOf = (name: string) => categoryAliases.get(name) ?? name;

export const page = definePage({
  addresses: [...categoryIds, ...categoryAliases.keys()].map(paths.category),
  content: ({ category = '' }) => [`content:categories/${idOf(category)}`],
  load: ({ category = '' }) => loadCategory(idOf(category)),
  meta: (content) => headOf(content, paths.category(content.id)),
  View: ({ content: { id, name, intro, services, html } }) => (
    <>
      <Opening
        heading={name}
        lead={intro}
        margin={<Drawing name={id} />}
        above={<Trail steps={trails.category} here={name} />}
      />
      <Section margin={`${services.length} services`}>
        <Register
          columns={columns}
          entries={services.map(({ id: service, name: title, card, typicalTime, documents }) => ({
            href: paths.service(service),
            name: title,
            text: card,
            figures: [typicalTime, paperFigures(documents)],
          }))}
          more="Learn More"
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
