import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import small from 'content:vocabulary-small';
import wishes from 'content:vocabulary-wishes';
import { without } from '#src/language/traced-text.ts';
import { anyOf } from '#src/language/word-lists.ts';
import type { Command } from '../command.ts';
import { lastAmount, previousQuestion } from '../form-state.ts';
import type { Reading } from '../reading.ts';
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

/** The same, said alone: the answer that was meant by the question before is asked for again. */
export function movesOnlyAmount(reading: Reading, situation: Situation): Command | undefined {
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
