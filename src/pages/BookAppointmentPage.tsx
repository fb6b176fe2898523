import words from 'content:booking-words';
import pageWords from 'content:pages/book-appointment';
import { paths } from '#src/paths.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import tearOff from '#src/ui/illustrations/tear-off.svg';
import { AppointmentForm } from './booking/AppointmentForm.tsx';
import { Hours } from './contact/Hours.tsx';
import { latePart } from './late-part.tsx';
import { definePage, headOf } from './page.ts';

const form = latePart(() => Promise.resolve(AppointmentForm));

export const page = definePage({
  addresses: [paths.bookAppointment],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.bookAppointment),
  lateParts: () => [form],
  View: ({ content: { heading, lead, html } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={tearOff} />}>
        <ButtonLink look="quiet" href="?guide=booking">
          {words.withGuide}
        </ButtonLink>
      </PageHeader>
      <Section heading={words.heading} margin={words.note}>
        <Columns
          isSticky
          right={
            <>
              <Prose html={html} />
              <Hours />
            </>
          }
        >
          <form.Part />
        </Columns>
      </Section>
    </>
  ),
});
