import cues from 'content:vocabulary-cues';
import questions from 'content:vocabulary-questions';
import shifts from 'content:vocabulary-shifts';
import wishes from 'content:vocabulary-wishes';
import type { IntentId } from '#src/collections/types.ts';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import type { Form } from '#src/forms/form.ts';
import { isRequired, type Answers } from '#src/forms/question.ts';
import { wordsOf } from '#src/language/plain-text.ts';
import { isQuestion } from '#src/language/question.ts';
import { anyOf, anyWord, wordSet } from '#src/language/word-lists.ts';
import { without } from '#src/language/traced-text.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Command } from './command.ts';
import type { TurnContext } from './knowledge.ts';
import {
  intentOrSearch,
  mentionsAppointment,
  mentionsIncome,
  mentionsMeeting,
  mentionsRegimes,
  mentionsTax,
  tellsSalary,
} from './form-triggers.ts';
import { answersTold, nameBeside, ownWordsTold } from './answers-told.ts';
import { putRight } from './misspelt.ts';
import { letterIn, matterElsewhere } from './matter.ts';
import { readMessage } from './reading.ts';
import { askedBeside, mostParts, partsOf } from './wishes.ts';
import { withWords, wordsToldIn } from './words-told.ts';

/** Reads a message outside of any form as a command: it may start a form, be an intent, or be a search of our pages. */
export function interpretOutsideForm(text: string, context: TurnContext): Command {
  const { knowledge } = context;
  const within = knowledge.intents.within(text)?.id;
  const intent =
    knowledge.intents.whole(text)?.id ?? (questionsAboutForms.some((id) => id === within) ? within : undefined);
  const several = intent === undefined ? severalWishes(text, context) : undefined;
  if (several) return several;
  const form = formMeant(text, intent, context);
  if (form) return { kind: 'start', form: form.id, ...toldAtStart(text, form, context) };
  const right = intent === undefined ? putRight(text, knowledge) : undefined;
  const meant = right === undefined ? undefined : knowledge.intents.whole(right)?.id;
  const wished = right === undefined ? undefined : formMeant(right, meant, context);
  return wished
    ? { kind: 'start', form: wished.id, ...toldAtStart(text, wished, context) }
    : intentOrSearch(intent ?? (meant === 'yes' ? undefined : meant));
}

/** "Book me tomorrow and tell me the GST papers", "send a message and then my tax": one thing after the other. */
function severalWishes(text: string, context: TurnContext): Command | undefined {
  const { knowledge } = context;
  const wishOf = (part: string) => formMeant(part, knowledge.intents.whole(part)?.id, context);
  const { asked, rest } = askedBeside(text, knowledge, (part) => wishOf(part) !== undefined) ?? { rest: text };
  const parts = partsOf(rest).slice(0, mostParts);
  if (parts.length < 2 && asked === undefined) return undefined;
  const wished = parts.flatMap((part) => {
    const form = wishOf(part);
    return form ? [{ form, part }] : [];
  });
  const [first] = wished;
  // Figures told in one sentence and what is to be worked out of them in the next are one wish.
  const second = wished.find(({ form }) => isOtherTask(form, first?.form));
  if (!first || (!second && asked === undefined)) return undefined;
  const own = second ? rest.replace(second.part, ' ') : rest;
  return {
    kind: 'start',
    form: first.form.id,
    ...toldAtStart(own, first.form, context),
    ...(second && { next: { form: second.form.id, answers: toldAtStart(second.part, second.form, context).answers } }),
    ...(asked !== undefined && { asks: asked }),
  };
}

/** Whether somebody who wants one form wants something else with another. */
export const isOtherTask = (form: Form, other: Form | undefined): boolean =>
  form.id !== other?.id && (form.ending.kind === 'send' || other?.ending.kind === 'send');

/** The form that a message wants to begin. */
function formMeant(text: string, intent: IntentId | undefined, context: TurnContext): Form | undefined {
  const { forms, passingIntent } = context.knowledge;
  const passing = intent ?? passingIntent(text)?.id;
  const isAsked = wordsOf(text.toLowerCase()).some((word) => askedOfForms.has(word));
  return (
    forms.find(({ id, ending }) => id === passing && !(isAsked && ending.kind === 'send')) ??
    comparisonOf(text, context) ??
    formWishedFor(text, context) ??
    taxFormFor(text, context) ??
    (intent !== undefined && ofMadeAppointment.has(intent) ? undefined : appointmentFormFor(text, context))
  );
}

