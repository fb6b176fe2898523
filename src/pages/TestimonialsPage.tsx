import pageWords from 'content:pages/testimonials';
import shared from 'content:shared-words';
import words from 'content:testimonial-words';
import testimonials from 'content:testimonials';
import { counted } from '#src/domain/counted.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuoteList } from '#src/ui/QuoteList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import visitorsBook from '#src/ui/illustrations/visitors-book.svg';
import { definePage, headOf } from './page.ts';

const clients = testimonials.filter(({ sample }) => !sample).length;

export const page = definePage({
  addresses: [paths.testimonials],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.testimonials),
  View: ({ content: { heading, lead, html } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={visitorsBook} />} />
      <Section margin={clients > 0 && counted(words.clients, clients)}>
        <QuoteList
          quotes={testimonials}
          rating={(stars) => fillTemplate(shared.stars, { stars })}
          sampleMark={shared.sample}
        />
        <Prose html={html} />
      </Section>
    </>
  ),
});
