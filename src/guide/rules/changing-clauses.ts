import words from 'content:vocabulary-changes';
import { anyOf } from '#src/language/word-lists.ts';
import { clauseAt, clauseEnd } from '#src/language/clauses.ts';
import type { Span } from '#src/language/traced-text.ts';
import { heard, isRequired, type Answers } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { answersTold, ownWordsTold } from '../answers-told.ts';
import { isPlainChange, withoutCues } from '../change-cues.ts';
import type { Command } from '../command.ts';
import { readMessage, type Reading } from '../reading.ts';
import { isShiftTakenBack, relativeChange } from '../relative-change.ts';
import { replacementIn } from '../replacement.ts';
import type { Rule } from '../rule.ts';
import type { Situation } from '../situation.ts';
import { editIn } from '../text-edit.ts';
import { textEditIn } from '../text-edit-command.ts';
import { changesByKind, changesByName } from './changing-answers.ts';
import { distinctive, isBareName, isNothingElse, longestChange } from './kinds-of-answers.ts';

type Stored = Extract<Command, { kind: 'set' }>;
type Apply = Rule['apply'];

/**
 * "Change the name to Ravi and the last digit is 8 not 7", "replace shop with office in the message and the subject with rent": each clause
 * changes an answer. Of what is said for the notes, the clauses that change nothing are the note: "I have a notice, change the time to 5 pm".
 */
export function changesByClause(reading: Reading, situation: Situation): Command | undefined {
  const { text, asks } = reading;
  if (isShiftTakenBack(text)) return relativeChange(reading, situation);
  const { open, answerContext, context } = situation;
  const areNotes = open?.kind === 'longText' && !isRequired(open);
  const isAdded = ['add', 'say'].includes(editIn(text)?.kind ?? '');
  if ((!areNotes && (asks || isAdded)) || text.length > longestChange) return undefined;
  const { changed, rest } = readClauses(text, situation, areNotes ? ofNotes : everyChange);
  const isOfOneRule = !areNotes && changed.every(({ apply }) => !byItself.includes(apply));
  if (changed.length === 0 || isOfOneRule || (areNotes ? changed.length + rest.length < 2 : rest.length > 0))
    return undefined;
  const answers = Object.assign({}, ...changed.map(({ command }) => command.answers)) as Answers;
  const sums = Object.assign({}, ...changed.map(({ command }) => command.sums)) as NonNullable<Stored['sums']>;
  const stored: Stored = { kind: 'set', answers, ...(Object.keys(sums).length > 0 && { sums }) };
  const said = rest.join(', ');
  if (rest.length === 0 || !open) return stored;
  if (rest.every((clause) => context.knowledge.intents.whole(clause) !== undefined)) return { ...stored, asks: said };
  const own = heard(open, said, answerContext);
  return own.ok ? { ...stored, answers: { ...answers, [open.id]: own.value } } : stored;
}

const byItself: readonly Apply[] = [
  ({ text }, one) => replacementIn(text, one),
  ({ text }, one) => textEditIn(text, one),
  relativeChange,
];
const everyChange: readonly Apply[] = [...byItself, changesByName, changesByKind];

/** Where the clauses of a text stand, without blanks around them; a clause has a letter or a digit. */
function clausesIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (let start = 0; start <= text.length;) {
    const end = clauseAt(text, { start, end: start }).end;
    const said = text.slice(start, end);
    const from = start + said.length - said.trimStart().length;
    if (/[\p{L}\p{N}]/u.test(said)) spans.push({ start: from, end: from + said.trim().length });
    start = end + Math.max(1, clauseEnd.exec(text.slice(end))?.[0].length ?? 1);
  }
  return spans;
}

interface Changed {
  readonly command: Stored;
  readonly apply: Apply;
}

/** What each clause changes, the shortest stretch of clauses first, and those that change nothing; of the notes every clause is by itself. The verb of the first one holds for the next. */
function readClauses(text: string, situation: Situation, rules: readonly Apply[]) {
  const clauses = clausesIn(text);
  const changed: Changed[] = [];
  const rest: string[] = [];
  let now = situation;
  for (let at = 0; at < clauses.length;) {
    const start = clauses[at]?.start ?? 0;
    const stretches = clauses.slice(at, at + (rules === ofNotes ? 1 : longestStretch));
    const found = stretches.map(({ end }) => changeIn(text.slice(start, end), text, now, rules, changed.length > 0));
    const length = found.findIndex((one) => one !== undefined) + 1;
    const one = found[length - 1];
    if (one) {
      changed.push(one);
      const answers = { ...now.formState.answers, ...one.command.answers };
      now = { ...now, formState: { ...now.formState, answers }, answerContext: { ...now.answerContext, answers } };
    } else {
      const clause = text.slice(start, clauses[at]?.end);
      // "Sorry, make it friday"
      if (withoutCues(clause, situation.context.knowledge.corrections) !== '') rest.push(clause);
    }
    at += Math.max(1, length);
  }
  return { changed, rest };
}

/** "Replace late fee and fine with penalty": so many clauses may be one change. */
const longestStretch = 3;

function changeIn(
  clause: string,
  whole: string,
  situation: Situation,
  rules: readonly Apply[],
  isBegun: boolean,
): Changed | undefined {
  const { form, open, answerContext, context } = situation;
  const verb = isBegun ? verbFirst.exec(whole)?.[1] : undefined;
  for (const said of verb === undefined ? [clause] : [clause, `${verb} ${clause}`]) {
    const read = readMessage(said, form, answerContext, context, open);
    const reading = { ...read, isChange: read.isChange || isBegun };
    for (const apply of rules) {
      const command = apply(reading, situation);
      if (command?.kind === 'set' && command.unfit === undefined && command.asks === undefined)
        return { command, apply };
    }
  }
  return undefined;
}

const verbFirst = new RegExp(
  `^(?:${anyOf(words.please, words.no, words.openings, words.agreeing)}[\\s,]+)*(${anyOf(words.replace)})\\s`,
  'iu',
);

/** A clause of the notes that changes an answer and does nothing else: "change the time to 5 pm", "book me for monday", "make it thursday". */
function changesBesideNotes(reading: Reading, situation: Situation): Command | undefined {
  const { text, named, told: values, isChange } = reading;
  const { knowledge } = situation.context;
  const booking = new Set(knowledge.intents.byId('appointment').phrases.flatMap(wordsIn));
  const [first] = named;
  const isPlain =
    isChange &&
    first !== undefined &&
    (isPlainChange(text.slice(0, first.from), text.slice(first.to), knowledge.corrections) ||
      (isBareName(text, first.from) && isNothingElse(reading, situation, 'names')));
  const isBooked = (isChange || wordsIn(text).some((word) => booking.has(word))) && isNothingElse(reading, situation);
  const isToldAlone = values.some(
    ({ question }) => question.isOnlyTold === true && question.isAlone?.(text, situation.answerContext) === true,
  );
  if (!isPlain && !isBooked && !isToldAlone) return undefined;
  const own = isPlain ? ownWordsTold(reading, situation) : {};
  const { answers, unfit } = answersTold(
    reading,
    situation,
    ({ question, weak }) => isPlain || (weak !== true && distinctive.has(question.kind)),
  );
  const all = { ...answers, ...own };
  return Object.keys(all).length > 0 && unfit.length === 0 ? { kind: 'set', answers: all } : undefined;
}

const ofNotes: readonly Apply[] = [...byItself, changesBesideNotes];
