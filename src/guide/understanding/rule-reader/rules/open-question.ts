import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import days from 'content:vocabulary-days';
import incomes from 'content:vocabulary-incomes';
import numbers from 'content:vocabulary-numbers';
import relatives from 'content:vocabulary-relatives';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { refused, type Parsed } from '#src/domain/parsed.ts';
import { shareIn } from '#src/entities/amount/amount-sum.ts';
import { amountMark, amountPart } from '#src/entities/amount/amount-words.ts';
import { withoutSpelling } from '#src/entities/contact/contact-details.ts';
import { without } from '#src/text/traced-text.ts';
import { heard, type Answers, type Question, type Value } from '#src/forms/question.ts';
import { answersTold } from '../answers-told.ts';
import { intent } from '../command.ts';
import type { Command } from '../command.ts';
import { wordsIn } from '#src/search/words.ts';
import { isDoubtfulName, isNamePart } from '../doubtful-name.ts';
import { matterElsewhere, notedBelow, notesOf } from '../matter.ts';
import { nameCalledBehind, relativesName } from '../relatives-name.ts';
import { isHalfOfOther } from '../of-others.ts';
import { isShareOf } from '../question-names.ts';
import type { Reading, Told } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { asksForDateOrTime, isStretchOfDays, onlyCorrects } from './kinds-of-answers.ts';
import { validated, setCommand } from './set-command.ts';

/** A question of the visitor's own is answered before the open one goes on. */
export function asksSomething(reading: Reading, situation: Situation): Command | undefined {
  const { text, intent: whole, asks } = reading;
  const { open, answerContext } = situation;
  if (!open) return undefined;
  // "Nalgonda office" is an intent too.
  if (open.isOnlyTold && !asks && reading.told.some(({ question }) => question.id === open.id)) return undefined;
  if (asks && whole === undefined && asksWhatIsMeant(reading, situation)) return intent('help');
  if (asks && asksForDateOrTime(open) && asksWhatIsFree(text, open)) return intent('help');
  const isShortName = open.id === 'name' && text.trim().split(/\s+/).length <= 2 && !text.includes('?');
  if (isShortName && whole === undefined && heard(open, text, answerContext).ok) return undefined;
  const parsed = heard(open, text, answerContext);
  // "Next sunday" may be one of two days, and does not ask when we are open.
  const isReadable = parsed.ok || (!asks && parsed.refusal.code === 'dateSpan');
  if (asksForDateOrTime(open) && isReadable && (!text.includes('?') || whole === undefined)) return undefined;
  if (whole === 'skip' && isStretchOfDays(text, situation)) return undefined;
  if (whole !== undefined && !(asksForDateOrTime(open) && !asks && isReadable)) return { kind: 'search' };
  return asks && (open.kind === 'text' || open.kind === 'choice' || !isReadable) ? { kind: 'search' } : undefined;
}

/** "What is basic", at the basic salary, where our pages have no answer to it: what stands beside the question. */
function asksWhatIsMeant({ text, named }: Reading, { open, context: { knowledge } }: Situation): boolean {
  const [only, another] = named;
  if (!only || another || only.question.id !== open?.id) return false;
  const rest = without(text, [{ start: only.from, end: only.to }]);
  const { outcome, isBare } = knowledge.search.find(text, '');
  // "Email?" may ask for ours.
  return (
    (outcome === 'none' || isBare) && /\p{L}/u.test(rest) && wordsIn(rest).every((word) => knowledge.isEveryday(word))
  );
}

/** "Which times are free": the list of what can be chosen. */
function asksWhatIsFree(text: string, { label, alsoCalled }: Question): boolean {
  const said = wordsIn(text);
  const names = [label, ...alsoCalled].flatMap(wordsIn);
  return said.some((word) => names.includes(word)) && said.some((word) => free.has(word));
}

const free = wordSet(days.approving);

