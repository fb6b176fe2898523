import { loadPage } from '#src/collections/pages.ts';
import { paths } from '#src/paths.ts';
import { Beside } from '#src/ui/Beside.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Sketch } from '#src/ui/Sketch.tsx';
import tearOff from '#src/ui/sketches/tear-off.svg';
import { AppointmentForm } from './booking/AppointmentForm.tsx';
import { Hours } from './contact/Hours.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.bookAppointment],
  content: () => ['content:pages/book-appointment'],
  load: () => loadPage('book-appointment'),
  meta: (content) => headOf(content, paths.bookAppointment),
  View: ({ content: { heading, lead, html } }) => (
    <>
      <Opening heading={heading} lead={lead} margin={<Sketch file={tearOff} />}>
        <ButtonLink look="quiet" href="?guide=booking">
          Book with the guide
        </ButtonLink>
      </Opening>
      <Section heading="Your request" margin="A request, until confirmed">
        <Beside
          isSticky
          right={
            <>
              <Prose html={html} />
              <Hours />
            </>
          }
        >
          <AppointmentForm />
        </Beside>
      </Section>
    </>
  ),
});
