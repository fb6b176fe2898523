import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import days from 'content:vocabulary-days';
import differences from 'content:vocabulary-differences';
import small from 'content:vocabulary-small';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { overlaps, without } from '#src/text/traced-text.ts';
import { heard, type Answers, type Question } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { shiftsAmount } from '../amount-shift.ts';
import { answersTold, ownWordsTold } from '../answers-told.ts';
import { saysMore } from '../as-reviewed.ts';
import { isPlainChange, withoutCues } from '../change-cues.ts';
import { acceptsAnyText, isOfWords } from '../command.ts';
import type { Command, Unfit } from '../command.ts';
import { lastAmount, previousQuestion } from '#src/forms/form-state.ts';
import { interpretOutsideForm, mentionsSale } from '../outside-form.ts';
import { isShareOf, namedQuestions } from '../question-names.ts';
import { readMessage } from '../reading.ts';
import type { Reading } from '../parsed-message.ts';
import { clauseAround } from '../worded-amounts.ts';
import { replacementIn } from '../replacement.ts';
import type { Situation } from '../situation.ts';
import { statesMatter } from '../told-in-passing.ts';
import {
  asksForDateOrTime,
  standsBesideDay,
  distinctive,
  isNothingElse,
  longestChange,
  isBareName,
  ownName,
} from './kinds-of-answers.ts';
import { reckonsAmount } from './reckoning-amounts.ts';
import { validated, setCommand } from './set-command.ts';

/** "Not friday", "friday nahi": the day, the hour or another answer is given up, and no other is told. */
export function deniesAnswer(reading: Reading, situation: Situation): Command | undefined {
  const { text, asks } = reading;
  const { open, form, formState, answerContext, context } = situation;
  const { negations, polite, isEveryday } = context.knowledge;
  const words = text.split(/[\s,;!]+/).filter((word) => word !== '');
  const isAny = (word: string, set: ReadonlySet<string>) => wordsIn(word).some((one) => set.has(one));
  if (asks || words.length > 8 || (open && acceptsAnyText(open)) || !words.some((word) => isAny(word, negations)))
    return undefined;
  const left = words.filter((word) => !isAny(word, negations) && !isAny(word, polite));
  const bare = left.filter((word) => !/^\p{L}+$/u.test(word) || !isEveryday(word));
  const given = form.questions.find((question) => {
    const held = formState.answers[question.id];
    return (
      held !== undefined &&
      !isOfWords(question) &&
      question.kind !== 'rupees' &&
      [left, bare].some((one) => {
        const parsed = one.length === 0 ? undefined : heard(question, one.join(' '), answerContext);
        return parsed?.ok === true && parsed.value === held;
      })
    );
  });
  const held = given && formState.answers[given.id];
  if (!given || held === undefined) return undefined;
  // "Not this Saturday, the one after"
  const told = answersTold(reading, situation, ({ weak }) => weak !== true);
  if ((told.answers[given.id] ?? held) !== held) return setCommand(told.answers, told);
  // "Not gst registration, itr filing"
  const other = given.kind === 'choice' ? replacementIn(text, situation) : undefined;
  if (other?.kind === 'set') return other;
  // "Nahi, somwar hi rakho"
  return keeps.test(text)
    ? { kind: 'set', answers: { [given.id]: held } }
    : { kind: 'reopen', question: given.id, refusal: null };
}

const keeps = new RegExp(anyWord(words.keep), 'iu');

