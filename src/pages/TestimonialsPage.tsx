import { loadPage } from '#src/collections/pages.ts';
import testimonials from 'content:testimonials';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuoteList } from '#src/ui/QuoteList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import visitorsBook from '#src/ui/sketches/visitors-book.svg';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.testimonials],
  content: () => ['content:pages/testimonials'],
  load: () => loadPage('testimonials'),
  meta: (content) => headOf(content, paths.testimonials),
  View: ({ content: { heading, lead, html } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={visitorsBook} />} />
      <Section margin={`${testimonials.length} clients`}>
        <QuoteList quotes={testimonials} />
        <Prose html={html} />
      </Section>
    </>
  ),
});