/** The answer to the open question, or why the message is none. */
export function answersOpen(reading: Reading, situation: Situation): Command | undefined {
  const { open, answerContext } = situation;
  if (!open) return undefined;
  const { text } = reading;
  if (open.kind === 'rupees') return answersAmount(reading, situation);
  const own = reading.told.find(({ question }) => question.id === open.id);
  const whole = heard(open, text, answerContext);
  // "My mother is 64", where the visitor's own age is asked for.
  if (open.id === 'age' && !own && whole.ok && (open.find?.(text, answerContext) ?? []).length > 0)
    return { kind: 'search' };
  const parsed =
    open.kind === 'email' && own
      ? wholeEmail(own, reading, situation)
      : (whole.ok &&
            !(
              open.id === 'name' &&
              (own?.isFramed ||
                isCalled(own, reading) ||
                relativesName(text) ||
                nameCalledBehind(text) ||
                isSaidLater(own, text))
            )) ||
          !own
        ? whole
        : own.parsed;
  if (open.id === 'name' && whole.ok && own === undefined && isDoubtful(String(whole.value), reading, situation)) {
    const isSentence = text.trim().split(/\s+/).length > mostWordsOfName;
    const isAsked = isSiteQuestion(text, situation) && !isBareSubject(text, situation);
    return isSentence || isAsked ? { kind: 'search' } : { kind: 'doubtName', value: String(whole.value) };
  }
  if (!parsed.ok && parsed.refusal.code === 'choiceUnknown' && !isAboutAspect(text, situation)) {
    const { form, formState, context } = situation;
    const answers = matterElsewhere(text, form, formState.answers, context.knowledge, [], reading.said);
    if (Object.keys(answers).length > 0) return { kind: 'set', answers };
  }
  if (!parsed.ok && own === undefined && isSiteQuestion(text, situation)) return { kind: 'search' };
  const answered = validated(open, parsed, situation, own?.reckonedFrom);
  const noted = answered.kind === 'set' && own ? notedBeside(own, reading, situation) : {};
  return answered.kind === 'set' ? { ...answered, answers: { ...answered.answers, ...noted } } : answered;
}

/** "Sare naa peru ramesh goud": a name right behind the word for it, whatever leads up to that. */
const isCalled = (own: Told | undefined, { text, named }: Reading) =>
  named.some(({ question, to }) => own?.question === question && /^[\s:–-]*$/u.test(text.slice(to, own.start)));

/** "For my daughter. My name is Ravi": a name that is introduced in a sentence of its own. */
const isSaidLater = (own: Told | undefined, text: string) =>
  own !== undefined && /[.;!?\n]\s/.test(text.slice(0, own.start));

/** "Landline 08682 223344", "98480 22338, my brother's": what is said of a number goes with it, to the notes. */
function notedBeside(own: Told, reading: Reading, situation: Situation): Answers {
  const { text, named } = reading;
  const { form, formState, open, context } = situation;
  const notes = open?.kind === 'phone' ? notesOf(form) : undefined;
  if (!notes || onlyCorrects(reading, situation)) return {};
  const { name = '' } = formState.answers;
  const known = new Set(wordsIn(String(name)));
  const rest = without(text, [own, ...named.map(({ from, to }) => ({ start: from, end: to }))]);
  const said = wordsIn(rest).filter(
    (word) =>
      /\p{L}{3}/u.test(word) && !context.knowledge.isEveryday(word) && !besideNumber.has(word) && !known.has(word),
  );
  if (said.length === 0) return {};
  // "98480 22338 dont call before six": a wish stands for itself, and what the number is does not.
  const wish = rest.replace(/^[\s,;.:–-]+|[\s,;:–-]+$/gu, '');
  const isWish = wordsIn(wish).length >= fewestWished && !ofNumber.test(wish) && !/\s{3}/.test(wish);
  return notedBelow(isWish ? wish : text, form, formState.answers);
}

const fewestWished = 4;
const ofNumber = new RegExp(
  `^${anyOf(changes.leads, relatives.behind, relatives.whose, changes.it, 'this|mine')}(?!\\p{L})`,
  'iu',
);

const besideNumber = wordSet(contacts.labels, contacts.leading, contacts.pronouns);