/** "Change date to friday and time to 4 pm", "email is wrong", "phone 98480 22338": answers by name, with or without other values. */
export function changesByName(reading: Reading, situation: Situation): Command | undefined {
  const { text, isChange, named, asks } = reading;
  const { open, form, formState } = situation;
  const [first] = named;
  if (!first) return isChange ? changeOfNothing(text, situation) : undefined;
  if (isPointedAt(reading, situation)) return { kind: 'reopen', question: first.question.id, refusal: null };
  const isFree = open !== undefined && acceptsAnyText(open);
  // "Can you make the time 4.30 instead"
  const isToldAlone =
    reading.told.some(({ isNamed, question: { kind } }) => isNamed && distinctive.has(kind)) &&
    isNothingElse(reading, situation, 'names');
  const isPlain =
    (isChange && asks && isToldAlone) ||
    isPlainChange(text.slice(0, first.from), text.slice(first.to), situation.context.knowledge.corrections);
  if (isFree && !isPlain) return undefined;
  if (
    !isChange &&
    (asks ||
      !isBareName(text, first.from) ||
      (isFree && first.question.id !== open.id && formState.answers[first.question.id] === undefined))
  )
    return undefined;
  if (text.length > longestChange) return undefined;
  const answers = ownWordsTold(reading, situation);
  // "Salary went from 70k to 90k"
  const isOneOfTwo = reading.told.length === 1 && reading.unnamed.some(({ weak }) => weak !== true);
  if (!isChange && isOneOfTwo && first.question.kind === 'rupees')
    return { kind: 'reopen', question: first.question.id, refusal: { code: 'amountSeveral', values: {} } };
  // "Gross 11 lakhs, Hyderabad, age 72"
  const isBeside = ({ question, weak }: Reading['told'][number]) =>
    form.ending.kind === 'result' && question.kind === 'choice' && weak !== true;
  const told = answersTold(reading, situation, (one) => one.isNamed || isChange || isBeside(one));
  const set = { ...told.answers, ...answers };
  const unfit = [...told.unfit, ...unread(reading, situation, set)];
  // "Sorry, my email is wrong in the GST portal", said for the notes, tells no service.
  if (
    isFree &&
    isChange &&
    !named.some(({ question: { id } }) => id in set || unfit.some(({ question }) => question === id)) &&
    Object.keys(set).length > 0
  )
    return undefined;
  if (Object.keys(set).length > 0 || unfit.length > 0) return setCommand(set, { ...told, unfit });
  if (!isChange) return undefined;
  const { question } = first;
  if (
    isFree &&
    withoutCues(`${text.slice(0, first.from)} ${text.slice(first.to)}`, situation.context.knowledge.corrections) !== ''
  )
    return undefined;
  const isOpen = question.id === open?.id;
  return isOpen && !isOfWords(question) && reading.unnamed.length > 0
    ? undefined
    : form.questions.includes(question) && !(isOpen && hasWordsBeside(text, first))
      ? { kind: 'reopen', question: question.id, refusal: null }
      : undefined;
}

/** "Time to 12, phone last lo 54": beside what was understood, a figure told for an answer by name that could not be read is asked about. */
function unread({ text, named, told }: Reading, { form, answerContext }: Situation, set: Answers): readonly Unfit[] {
  if (Object.keys(set).length === 0) return [];
  return named.flatMap((name) => {
    const { question } = name;
    const { said, start, end } = clauseAround(text, name);
    const isRead = told.some((one) => one.question.id === question.id || overlaps(one, { start, end }));
    if (
      isRead ||
      isShareOf(text, name) ||
      !distinctive.has(question.kind) ||
      !form.questions.includes(question) ||
      !/\d/.test(said)
    )
      return [];
    const parsed = heard(question, said, answerContext);
    return parsed.ok ? [] : [{ question: question.id, refusal: parsed.refusal }];
  });
}

/** "Date", "all right except the date", "what about the rent", said of what was read through: that one is asked again. */
function isPointedAt({ text, named, told }: Reading, { open, form, formState }: Situation): boolean {
  const [first, another] = named;
  if (open || !first || another || told.length > 0 || !form.questions.includes(first.question)) return false;
  const before = text.slice(0, first.from);
  // "No notes" asks for nothing.
  if (first.question.kind === 'longText' && new RegExp(anyWord(words.no), 'iu').test(before)) return false;
  if (!/^[\s.!?]*$/.test(text.slice(first.to))) return false;
  return (
    (isBareName(text, first.from) && !text.includes('?')) ||
    excepting.test(before) ||
    (formState.stage === 'finished' && whatIf.test(before))
  );
}

const excepting = new RegExp(`${anyWord(days.except, clauses.but)}\\s+(?:${anyOf(words.articles)}\\s+)?$`, 'iu');

