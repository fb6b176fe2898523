import shared from 'content:shared-words';
import { pointId, stepId } from '#src/collections/passage-ids.ts';
import type { TopicPage } from '#src/collections/types.ts';
import { counted } from '#src/domain/counted.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Section } from '#src/ui/Section.tsx';

/** Named points with a sentence each, numbered when they follow one another. */
export function Points({
  points: { heading, items },
  isNumbered = false,
}: {
  readonly points: TopicPage['points'];
  readonly isNumbered?: boolean;
}) {
  return (
    <Section heading={heading} margin={isNumbered ? counted(shared.steps, items.length) : undefined}>
      <DescriptionList pairs={items} isNumbered={isNumbered} idOf={isNumbered ? stepId : pointId} />
    </Section>
  );
}
