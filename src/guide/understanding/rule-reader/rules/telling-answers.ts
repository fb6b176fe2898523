import words from 'content:vocabulary-changes';
import { anyOf } from '#src/text/word-lists.ts';
import { asksOutright } from '#src/text/question.ts';
import { editDistance } from '#src/text/edit-distance.ts';
import { without } from '#src/text/traced-text.ts';
import { heard, isRequired, type Answers, type Question, type Value } from '#src/forms/question.ts';
import { answersTold, nameBeside, ownWordsTold } from '../answers-told.ts';
import { acceptsAnyText, intent } from '../command.ts';
import type { Command } from '../command.ts';
import { askedWhileHeld } from '../consent.ts';
import { isPlainYes } from '../plain-yes.ts';
import { isDoubtfulName, isNamePart } from '../doubtful-name.ts';
import { wordsIn } from '#src/search/words.ts';
import { letterIn, notesOf } from '../matter.ts';
import { matterBeside } from '../matter-beside.ts';
import { relativeMeant } from '../relatives-name.ts';
import type { Reading, Told } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { asksForDateOrTime, distinctive, isNothingElse, onlyCorrects, ownName } from './kinds-of-answers.ts';
import { validated, setCommand } from './set-command.ts';

/** "Same as before", while the name, the address or the number is asked for: all of them as they were sent. */
export function answersAsBefore({ text }: Reading, { open, form, formState, context }: Situation): Command | undefined {
  const { told = {} } = context;
  if (!open || told[open.id] === undefined || !sameAgain.test(text.trim())) return undefined;
  const wanting = form.questions.flatMap(({ id }) => {
    const before = told[id];
    return formState.answers[id] === undefined && before !== undefined ? [[id, before] as const] : [];
  });
  return { kind: 'set', answers: Object.fromEntries(wanting) };
}

/** "Same as last year": nothing of an earlier year or visit is kept. */
export function answersAsLastYear({ text }: Reading, { open }: Situation): Command | undefined {
  return open && !acceptsAnyText(open) && asEarlier.test(text.trim())
    ? { kind: 'reopen', question: open.id, refusal: { code: 'nothingKept', values: {} } }
    : undefined;
}

/** "Mere bhai ke naam pe": it is asked for that name. */
export function answersForRelative({ text }: Reading, { open, form, context }: Situation): Command | undefined {
  const name = form.questions.find(({ id }) => id === 'name');
  const meant = name && !(open && acceptsAnyText(open)) ? relativeMeant(text) : undefined;
  if (!name || !meant) return undefined;
  const isAll = wordsIn(without(text, [meant])).every((word) => context.knowledge.isEveryday(word));
  return open?.id === 'name' || isAll
    ? { kind: 'reopen', question: name.id, refusal: { code: 'nameOfAnother', values: {} } }
    : undefined;
}

const besideEarlier = anyOf(
  words.same,
  words.sameLeads,
  words.sameBehind,
  words.sameBesides,
  words.keep,
  words.please,
  words.places,
  words.leads,
  words.it,
);
const asEarlier = new RegExp(
  `^(?:(?:${anyOf(words.articles, words.openings, words.agreeing, words.write)}|${besideEarlier})\\s+)*${anyOf(words.earlierTimes)}(?:\\s+${besideEarlier})*[.!]*$`,
  'iu',
);

const sameAgain = new RegExp(
  `^(?:${anyOf(words.articles, words.sameLeads, words.keep, words.openings, 'its')}\\s+)*${anyOf(words.same)}(?:\\s+${anyOf(words.sameBehind, words.please, words.same)})*[.!]*$`,
  'iu',
);