const hasWordsBeside = (text: string, { from, to }: { readonly from: number; readonly to: number }) =>
  /\p{L}{3,}.*\d/u.test(`${text.slice(0, from)} ${text.slice(to)}`);

/** "Change phone" where no phone is asked for, "change it" with nothing named: what can be changed has to be said. */
function changeOfNothing(text: string, { form, open, formState, context }: Situation): Command | undefined {
  if (Object.keys(formState.answers).length === 0) return undefined;
  const { forms, corrections } = context.knowledge;
  const elsewhere = forms.filter(({ id }) => id !== form.id).flatMap((other) => namedQuestions(text, other))[0];
  const isElsewhere =
    elsewhere !== undefined && isPlainChange(text.slice(0, elsewhere.from), text.slice(elsewhere.to), corrections);
  const isBare = !open && nothingNamed.test(text.trim());
  return isElsewhere || (isBare && namedQuestions(text, form).length === 0 && !/\d/.test(text))
    ? { kind: 'cannotChange' }
    : undefined;
}

/** "Actually make it Wednesday", "no, 11 am": what was said is of a kind that was answered already, and differs. */
export function changesByKind(reading: Reading, situation: Situation): Command | undefined {
  const { text, isChange, asks } = reading;
  const { open, formState, context } = situation;
  const isNo = denies.test(text);
  const isProposed = asks && open !== undefined && proposesMoment(reading, situation);
  if ((!isChange && !isNo && !isProposed) || (asks && !isProposed) || text.length > longestChange) return undefined;
  const isFree = open !== undefined && acceptsAnyText(open);
  const told = answersTold(
    reading,
    situation,
    ({ question, weak }) =>
      question.kind !== 'rupees' &&
      !(question.kind === 'choice' && open && statesMatter(text, context.knowledge)) &&
      (weak !== true ||
        question.id === open?.id ||
        formState.answers[question.id] !== undefined ||
        standsBesideDay(question, reading)),
  );
  const changed = Object.entries(told.answers).filter(
    ([id, value]) => id !== open?.id && formState.answers[id] !== undefined && formState.answers[id] !== value,
  );
  const isOpenDay = told.unfit.some(
    ({ question }) => question !== open?.id && formState.answers[question] !== undefined,
  );
  if ((changed.length === 0 && !isOpenDay) || (isFree && (reading.named.length > 0 || changed.length === 0)))
    return undefined;
  if (isFree && saysMore(text, told, situation)) return undefined;
  return setCommand({ ...ownName(reading, situation), ...told.answers }, told);
}

/** "Is saturday possible?", said once a day is chosen, proposes another one. */
function proposesMoment(reading: Reading, situation: Situation): boolean {
  const isSettled = reading.told.some(({ question, parsed }) => asksForDateOrTime(question) && parsed.ok);
  return isSettled && wordsIn(reading.text).some((word) => approving.has(word)) && isNothingElse(reading, situation);
}

const approving = wordSet(days.approving);
const denies = new RegExp(`^${anyOf(words.no, words.openings)}(?!\\p{L})[\\s,]+\\S`, 'iu');

/** "What if my salary is 25 lakh", asked of the figures, changes it, and so does what is supposed by name on the way to them. */
export function supposes({ text }: Reading, situation: Situation): Command | undefined {
  const { form, formState, open, answerContext, context } = situation;
  const said = text.replace(whatIf, '').replace(whatIfBehind, '');
  if ((formState.stage !== 'finished' && open?.kind !== 'rupees') || said === text) return undefined;
  const reading = readMessage(said, form, answerContext, context);
  // "If the rent doubles"
  const reckoned = reckonsAmount(reading, situation) ?? shiftsAmount(reading, situation);
  if (reckoned?.kind === 'set') return reckoned;
  const told = answersTold(reading, situation, ({ isNamed }) => isNamed);
  if (Object.keys(told.answers).length > 0) return setCommand(told.answers, told);
  const [only, another] = reading.unnamed;
  const meant = open ? nearestAmount(said, situation) : (supposedBefore(only, situation) ?? form.questions[0]);
  return meant && only?.parsed.ok === true && !another && (open || only.weak !== true)
    ? validated(meant, only.parsed, situation)
    : undefined;
}

