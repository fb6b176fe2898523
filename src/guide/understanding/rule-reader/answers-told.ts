import words from 'content:vocabulary-changes';
import offices from 'content:vocabulary-offices';
import openings from 'content:vocabulary-openings';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import days from 'content:vocabulary-days';
import cues from 'content:vocabulary-cues';
import relatives from 'content:vocabulary-relatives';
import writing from 'content:vocabulary-writing';
import { heard, type Value } from '#src/forms/question.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import { clauseAt, clauseEnd } from '#src/text/clauses.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { without } from '#src/text/traced-text.ts';
import type { Unfit } from './command.ts';
import { withoutAfterthought } from './afterthought.ts';
import { withoutDictating } from './as-dictated.ts';
import { withoutCues } from './change-cues.ts';
import { isDoubtfulName, isNamePart, isSentence } from './doubtful-name.ts';
import { nameRun } from './framed-name.ts';
import type { Knowledge, TurnContext } from '../../model/knowledge.ts';
import type { Reading, Told } from './parsed-message.ts';
import type { Situation } from './situation.ts';
import { toldWrongly } from './told-wrongly.ts';

export interface AnswersTold {
  readonly answers: Readonly<Record<string, Value>>;
  readonly sums: Readonly<Record<string, string>>;
  readonly unfit: readonly Unfit[];
  /** Whether one of them was called by name. */
  readonly hasNamed: boolean;
}

/** The answers that a message tells, as far as they are wanted, each held against the rules; amounts for one and the same question are added. */
export function answersTold(
  { told, parts }: Pick<Reading, 'told' | 'parts'>,
  { form, answerContext }: Pick<Situation, 'form' | 'answerContext'>,
  isWanted: (told: Told) => boolean,
): AnswersTold {
  const answers: Record<string, Value> = {};
  const sums: Record<string, string> = {};
  const unfit: Unfit[] = [];
  const chosen = told.filter(isWanted);
  // A part of an answer that is told beside another one is all that is known of it.
  const isNew = ({ question }: Told) => Number(answerContext.answers[question.id] ?? 0) === 0;
  const wanted = chosen.length > 0 ? [...chosen, ...parts.filter(isNew)] : chosen;
  for (const question of form.questions) {
    const own = wanted.filter((one) => one.question.id === question.id);
    const amounts = own.flatMap(({ parsed }) => (parsed.ok && typeof parsed.value === 'number' ? [parsed.value] : []));
    const [first] = own;
    if (!first) continue;
    const isSum = amounts.length === own.length && own.length > 1;
    const parsed = isSum ? { ok: true as const, value: amounts.reduce((sum, one) => sum + one, 0) } : first.parsed;
    const held = parsed.ok
      ? question.validate(parsed.value, { ...answerContext, answers: { ...answerContext.answers, ...answers } })
      : parsed;
    if (held.ok) answers[question.id] = held.value;
    else unfit.push({ question: question.id, refusal: held.refusal });
    if (held.ok && first.reckonedFrom !== undefined) sums[question.id] = first.reckonedFrom;
    if (held.ok && isSum) sums[question.id] = amounts.map(formatRupees).join(' + ');
  }
  return { answers, sums, unfit, hasNamed: wanted.some(({ isNamed }) => isNamed) };
}

/** "Ravi, ravi@example.com, 98765 43210": the name that is left when everything else that was told, and its labels, are gone. */
export function nameBeside(
  { text, told, named }: Reading,
  { form, answerContext, context }: Pick<Situation, 'form' | 'answerContext' | 'context'>,
): Value | undefined {
  const question = form.questions.find(({ id }) => id === 'name');
  if (!question || told.length === 0) return undefined;
  // Where a day or an hour is given up, nothing beside it is a name.
  const moments = form.questions
    .filter(({ kind }) => kind === 'date' || kind === 'slot')
    .flatMap(({ find }) => find?.(text, answerContext) ?? [])
    .filter(({ isAside }) => isAside)
    .map((moment) => clauseAt(text, moment));
  const rest = without(text, [...told, ...moments, ...named.map(({ from, to }) => ({ start: from, end: to }))]);
  // What is told ends a clause: "Pooja Agarwal pooja@example.com regarding refund". The point behind "Fr." ends none.
  const said = rest
    .replace(shortened, '$1\u2024')
    .split(/\s{4,}/)
    .flatMap((part) => part.split(clauseEnd))
    .map((part) => part.replaceAll('\u2024', '.'));
  const names = said.flatMap((clause) => {
    const words = withoutCues(clause.replace(greeting, ''), context.knowledge.corrections)
      .split(/[\s|:]+/)
      .filter((word) => /\p{Letter}/u.test(word) && !labels.has(word.toLowerCase().replace(/[.:-]+$/, '')));
    if (words.length === 0) return [];
    const areCapitals = words.every((word) => /^\p{Lu}/u.test(word));
    // A word in small letters that our pages have is hardly a name.
    if (!areCapitals && words.length === 1 && words.every(context.knowledge.isWritten)) return [undefined];
    const bare = areCapitals || words.length === 1 ? [words.join(' ')] : [];
    const [name] = [clause.replace(/^[\s–-]+|[\s–-]+$/gu, ''), ...bare].flatMap((said) => {
      const parsed = heard(question, said, answerContext);
      const isName = parsed.ok && String(parsed.value).split(' ').length <= mostWords;
      return isName && !isDoubtfulName(String(parsed.value), { context }) ? [parsed.value] : [];
    });
    return [name];
  });
  const signed = told.flatMap((one) => (isContact(one) ? [signedBefore(text, one, context)] : []));
  const [before] = signed.flatMap((name) => {
    const parsed = name === undefined ? undefined : heard(question, name, answerContext);
    return parsed?.ok === true && !isDoubtfulName(String(parsed.value), { context }) ? [parsed.value] : [];
  });
  if (before !== undefined) return before;
  const [only, another] = names.filter((name) => name !== undefined);
  // Among more clauses a name has its capitals.
  const isClear = names.length <= 2 || (another === undefined && /^(?:\p{Lu}\S*\s*){2,}$/u.test(String(only)));
  return isClear ? only : undefined;
}