/** Where any words are an answer, the message is one, unless it is nothing but an answer to another question. */
export function answersFreely(reading: Reading, situation: Situation): Command | undefined {
  const { open, form, answerContext } = situation;
  if (!open || !acceptsAnyText(open)) return undefined;
  const { text, intent: whole } = reading;
  if (whole === 'thanks' || whole === 'greeting') return { kind: 'search' };
  const { knowledge } = situation.context;
  if (!isRequired(open) && isPlainYes(text, form, knowledge)) return intent('skip');
  const alone = form.questions.filter(
    (question) => question.id !== open.id && question.isAlone?.(text, answerContext) === true,
  );
  const isOtherKind = open.kind === 'text' || (!isRequired(open) && alone.some(({ isOnlyTold }) => isOnlyTold));
  if (isOtherKind && alone.length > 0) {
    const told = answersTold(reading, situation, ({ question }) => question.id !== open.id);
    if (Object.keys(told.answers).length > 0) return setCommand(told.answers, told);
  }
  // "Ek digit galat tha, phone …"
  const isOfContact = reading.told.every(({ question, weak }) => weak === true || isContact.has(question.kind));
  const isHeld = reading.told.some(({ question: { id } }) => situation.formState.answers[id] !== undefined);
  if ((!isRequired(open) || isHeld) && isOfContact && onlyCorrects(reading, situation)) {
    const told = answersTold(reading, situation, ({ question, weak }) => weak !== true && isContact.has(question.kind));
    if (Object.keys(told.answers).length > 0) return setCommand(told.answers, told);
  }
  const noted = validated(open, heard(open, text, answerContext), situation);
  const asks = !isRequired(open) && reading.asks ? askedWhileHeld(text, situation.context) : undefined;
  // "What papers should I bring" is asked of the guide; "My father will come. Is that all right?" is a note too.
  if (asks !== undefined && text.split(sentences).every((one) => !/\p{L}/u.test(one) || asksOutright(one)))
    return { kind: 'search', mayBeNoted: text.trim() };
  return asks !== undefined && noted.kind === 'set' ? { ...noted, asks } : noted;
}

/** A sentence ends at its sign, and not at a point within a number. */
const sentences = /[.!?;\n]+(?:\s+|$)/u;

const isContact: ReadonlySet<Question['kind']> = new Set(['phone', 'email']);

/** A letter, or "audit tomorrow 4 pm": several answers that are still wanting, told in one go. */
export function tellsSeveral(reading: Reading, situation: Situation): Command | undefined {
  const { open, formState } = situation;
  const { text, asks } = reading;
  if (!open || acceptsAnyText(open) || text.length > 4000) return undefined;
  const isWanted = (question: Question) =>
    question.id === open.id ||
    question.isOnlyTold === true ||
    formState.answers[question.id] === undefined ||
    (open.id === 'name' && reading.told.length > 1 && (distinctive.has(question.kind) || question.kind === 'choice')) ||
    (open.kind === 'phone' && question.kind === 'email') ||
    reading.named.some((named) => named.question.id === question.id) ||
    (asksForDateOrTime(question) && asksForDateOrTime(open));
  const told = answersTold(
    reading,
    situation,
    ({ question, weak, isNamed }) =>
      isWanted(question) &&
      (weak !== true ||
        (isNamed && open.id !== 'name') ||
        question.id === open.id ||
        (asksForDateOrTime(question) &&
          reading.told.some(({ question: { kind, id } }) => kind === 'date' && id !== question.id))),
  );
  const hasContact = told.answers.email !== undefined || told.answers.phone !== undefined;
  const isUnknown = formState.answers.name === undefined && told.answers.name === undefined;
  const hasMoment = told.answers.date !== undefined && told.answers.time !== undefined;
  const called = ownWordsTold(reading, situation).name;
  const isTold = open.id === 'name' || hasContact || hasMoment;
  const said = isTold && told.answers.name === undefined ? nameBeside(reading, situation) : undefined;
  const beside = isUnknown || (apart.test(text) && isFuller(said, formState.answers.name)) ? said : undefined;
  // Beside a day and an hour a word in small letters may be anything.
  const isName = open.id === 'name' || hasContact || /^(?:\p{Lu}\S*\s*)+$/u.test(String(beside));
  const name = isName ? beside : undefined;
  const [amount, another] = open.kind === 'rupees' ? reading.unnamed.filter(({ weak }) => weak !== true) : [];
  const own = amount?.parsed.ok === true && !another ? { [open.id]: amount.parsed.value } : {};
  const values: Answers = {
    ...(name !== undefined && { name }),
    ...(called !== undefined && { name: called }),
    ...told.answers,
    ...own,
  };
  const { form, answerContext, context } = situation;
  const held = { ...formState.answers, ...values };
  // Beside what is put right, the rest says why.
  const isLetterTold = !notesOf(form) && !reading.isChange && values.email !== undefined;
  const answers = {
    ...(isLetterTold && matterBeside(reading, form, answerContext, held, context.knowledge)),
    ...values,
    ...letterIn(reading, form, held, context.knowledge),
  };
  const isLetter = answers.email !== undefined || answers.phone !== undefined;
  const words = text.trim().split(/\s+/).length;
  if (Object.keys(answers).length + told.unfit.length < 2 || !(isLetter || words <= 25) || (asks && !isLetter))
    return undefined;
  return Object.keys(answers).length > 0 ? setCommand(answers, told) : undefined;
}