/** What is asked of an appointment that was made already, whatever day or hour it names. */
const ofMadeAppointment: ReadonlySet<IntentId> = new Set<IntentId>(['cancel-later', 'change-later']);

/** "Which regime for 24 lakh, 80c full": a question that tells its figures is worked out, whatever our pages say of what it names. */
function comparisonOf(text: string, context: TurnContext): Form | undefined {
  const { forms, intents } = context.knowledge;
  const form = forms.find(({ id }) => id === intents.within(text)?.id);
  const [first] = form?.questions ?? [];
  return first?.kind === 'rupees' && form && toldAtStart(text, form, context).answers[first.id] !== undefined
    ? form
    : undefined;
}

/** "I want to book an appointment for a lower deduction certificate": a wish for a form, whatever subject it names. */
function formWishedFor(text: string, { knowledge }: TurnContext): Form | undefined {
  const form = knowledge.forms.find(({ id }) => id === knowledge.intents.within(text)?.id);
  if (!form || text.includes('?') || isQuestion(wordsOf(text.toLowerCase()))) return undefined;
  return knowledge.search.find(text, '').outOfScope === undefined ? form : undefined;
}

/**
 * "Tax on 18 lakh" wants the tax of the year, and an income with another figure of it the estimate, unless a service is named outright
 * ("tax audit above 1 crore").
 */
function taxFormFor(text: string, context: TurnContext): Form | undefined {
  const { knowledge } = context;
  const isTax = mentionsTax(text) || tellsSalary(text);
  const isCompared = isTax || (mentionsRegimes(text) && !yesOrNo.test(text));
  const form = knowledge.forms.find(({ id }) => id === (isCompared ? 'regime-comparison' : 'tax-estimate'));
  if (!form || !(isCompared || mentionsIncome(text))) return undefined;
  const { answers: known } = toldAtStart(text, form, context);
  const [first] = form.questions;
  if (!first || known[first.id] === undefined) return undefined;
  const isAlone = Object.keys(known).length < 2;
  if (isAlone && !isTax) return undefined;
  // Several of its figures, called by their names, are meant for it whatever else is said.
  if (!isAlone && isCompared) return form;
  const names = new Set([
    ...taxWords,
    ...form.questions.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled].flatMap(wordsIn)),
  ]);
  const values = form.questions
    .filter(({ kind }) => kind === 'rupees' || kind === 'choice')
    .flatMap((question) => question.find?.(text, { now: context.now, answers: {} }) ?? []);
  const { subjects } = knowledge.search.find(without(text, values), '');
  return subjects.every((word) => names.has(word) || /\d/.test(word)) ? form : undefined;
}

/** "Appointment Sunday 10 am", "can I come tomorrow": a word for booking or meeting, and a day or an hour. */
function appointmentFormFor(text: string, { knowledge, now }: TurnContext): Form | undefined {
  const form = knowledge.forms.find(({ id }) => id === 'appointment');
  if (!form || knowledge.search.find(text, '').outOfScope !== undefined) return undefined;
  const moments = momentsIn(text, form, now);
  const isBooked = mentionsAppointment(text);
  const isMeeting =
    mentionsMeeting(text) &&
    moments.some(({ isAside }) => isAside !== true) &&
    !wordsIn(text).some((word) => knowledge.negations.has(word));
  // "Tomorrow 4 pm", "GST services 4 January 10 am"
  const isMomentAlone = () => {
    const service = isQuestion(wordsOf(text.toLowerCase())) ? [] : serviceIn(text, form, now);
    const rest = wordsIn(without(text, [...moments, ...service]));
    return new Set(moments.map(({ kind }) => kind)).size > 1 && rest.every(knowledge.isEveryday);
  };
  return (moments.length > 0 && (isBooked || isMeeting || isMomentAlone())) ||
    (isBooked && isBookingOf(text, form, { knowledge, now }))
    ? form
    : undefined;
}

const bookedOf = new RegExp(`${anyWord(cues.booking)}\\s+of(?!\\p{L})`, 'iu');

