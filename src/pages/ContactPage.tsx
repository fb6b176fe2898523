import words from 'content:contact-words';
import pageWords from 'content:pages/contact';
import practice from 'content:practice';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import postBox from '#src/ui/illustrations/post-box.svg';
import { Hours } from './contact/Hours.tsx';
import { Offices } from './contact/Offices.tsx';
import { ContactChannels } from './contact/ContactChannels.tsx';
import { messageForm } from './contact/message-form.ts';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.contact],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.contact),
  lateParts: () => [messageForm],
  View: ({ content: { heading, lead } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={postBox} />} />
      <Section heading={words.reach.heading} margin={words.reach.note}>
        <ContactChannels />
      </Section>
      <Section heading={words.write.heading} id="message" margin={words.write.note}>
        <Columns right={<Hours />}>
          <messageForm.Part />
        </Columns>
      </Section>
      <Section
        heading={words.offices.heading}
        id="offices"
        margin={counted(words.offices.count, practice.offices.length)}
      >
        <Offices />
      </Section>
    </>
  ),
});
