import changes from 'content:vocabulary-changes';
import days from 'content:vocabulary-days';
import questions from 'content:vocabulary-questions';
import shifts from 'content:vocabulary-shifts';
import { asksOutright } from '#src/text/question.ts';
import { anyWord } from '#src/text/word-lists.ts';
import { without } from '#src/text/traced-text.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { heard, isRequired } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Form } from '#src/forms/form.ts';
import { answersTold } from '../answers-told.ts';
import { intent } from '../command.ts';
import type { Command } from '../command.ts';
import { askedWhileHeld, asksOurPages, isHeld, isPutOff } from '../consent.ts';
import { isPlainYes } from '../plain-yes.ts';
import type { Knowledge } from '../../../model/knowledge.ts';
import { notesOf } from '../matter.ts';
import { interpretOutsideForm, mentionsSale } from '../outside-form.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { everyMoment, standsBesideDay, isBareName } from './kinds-of-answers.ts';
import { setCommand } from './set-command.ts';
import { tellsName } from './telling-answers.ts';

/** Nothing leaves without a message that is a yes as a whole. */
export function agrees({ text, told }: Reading, { open, form, formState, context }: Situation): Command | undefined {
  if (open || formState.stage === 'finished') return undefined;
  // "Oh thursday, good. Go ahead": what stands there already is told anew and changes nothing.
  const held = told
    .filter(
      ({ question: { id }, parsed, weak }) => weak !== true && parsed.ok && formState.answers[id] === parsed.value,
    )
    .map(({ start, end }) => text.slice(start, end));
  return isPlainYes(text, form, context.knowledge, held) ? intent('yes') : undefined;
}

/** "Book it", "nil, proceed to book", while answers are still wanting: nothing goes, and it is said which they are. */
export function agreesEarly(
  { text, told }: Reading,
  { open, form, formState, context }: Situation,
): Command | undefined {
  if (!open || !isRequired(open) || form.ending.kind !== 'send' || formState.answers[open.id] !== undefined)
    return undefined;
  if (told.length > 0 || wordsIn(text).length > longestYes || asksOutright(text)) return undefined;
  const said = text.replace(none, ' ');
  if (!isPlainYes(said, form, context.knowledge) && !agreesLoosely(said, form, context.knowledge)) return undefined;
  const notes = said === text ? undefined : notesOf(form);
  return notes ? { kind: 'set', answers: {}, skips: notes.id, remarks: 'yes' } : intent('yes');
}

const longestYes = 10;
const none = new RegExp(anyWord(changes.none), 'giu');

/** "Proceed with booking": words of a yes in any order, where nothing can go. */
function agreesLoosely(
  text: string,
  { action }: Form,
  { intents, polite, corrections, negations }: Knowledge,
): boolean {
  const phrases = [...intents.byId('yes').phrases, ...wordsIn(action)].map(wordsIn);
  const single = new Set(phrases.filter(({ length }) => length === 1).flat());
  const known = new Set(phrases.flat());
  const words = wordsIn(text.replace(joining, ' '));
  const isMeant = (word: string) =>
    polite.has(word) || (known.has(word) && !corrections.has(word) && !negations.has(word));
  return words.some((word) => single.has(word) && !polite.has(word)) && words.every(isMeant);
}

const joining = new RegExp(anyWord(changes.to, changes.with), 'giu');

/** "Send it tomorrow": the day is that of the sending, not of the appointment. */
export function putsOff({ text, named }: Reading, situation: Situation): Command | undefined {
  const { open, formState, context } = situation;
  if (open || formState.stage === 'finished' || named.length > 0) return undefined;
  return isPutOff(text, context.knowledge) ? held(text, situation) : undefined;
}

/** Words about sending that are no plain yes: nothing is sent, and it is said so. */
export function holdsBack(reading: Reading, situation: Situation): Command | undefined {
  const { open, formState, form, context } = situation;
  if (open || formState.stage === 'finished') return undefined;
  return isHeld(reading.text, form, context.knowledge) ? held(reading.text, situation) : undefined;
}

/** Nothing is sent; what was asked besides is answered. */
function held(text: string, { context }: Situation): Command {
  const asks = askedWhileHeld(text, context) ?? (asksOurPages(text, context.knowledge) ? text : undefined);
  return asks === undefined ? { kind: 'hold' } : { kind: 'hold', asks };
}

