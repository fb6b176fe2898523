import words from 'content:vocabulary-changes';
import joins from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import differences from 'content:vocabulary-differences';
import small from 'content:vocabulary-small';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { clauseAt, clauseEnd } from '#src/text/clauses.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { heard, isRequired, type Answers, type Question } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { answersTold, ownWordsTold } from '../answers-told.ts';
import { changesAsReviewed, saysMore, whileReviewed } from '../as-reviewed.ts';
import { isPlainChange, withoutCues } from '../change-cues.ts';
import type { Command } from '../command.ts';
import { namedQuestions } from '../question-names.ts';
import { readMessage } from '../reading.ts';
import type { Reading } from '../parsed-message.ts';
import { isShiftTakenBack, relativeChange } from '../relative-change.ts';
import { replacementIn } from '../replacement.ts';
import type { Rule } from '../rule.ts';
import type { Situation } from '../situation.ts';
import { editIn } from '../text-edit.ts';
import { textEditIn } from '../text-edit-command.ts';
import { isDoubtfulName, isSentence } from '../doubtful-name.ts';
import { tellsAtReview } from './beside-review.ts';
import { changesByKind, changesByName } from './changing-answers.ts';
import { dropsAnswer } from './dropping-answers.ts';
import { editsAddress } from './editing-address.ts';
import {
  asksForDateOrTime,
  distinctive,
  everyMoment,
  isBareName,
  isNothingElse,
  longestChange,
} from './kinds-of-answers.ts';
import { tellsNameAnew } from './renaming.ts';
import { setCommand } from './set-command.ts';
import { movesAmount } from './moving-amounts.ts';
import { reckonsAmount } from './reckoning-amounts.ts';
import { tellsIncome } from './telling-incomes.ts';
import { takesAway } from './telling-none.ts';

type Stored = Extract<Command, { kind: 'set' }>;
type Apply = Rule['apply'];

/**
 * "Change the name to Ravi and the last digit is 8 not 7", "replace shop with office in the message and the subject with rent": each clause
 * changes an answer. Of what is said for the notes, the clauses that change nothing are the note: "I have a notice, change the time to 5 pm".
 */
export function changesByClause(reading: Reading, situation: Situation): Command | undefined {
  const { text, asks } = reading;
  if (isShiftTakenBack(text)) return relativeChange(reading, situation);
  const { form, open, answerContext, context } = situation;
  const areNotes = open?.kind === 'longText' && !isRequired(open);
  const isAdded = form.ending.kind !== 'result' && ['add', 'say'].includes(editIn(text)?.kind ?? '');
  if ((!areNotes && (asks || isAdded)) || text.length > longestChange) return undefined;
  if (areNotes && isMomentAlone(reading, situation)) {
    const told = answersTold(reading, situation, () => true);
    return setCommand(told.answers, told);
  }
  const { changed, rest } = readClauses(text, situation, areNotes ? ofNotes : everyChange);
  const said = rest.join(', ');
  // "Im Suresh Babu and make it an hour later"
  const framed = open?.id === 'name' ? readMessage(said, form, answerContext, context, open).told : [];
  const introduced = framed.find(({ question }) => question === open)?.parsed;
  const own = introduced ?? (open && heard(open, said, answerContext));
  const isOwn =
    own?.ok === true && (open?.id !== 'name' || introduced !== undefined || !isDoubtfulName(said, situation));
  // One rule that reads the whole message knows more, unless an address or a number is told beside it.
  const isContact = isOwn && open !== undefined && contactKinds.has(open.kind) && !areNotes;
  const isOfOneRule =
    !areNotes && !isContact && changed.every(({ apply }) => apply !== changesAsAtReview && !byItself.includes(apply));
  if (changed.length === 0 || isOfOneRule || changed.length + rest.length < 2) return undefined;
  const answers = Object.assign({}, ...changed.map(({ command }) => command.answers)) as Answers;
  const sums = Object.assign({}, ...changed.map(({ command }) => command.sums)) as NonNullable<Stored['sums']>;
  const read = setCommand(answers, { sums, unfit: changed.flatMap(({ command }) => command.unfit ?? []) });
  const skips = changed.findLast(({ command }) => command.skips)?.command.skips;
  const stored = read.kind === 'set' ? { ...read, ...incomesOf(changed), ...(skips !== undefined && { skips }) } : read;
  if (stored.kind !== 'set' || rest.length === 0) return rest.length === 0 ? stored : undefined;
  const wholes = rest.map((clause) => context.knowledge.intents.whole(clause)?.id);
  // "Nothing, but change the time to 3" leaves the notes open.
  if (areNotes && wholes.every((id) => id === 'skip' || id === 'no')) return stored;
  if (areNotes && wholes.every((id) => id !== undefined)) return { ...stored, asks: said };
  // "10 lakh plus 2 lakh bonus" is one amount.
  if (open && isOwn && answers[open.id] !== undefined) return undefined;
  if (open && isOwn) return { ...stored, answers: { ...answers, [open.id]: own.value } };
  // "Make the rent half, shifted in October. 80C 1.1": of figures, what tells none says why.
  const isReason =
    form.ending.kind === 'result' &&
    !/\d/.test(said) &&
    namedQuestions(said, form).length === 0 &&
    wholes.every((id) => id === undefined);
  return areNotes || isReason ? stored : undefined;
}

