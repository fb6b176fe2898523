import { loadPage } from '#src/collections/pages.ts';
import { paths } from '#src/paths.ts';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Sketch } from '#src/ui/Sketch.tsx';
import addingMachine from '#src/ui/sketches/adding-machine.svg';
import { Calculator } from './calculator/Calculator.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.taxCalculator],
  content: () => ['content:pages/tax-calculator'],
  load: () => loadPage('tax-calculator'),
  meta: (content) => headOf(content, paths.taxCalculator),
  View: ({ content: { heading, lead, html } }) => (
    <>
      <Opening heading={heading} lead={lead} margin={<Sketch file={addingMachine} />} />
      <Calculator />
      <Section>
        <Prose html={html} />
      </Section>
    </>
  ),
});