/** "Kavya Rao ravi@example.com" may be one address, written with blanks. */
const apart = /[.,;\n]\s/;

/** "Padma Kumari Thota", beside her number, after "Padma". */
function isFuller(said: Value | undefined, held: Value | undefined): boolean {
  const [words, before] = [said, held].map((name) => wordsIn(String(name ?? ''))) as [string[], string[]];
  return before.length > 0 && words.length > before.length && before.every((word) => words.includes(word));
}

/** What parts of answers come to. */
const partsTold = ({ parts }: Reading, situation: Situation) =>
  answersTold({ told: parts, parts: [] }, situation, () => true);

/** "Next thursday", said while the hour is asked for, is the day; a mail address at the number is the address. */
export function answersAnother(reading: Reading, situation: Situation): Command | undefined {
  const { form, open, formState, answerContext } = situation;
  if (reading.asks) return undefined;
  const [part] = reading.parts;
  // "PF 72,000, LIC 30,000", said of figures that are worked out.
  if (!open && part && formState.stage === 'finished' && reading.told.length + reading.unnamed.length === 0) {
    const told = partsTold(reading, situation);
    return setCommand(told.answers, told);
  }
  if (!open) return undefined;
  if (part && reading.told.length === 0 && reading.parts.every(({ question }) => question.id !== open.id)) {
    const told = partsTold(reading, situation);
    const [unfit] = told.unfit;
    const [[question, value] = [], another] = Object.entries(told.answers);
    const [amount, more] = reading.unnamed.filter(({ weak }) => weak !== true);
    // "80k only, mediclaim 21k too"
    if (
      open.kind === 'rupees' &&
      amount?.parsed.ok === true &&
      !more &&
      told.unfit.length === 0 &&
      amount.start < part.start
    )
      return setCommand({ ...told.answers, [open.id]: amount.parsed.value }, told);
    if (reading.unnamed.length > 0) return { kind: 'askPlace', values: Object.values(told.answers) };
    if (another || !question || value === undefined) return setCommand(told.answers, told);
    return unfit ? undefined : { kind: 'placeElsewhere', question, value };
  }
  // "I am 45" tells an age, at an amount too.
  const isOfChoices =
    open.kind === 'rupees' &&
    reading.unnamed.length === 0 &&
    reading.told.length > 0 &&
    reading.told.every(({ question, weak }) => question.kind === 'choice' && weak !== true);
  const isOwn = open.kind !== 'text' && !isOfChoices && heard(open, reading.text, answerContext).ok;
  const hasDistinctive = reading.told.some(({ question }) => distinctive.has(question.kind));
  const told = answersTold(
    reading,
    situation,
    (one) =>
      one.question.id !== open.id &&
      one.weak !== true &&
      !isWithinName(one, reading, situation) &&
      (one.isNamed ||
        (one.question.id === 'name' && formState.answers.name === undefined) ||
        distinctive.has(one.question.kind) ||
        (one.question.kind === 'choice' &&
          (open.kind === 'rupees' ||
            (hasDistinctive && formState.answers[one.question.id] === undefined) ||
            isChosenByName(one.question, reading.text, situation)))),
  );
  // "26 lakhs, Kolkata, age 45"
  const [amount, another] = open.kind === 'rupees' ? reading.unnamed.filter(({ weak }) => weak !== true) : [];
  if (amount?.parsed.ok === true && !another && Object.keys(told.answers).length > 0)
    return setCommand({ ...told.answers, [open.id]: amount.parsed.value }, told);
  if (isOwn && !told.hasNamed) return undefined;
  if (Object.keys(told.answers).length > 0)
    return setCommand({ ...ownName(reading, situation), ...told.answers }, told);
  const own = heard(open, reading.text, answerContext);
  if (open.kind === 'slot' && !own.ok && own.refusal.code.startsWith('timeNotListed')) return undefined;
  // Once the open one has its answer, an hour that does not go with it is what was meant.
  const isSettled = formState.answers[open.id] !== undefined && !own.ok;
  // A number, an address or an hour that cannot be taken as it is, said at another question, is asked about.
  const isToldAlone = (id: string) => !own.ok && form.questions.some((one) => one.id === id && toldAlone.has(one.kind));
  const [unfit] = told.unfit.filter(
    ({ question }) => isSettled || isToldAlone(question) || formState.answers[question] !== undefined,
  );
  if (unfit && (open.kind !== 'text' || isNothingElse(reading, situation)))
    return { kind: 'reopen', question: unfit.question, refusal: unfit.refusal };
  return reading.told.length === 0 && !own.ok ? tellsName(reading, situation) : undefined;
}