const contactKinds: ReadonlySet<Question['kind']> = new Set(['email', 'phone']);

/** The incomes by their kinds as the last clause leaves them, and all that were put in the place of others. */
function incomesOf(changed: readonly Changed[]): Pick<Stored, 'incomes' | 'replaced'> {
  const incomes = changed.findLast(({ command }) => command.incomes)?.command.incomes;
  const replaced = changed.flatMap(({ command }) => command.replaced ?? []);
  return { ...(incomes && { incomes }), ...(replaced.length > 0 && { replaced }) };
}

const byItself: readonly Apply[] = [
  tellsIncome,
  editsAddress,
  tellsNameAnew,
  movesAmount,
  ({ text }, one) => replacementIn(text, one),
  ({ text }, one) => textEditIn(text, one),
  relativeChange,
  reckonsAmount,
  takesAway,
  dropsAnswer,
];

/** "Next friday, and the number starts with 8": a day, a number or an address, and nothing else in its clause. */
function tellsAlone(reading: Reading, situation: Situation): Command | undefined {
  if (situation.open || reading.asks || !isNothingElse(reading, situation, 'names')) return undefined;
  const told = answersTold(reading, situation, ({ question, weak }) => weak !== true && distinctive.has(question.kind));
  return Object.keys(told.answers).length > 0 ? setCommand(told.answers, told) : undefined;
}

/** "11 badulu 4 pm pettandi, phone …": what changes an answer at the review changes it here. */
function changesAsAtReview({ text }: Reading, situation: Situation): Command | undefined {
  const { form, answerContext, context } = situation;
  const reading = readMessage(text, form, answerContext, context);
  const command = reading.asks ? undefined : tellsAtReview(reading, whileReviewed(situation));
  const changed = command && changesAsReviewed(text, situation, command);
  return changed && !saysMore(text, changed, situation) ? changed : undefined;
}

const everyChange: readonly Apply[] = [...byItself, changesByName, changesByKind, tellsAlone, changesAsAtReview];

/** Where the clauses of a text stand, without blanks around them; a clause has a letter or a digit. */
function clausesIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (let start = 0; start <= text.length;) {
    const until = clauseAt(text, { start, end: start }).end;
    const said = text.slice(start, until);
    const from = start + said.length - said.trimStart().length;
    const end = from + said.trim().length;
    const before = spans.at(-1);
    // "80c me 30k aur add karo"
    if (before && addsTo.test(said)) spans.splice(-1, 1, { start: before.start, end });
    else if (/[\p{L}\p{N}]/u.test(said)) spans.push({ start: from, end });
    start = until + Math.max(1, clauseEnd.exec(text.slice(until))?.[0].length ?? 1);
  }
  return spans;
}

const addsTo = new RegExp(`^\\s*${anyOf(differences.adding)}(?:\\s+\\D*)?$`, 'iu');

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
    const read = (from: number, to: number) =>
      isHalfDenied(text, from, to)
        ? undefined
        : changeIn(
            text.slice(from, to),
            text,
            pointedAt(text.slice(from, to), now, changed.at(-1)),
            rules,
            changed.length > 0,
          );
    const found = stretches.map(({ end }) => read(start, end));
    const first = found.findIndex((one) => one !== undefined) + 1;
    // "Anjali, 4 pm instead of 11": what is a change without the words before it is none with them.
    const [, next] = stretches;
    const length = first > 1 && next && read(next.start, next.end) ? 0 : first;
    const one = found[length - 1];
    if (one) {
      changed.push(one);
      const answers = { ...now.formState.answers, ...one.command.answers };
      const { incomes = now.formState.incomes } = one.command;
      const formState = { ...now.formState, answers, ...(incomes && { incomes }) };
      now = { ...now, formState, answerContext: { ...now.answerContext, answers } };
    } else {
      const clause = text.slice(start, clauses[at]?.end);
      // "Sorry, make it friday"
      if (!saysNothing(clause, situation)) rest.push(clause);
    }
    at += Math.max(1, length);
  }
  return { changed, rest };
}

