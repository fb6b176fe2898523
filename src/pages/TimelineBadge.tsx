import shared from 'content:shared-words';
import { timeTold, type Timeline } from '#src/collections/time-told.ts';
import { Badge } from '#src/ui/Badge.tsx';

/** How long it takes: days behind "Usually", a sentence as it is. */
export function TimelineBadge({ id, timeline }: { readonly id?: string; readonly timeline: Timeline }) {
  return (
    <Badge {...(id !== undefined && { id })} {...(timeline.estimate !== undefined && { label: shared.usually })}>
      {timeTold(timeline)}
    </Badge>
  );
}