/** "Book gst": the word for booking and one of the services, and nothing else. */
function isBookingOf(text: string, { questions }: Form, { knowledge, now }: Pick<TurnContext, 'knowledge' | 'now'>) {
  const [chosen] = serviceIn(text, { questions }, now);
  // "The appointment of an auditor"
  if (!chosen || text.includes('?') || bookedOf.test(text) || isQuestion(wordsOf(text.toLowerCase()))) return false;
  const rest = without(text, [chosen]);
  const isOfBooking = (word: string) => knowledge.isEveryday(word) || mentionsAppointment(word);
  return mentionsAppointment(rest) && wordsIn(rest).every(isOfBooking);
}

/** Where one of the services stands that can be chosen. */
const serviceIn = (text: string, { questions }: Pick<Form, 'questions'>, now: Date) =>
  questions.find(({ kind }) => kind === 'choice')?.find?.(text, { now, answers: {} }) ?? [];

/** The days and hours that are named, settled or not: "monday or tuesday" names one. */
const momentsIn = (text: string, { questions }: Form, now: Date) =>
  questions.flatMap((question) =>
    question.kind === 'date' || question.kind === 'slot'
      ? (question.find?.(text, { now, answers: {} }) ?? [])
          .filter(({ weak }) => weak !== true)
          .map((found) => ({ ...found, kind: question.kind }))
      : [],
  );

/** Answers that the sentence which begins a form gives already: "tax on 18 lakh with 80c 1.5 lakh", "book gst tomorrow 4 pm". `known` is what was told before. */
export function toldAtStart(
  text: string,
  form: Form,
  context: TurnContext,
  known: Answers = {},
): Pick<Extract<Command, { kind: 'start' }>, 'answers' | 'unfit'> {
  const answerContext = { now: context.now, timeZone: context.timeZone, answers: known };
  const told = wordsToldIn(text, form);
  const reading = readMessage(told?.rest ?? text, form, answerContext, context);
  const [first] = form.questions;
  const [amount] = reading.unnamed.filter(({ weak }) => weak !== true);
  const income =
    first?.kind === 'rupees' && amount && !reading.told.some(({ question }) => question.id === first.id)
      ? [{ ...amount, question: first, isNamed: false }]
      : [];
  const hasDay = reading.told.some(({ question, parsed }) => question.kind === 'date' && parsed.ok);
  const { answers, unfit } = answersTold(
    { ...reading, told: [...reading.told, ...income] },
    { form, answerContext },
    ({ weak, question }) => weak !== true || question.kind === 'date' || (hasDay && question.kind === 'slot'),
  );
  const isLeftOpen = unfit.every(({ question }) => form.questions.find(({ id }) => id === question)?.kind !== 'choice');
  const hasContact = answers.email !== undefined || answers.phone !== undefined;
  const beside =
    hasContact && answers.name === undefined ? nameBeside(reading, { form, answerContext, context }) : undefined;
  // Beside other words, only capital letters make a name.
  const name = /^\p{Lu}/u.test(String(beside)) ? beside : undefined;
  const words = {
    ...ownWordsTold(reading, { form, answerContext, context }),
    ...(name !== undefined && { name }),
  };
  const before = { ...known, ...answers };
  const letter = letterIn(reading, form, before, context.knowledge);
  const matter = isLeftOpen ? matterElsewhere(text, form, before, context.knowledge, reading.told) : {};
  const all = { ...words, ...answers, ...letter, ...matter, ...writtenBehind(text, form, context.knowledge) };
  return { answers: told ? { ...all, ...withWords(all, told) } : all, ...(unfit.length > 0 && { unfit }) };
}

/** "Tell sir that my papers are ready", "send a message: please call me": what the wish to write something leads up to. */
function writtenBehind(text: string, { id, questions }: Form, { intents }: TurnContext['knowledge']): Answers {
  const own = questions.find((question) => question.kind === 'longText' && isRequired(question));
  const [lead = '', wish = ''] = /^(.{3,60}?)(?::|\s+that(?!\p{L}))\s+(?=\S)/su.exec(text) ?? [];
  return own && (intents.whole(wish) ?? intents.within(wish))?.id === id ? { [own.id]: text.slice(lead.length) } : {};
}

const askedOfForms = wordSet(wishes.asked, 'what');
/** "Is 80c allowed in the new regime": what our pages say. */
const yesOrNo = new RegExp(`^${anyOf(questions.first)}(?!\\p{L})`, 'iu');
const taxWords = wordSet(wishes.taxes, shifts.full);
