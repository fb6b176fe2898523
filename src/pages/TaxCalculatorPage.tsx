import pageWords from 'content:pages/tax-calculator';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import addingMachine from '#src/ui/illustrations/adding-machine.svg';
import { Calculator } from './calculator/Calculator.tsx';
import { RegimeComparison } from './calculator/RegimeComparison.tsx';
import { latePart } from './late-part.tsx';
import { definePage, headOf } from './page.ts';

const comparison = latePart(() => Promise.resolve(RegimeComparison));
const calculator = latePart(() => Promise.resolve(Calculator));

export const page = definePage({
  addresses: [paths.taxCalculator],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.taxCalculator),
  lateParts: () => [comparison, calculator],
  View: ({ content: { heading, lead, html } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={addingMachine} />} />
      <comparison.Part />
      <calculator.Part />
      <Section>
        <Prose html={html} />
      </Section>
    </>
  ),
});
