import changes from 'content:vocabulary-changes';
import words from 'content:vocabulary-differences';
import small from 'content:vocabulary-small';
import { without } from '#src/text/traced-text.ts';
import { anyOf } from '#src/text/word-lists.ts';
import type { Answers } from '#src/forms/question.ts';
import type { Command } from '../command.ts';
import { lastAmount } from '#src/forms/form-state.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/** "Put it back as before", "no, keep 18 only", said of figures that were changed: what was changed last is as it was before. */
export function putsBack(
  { text, named, unnamed, told, asks }: Reading,
  { form, formState }: Situation,
): Command | undefined {
  const { last = {}, stage, answers } = formState;
  if (stage !== 'finished' || told.length > 0) return undefined;
  const isMeantToo = (id: string) => named.length === 0 || named.some(({ question }) => question.id === id);
  const before = Object.entries(last).filter(
    ([id, value]) => value !== null && answers[id] !== value && isMeantToo(id),
  );
  if (before.length === 0) return undefined;
  const said = without(
    text,
    named.map(({ from, to }) => ({ start: from, end: to })),
  ).trim();
  if (unnamed.length === 0)
    return asItWas.test(said) ? { kind: 'set', answers: Object.fromEntries(before) as Answers } : undefined;
  if (asks) return undefined;
  const [only, another] = unnamed;
  const question = lastAmount(form, formState);
  const held = question && last[question.id];
  const isMeant = only?.parsed.ok === true && !another && keeping.test(text) && typeof held === 'number';
  return question &&
    isMeant &&
    [1, 12, lakh].some((times) => Number(only.parsed.ok && only.parsed.value) * times === held)
    ? { kind: 'set', answers: { [question.id]: held } }
    : undefined;
}

const lakh = 100_000;
const beside = anyOf(
  small,
  changes.agreeing,
  changes.no,
  changes.please,
  changes.it,
  changes.thatOne,
  changes.write,
  changes.openings,
  words.putBackBeside,
);
const asItWas = new RegExp(
  `^(?:${beside}[\\s,]+)*${anyOf(words.putBack)}(?:[\\s,]+(?:${beside}|${anyOf(words.putBack)}))*[\\s.!]*$`,
  'iu',
);
const keeping = new RegExp(
  `^(?:${anyOf(small, changes.agreeing, changes.no, changes.openings)}[\\s,]+)*(?:${anyOf(changes.keep, words.putBackBeside)})(?!\\p{L})`,
  'iu',
);