/** "Good morning, 30 Nov 10 am GST" */
const greeting = new RegExp(`^[\\s,]*${anyOf(contacts.greetings)}(?!\\p{L})`, 'iu');

const isContact = ({ question: { kind }, parsed }: Told) => (kind === 'email' || kind === 'phone') && parsed.ok;

/** "…, Ravi 98480 22338": a clause of capitals right before a number or an address, which our pages do not name. */
function signedBefore(text: string, { start }: Told, { knowledge }: TurnContext): string | undefined {
  const [, name] = beforeContact.exec(text.slice(0, start)) ?? [];
  const isOther = name?.split(/\s+/).every((word) => knowledge.isWritten(word) && !isNamePart(word)) ?? true;
  return isOther ? undefined : name;
}

const beforeContact = /[,.;\n]\s*(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*){0,2})[\s,–-]+$/u;

const shortened = /(?<!\p{L})(\p{Lu}\p{Ll}{0,3})\.(?=\s+\p{Lu})/gu;
const mostWords = 4;

const labels = wordSet(contacts.leading, contacts.pronouns, contacts.nameLabels, contacts.labels);

/** "Name Ravi Kumar and phone …", "subject: New shop": the words that stand behind the name of an answer in words, up to what is told next. */
export function ownWordsTold(
  { text, named, told }: Reading,
  { form, answerContext, context }: Pick<Situation, 'form' | 'answerContext' | 'context'>,
): Readonly<Record<string, Value>> {
  const { corrections } = context.knowledge;
  return Object.fromEntries(
    named.flatMap(({ question, from, to }) => {
      if (question.kind !== 'text' || !form.questions.includes(question)) return [];
      const next = Math.min(
        text.length,
        ...named.filter((other) => other.from > from).map((other) => other.from),
        ...told.filter((value) => value.start > to && value.question.id !== question.id).map(({ start }) => start),
      );
      const isName = question.id === 'name';
      const isBeforeValue = isName && next < text.length;
      const typed = text.slice(to, next);
      const behind = withoutDictating(typed.replace(object, ' '), false).replace(isBeforeValue ? ledOn : joinedOn, '');
      const leads =
        withoutCues(text.slice(0, from), corrections) === '' ||
        named.some((other) => other.to <= from) ||
        told.some((value) => value.end <= from);
      if ((isName && ofBusiness.test(text.slice(0, from))) || removed.test(typed)) return [];
      if (ofSomethingElse.test(behind) || (isName && toldWrongly.test(behind))) return [];
      const own = withoutCues(
        behind.replace(shouldSay, '').replace(inFull, '').replace(onlyBefore, '').replace(sign, '').replace(denied, ''),
        corrections,
      );
      const said = isName ? nameAlone(own, context.knowledge) : withoutAfterthought(own).replace(selfBehind, '');
      if (!leads && !(isName && beginsClause.test(text.slice(0, from)) && isClearName(said, context))) return [];
      // "Galat naam hai", "mera naam nahi hai"
      // "My name should be corrected in form 16"
      const isNone =
        isName &&
        (wordsIn(said).every(context.knowledge.isEveryday) ||
          isSentence(said.split(/\s+/)) ||
          (/^[^\p{Lu}]*$/u.test(said) && elsewhere.test(said)));
      const parsed = said === '' || isNone ? undefined : heard(question, said, answerContext);
      return parsed?.ok === true ? [[question.id, parsed.value]] : [];
    }),
  );
}

