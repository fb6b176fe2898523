import pageIds from 'content:page-ids';
import shared from 'content:shared-words';
import { loadPage } from '#src/collections/pages.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { TableOfContents } from '#src/ui/TableOfContents.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import deed from '#src/ui/illustrations/deed.svg';
import { definePage, headOf } from './page.ts';

/** Pages that are text and nothing else, such as the legal ones. A file in content/pages makes one. */
export const page = definePage({
  addresses: pageIds.texts.map((id) => `/${id}`),
  content: (_, address) => [`content:pages${address}`],
  load: (_, address) => loadPage(address.slice(1)),
  meta: (content) => headOf(content, `/${content.id}`),
  View: ({ content: { heading, lead, html, headings, updated } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={deed} />} />
      <Section margin={fillTemplate(shared.asOf, { date: dayMonthYear(updated) })}>
        <Columns isSticky right={<TableOfContents label={shared.onThisPage} parts={headings} />}>
          <Prose html={html} asClauses />
        </Columns>
      </Section>
    </>
  ),
});
