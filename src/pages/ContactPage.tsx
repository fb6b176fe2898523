import { loadPage } from '#src/collections/pages.ts';
import practice from 'content:practice';
import { paths } from '#src/paths.ts';
import { Beside } from '#src/ui/Beside.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Sketch } from '#src/ui/Sketch.tsx';
import postBox from '#src/ui/sketches/post-box.svg';
import { Hours } from './contact/Hours.tsx';
import { MessageForm } from './contact/MessageForm.tsx';
import { Offices } from './contact/Offices.tsx';
import { WaysToReach } from './contact/WaysToReach.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.contact],
  content: () => ['content:pages/contact'],
  load: () => loadPage('contact'),
  meta: (content) => headOf(content, paths.contact),
  View: ({ content: { heading, lead } }) => (
    <>
      <Opening heading={heading} lead={lead} margin={<Sketch file={postBox} />} />
      <Section heading="Reach us" margin="At once">
        <WaysToReach />
      </Section>
      <Section heading="Write to us" id="message" margin="Answered by mail">
        <Beside right={<Hours />}>
          <MessageForm />
        </Beside>
      </Section>
      <Section heading="Offices" id="offices" margin={`${practice.offices.length} offices`}>
        <Offices />
      </Section>
    </>
  ),
});
