import { loadPage } from '#src/collections/pages.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { Beside } from '#src/ui/Beside.tsx';
import { Contents } from '#src/ui/Contents.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Sketch } from '#src/ui/Sketch.tsx';
import deed from '#src/ui/sketches/deed.svg';
import { definePage, headOf } from './page.ts';

/** Pages that are text and nothing else: the legal ones. */
export const page = definePage({
  addresses: [paths.privacyPolicy, paths.terms, paths.disclaimer],
  content: (_, address) => [`content:pages${address}`],
  load: (_, address) => loadPage(address.slice(1)),
  meta: (content) => headOf(content, `/${content.id}`),
  View: ({ content: { heading, lead, html, headings, updated } }) => (
    <>
      <Opening heading={heading} lead={lead} margin={<Sketch file={deed} />} />
      <Section margin={`As of ${dayMonthYear(updated)}`}>
        <Beside isSticky right={<Contents label="On this page" parts={headings} />}>
          <Prose html={html} asClauses />
        </Beside>
      </Section>
    </>
  ),
});
