import contacts from 'content:vocabulary-contacts';
import words from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import clauses from 'content:vocabulary-clauses';
import days from 'content:vocabulary-days';
import questions from 'content:vocabulary-questions';
import relatives from 'content:vocabulary-relatives';
import writing from 'content:vocabulary-writing';
import { anyOf, wordSet } from '#src/text/word-lists.ts';
import { heard, isRequired, type Question } from '#src/forms/question.ts';
import { withoutAfterthought } from '../afterthought.ts';
import { withoutDictating } from '../as-dictated.ts';
import { acceptsAnyText } from '../command.ts';
import type { Command } from '../command.ts';
import { wordsIn } from '#src/search/words.ts';
import { isDoubtfulName } from '../doubtful-name.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { validated } from './set-command.ts';

/** "Naam likho Suresh Goud", "subject badal do, refund delay likho", "put my name as Suresh": a name or a subject, without the words of dictating it. */
export function takesDictated(reading: Reading, situation: Situation): Command | undefined {
  const { form, formState, open, answerContext } = situation;
  const message = open?.kind === 'longText' && isRequired(open) ? withoutTelling(reading.text) : undefined;
  if (open && message !== undefined) return validated(open, heard(open, message, answerContext), situation);
  const { text, named, told, asks } = behindSame(reading);
  const [first, another] = named;
  const isNamed = first?.question.kind === 'text' && !another;
  const question = isNamed ? first.question : open;
  if (
    question?.kind !== 'text' ||
    !form.questions.includes(question) ||
    formState.stage === 'finished' ||
    asks ||
    (first && !isNamed) ||
    (open && open.id !== question.id && acceptsAnyText(open)) ||
    told.some((one) => one.question.id !== question.id && one.weak !== true)
  )
    return undefined;
  const before = isNamed ? text.slice(0, first.from).trim() : '';
  const behind = isNamed
    ? withoutAfterthought(withoutDictating(text.slice(first.to), false))
    : text.replace(wrapped, '');
  const isLed = before !== '' && leading.test(before);
  if (before !== '' && !isLed && !own.test(before)) return undefined;
  const said = behind.replace(isNamed ? lead : strictEnd, ' ').trim();
  const value = said.replace(isNamed ? end : strictEnd, '').trim();
  // "Subject pension arrears", at the subject
  const isOwnLabel =
    isNamed && open?.id === question.id && acceptsAnyText(question) && before === '' && !labelGoesOn(behind, question);
  const isDictated =
    isOwnLabel ||
    (!isNamed && behind !== text && acceptsAnyText(question)) ||
    (isNamed ? isLed || value !== text.slice(first.to).replace(connected, ' ').trim() : value !== text.trim());
  const written = value.replace(connected, ' ').trim();
  if (!isDictated) return undefined;
  if (isNamed && written === '') return { kind: 'reopen', question: question.id, refusal: null };
  const isName = question.id === 'name';
  const isOther =
    wordsIn(written).some((word) => questionWords.has(word)) ||
    ofSomethingElse.test(written) ||
    (isName && isDoubtfulName(written, situation));
  return isOther || !/\p{L}{2}/u.test(written)
    ? undefined
    : validated(question, heard(question, written, answerContext), situation);
}

/** "Subject matter expert": the name of the answer is the first word of something else. */
const labelGoesOn = (behind: string, { labels = [], alsoCalled }: Question) =>
  new RegExp(`^\\s*(?:[:=–-]|${anyOf(...labels, ...alsoCalled, words.to, words.leads)}(?!\\p{L}))`, 'iu').test(behind);

/** "Same message, subject refund likho": what stays as it is says nothing. */
function behindSame(reading: Reading): Pick<Reading, 'text' | 'named' | 'told' | 'asks'> {
  const [first, ...named] = reading.named;
  const [lead = ''] = first ? (sameBefore.exec(reading.text.slice(first.to)) ?? []) : [];
  if (!first || lead === '' || !same.test(reading.text.slice(0, first.from))) return reading;
  const from = first.to + lead.length;
  return {
    ...reading,
    text: reading.text.slice(from),
    named: named.map((one) => ({ ...one, from: one.from - from, to: one.to - from })),
  };
}

