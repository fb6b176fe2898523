import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import questionWords from 'content:vocabulary-questions';
import small from 'content:vocabulary-small';
import shifts from 'content:vocabulary-shifts';
import pauses from 'content:vocabulary-pauses';
import wishes from 'content:vocabulary-wishes';
import type { IntentId } from '#src/collections/types.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { without } from '#src/text/traced-text.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { heard, isRequired, type Question, type Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText, intent, isOfWords } from '../command.ts';
import type { Command } from '../command.ts';
import { isPutOff, speaksOfSending } from '../consent.ts';
import { formIntents } from '../form-triggers.ts';
import { putRight } from '../misspelt.ts';
import type { Knowledge } from '../../../model/knowledge.ts';
import type { Reading } from '../parsed-message.ts';
import { replacementIn } from '../replacement.ts';
import type { Situation } from '../situation.ts';
import { cancelsInClauses, forNow, isLeftOut, thinking } from './giving-up.ts';
import { isStretchOfDays } from './kinds-of-answers.ts';
import { comesBack, startsNot } from './stepping-back.ts';
import { singleWords } from '#src/search/single-words.ts';

/** "What is this", "enti idi": of a question its help, at the review that nothing has gone. */
export function asksWhatThisIs({ text }: Reading, { open, formState, context }: Situation): Command | undefined {
  const words = wordsIn(text);
  const isMeant = words.some((word) => meanings.has(word)) && words.some((word) => itself.has(word));
  const { polite } = context.knowledge;
  if (!isMeant || !words.every((word) => meanings.has(word) || itself.has(word) || polite.has(word))) return undefined;
  if (formState.stage === 'finished') return undefined;
  return open ? intent('help') : { kind: 'hold' };
}

/** "What details should I give", "what should I write", "subject?": asked of the words that are wanted here. */
export function asksWhatToWrite(
  { text, asks, named, told }: Reading,
  { open, context: { knowledge } }: Situation,
): Command | undefined {
  const said = wordsIn(text);
  if (!open || !isOfWords(open) || said.length > mostWordsAsked) return undefined;
  // "No idea what to put here"
  if (acceptsAnyText(open) && isUnknownHere(text, named, open, knowledge)) return intent('help');
  const [only, another] = named;
  const isOfName = only?.question.id === open.id && !another && told.length === 0 && open.kind === 'text';
  const rest = isOfName ? wordsIn(without(text, [{ start: only.from, end: only.to }])) : [];
  const isAsking = asks || text.includes('?') || rest.some((word) => asking.has(word) || writing.has(word));
  const isNothingElse =
    isOfName && rest.every((word) => knowledge.isEveryday(word) || writing.has(word) || asking.has(word));
  return isAsking && (isNothingElse || (asks && said.some((word) => writing.has(word)))) ? intent('help') : undefined;
}

/** Whether somebody says that he does not know what to write, and nothing besides: not "not sure about my TDS". */
function isUnknownHere(text: string, named: Reading['named'], open: Question, { isEveryday }: Knowledge): boolean {
  const own = named.filter(({ question }) => question.id === open.id).map(({ from, to }) => ({ start: from, end: to }));
  const rest = without(text, own).replace(everyNotKnown, ' ');
  return (
    notKnown.test(text) && wordsIn(rest).every((word) => writing.has(word) || asking.has(word) || isEveryday(word))
  );
}

const notKnown = new RegExp(anyWord(words.notKnown), 'iu');
const everyNotKnown = new RegExp(anyWord(words.notKnown), 'giu');

const mostWordsAsked = 8;
const asking = wordSet(questionWords.anywhere, wishes.meanings);
const stopping = wordSet(words.stop);
const isNo = wordSet(words.no);
const writing = wordSet(words.toWrite, words.write, words.add, words.writing);
const meanings = wordSet(wishes.meanings);
const itself = wordSet(wishes.itself);

/** A tapped "Keep", or words that bring nothing new. */
export function keepsAnswer({ text }: Reading, { open, formState, context }: Situation): Command | undefined {
  const held = open && formState.answers[open.id];
  if (!open || held === undefined) return undefined;
  const label = fillTemplate(context.knowledge.wording.chips.keep, { value: open.format(held) });
  const bare = acceptsAnyText(open) ? keepsAsItIs : keeps;
  return text.trim() === label || bare.test(text.trim()) ? { kind: 'keep' } : undefined;
}