/** "And for 22 lakh?", or "12.8" alone, said of the figures: another income, and nothing else. "Sorry, it is 15.2 lakh" puts the amount right that lies near. */
export function supposesIncome({ text, told, unnamed, isChange }: Reading, situation: Situation): Command | undefined {
  const { form, formState, open, context } = situation;
  const { isEveryday } = context.knowledge;
  const strong = unnamed.filter(({ weak }) => weak !== true);
  const large = strong.filter(({ parsed }) => parsed.ok && Number(parsed.value) >= hardlyAYear);
  // "One correction, it is 19.2 lakh"
  const [only, another] = large.length > 0 ? large : strong;
  const [first] = form.questions;
  const income = supposedBefore(large[0] ?? strong[0], situation) ?? first;
  if (open || formState.stage !== 'finished' || income?.kind !== 'rupees') return undefined;
  if (!only || another || told.some(({ question }) => question.kind === 'rupees')) return undefined;
  const beside = wordsIn(without(text, [only, ...told]));
  const isPutRight = (isChange || putsRight.test(text)) && beside.length <= mostBeside && !mentionsSale(text);
  const meant = isPutRight ? nearestAmount(text.slice(only.start, only.end), situation) : undefined;
  const own = meant && validated(meant, only.parsed, situation);
  // "I am 38. One correction, it is 19.2 lakh"
  const others = answersTold({ told, parts: [] }, situation, ({ weak }) => weak !== true);
  if (own) return own.kind === 'set' ? { ...own, answers: { ...others.answers, ...own.answers } } : own;
  if (told.length > 0 || unnamed.length > 1) return undefined;
  // So little alone may be anything.
  const isIncome = beside.length > 0 || (only.parsed.ok && Number(only.parsed.value) >= lakh);
  const isOnly = isIncome && beside.every(isEveryday) && interpretOutsideForm(text, context).kind !== 'start';
  return isOnly ? validated(income, only.parsed, situation) : undefined;
}

/** "And if 3.5 lakhs?", after other deductions were supposed: the amount that was changed last, where the new one lies near to what it is or was. */
function supposedBefore(
  amount: Reading['unnamed'][number] | undefined,
  { form, formState }: Situation,
): Question | undefined {
  const changed = lastAmount(form, formState);
  const before = changed && formState.last?.[changed.id];
  if (!changed || typeof before !== 'number' || amount?.parsed.ok !== true) return undefined;
  const most = Math.max(before, Number(formState.answers[changed.id]));
  const value = Number(amount.parsed.value);
  return value <= most * mostTimes && value * mostTimes >= most ? changed : undefined;
}

const mostTimes = 3;
const mostBeside = 8;
const hardlyAYear = 1000;
const putsRight = new RegExp(anyWord(words.correcting, contacts.takenBack), 'iu');

const whatIfBehind = new RegExp(`\\s+${anyOf(words.whatIfBehind)}(?!\\p{L}).*$`, 'iu');
const whatIf = new RegExp(
  `^(?:${anyOf(clauses.and, clauses.but, clauses.then, words.agreeing)}\\s+)*${anyOf(words.whatIf)}(?!\\p{L})`,
  'iu',
);

const nothingNamed = new RegExp(
  `^(?:\\S+\\s+)?${anyOf(words.it, words.thatOne, words.anything)}?(?:\\s+${anyOf(words.to, words.leads)}(?!\\p{L}).*)?$`,
  'iu',
);