/** "This is Kavitha speaking", "peru srinivas": a name that has a capital, or is called one, is judged without what introduces it. */
function isDoubtful(name: string, { text, named }: Reading, situation: Situation): boolean {
  const said = withoutSpelling(text);
  const isIntroduced =
    ((/^\p{Lu}/u.test(name) || name.split(' ').some(isNamePart)) && said.trim().length > name.length + 2) ||
    named.some(({ question }) => question.id === 'name');
  return isDoubtfulName(isIntroduced ? name : said, situation);
}

/** More words than any name has. */
const mostWordsOfName = 5;

/** "Gst", said for a name: the subject and nothing that is asked of it. */
const isBareSubject = (text: string, situation: Situation) =>
  !text.includes('?') && text.trim().split(/\s+/).length === 1 && !isAboutAspect(text, situation);

/** Whether papers, fees or dates are asked for, and no subject is told. */
const isAboutAspect = (text: string, { context }: Situation) =>
  context.knowledge.search.find(text, '').aspect !== undefined;

/** "Ravi kumar@gmail.com": an address is taken only when the word before it could not belong to it. */
function wholeEmail(own: Told, { text }: Reading, { context }: Situation): Parsed<Value> {
  const beside =
    text
      .slice(0, own.start)
      .split(/[,;:\n]/)
      .at(-1) ?? '';
  const word = beside.trim().split(/\s+/).at(-1) ?? '';
  const isExplained = context.knowledge.isEveryday(word) || emailWords.has(word.toLowerCase());
  return own.parsed.ok && !isExplained ? refused('emailUnclear', { address: String(own.parsed.value) }) : own.parsed;
}

const emailWords = wordSet(contacts.leading, contacts.pronouns);

/** "Salary 85k per month plus bonus 2 lakh", "basic is half": one amount that is reckoned, for the answer that is named, or else for the open one. */
export function tellsSum(reading: Reading, situation: Situation): Command | undefined {
  const { text, named, parts, asks } = reading;
  const { open, answerContext } = situation;
  const [first] = named;
  const isShare = first !== undefined && isShareOf(text, first) && shareIn(text) !== undefined;
  const meant = open?.kind === 'rupees' ? (isShare ? open : (first?.question ?? open)) : undefined;
  if (open && isShare && meant?.shareOf !== first.question.id && named.length === 1)
    return { kind: 'refuse', question: open.id, refusal: { code: 'amountOtherSubject', values: {} } };
  const sum = asks ? undefined : meant?.explain?.(text, answerContext);
  if (!meant || sum === undefined) return undefined;
  const isOne = [...named, ...parts].every(({ question: { id } }) => id === meant.id || id === meant.shareOf);
  return isOne ? validated(meant, heard(meant, text, answerContext), situation, sum) : undefined;
}

/** "Health insurance 25000 only": a part of the answer with its amount, and nothing that says more of it. */
function isPartAlone({ text, parts }: Reading, { covers = [] }: Question, { context }: Situation): boolean {
  const names = new Set(covers.flatMap(wordsIn));
  return wordsIn(without(text, parts)).every((word) => names.has(word) || context.knowledge.isEveryday(word));
}