/** "HRA is 2 lakh, make it double": "it" is the amount of the clause before. */
function pointedAt(clause: string, now: Situation, before: Changed | undefined): Situation {
  const [only, another] = Object.keys(before?.command.answers ?? {});
  const question = now.form.questions.find(({ id, kind }) => id === only && kind === 'rupees');
  return question && another === undefined && pointing.test(clause) ? { ...now, open: question } : now;
}
const pointing = new RegExp(anyWord(words.it, words.thatOne), 'iu');

/** "Not 12 but 14": what is denied is told in the next clause. */
const isHalfDenied = (text: string, from: number, to: number) =>
  denialAtEnd.test(text.slice(from, to)) && butNext.test(text.slice(to));
const denialAtEnd = new RegExp(`${anyWord(words.not)}\\s+\\S+(?:\\s+\\S+)?$`, 'iu');
const butNext = new RegExp(`^[\\s,]*${anyOf(joins.but)}(?!\\p{L})`, 'iu');

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
      // "Half an hour earlier", where no such hour can be had
      if (command?.kind === 'reopen' && command.refusal !== null && apply === relativeChange) {
        const { question, refusal } = command;
        return { command: { kind: 'set', answers: {}, unfit: [{ question, refusal }] }, apply };
      }
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
  // "Oh wait phone is 98480 22338"
  const opened = opening.exec(text)?.[0] ?? '';
  const isOther =
    opened !== '' &&
    isNothingElse({ ...reading, text: text.replace(opened, ' '.repeat(opened.length)) }, situation, 'names') &&
    values.some(
      ({ question: { id, kind }, parsed, isNamed }) =>
        isNamed && distinctive.has(kind) && parsed.ok && situation.formState.answers[id] !== parsed.value,
    );
  const isPlain =
    first !== undefined &&
    (isOther ||
      (isChange &&
        (isPlainChange(text.slice(0, first.from), text.slice(first.to), knowledge.corrections) ||
          (isBareName(text, first.from) && isNothingElse(reading, situation, 'names')))));
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

const opening = new RegExp(`^(?:${anyOf(words.openings, words.no)}[\\s,]+)+`, 'iu');

/** "12 pm pls", "oh no wrong date, 28th": another day or hour than was told, and not a word besides. */
const isMomentAlone = (reading: Reading, situation: Situation) =>
  reading.told.length > 0 &&
  reading.told.every(
    ({ question, weak, parsed }) =>
      asksForDateOrTime(question) && weak !== true && (parsed.ok || parsed.refusal.code.startsWith('timeNotListed')),
  ) &&
  saysNothing(without(reading.text, everyMoment(reading.text, situation)), situation) &&
  leads.test(reading.text);

/** Whether words only lead up to a change, or name what is wrong. */
function saysNothing(said: string, { form, context: { knowledge } }: Situation): boolean {
  const left = said.replace(wrong, ' ');
  const names = namedQuestions(left, form).map(({ from, to }) => ({ start: from, end: to }));
  return without(left, names)
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .every((word) => passing.has(word.toLowerCase()) || withoutCues(word, knowledge.corrections) === '');
}

const wrong = new RegExp(anyWord(words.wrong, contacts.waiting), 'giu');
const leads = new RegExp(
  anyWord(words.no, words.openings, words.wrong, words.write, words.please, contacts.waiting),
  'iu',
);
const passing = wordSet(small);

/** "My full name is Ravi Kumar Goud", "naa peru Kavya": a clause of the notes that tells another name than was given, and nothing else. */
function introducesOneself(
  { text }: Reading,
  { form, formState, answerContext, context }: Situation,
): Command | undefined {
  const question = form.questions.find(({ id }) => id === 'name');
  const [, said] = introduced.exec(text.trim()) ?? [];
  if (!question || said === undefined || formState.answers.name === undefined) return undefined;
  const isOther = /\d/.test(said) || isSentence(said.split(/\s+/)) || isDoubtfulName(said, { context });
  const parsed = isOther ? undefined : heard(question, said, answerContext);
  return parsed?.ok === true && parsed.value !== formState.answers.name
    ? { kind: 'set', answers: { name: parsed.value } }
    : undefined;
}

const introduced = new RegExp(
  `^(?:${anyOf(joins.and, words.openings, words.no)}[\\s,]+)*${anyOf(contacts.introductions)}\\s+(.+?)(?:\\s+${anyOf(contacts.afterNames)})?[\\s.!]*$`,
  'iu',
);

const ofNotes: readonly Apply[] = [...byItself, changesBesideNotes, introducesOneself];
