import { loadPage } from '#src/collections/pages.ts';
import testimonials from 'content:testimonials';
import { paths } from '#src/paths.ts';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Quotes } from '#src/ui/Quotes.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Sketch } from '#src/ui/Sketch.tsx';
import visitorsBook from '#src/ui/sketches/visitors-book.svg';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.testimonials],
  content: () => ['content:pages/testimonials'],
  load: () => loadPage('testimonials'),
  meta: (content) => headOf(content, paths.testimonials),
  View: ({ content: { heading, lead, html } }) => (
    <>
      <Opening heading={heading} lead={lead} margin={<Sketch file={visitorsBook} />} />
      <Section margin={`${testimonials.length} clients`}>
        <Quotes quotes={testimonials} />
        <Prose html={html} />
      </Section>
    </>
  ),
});
