import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import hours from 'content:vocabulary-hours';
import offices from 'content:vocabulary-offices';
import repairs from 'content:vocabulary-repairs';
import shifts from 'content:vocabulary-shifts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { without } from '#src/text/traced-text.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Question } from '#src/forms/question.ts';
import { acceptsAnyText } from './command.ts';
import type { Command } from './command.ts';
import { namedQuestions } from './question-names.ts';
import type { Situation } from './situation.ts';
import { singleWords } from '#src/search/single-words.ts';

const lists = (part: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(part).filter((role) => typeof role === 'string');

type Stored = Extract<Command, { kind: 'set' }>;

/** The same situation with no question open and everything being read through. */
export const whileReviewed = (situation: Situation): Situation => ({
  ...situation,
  open: undefined,
  formState: { ...situation.formState, stage: 'reviewing', asking: null },
});

/**
 * "3rd ko nahi 4th ko aana hai", "peru Kavya kaadu Kavitha": said at a later question, changes answers that were given just as it would at the review. Takes the
 * message, the situation and what the message would be at the review; returns that where it changes answers and asks about nothing. Where any words answer the
 * open question, all of the message has to be about them. Never throws.
 */
export function changesAsReviewed(text: string, situation: Situation, command: Command): Stored | undefined {
  const { open, form, formState } = situation;
  if (!open || form.ending.kind !== 'send' || command.kind !== 'set') return undefined;
  if (command.asks !== undefined || command.remarks !== undefined || command.unfit !== undefined) return undefined;
  const told = Object.entries(command.answers);
  const isHeld = ([id, value]: (typeof told)[number]) =>
    id !== open.id && formState.answers[id] !== undefined && formState.answers[id] !== value;
  if (told.length === 0 || !told.every(isHeld)) return undefined;
  const isMore = acceptsAnyText(open) ? saysMore : saysElse;
  return isMore(text, command, situation) ? undefined : command;
}

/**
 * Whether a message says more than a change: "sorry, my sister will come at 2 pm". A day or an hour alone may well be a note too. Takes the message, the answers
 * that it would tell and the situation.
 */
export function saysMore(text: string, told: Pick<Stored, 'answers'>, situation: Situation): boolean {
  const left = beside(text, situation);
  const isNamed = namedQuestions(text, situation.form).some(({ question: { kind } }) => distinctive.has(kind));
  const isChange = isNamed || changing.test(left) || wordsIn(left).some((word) => verb.test(word));
  return !isChange || ofOthers.test(left) || saysElse(text, told, situation);
}

/** Whether anything is said besides the answers, the values for them and words that tell of no matter. */
function saysElse(text: string, { answers }: Pick<Stored, 'answers'>, situation: Situation): boolean {
  const { formState, context } = situation;
  const ofAnswers = Object.entries(answers).flatMap(([id, value]) =>
    wordsIn(`${String(value)} ${String(formState.answers[id])}`),
  );
  const isOfTalk = (word: string) => context.knowledge.isEveryday(word) || isTalk(word) || /^\d+$/.test(word);
  return wordsIn(beside(text, situation)).some((word) => !isOfTalk(word) && !ofAnswers.includes(word));
}

/** Whether a word is one in which somebody speaks of answers and of coming, and not of a matter. */
export const isTalk = (word: string): boolean => ofTalk.has(word) || verb.test(word);

/** A message without values and names of answers. */
function beside(text: string, { form, answerContext }: Situation): string {
  const values = form.questions.flatMap((question) => question.find?.(text, answerContext) ?? []);
  const names = namedQuestions(text, form).map(({ from, to }) => ({ start: from, end: to }));
  return without(text, [...values, ...names]);
}

const distinctive: ReadonlySet<Question['kind']> = new Set(['date', 'slot', 'email', 'phone', 'choice']);

/** Words in which somebody speaks of answers and of coming, and not of a matter. */
const ofTalk = singleWords(
  ...[changes, repairs, shifts, hours, clauses].flatMap(lists),
  ...[offices.coming, contacts.spelt, contacts.greetings, contacts.waiting, repairs.noLonger, contacts.labels],
);
const changing = new RegExp(
  anyWord(
    ...[
      changes.no,
      changes.openings,
      changes.not,
      changes.insteadOf,
      changes.besides,
      changes.insteadBehind,
      changes.replace,
      changes.changing,
      changes.wrong,
    ],
    ...[changes.correcting, changes.shouldBe, changes.entered, repairs.back, repairs.unfit],
    ...[shifts.later, shifts.behind, shifts.earlier, shifts.late, shifts.early, shifts.putOff, shifts.bringForward],
  ),
  'iu',
);
const ofOthers = new RegExp(anyWord(changes.relations), 'iu');

/** "Pettandi", "aaunga", "ravali": Telugu and Hindi tell by the end of a word that something is asked for or will be done. */
const verb = new RegExp(`^\\p{L}+${anyOf(changes.verbEndings)}$`, 'iu');
