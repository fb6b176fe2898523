import { blockId } from '#src/collections/passage-ids.ts';
import type { TopicBlock, UpcomingObligation } from '#src/collections/types.ts';
import { Section } from '#src/ui/Section.tsx';
import { YearOfDates } from '../due-dates/YearOfDates.tsx';
import { FounderProfile } from './FounderProfile.tsx';
import { FormExcerpt } from './FormExcerpt.tsx';
import { ClockComparison } from './ClockComparison.tsx';
import { YearTimeline } from './YearTimeline.tsx';

/** A block of a topic under its heading: a year, a calendar, a form, clocks or the founder. */
export function Block({
  block,
  upcoming,
}: {
  readonly block: TopicBlock;
  readonly upcoming: readonly UpcomingObligation[];
}) {
  return (
    <Section
      id={blockId(block.kind)}
      heading={block.heading}
      margin={block.link && <a href={block.link.to}>{block.link.words}</a>}
    >
      <p>{block.text}</p>
      {partOf(block, upcoming)}
    </Section>
  );
}

function partOf(block: TopicBlock, upcoming: readonly UpcomingObligation[]) {
  switch (block.kind) {
    case 'year':
      return <YearTimeline begins={block.begins} spans={block.spans} />;
    case 'calendar':
      return <YearOfDates upcoming={upcoming} />;
    case 'form':
      return <FormExcerpt form={block} />;
    case 'clocks':
      return <ClockComparison places={block.places} />;
    case 'founder':
      return <FounderProfile />;
  }
}
