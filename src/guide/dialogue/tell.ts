import type { Form } from '#src/forms/form.ts';
import type { Question, Value } from '#src/forms/question.ts';
import { reopenQuestion, skipQuestion, storeAnswer, withOffered, type FormState } from '#src/forms/form-state.ts';
import type { Act, ActOf } from '../model/act.ts';
import type { DialogueEvent } from '../model/dialogue-event.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { waiting, type Progress } from './progress.ts';

const kinds = ['setSlot', 'correctSlot', 'clearSlot', 'leaveAmounts', 'rejectSlot', 'reopenSlot'] as const;

/** The acts that tell something for the slots of a form. */
export type Telling = ActOf<(typeof kinds)[number]>;

/** Whether an act tells something for the slots of a form. */
export const isTelling = (act: Act): act is Telling => kinds.some((kind) => kind === act.kind);

/** The acts of some kinds. */
export const ofKind = <Kind extends Act['kind']>(acts: readonly Act[], ...wanted: readonly Kind[]) =>
  acts.filter((act): act is ActOf<Kind> => wanted.some((kind) => kind === act.kind));

/** Stores what was told, and opens again what did not fit or can hardly be right. */
export function tell(before: FormState, told: readonly Telling[], form: Form, context: TurnContext): Progress {
  const [cleared] = ofKind(told, 'clearSlot');
  const formState = leavesOut(form, before, cleared?.slot, context.now);
  const settings = new Map(ofKind(told, 'setSlot', 'correctSlot').map((one) => [one.slot, one]));
  const set = form.questions.filter(({ id }) => settings.has(id));
  const after = set.reduce(
    (one, question) => storeIfValid(form, one, question, settings.get(question.id)?.value, context.now),
    { ...formState, ...toldBeside(formState, told, set, form) },
  );
  const stored = set.map(({ id }): DialogueEvent => {
    const held = formState.answers[id];
    const { sum } = settings.get(id) ?? {};
    return {
      kind: 'stored',
      slot: id,
      ...(held !== undefined && { before: held }),
      ...(sum !== undefined && { sum }),
    };
  });
  const events = [
    ...stored,
    ...(cleared && before.answers[cleared.slot] !== undefined ? [cleared].map(clearedEvent) : []),
    ...leftOver(told),
  ];
  const [problem, ...further] = ofKind(told, 'reopenSlot');
  const question = form.questions.find(({ id }) => id === problem?.slot);
  if (!problem || !question) {
    const { formState: doubted, events: doubts } = doubting(formState, after, settings, set, form);
    return waiting(doubted, [...events, ...doubts]);
  }
  const { refusal } = problem;
  const asked = { ...after, skipped: after.skipped.filter((id) => further.every(({ slot }) => slot !== id)) };
  return waiting(
    reopenQuestion(asked, question),
    [
      ...events,
      ...ofKind(told, 'rejectSlot').map(
        ({ slot, refusal: why }) => ({ kind: 'rejected', slot, refusal: why }) as const,
      ),
      { kind: 'reopened', slot: question.id, ...(refusal && { refusal }) },
    ],
    refusal,
  );
}

const clearedEvent = ({ slot }: ActOf<'clearSlot'>): DialogueEvent => ({ kind: 'cleared', slot });

/** What was told and came into no slot. */
export const leftOver = (told: readonly Telling[]): readonly DialogueEvent[] => [
  ...ofKind(told, 'leaveAmounts').map(({ amounts }) => ({ kind: 'leftAmounts', amounts }) as const),
];

/** What was told beside another matter. */
export const besideIn = (told: readonly Telling[]) => ofKind(told, 'setSlot').find((one) => one.isBeside === true);

/** What a form of figures remembers of its amounts: which are by the month, and which were told last. */
function toldBeside(
  formState: FormState,
  told: readonly Telling[],
  set: readonly Question[],
  { ending }: Form,
): Partial<FormState> {
  const isSet = (id: string) => set.some((question) => question.id === id);
  const beside = besideIn(told);
  const monthly = [
    ...(formState.monthly?.filter((id) => !isSet(id)) ?? []),
    ...ofKind(told, 'setSlot', 'correctSlot').flatMap(({ slot, isMonthly }) => (isMonthly ? [slot] : [])),
  ];
  return {
    ...((monthly.length > 0 || formState.monthly) && { monthly }),
    ...(beside && { further: beside.slot }),
    ...(set.length > 0 &&
      ending.kind === 'result' && {
        last: Object.fromEntries(set.map(({ id }) => [id, formState.answers[id] ?? null])),
      }),
  };
}

/** An answer that does not fit: it counts as a try, but for a stretch of days, which is half an answer. */
export function refuse(formState: FormState, { slot, refusal }: ActOf<'rejectSlot'>, form: Form): Progress {
  if (form.questions.every(({ id }) => id !== slot)) return waiting(formState, [{ kind: 'moved' }]);
  const before = withOffered(formState, refusal);
  return {
    formState: refusal.code === 'dateSpan' ? before : { ...before, tries: before.tries + 1 },
    events: [{ kind: 'refused', slot, refusal }],
  };
}

/** With a question left out that may be open, or asked later. */
function leavesOut(form: Form, formState: FormState, slot: string | undefined, now: Date): FormState {
  const question = form.questions.find(({ id }) => id === slot);
  if (!question) return formState;
  if (formState.asking === question.id) return skipQuestion(form, formState, question, now);
  const { [question.id]: _, ...answers } = formState.answers;
  return { ...formState, answers, skipped: [...formState.skipped, question.id] };
}

function storeIfValid(
  form: Form,
  formState: FormState,
  question: Question,
  value: Value | undefined,
  now: Date,
): FormState {
  return value === undefined || !question.validate(value, { now, answers: formState.answers }).ok
    ? formState
    : storeAnswer(form, formState, question, value, now);
}

/** Answers that can hardly stand together are asked about once, unless there is nothing left to ask: then it is said. Other values are a new doubt. */
function doubting(
  before: FormState,
  after: FormState,
  settings: ReadonlyMap<string, ActOf<'setSlot' | 'correctSlot'>>,
  set: readonly Question[],
  form: Form,
): { readonly formState: FormState; readonly events: readonly DialogueEvent[] } {
  const known = form.warnings?.(before.answers) ?? [];
  // Of several amounts that may be by the month, who says so of the one that is asked for is asked about the next.
  const isOneOfSeveral = known.some(({ about, insteadLabel }) => insteadLabel !== undefined && about === before.asking);
  // An amount that was reckoned, or told with its period, is of the year; so is none that was told before.
  const isSettled = (id: string) => {
    const setting = settings.get(id);
    return setting?.isPeriodTold === true || setting?.sum !== undefined;
  };
  const warnings = (form.warnings?.(after.answers) ?? []).flatMap((warning, at) => {
    const { text, about, insteadLabel } = warning;
    const isNew =
      known.every((one) => one.text !== text) ||
      (isOneOfSeveral && insteadLabel !== undefined && about !== before.asking);
    return isNew && (insteadLabel === undefined || !isSettled(about)) ? [{ ...warning, at }] : [];
  });
  const events = warnings.map(({ at }) => ({ kind: 'doubted', warning: at }) as const);
  const doubted = form.questions.find(({ id }) => id === warnings[0]?.about);
  const only = set.length === 1 ? set[0] : undefined;
  const asked = doubted?.suggestions || warnings[0]?.instead !== undefined ? doubted : (only ?? doubted);
  const isAsked = asked && warnings.length > 0 && after.stage !== 'finished';
  return { formState: isAsked ? reopenQuestion(after, asked) : after, events };
}