/** "Book for GST. Name Ravi Kumar": in the middle of a message that goes on about something else, it has to read as a name, and "name correction" does not. */
function isClearName(said: string, context: TurnContext): boolean {
  const words = said.split(/\s+/);
  const isWritten = words.every((word) => /^\p{Ll}/u.test(word) && context.knowledge.isWritten(word));
  return (
    said !== '' &&
    words.length <= mostWords &&
    !isDoubtfulName(said, { context }) &&
    (!isWritten || words.some(isNamePart))
  );
}

/** "Subject ni refund ani marchandi" */
const object = new RegExp(`^\\s*${anyOf(writing.objects)}\\s+(?=\\S)`, 'iu');
/** "Subject hata do" */
const removed = new RegExp(
  `^\\s*(?:${anyOf(writing.objects, words.passing)}\\s+)?${anyOf(words.remove)}[\\s.!]*$`,
  'iu',
);
/** "Company ka naam", "shop peru": what a business is called. */
const ofBusiness = new RegExp(`(?<!\\p{L})${anyOf(writing.businesses)}\\s+(?:${anyOf(relatives.of)}\\s+)?$`, 'iu');
const beginsClause = /[.,;!?\n–-]\s*$/u;

/** "Vamsi Krishna only, remove Dr": what is asked for behind the name, and what ends it, is no part of it. */
function nameAlone(said: string, knowledge: Knowledge): string {
  const { corrections } = knowledge;
  const [first = '', ...rest] = said.split(nameEnd);
  // "Ravi Traders, Hyderabad" is one name; what goes on in small letters is none.
  const isChange = rest.some((clause) =>
    clause.split(/\s+/).some((word) => corrections.has(word.toLowerCase()) || /^\p{Ll}/u.test(word)),
  );
  const name = (isChange ? first : said).replace(afterName, '');
  // "Name Abdul Rahman want consultation"
  const run = nameRun(name, knowledge);
  return run && goesOnBehind.test(name.slice(run.end)) ? run.name : name;
}

/** What somebody wishes or does, in small letters, right behind a name. */
const goesOnBehind = new RegExp(
  `^\\s+${anyOf(openings.wishing, cues.own, cues.booking, openings.regarding)}(?!\\p{L})`,
  'u',
);
/** "…, nenu Swathi ni": what leads up to the name that is told next. */
const selfBehind = new RegExp(
  `[\\s,;.]+(?:${anyOf(contacts.selfIntroductions, contacts.introductions, relatives.selfCalled, relatives.senders)}[\\s,]*)+$`,
  'iu',
);
const nameEnd = new RegExp(`[,;]\\s*|\\s+${anyOf(clauses.but)}\\s+`, 'iu');
/** "Kavya Rao in your records", "Kavya Rao only" */
const afterName = new RegExp(
  `[\\s,]+(?:${anyOf(contacts.afterNames, contacts.calling)}|${anyOf(offices.prepositions)}\\s+${anyOf(openings.whose)}(?:\\s+\\p{Ll}+)+)[\\s.!]*$`,
  'iu',
);
/** "The subject should say …" */
const shouldSay = new RegExp(`^\\s*${anyOf(words.say, words.shouldBe)}\\s+`, 'iu');
/** "The name should be full - Ravi Kumar" */
const inFull = new RegExp(`^\\s*${anyOf(contacts.inFull)}(?=\\s*[-–:,])`, 'iu');
/** "Name only Teja" */
const onlyBefore = new RegExp(`^\\s*(?:${anyOf(openings.only)}\\s+)+(?=\\S)`, 'iu');
const sign = /^\s*[-–]+\s+/;
/** "Name Ravi Kumar, ph: …" */
const ledOn = new RegExp(
  `(?:[\\s,;.:–-]|${anyWord(clauses.and, clauses.then, clauses.but, contacts.labels, contacts.leading)})+$`,
  'iu',
);
const joinedOn = new RegExp(`(?:[\\s,;]|${anyWord(clauses.and, clauses.then, clauses.but)})+$`, 'iu');
/** "The name on my certificate", "my name is wrong in PAN" */
const ofSomethingElse = new RegExp(
  `^\\s*(?:${anyOf(words.leads, words.passing)}\\s+)*(?:${anyOf(words.wrong)}\\s+)?(?:${anyOf(words.places, words.subjects, days.behindBefore)}|'s)(?!\\p{L})`,
  'iu',
);
/** "… in form 16" */
const elsewhere = new RegExp(`\\d|(?<=\\S\\s+)${anyWord(offices.prepositions, words.places)}`, 'iu');
/** "Ravi Kiran not Ravi Kumar", "Ravi Kiran, Ravi Kumar nahi" */
const denied = new RegExp(
  `${anyWord(words.not, words.insteadOf)}.*$|(?:[,;]\\s*|\\s+hai[\\s,]+)(?:\\p{L}+\\s+){1,3}${anyOf(words.no)}[\\s.!]*$`,
  'iu',
);
