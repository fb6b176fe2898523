import { presentMoment } from '#src/forms/present-moment.ts';
import {
  besideFields,
  selectChipWords,
  selectFieldWords,
  selectOpenField,
  selectReview,
  type OpenReview,
} from '../machine/open-field.ts';
import type { Act } from '../model/act.ts';
import type { Chip } from '../model/chip.ts';
import { AnswerField } from './AnswerField.tsx';
import { ReviewCard } from './ReviewCard.tsx';

type Snapshot = Parameters<typeof selectOpenField>[0];

/** What can be tapped beside what is drawn here. */
export const trayBeside = (chips: readonly Chip[], snapshot: Snapshot): readonly Chip[] =>
  besideFields(chips, snapshot, presentMoment());

export { selectOpenField, selectReview };

/** The field of the open question, if one is open. Whether it takes focus when it comes is asked once. */
export function OpenField({
  snapshot,
  takesFocus,
  onSay,
}: {
  readonly snapshot: Snapshot;
  readonly takesFocus: () => boolean;
  readonly onSay: (text: string, acts: readonly Act[]) => void;
}) {
  const field = selectOpenField(snapshot);
  if (!field) return null;
  const { form, question, held } = field;
  const chips = selectChipWords(snapshot);
  return (
    <AnswerField
      key={`${form.id}-${question.id}-${String(held)}`}
      field={field}
      words={selectFieldWords(snapshot)}
      chips={chips}
      skip={{ label: chips.skip, act: { kind: 'skip' } }}
      takesFocus={takesFocus}
      onFill={({ text, acts }) => {
        onSay(text, acts);
      }}
    />
  );
}

/** The review as a card, in the place of its rows. */
export function Review({
  snapshot,
  review,
  onSay,
  onChange,
}: {
  readonly snapshot: Snapshot;
  readonly review: OpenReview;
  readonly onSay: (text: string, acts: readonly Act[]) => void;
  readonly onChange: (acts: readonly Act[]) => void;
}) {
  const chips = selectChipWords(snapshot);
  return (
    <ReviewCard review={review} words={selectFieldWords(snapshot)} chips={chips} onSay={onSay} onChange={onChange} />
  );
}
