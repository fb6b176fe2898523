import { pictures } from '#src/collections/gallery.ts';
import { loadPage } from '#src/collections/pages.ts';
import { paths } from '#src/paths.ts';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Sketch } from '#src/ui/Sketch.tsx';
import frame from '#src/ui/sketches/frame.svg';
import { Albums } from './gallery/Albums.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.gallery],
  content: () => ['content:pages/gallery'],
  load: () => loadPage('gallery'),
  meta: (content) => headOf(content, paths.gallery),
  View: ({ content: { heading, lead, html } }) => (
    <>
      <Opening heading={heading} lead={lead} margin={<Sketch file={frame} />} />
      <Section margin={`${pictures.length} albums`}>
        <Prose html={html} />
        <Albums albums={pictures} />
      </Section>
    </>
  ),
});
