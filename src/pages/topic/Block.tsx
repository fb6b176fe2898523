import type { TopicBlock } from '#src/collections/types.ts';
import { Section } from '#src/ui/Section.tsx';
import { Colophon } from './Colophon.tsx';
import { DueDates } from './DueDates.tsx';
import { FormLines } from './FormLines.tsx';
import { TwoClocks } from './TwoClocks.tsx';
import { YearStrip } from './YearStrip.tsx';

/** A block of a topic under its heading: a year, a calendar, a form, clocks or the colophon. */
export function Block({ block }: { readonly block: TopicBlock }) {
  return (
    <Section heading={block.heading} margin={block.link && <a href={block.link.to}>{block.link.words}</a>}>
      <p>{block.text}</p>
      {partOf(block)}
    </Section>
  );
}

function partOf(block: TopicBlock) {
  switch (block.kind) {
    case 'year':
      return <YearStrip begins={block.begins} spans={block.spans} />;
    case 'calendar':
      return <DueDates months={block.months} />;
    case 'form':
      return <FormLines form={block} />;
    case 'clocks':
      return <TwoClocks places={block.places} />;
    case 'colophon':
      return <Colophon />;
  }
}
