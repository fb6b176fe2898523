import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import differences from 'content:vocabulary-differences';
import small from 'content:vocabulary-small';
import wishes from 'content:vocabulary-wishes';
import { without } from '#src/text/traced-text.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Question } from '#src/forms/question.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Command } from '../command.ts';
import { lastAmount, previousQuestion } from '#src/forms/form-state.ts';
import { namedQuestions } from '../question-names.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/** "No, that's the rent": the amount that was told last is the answer to another question. */
export function movesAmount(
  { text, named, told, unnamed, parts, asks }: Reading,
  { form, formState }: Situation,
): Command | undefined {
  const [name, another] = named;
  // "No, that's the rent" tells no amount of nothing.
  const figures = [...told, ...unnamed, ...parts].filter(({ start, end }) => !isNothing.test(text.slice(start, end)));
  if (!name || another || asks || figures.length > 0) return undefined;
  const before = lastAmount(form, formState) ?? previousQuestion(form, formState);
  const value = before && formState.answers[before.id];
  const isOther = before?.kind === 'rupees' && name.question.kind === 'rupees' && name.question !== before;
  const isMeant = pointing.test(without(text, [{ start: name.from, end: name.to }]).trim());
  return isOther && isMeant && value !== undefined
    ? { kind: 'set', answers: { [name.question.id]: value } }
    : undefined;
}

/** "Out of the 80C 20k was mediclaim, move that": a part of an answer that was told goes to another one. */
function movesPart(
  { text, parts, asks }: Reading,
  { form, formState: { answers }, open, answerContext }: Situation,
): Command | undefined {
  if (asks || !moving.test(text)) return undefined;
  const named = namedQuestions(text, form);
  const figures = findAmounts(text).filter(({ weak, parsed }) => !weak && parsed.ok);
  const [amount, other] = new Set(figures.map(({ parsed }) => (parsed.ok ? parsed.value : 0)));
  const source = named.find(
    ({ question: { id }, from, to }) =>
      Number(answers[id]) > (amount ?? 0) && (outBefore.test(text.slice(0, from)) || outBehind.test(text.slice(to))),
  )?.question;
  const isOther = ({ kind, id }: Question) => kind === 'rupees' && id !== source?.id && id !== form.questions[0]?.id;
  const target =
    [...named, ...parts].map(({ question }) => question).find(isOther) ?? (open && isOther(open) ? open : undefined);
  if (amount === undefined || other !== undefined || !source || !target) return undefined;
  const [left, moved] = [Number(answers[source.id]) - amount, Number(answers[target.id] ?? 0) + amount];
  const checked = target.validate(moved, answerContext);
  return checked.ok
    ? {
        kind: 'set',
        answers: { [source.id]: left, [target.id]: checked.value },
        sums: { [source.id]: `${formatRupees(left + amount)} − ${formatRupees(amount)}` },
      }
    : { kind: 'reopen', question: target.id, refusal: checked.refusal };
}

const moving = new RegExp(anyWord(differences.moving), 'iu');
const outBefore = new RegExp(
  `(?<!\\p{L})${anyOf(differences.outOf, clauses.of)}\\s+(?:${anyOf(changes.articles)}\\s+)?$`,
  'iu',
);
const outBehind = new RegExp(`^\\s+${anyOf(differences.outOf)}(?!\\p{L})`, 'iu');

/** The same, said alone: the answer that was meant by the question before is asked for again. */
export function movesOnlyAmount(reading: Reading, situation: Situation): Command | undefined {
  const part = movesPart(reading, situation);
  if (part) return part;
  const moved = movesAmount(reading, situation);
  const before =
    lastAmount(situation.form, situation.formState) ?? previousQuestion(situation.form, situation.formState);
  return moved?.kind === 'set' && before
    ? { ...moved, unfit: [{ question: before.id, refusal: { code: 'amountMissing', values: {} } }] }
    : undefined;
}

const isNothing = new RegExp(`^${anyOf(changes.no)}(?=[\\s,.!])[^\\d]*$`, 'iu');
const beside = anyOf(
  small,
  changes.articles,
  changes.no,
  changes.agreeing,
  changes.openings,
  clauses.but,
  amounts.besides,
);
const pointing = new RegExp(
  `^(?:${beside}[\\s,.!]+)*(?:${anyOf(wishes.itself, changes.thatOne)})(?:['’]?s)?(?:[\\s,.!]+${beside})*[\\s.!]*$|^(?:${beside}[\\s,.!]+)*${anyOf(changes.openings)}[\\s.!]*$`,
  'iu',
);