function answersAmount(reading: Reading, situation: Situation): Command | undefined {
  const { open, answerContext } = situation;
  if (!open) return undefined;
  const { text } = reading;
  const own = reading.told.filter(({ question }) => question.id === open.id);
  // "PPF 1 lakh and mediclaim 22k": what belongs to another answer is no part of a sum.
  const isOfOthers =
    reading.parts.length + reading.unnamed.length + own.length > 1 &&
    reading.parts.some(({ question }) => question.id !== open.id);
  const whole = isOfOthers ? refused('amountSeveral') : heardAmount(open, reading, situation);
  // "LIC 40000 PPF 60000", at the question for both
  if (
    !whole.ok &&
    own.length === 0 &&
    (reading.parts.length > 1 ||
      (reading.parts.length > 0 &&
        reading.unnamed.length === 0 &&
        (isOfPerson.test(text) || isPartAlone(reading, open, situation)))) &&
    (isOfOthers ? strongOf(reading).length === 0 : reading.parts.every(({ question }) => question.id === open.id))
  ) {
    const isFree = ({ question: { id } }: Told) => id === open.id || Number(answerContext.answers[id] ?? 0) === 0;
    const told = answersTold({ told: reading.parts.filter(isFree), parts: [] }, situation, () => true);
    if (told.unfit.length === 0) return setCommand(told.answers, told);
  }
  const several = reading.unnamed.length + own.length > 1;
  if (!whole.ok && (own.length > 1 || (reading.unnamed.length > 0 && reading.told.length > 0))) {
    const told = answersTold(reading, situation, () => true);
    if (Object.keys(told.answers).length > 0) return setCommand(told.answers, told);
  }
  // "5 lakh nahi 6 lakh"
  const amounts = reading.isCorrected && reading.told.length === 0 ? reading.unnamed : own;
  const [shared] = isHalfOfOther(text) ? [...own, ...reading.unnamed] : [];
  // "24,000 a month, roommate gives half"
  if (shared) return validated(open, shared.parsed, situation, shared.reckonedFrom);
  const beside = own.length === 0 ? onlyFigure(reading) : undefined;
  const one = beside ?? amounts.find(({ weak }) => weak !== true) ?? own[0];
  const parsed = whole.ok || !one || (several && !beside) ? whole : one.parsed;
  const strong = strongOf(reading);
  if (!parsed.ok && parsed.refusal.code === 'amountOtherSubject' && strong.length > 1)
    return validated(open, refused('amountSeveral'), situation);
  const isAboutOpen = reading.named.some(({ question }) => question.id === open.id) && /\d/.test(text);
  if (!parsed.ok && !isAboutOpen && isSiteQuestion(text, situation)) return { kind: 'search' };
  return validated(open, parsed, situation, open.explain?.(text, answerContext));
}

/**
 * The amount of a whole message. "90,000 vastundi naku prati nela": words that none of our pages has, and that deny nothing, speak of no other matter, however many they are; beside a
 * figure that could be anything they are kept.
 */
function heardAmount(open: Question, { text, unnamed, told }: Reading, situation: Situation): Parsed<Value> {
  const { answerContext, context } = situation;
  const { isWritten, negations } = context.knowledge;
  const whole = heard(open, text, answerContext);
  const [only, another] = [...told, ...unnamed].filter(({ weak }) => weak !== true);
  if (whole.ok || whole.refusal.code !== 'amountOtherSubject' || !only || another) return whole;
  const isOfNothing = (word: string) =>
    amountPart(word, false) === undefined &&
    amountMark(word) === 'unknown' &&
    wordsIn(word).every((one) => !isWritten(one) && !negations.has(one));
  const rest = text.replace(/\p{L}+/gu, (word) => (isOfNothing(word.toLowerCase()) ? ' ' : word));
  const parsed = heard(open, rest, answerContext);
  return parsed.ok ? parsed : whole;
}

const strongOf = ({ unnamed }: Reading) => unnamed.filter(({ weak }) => weak !== true);

/** "Edu loan interest 45,600": the only figure beside words that could be numbers, and are none. A half may be one of it. */
function onlyFigure({ text, unnamed }: Reading) {
  const isWord = ({ start, end, parsed }: Reading['unnamed'][number]) =>
    !parsed.ok && parsed.refusal.code === 'amountUnclear' && !/\d/.test(text.slice(start, end));
  const [only, another] = unnamed.filter((one) => !isWord(one));
  return only?.parsed.ok === true && only.weak !== true && !another && unnamed.length > 1 && !halved.test(text)
    ? only
    : undefined;
}

const halved = new RegExp(anyWord(numbers.halves), 'iu');

/** "My son's school fees 60,000": for whom it is paid is no matter. */
const isOfPerson = new RegExp(anyWord(amounts.persons, changes.relations, incomes.mine), 'iu');

/** Whether a message is a question of the visitor's own, one that our pages answer. */
function isSiteQuestion(text: string, { context: { knowledge, page } }: Situation): boolean {
  const finding = knowledge.search.find(text, page);
  if (finding.outcome === 'none') return false;
  return finding.aspect !== undefined || (finding.outcome === 'answer' && finding.results[0]?.isSubject === true);
}
