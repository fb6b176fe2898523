import albums from 'content:gallery';
import words from 'content:gallery-words';
import pageWords from 'content:pages/gallery';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import frame from '#src/ui/illustrations/frame.svg';
import { Albums } from './gallery/Albums.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.gallery],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.gallery),
  View: ({ content: { heading, lead, html } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={frame} />} />
      <Section margin={counted(words.albums, albums.length)}>
        <Prose html={html} />
        <Albums albums={albums} />
      </Section>
    </>
  ),
});