/** "I meant 14 lakh", "oh no 54000, typed wrong", said while the next amount is asked for: the one before is meant. */
export function correctsBefore(reading: Reading, situation: Situation): Command | undefined {
  const { text, told, unnamed } = reading;
  const { open, form, formState, answerContext } = situation;
  const isMeant = takenBack.test(text);
  if (open?.kind !== 'rupees' || formState.answers[open.id] !== undefined) return undefined;
  if (told.some(({ isNamed }) => isNamed) || told.length + unnamed.length > 1) return undefined;
  const last = previousQuestion(form, formState);
  const isAnswered = last?.kind === 'rupees' && formState.answers[last.id] !== undefined;
  const said = text.replace(isMeant ? takenBack : itWas, '');
  const corrected = isAnswered ? putRight(reading, last, situation) : undefined;
  if (!(isMeant || itWas.test(text) || corrected !== undefined)) return undefined;
  const isNear = nearAmounts(said, situation).some((one) => one === last);
  const before = isAnswered && (isMeant || isNear || corrected !== undefined) ? last : nearestAmount(said, situation);
  if (!before) return undefined;
  const written = corrected ?? said;
  return heard(before, written, answerContext).ok
    ? validated(before, heard(before, written, answerContext), situation, before.explain?.(written, answerContext))
    : undefined;
}

/** The amount as it is written beside words of a slip, or beside regrets where it lies near to the answer before: "typo, 54000", "sorry 54000"; undefined where other things are said. */
function putRight(
  { text, told, unnamed, named, asks }: Reading,
  last: Question,
  { formState, answerContext, context }: Situation,
): string | undefined {
  const [amount] = [...told, ...unnamed];
  if (!amount?.parsed.ok || typeof amount.parsed.value !== 'number' || named.length > 0 || asks) return undefined;
  const isSlip = slips.test(text);
  const rest = without(text, [amount]).replace(everySlip, ' ').replace(everyRegret, ' ');
  const words = rest.split(/[^\p{L}\p{M}']+/u).filter((word) => word !== '');
  const written = text.slice(amount.start, amount.end);
  if (isSlip) return words.every(context.knowledge.isEveryday) ? written : undefined;
  if (!regrets.test(text) || !words.every((word) => passing.has(word.toLowerCase()))) return undefined;
  const parsed = heard(last, written, answerContext);
  const held = Number(formState.answers[last.id]);
  const times = [1, 12, lakh].filter((one) => one !== 12 || formState.monthly?.includes(last.id) === true);
  return parsed.ok && times.some((one) => isSlipOf(Number(parsed.value) * one, held)) ? written : undefined;
}

/** Whether an amount may well be told in place of another: it lies near, or has its figures in another order. */
const isSlipOf = (amount: number, held: number) =>
  Math.abs(amount - held) <= held / 3 || (amount !== held && figuresOf(amount) === figuresOf(held));

const figuresOf = (amount: number) => Array.from(String(amount).replace(/0+$/, '')).toSorted().join('');

const slips = new RegExp(anyWord(differences.slips), 'iu');
const everySlip = new RegExp(anyWord(differences.slips, contacts.takenBack), 'giu');
const regrets = new RegExp(`^(?:oh\\s+)?${anyOf(differences.regrets)}(?!\\p{L})`, 'iu');
const everyRegret = new RegExp(anyWord(differences.regrets, words.openings), 'giu');
const passing = wordSet(small);

/** The only answer that lies near to an amount: where the question before was left out, that is the one which is meant. */
function nearestAmount(said: string, situation: Situation): Question | undefined {
  const [only, another] = nearAmounts(said, situation);
  return another ? undefined : only;
}

/** The questions with an answer that lies near to an amount. */
const nearAmounts = (said: string, { form, formState, answerContext }: Situation): readonly Question[] =>
  form.questions.filter((question) => {
    const held = Number(formState.answers[question.id]);
    const parsed = question.kind === 'rupees' ? heard(question, said, answerContext) : undefined;
    return (
      parsed?.ok === true &&
      held > 0 &&
      [1, lakh].some((times) => Math.abs(Number(parsed.value) * times - held) <= held / 2)
    );
  });

const lakh = 100_000;

/** "Actually it was 8": of the only answer that lies near. */
const itWas = new RegExp(`^(?:${anyOf(words.no, words.openings)}[\\s,.!]+){2,}`, 'iu');
const takenBack = new RegExp(
  `[,\\s]${anyOf(contacts.takenBack)}[\\s.!]*$|^(?:${anyOf(words.no, words.agreeing, words.openings)}[\\s,.!]+)*?${anyOf(contacts.takenBack)}(?!\\p{L})[\\s,:]*`,
  'iu',
);
