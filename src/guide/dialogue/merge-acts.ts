import type { FormState } from '#src/forms/form-state.ts';
import type { Act } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { beginsWithTold, knownAtStart } from './known-at-start.ts';
import { isTelling } from './tell.ts';

/** Cleans the acts of a turn. Takes them, the form under way and what they are taken with; returns acts that keep every invariant, as they may be logged. */
export function mergeActs(acts: readonly Act[], formState: FormState | null, context: TurnContext): readonly Act[] {
  return Object.values<Invariant>(invariants).reduce<readonly Act[]>(
    (merged, hold) => hold(merged, formState, context),
    acts.map(withoutEvidence),
  );
}

type Invariant = (acts: readonly Act[], formState: FormState | null, context: TurnContext) => readonly Act[];

/** What holds of the acts of every turn, in the order in which it is brought about. */
export const invariants = {
  /** No slot is set twice: what is told last stands. */
  noSlotIsSetTwice: (acts) =>
    acts.filter(
      (act, at) => !isSetting(act) || !acts.slice(at + 1).some((other) => isSetting(other) && other.slot === act.slot),
    ),

  /** Only a plain yes sends: beside anything but notes that are left out, it is none. */
  onlyAPlainYesSends: (acts) =>
    acts.every(({ kind }) => kind === 'affirm' || kind === 'clearSlot')
      ? acts
      : acts.map((act) => (act.kind === 'affirm' ? { kind: 'hold' } : act)),

  /** A question is answered before the form goes on: it stands behind everything else. */
  questionsStandLast: (acts) => [...acts.filter((act) => !asks(act)), ...acts.filter(asks)],

  /** Another value for a slot that has one corrects it. */
  heldSlotsAreCorrected: (acts, formState) =>
    acts.some(({ kind }) => kind === 'startFlow' || kind === 'resumeFlow')
      ? acts
      : acts.map((act) =>
          act.kind === 'setSlot' &&
          formState?.answers[act.slot] !== undefined &&
          formState.answers[act.slot] !== act.value
            ? { ...act, kind: 'correctSlot' }
            : act,
        ),

  /** A form begins with all that is known of the visitor, so that its acts tell where it stands. */
  formsBeginWithWhatIsKnown: (acts, formState, context) => {
    const start = acts.find(({ kind }) => kind === 'startFlow');
    if (start?.kind !== 'startFlow') return acts;
    const begun = beginsWithTold(start, context);
    return acts.flatMap((act) =>
      act === start ? [begun, ...knownAtStart(begun, acts.filter(isTelling), formState, context)] : [act],
    );
  },
} satisfies Readonly<Record<string, Invariant>>;

const isSetting = (act: Act) => act.kind === 'setSlot' || act.kind === 'correctSlot';

const asks = ({ kind }: Act) => kind === 'ask';

/** Where an act was read matters to nobody who carries it out. */
function withoutEvidence(act: Act & { readonly span?: unknown; readonly confidence?: unknown }): Act {
  const { span: _, confidence: _too, ...bare } = act;
  return bare;
}
