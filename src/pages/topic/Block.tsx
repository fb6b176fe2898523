import { blockId } from '#src/collections/passage-ids.ts';
import type { TopicBlock } from '#src/collections/types.ts';
import { Section } from '#src/ui/Section.tsx';
import { FounderProfile } from './FounderProfile.tsx';
import { DueDates } from './DueDates.tsx';
import { FormExcerpt } from './FormExcerpt.tsx';
import { ClockComparison } from './ClockComparison.tsx';
import { YearTimeline } from './YearTimeline.tsx';

/** A block of a topic under its heading: a year, a calendar, a form, clocks or the founder. */
export function Block({ block }: { readonly block: TopicBlock }) {
  return (
    <Section
      id={blockId(block.kind)}
      heading={block.heading}
      margin={block.link && <a href={block.link.to}>{block.link.words}</a>}
    >
      <p>{block.text}</p>
      {partOf(block)}
    </Section>
  );
}

function partOf(block: TopicBlock) {
  switch (block.kind) {
    case 'year':
      return <YearTimeline begins={block.begins} spans={block.spans} />;
    case 'calendar':
      return <DueDates months={block.months} />;
    case 'form':
      return <FormExcerpt form={block} />;
    case 'clocks':
      return <ClockComparison places={block.places} />;
    case 'founder':
      return <FounderProfile />;
  }
}