const keepsAsItIs = new RegExp(`^${anyOf(words.keep)}(?: ${anyOf(words.it, words.thatOne)})?[.!]*$`, 'iu');
const keeps = new RegExp(`^${anyOf(words.keep)}(?!\\p{L})\\D*$`, 'iu');

/** "Yes", said to "Did you mean …?" or "Is that right?". */
export function takesProposal(reading: Reading, situation: Situation): Command | undefined {
  const { text, intent: whole } = reading;
  const { open, form, formState, answerContext, context } = situation;
  const doubt = open && form.warnings?.(formState.answers).find(({ about }) => about === open.id);
  const [proposed, another] =
    open && formState.proposal ? (open.suggestions?.(answerContext, formState.proposal) ?? []) : [];
  if (open && proposed && !another && agreesToNumber(reading, context.knowledge)) return takes(open, proposed.value);
  if (!open || !doubt) return undefined;
  if (hardlyYes.test(text.trim())) return doubt.instead === undefined ? { kind: 'keep' } : takes(open, doubt.instead);
  if (doubt.instead === undefined) return undefined;
  // "Yes, gmail"
  const said = new Set(
    String(doubt.instead)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  const rest = text.split(/[\s,]+/).filter((word) => !said.has(word.toLowerCase().replace(/^\W+|\W+$/g, '')));
  const isYes = whole === 'yes' || context.knowledge.intents.whole(rest.join(' '))?.id === 'yes';
  return isYes ? takes(open, doubt.instead) : undefined;
}

/** "Yes indian number", "haan india ka hai", "indian only", said of a number that may be one in India: all of it agrees. */
function agreesToNumber(
  { text, intent: whole, named, asks }: Reading,
  { intents, isEveryday, negations }: Knowledge,
): boolean {
  if (asks) return false;
  if (whole === 'yes' || hardlyYes.test(text.trim())) return true;
  const agreeing = new Set(intents.byId('yes').phrases.flatMap(wordsIn));
  const isOfIndia = inIndia.test(text);
  const rest = without(
    text.replace(inIndia, (said) => ' '.repeat(said.length)),
    named.filter(({ question: { kind } }) => kind === 'phone').map(({ from, to }) => ({ start: from, end: to })),
  );
  const said = wordsIn(rest);
  const isYes = said.some((word) => intents.whole(word)?.id === 'yes');
  return (
    (isOfIndia || isYes) &&
    said.every((word) => !negations.has(word) && (isEveryday(word) || agreeing.has(word) || ofNumbers.has(word)))
  );
}

const inIndia = new RegExp(`(?<!\\p{L})${anyOf(contacts.inIndia)}(?!\\p{L})`, 'iu');
const ofNumbers = wordSet(contacts.labels);

const takes = ({ id }: Question, value: Value): Command => ({ kind: 'set', answers: { [id]: value } });
const hardlyYes = new RegExp(`^${anyOf(words.hardlyYes)}(?:\\s+${anyOf(small)})*[\\s.!]*$`, 'iu');

/** "That was wrong", said of no answer by name: the one before is meant. */
export function saysWrong({ text }: Reading, { open, formState }: Situation): Command | undefined {
  if (!isWrong.test(text.trim())) return undefined;
  if (!open) return { kind: 'cannotChange' };
  return formState.answers[open.id] === undefined
    ? intent('back')
    : { kind: 'reopen', question: open.id, refusal: null };
}

const isWrong = new RegExp(
  `^(?:${anyOf(words.no, words.openings, words.thatOne, words.it)}(?:'s)?[\\s,.!]+)*(?:(?:${anyOf(words.articles)} )?${anyOf(words.thatOne, words.it)}(?: is| was)? )?${anyOf(words.wrong)}[\\s.!]*$`,
  'iu',
);

/** "Wait", "one moment", while a question is open. */
export function waits({ text, told }: Reading, situation: Situation): Command | undefined {
  const { open, answerContext } = situation;
  if (!open || told.some(({ weak }) => weak !== true)) return undefined;
  if (!isOnlyWaiting(text, situation) && !asksForMoment(text, situation)) return undefined;
  // "Not tomorrow", said of the day, is about that day.
  if (open.kind === 'date' && (open.find?.(text, answerContext) ?? []).some(({ isAside }) => isAside)) return undefined;
  if (!isOfWords(open) && heard(open, text, answerContext).ok) return undefined;
  // "One second, first tell me your office timings"
  const asked = text.replace(everyWaiting, ' ').trim();
  const isAsked = situation.context.knowledge.passingIntent(asked) !== undefined;
  return isAsked ? { kind: 'hold', asks: asked } : { kind: 'hold' };
}

/** "Wait", "one moment": no words for anybody to read. */
const isOnlyWaiting = (text: string, { context: { knowledge } }: Situation) => {
  const words = wordsIn(text);
  return (
    words.length <= 4 &&
    words.some((word) => knowledge.delays.has(word)) &&
    words.every((word) => knowledge.delays.has(word) || knowledge.polite.has(word) || isNo.has(word) || word === 'one')
  );
};

/** "Wait, I will paste it", "typing, 2 min", "wait, power cut": what is being done in that moment, or comes between, is no message either. */
function asksForMoment(text: string, { context: { knowledge } }: Situation): boolean {
  const words = wordsIn(text);
  const rest = wordsIn(text.replace(everyWaiting, ' '));
  const isInterrupted = words.some((word) => interrupted.has(word));
  if (words.length > mostWordsOfWaiting || text.includes('?')) return false;
  const isPassing = (word: string) =>
    knowledge.polite.has(word) ||
    knowledge.isEveryday(word) ||
    doing.has(word) ||
    interrupted.has(word) ||
    besideInterruption.has(word);
  const isWaiting = waiting.test(text) || minutes.test(text);
  if (!isWaiting && !(isInterrupted && rest.every(isPassing) && !/\d/.test(text))) return false;
  const isBegun = waitingFirst.test(text) && rest.some((word) => doing.has(word));
  return (
    ((waiting.test(text) || isInterrupted || rest.some((word) => doing.has(word))) && rest.every(isPassing)) ||
    (isBegun && !/\d/.test(text))
  );
}

const mostWordsOfWaiting = 10;
const waiting = new RegExp(anyWord(contacts.waiting), 'iu');
const aFew = `(?:\\d+|${anyOf(shifts.article, small)})\\s*${anyOf(shifts.minute)}(?!\\p{L})`;
const minutes = new RegExp(`(?<![\\p{L}\\d])${aFew}`, 'iu');
const everyWaiting = new RegExp(`${anyWord(contacts.waiting)}|(?<![\\p{L}\\d])${aFew}`, 'giu');
const interrupted = singleWords(pauses.interrupted);
const besideInterruption = singleWords(pauses.around);
const waitingFirst = new RegExp(
  `^(?:${anyOf(words.please, words.agreeing, words.no, words.openings, small)}[\\s,.]+)*${anyOf(contacts.waiting)}(?!\\p{L})`,
  'iu',
);
const doing = wordSet(contacts.doing);

/** "Not now, I will confirm in the evening", "let me check with my partner": whatever hour it names, nothing is told and nothing is sent. */
export function thinksItOver(reading: Reading, situation: Situation): Command | undefined {
  const { text, asks, told } = reading;
  const { form, open, formState, context } = situation;
  // "Cancel it, we will ask my uncle" is no putting off, and "rehne do bhai nahi karna booking" is none.
  if (stopping.has(wordsIn(text)[0] ?? '')) return undefined;
  const isOfWaiting =
    text.length <= longestDelay &&
    !/\d/.test(text) &&
    (open ? !isRequired(open) : thinking.test(text)) &&
    isPutOff(text, context.knowledge);
  // "Not sure about tomorrow, let me check with my wife" tells nothing anew.
  const isHeld = told.every(({ question, parsed }) => parsed.ok && formState.answers[question.id] === parsed.value);
  const isThinking =
    thinking.test(text) || (told.length > 0 && isHeld && text.split(sentenceEnd).some((part) => thinking.test(part)));
  const isMeant = isOfWaiting || (!acceptsWords(open) && isThinking);
  if (form.ending.kind !== 'send' || formState.stage === 'finished' || asks || !isMeant) return undefined;
  const ends = cancelsInClauses(reading, situation);
  return ends?.kind === 'intent' && ends.id === 'cancel' ? undefined : { kind: 'hold' };
}

const acceptsWords = (open: Question | undefined) => open !== undefined && acceptsAnyText(open);
const sentenceEnd = /[.,;…]+\s*/u;
/** What only puts off is short. */
const longestDelay = 80;
/** Back, skip, cancel and their like. */
export function steersForm(reading: Reading, situation: Situation): Command | undefined {
  const { form, open, formState, context } = situation;
  const passing =
    reading.intent === undefined && !(open && acceptsAnyText(open))
      ? context.knowledge.passingIntent(reading.text)?.id
      : undefined;
  const isMeant =
    passing !== undefined && (passing === 'human' || (open !== undefined && passing === withoutOf[open.kind]));
  const id = reading.intent ?? (isMeant ? passing : misspeltIntent(reading, situation));
  if (open && !acceptsAnyText(open) && startOver.test(reading.text) && !startsNot(reading.text, context.knowledge))
    return intent('restart');
  // "Start this message again, I filled it all wrong"
  const [first = '', ...more] = reading.text.split(clauseEnd);
  if (more.length > 0 && context.knowledge.intents.whole(first)?.id === 'restart') return intent('restart');
  // "Back pls, I want to reword the subject"
  const isBack = more.length > 0 && context.knowledge.intents.whole(first)?.id === 'back';
  const [meant, another] = isBack ? reading.named.filter(({ from }) => from > first.length) : [];
  if (meant && !another && formState.answers[meant.question.id] !== undefined && reading.told.length === 0)
    return { kind: 'reopen', question: meant.question.id, refusal: null };
  if (bareWhy.test(reading.text.trim())) return intent('why');
  const isFree = open !== undefined && acceptsAnyText(open);
  if (id === undefined && !isFree && form.ending.kind === 'send' && asksWhenAnswered(reading.text, context.knowledge))
    return intent('reply-time');
  if (id === undefined || !formIntents.has(id) || isGivenInstead(id, reading, situation)) return undefined;
  if (
    id === 'which-office' &&
    !reading.asks &&
    reading.told.some(({ question, weak }) => question.kind === 'place' && !weak)
  )
    return undefined;
  if ((id === 'back' && comesBack(reading.text)) || (id === 'restart' && startsNot(reading.text, context.knowledge)))
    return undefined;
  if (id === 'skip' && open && isStretchOfDays(reading.text, situation)) return undefined;
  if (id === 'skip' && open && isRequired(open) && isPutOffNow(reading.text, situation)) return { kind: 'hold' };
  // "Cancel it? What happens then"
  if (id === 'cancel' && reading.asks) return intent('cancel-later');
  if (id === 'cancel' && forNow.test(reading.text) && !stopping.has(wordsIn(reading.text)[0] ?? ''))
    return { kind: 'hold' };
  if (id === 'cancel' && isLeftOut(reading.text, situation)) return intent('skip');
  const isAtReview = !open && formState.stage !== 'finished';
  // "I am not sure" asks nothing.
  const isDenied = aboutSending.has(id) && !reading.asks && isDenying(reading.text, situation);
  if (isAtReview && (id === 'no' || id === 'skip' || isDenied)) return { kind: 'hold' };
  // "All good, send it", where only notes could still be told.
  if (id === 'yes' && open && !isRequired(open) && speaksOfSending(reading.text, context.knowledge))
    return intent('skip');
  if (id === 'yes' && reading.intent === undefined) return isAtReview ? { kind: 'hold' } : undefined;
  return isAtReview && id === 'yes' ? undefined : intent(id);
}

/** "Not now", where an answer is needed: it is asked for again, and nothing presses. */
const isPutOffNow = (text: string, { context: { knowledge } }: Situation) =>
  wordsIn(text).some((word) => knowledge.delays.has(word)) &&
  wordsIn(text).every(
    (word) => knowledge.delays.has(word) || knowledge.negations.has(word) || knowledge.polite.has(word),
  );

const aboutSending: ReadonlySet<string> = new Set(['was-sent', 'is-confirmed']);

const isDenying = (text: string, { context }: Situation) =>
  wordsIn(text).some((word) => context.knowledge.negations.has(word));

/** Who says that he has none, beside other words, at the question for it. */
const withoutOf: Readonly<Partial<Record<Question['kind'], IntentId>>> = { email: 'no-email', phone: 'no-phone' };

/** "Mail is yahoo.com not gmail.com", "dont use rao@example.com, use rao.k@example.com": none is lacking where another is told. */
function isGivenInstead(id: IntentId, { text, told }: Reading, situation: Situation): boolean {
  const kind = (['email', 'phone'] as const).find((one) => withoutOf[one] === id);
  return (
    kind !== undefined &&
    (told.some(({ question, parsed }) => question.kind === kind && parsed.ok) ||
      replacementIn(text, situation)?.kind === 'set')
  );
}

const startOver = new RegExp(anyWord(words.startOver), 'iu');

const bareWhy = new RegExp(
  `^(?:${anyOf(clauses.and, clauses.but, words.agreeing)}\\s+)?${anyOf(words.why)}(?:\\s+${anyOf(words.agreeing)})?[?.!\\s]*$`,
  'iu',
);

/** "Reply kitne din me aata hai", "kab tak jawab milega": when we answer, asked of nothing else. */
function asksWhenAnswered(text: string, { isEveryday }: Knowledge): boolean {
  const said = wordsIn(text);
  return (
    answeredWhen.test(text) &&
    said.some((word) => answers.has(word)) &&
    said.every((word) => answers.has(word) || answeredBeside.has(word) || isEveryday(word))
  );
}

const answers = wordSet(wishes.answers);
const answeredWhen = new RegExp(anyWord(wishes.answeredWhen), 'iu');
const answeredBeside = new Set(
  [wishes.answeredWhen, wishes.answeredBeside].flatMap((role) => wordsIn(role.replaceAll('|', ' '))),
);

/** "Cancle", "skp": where no words are asked for and the message is no answer. */
function misspeltIntent({ text, told, unnamed }: Reading, { open, answerContext, context }: Situation) {
  const isAnswer = open && (isOfWords(open) || heard(open, text, answerContext).ok);
  const right = isAnswer || told.length + unnamed.length > 0 ? undefined : putRight(text, context.knowledge);
  return right === undefined ? undefined : context.knowledge.intents.whole(right)?.id;
}

/** "None", "nil", "no notes", "-": there is nothing to answer with. */
export function declines({ text, named }: Reading, { open, formState, context }: Situation): Command | undefined {
  if (!open)
    return formState.stage === 'reviewing' && isOnlyNone(text, context.knowledge) ? { kind: 'hold' } : undefined;
  // "No hra, no rent"
  if (open.kind === 'rupees' && named.some(({ question }) => question !== open)) return undefined;
  const written = text.toLowerCase().replaceAll('’', "'");
  const said = written.replace(everyNone, ' ');
  const names = new Set([open.label, ...open.alsoCalled].flatMap(wordsIn));
  const rest = wordsIn(said).filter((word) => !context.knowledge.polite.has(word) && !isNo.has(word));
  const isNone = said === written ? /^[\s\-–—_./]+$/.test(text) : rest.length === 0;
  const isDenied = rest.length > 0 && wordsIn(text).some((word) => isNo.has(word));
  const { isEveryday } = context.knowledge;
  // "No need of notes"
  const isOfNone =
    isDenied &&
    rest.length <= mostWordsOfNone &&
    rest.some((word) => names.has(word)) &&
    rest.every((word) => names.has(word) || isEveryday(word));
  const without = withoutOf[open.kind];
  if (isNone && (isOfWords(open) || without !== undefined)) return intent(without ?? 'skip');
  return isOfNone && (isOfWords(open) || !isRequired(open)) ? intent('skip') : undefined;
}

/** "None", "nil", said of what was read through: nothing is to be changed, and nothing goes by it. */
function isOnlyNone(text: string, { polite }: Knowledge): boolean {
  const said = text.toLowerCase().replace(everyNone, ' ');
  return said !== text.toLowerCase() && wordsIn(said).every((word) => polite.has(word) || isNo.has(word));
}

const mostWordsOfNone = 3;
const everyNone = new RegExp(anyWord(words.none), 'giu');