const toldAlone: ReadonlySet<Question['kind']> = new Set(['phone', 'email', 'slot']);

/**
 * "Lakshmi Prasanna Vemula", said at another question or of the name that is held: words of a name, none of which our pages know. A single word is asked about.
 */
export function tellsName({ text }: Pick<Reading, 'text'>, situation: Situation): Command | undefined {
  const { form, open, formState, answerContext, context } = situation;
  const question = form.questions.find(({ id }) => id === 'name');
  if (!question || open?.id === 'name') return undefined;
  const parsed = heard(question, text, answerContext);
  const words = parsed.ok
    ? String(parsed.value)
        .split(/[\s.]+/)
        .filter((word) => word !== '')
    : [];
  const held = wordsIn(String(formState.answers.name ?? ''));
  if (held.length > 0 && !words.some((word) => word.length > 1 && held.includes(word.toLowerCase()))) return undefined;
  const { isWritten, isEveryday, titles, search } = context.knowledge;
  const isOfName = (word: string) =>
    word.length === 1 || titles.has(word.toLowerCase()) || isNamePart(word) || !(isWritten(word) || isEveryday(word));
  const choices = (open?.choices?.(answerContext) ?? []).flatMap(({ label }) => wordsIn(label));
  const isChoice = (word: string) => choices.some((one) => editDistance(one, word.toLowerCase(), 1) <= 1);
  const isLikeName =
    words.every((word) => /^\p{Lu}/u.test(word)) ||
    (words.some(isNamePart) && !words.some((word) => /^\p{Lu}/u.test(word)));
  const isName =
    parsed.ok &&
    words.length <= longestName &&
    isLikeName &&
    words.every(isOfName) &&
    !words.some(isChoice) &&
    (held.length > 0 || words.some(isNamePart) || search.find(text, '').outcome === 'none');
  if (!isName) return undefined;
  if (words.length > 1) return { kind: 'set', answers: { [question.id]: parsed.value } };
  return held.length === 0 ? { kind: 'doubtName', value: String(parsed.value) } : undefined;
}

/** "General consultation", said at the day or the hour: a name of several words as a whole. */
const isChosenByName = ({ choices }: Question, text: string, { open, answerContext }: Situation) =>
  open?.kind !== 'text' &&
  /\s/.test(text.trim()) &&
  choices?.(answerContext).some(({ label }) => label.toLowerCase() === text.trim().toLowerCase()) === true;

/** "Sat Pal": a weekday among other words is part of a name, where a name is asked for or every word has a capital letter. */
function isWithinName(
  { question, start, end }: Told,
  { text, told }: Reading,
  { open, answerContext, context }: Situation,
): boolean {
  const words = text.trim().split(/\s+/);
  const areCapitals =
    words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !context.knowledge.isEveryday(word));
  return (
    (open?.id === 'name' || areCapitals) &&
    told.length === 1 &&
    question.kind === 'date' &&
    words.length <= longestName &&
    !isDoubtfulName(without(text, [{ start, end }]), { context }) &&
    /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*$/i.test(text.slice(start, end)) &&
    question.isAlone?.(text, answerContext) !== true
  );
}

/** Words of a name that may have a weekday among them. */
const longestName = 4;