const same = new RegExp(`^\\s*${anyOf(words.same)}\\s+$`, 'iu');
const sameBefore = /^\s*[,.;]\s*/u;

/** "Bolo ki my refund has not come", "naa refund raledu ani cheppandi": what is to be told, without the words of telling it; undefined where there are none. */
function withoutTelling(text: string): string | undefined {
  const ended = text.trim().replace(telling, '').replace(toldBehind, '').trim();
  const said = ended.replace(ended === text.trim() ? writtenHere : toldHere, '').trim();
  return said === text.trim() || !/\p{L}{2}.*\s/u.test(said) ? undefined : said;
}

const whom = anyOf(words.toldTo, cues.recipients, cues.ourselves, 'them');
const telling = new RegExp(
  `^(?:(?:${anyOf(words.please, words.agreeing, clauses.and)}|${whom})[\\s,]+)*(?:${anyOf(words.tellingThat)}|${anyOf(cues.telling)}\\s+(?:${anyOf(words.articles)}\\s+)?${whom}\\s+(?:know\\s+)?that)\\s+`,
  'iu',
);
const here = `^(?:${anyOf(writing.itself)})\\s+${anyOf(words.within)}\\s+`;
const verbOfWriting = `(?:${anyOf(words.writing, words.dictating, words.write, writing.placing)})(?:\\s+${anyOf(words.thatOne, relatives.of)}(?!\\p{L}))?[\\s,:–-]+`;
/** "Message mein likho ki …"; "message lo … ani rayandi" */
const writtenHere = new RegExp(`${here}${verbOfWriting}`, 'iu');
const toldHere = new RegExp(`${here}(?:${verbOfWriting})?`, 'iu');
const toldBehind = new RegExp(`[\\s,]+(?:${whom}\\s+)?${anyOf(words.toldBehind)}[\\s.!]*$`, 'iu');

const questionWords = wordSet(questions.anywhere);
/** "The name on the invoice" */
const ofSomethingElse = new RegExp(`^${anyOf(words.subjects, words.places, days.behindBefore)}(?!\\p{L})`, 'iu');
const verb = anyOf(words.dictating, words.writing, words.keep);
const polite = anyOf(words.please, words.agreeing, words.no, words.openings);
/** "Please put down my …" */
const leading = new RegExp(
  `^(?:${polite}[\\s,]+)*(?:${anyOf(words.write, words.entering, words.toWrite, words.noteNames)})(?:\\s+down)?(?:\\s+${anyOf(words.articles)})?$`,
  'iu',
);
const own = new RegExp(`^(?:(?:${polite}|${anyOf(words.articles, words.passing, contacts.pronouns)})[\\s,]*)+$`, 'iu');
const connected = new RegExp(`^\\s*(?:[:,=–-]|${anyOf(words.shouldBe, words.leads, words.to)}(?!\\p{L}))+\\s*`, 'iu');
/** "… mein likho", "… badal do," */
const lead = new RegExp(
  `^\\s*(?:(?:${anyOf(words.within, words.passing, writing.objects)}\\s+)?(?:${anyOf(words.changing)}[\\s,]+)?(?:${verb}(?=[\\s,:]|$)[\\s,:]*)?|[:,=–-]|${anyOf(words.leads, words.to)}(?!\\p{L}))\\s*`,
  'iu',
);
/** "U can write it as …", "just put …": before a subject, in its own question. */
const wrapped = new RegExp(
  `^(?:(?:${polite}|${anyOf(words.articles, words.passing, words.also, days.asking, days.persons)}|u)[\\s,]+)*(?:${anyOf(words.write, words.entering, words.toWrite, words.keep, words.add, 'mention')})\\s+(?:(?:${anyOf(words.it, words.thatOne)})\\s+)?(?:down\\s+)?${anyOf(words.leads)}\\s+`,
  'iu',
);
const end = new RegExp(`[\\s,]+(?:ani\\s+)?(?!down)${verb}[\\s.!]*$`, 'iu');
/** Where the answer is not called by its name, only words that can be nothing else are no part of it. */
const strictEnd = new RegExp(`[\\s,]+(?:ani\\s+\\p{L}+|${anyOf(words.writing)})[\\s.!]*$`, 'iu');