/** A day, a number or an address said while everything is being read through. */
export function tellsAtReview(reading: Reading, situation: Situation): Command | undefined {
  if (situation.open || reading.asks || (isFigures(situation) && mentionsSale(reading.text))) return undefined;
  const isBesideOther = reading.told.some(
    ({ question, weak, parsed }) => question.kind !== 'choice' && weak !== true && parsed.ok,
  );
  if (isUnsure(reading, situation)) return { kind: 'hold' };
  const part = isFigures(situation) && reading.told.length === 0 ? tellsPart(reading, situation) : undefined;
  if (part) return part;
  const told = answersTold(
    reading,
    situation,
    ({ question, weak, isNamed }) =>
      ((weak !== true ||
        standsBesideDay(question, reading) ||
        (question.kind === 'date' && moved.test(reading.text))) &&
        (question.kind !== 'text' || question.id === 'name') &&
        (question.kind !== 'choice' || isBesideOther || situation.formState.stage === 'finished')) ||
      (isNamed && isBareName(reading.text, reading.named[0]?.from ?? 1)),
  );
  return Object.keys(told.answers).length > 0 || told.unfit.length > 0
    ? setCommand(told.answers, told)
    : (vagueDay(reading, situation) ?? tellsName(reading, situation));
}

/** "May we shift to christmas eve" */
const moved = new RegExp(anyWord(shifts.putOff, shifts.bringForward), 'iu');

/** "PPF 1.5 lakh", said of figures: what counts nothing of the kind takes it, and of anything else it is a part. */
function tellsPart({ parts, unnamed }: Reading, situation: Situation): Command | undefined {
  if (parts.length === 0 || unnamed.length > 0) return undefined;
  const told = answersTold({ told: parts, parts: [] }, situation, () => true);
  const [[question, value] = []] = Object.entries(told.answers).filter(([id]) => situation.formState.answers[id]);
  if (question !== undefined && value !== undefined) return { kind: 'placeElsewhere', question, value };
  return Object.keys(told.answers).length > 0 ? setCommand(told.answers, told) : undefined;
}

const isFigures = ({ form, formState }: Situation) => form.ending.kind === 'result' && formState.stage === 'finished';

/** "Maybe tomorrow", "done for today": a day beside a word of doubt, or of agreeing, changes nothing. */
function isUnsure({ text, told, intent: whole }: Reading, situation: Situation): boolean {
  const { formState, context } = situation;
  if (formState.stage === 'finished' || told.length === 0) return false;
  // "Kal nahi, monday": of the day that is denied nothing is meant.
  const rest = wordsIn(without(text, [...told, ...everyMoment(text, situation)]));
  return whole === 'yes' || rest.some((word) => context.knowledge.delays.has(word));
}

/** "Next week", "end of the month", while everything is being read through: the day is open again. */
function vagueDay({ text, told }: Reading, { form, formState, answerContext }: Situation): Command | undefined {
  const question = form.questions.find(({ kind, id }) => kind === 'date' && formState.answers[id] !== undefined);
  const parsed = question && heard(question, text, answerContext);
  if (!question || parsed?.ok !== false || told.every((one) => one.question !== question)) return undefined;
  const { refusal } = parsed;
  return refusal.code === 'dateSpan' ? { kind: 'reopen', question: question.id, refusal } : undefined;
}

/** At a review or after the figures, what is none of the above is read as outside of a form, but begins none over one that waits. */
export function besidesReview(
  { text, named, asks, intent: whole }: Reading,
  { open, formState, context }: Situation,
): Command | undefined {
  if (open) return undefined;
  // "The phone number is my husband's" speaks of the answer, not of our number.
  if (named.length > 0 && !asks && whole === 'contact') return { kind: 'hold' };
  const command = interpretOutsideForm(text, context);
  // Only `agrees` may let a request go.
  if (command.kind === 'intent' && command.id === 'yes' && formState.stage !== 'finished') return { kind: 'hold' };
  return command.kind === 'start' && command.form === formState.form && formState.stage !== 'finished'
    ? intent('review')
    : command;
}

/** "What is 9 AM in New Jersey": an hour by another clock, asked about and not chosen. */
export function tellsHourHere({ text, told }: Reading, { open, answerContext }: Situation): Command | undefined {
  if (!open || !asking.test(text) || proposing.test(text)) return undefined;
  const [hour, another] = told.filter(({ question }) => question.kind === 'slot');
  if (!hour || another) return undefined;
  const { parsed, reckonedFrom } = hour;
  if (!parsed.ok) return parsed.refusal.code === 'timeAbroad' ? reopened(open.id, parsed.refusal) : undefined;
  // Of the visitor's own clock nothing was reckoned; an hour by the Indian one is chosen, not asked about.
  const isAbroad = reckonedFrom !== undefined || /\p{L}{3}/u.test(text.slice(hour.start, hour.end));
  const there = reckonedFrom ?? hour.question.elsewhere?.(parsed.value, answerContext);
  return isAbroad && there !== undefined
    ? reopened(open.id, { code: 'timeThere', values: { there, time: parsed.value } })
    : undefined;
}

const reopened = (question: string, refusal: Refusal): Command => ({ kind: 'reopen', question, refusal });

const asking = new RegExp(anyWord(questions.anywhere), 'iu');
/** "How about 9 am EST" chooses. */
const proposing = new RegExp(`^\\s*${anyWord(days.proposing)}`, 'iu');
