import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import days from 'content:vocabulary-days';
import openings from 'content:vocabulary-openings';
import questions from 'content:vocabulary-questions';
import shifts from 'content:vocabulary-shifts';
import wishes from 'content:vocabulary-wishes';
import { formIds } from '#src/collections/form-ids.ts';
import type { IntentId } from '#src/collections/types.ts';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import type { RefusalCode } from '#src/domain/refusal.ts';
import type { Form } from '#src/forms/form.ts';
import { heard, isRequired, type AnswerContext, type Answers, type Found, type Value } from '#src/forms/question.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { asksOutright } from '#src/text/question.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { wordsIn } from '#src/search/words.ts';
import { intent as intentCommand } from './command.ts';
import type { Command } from './command.ts';
import type { TurnContext } from '../../model/knowledge.ts';
import {
  computesTax,
  intentOrSearch,
  mentionsAppointment,
  mentionsComputing,
  mentionsIncome,
  mentionsRegimes,
  mentionsTax,
  tellsSalary,
} from './form-triggers.ts';
import { isComplaint } from './complaint.ts';
import { formWishedElsewhere, formWishedFor, handsOn, wishIn, writtenBehind } from './form-wished.ts';
import { answersTold, nameBeside, ownWordsTold } from './answers-told.ts';
import { carriedAnswers } from '#src/forms/form-state.ts';
import { putRight } from './misspelt.ts';
import { matterBeside } from './matter-beside.ts';
import { letterIn, matterElsewhere, notesOf } from './matter.ts';
import { besideNoNotes } from './no-notes.ts';
import { readMessage } from './reading.ts';
import type { Reading, Told } from './parsed-message.ts';
import { countedAsOthers, othersIncomeIn } from './incomes.ts';
import { saidBesideRefusal } from './refused-form.ts';
import { isGain, isIncluded } from './relative-change.ts';
import { askedBeside, mostParts, partsOf } from './wishes.ts';
import { withWords, wordsToldIn } from './words-told.ts';

/** Reads a message outside of any form as a command: it may start a form, be an intent, or be a search of our pages. */
export function interpretOutsideForm(text: string, context: TurnContext): Command {
  const others = othersIncomeIn(text);
  const apart = others && ownBesides(text, others, context);
  const own = apart?.kind === 'start' ? apart : undefined;
  const [first] =
    own?.kind === 'start' ? (context.knowledge.forms.find(({ id }) => id === own.form)?.questions ?? []) : [];
  // "Tax on 10 lakh, my wife earns 8 lakh"
  return own?.kind === 'start' && first?.kind === 'rupees' && own.answers[first.id] !== undefined
    ? { ...own, isOfOthers: true }
    : withoutNotes(withBothRegimes(readOutsideForm(text, context), text, context), text, context);
}

/** What is said besides of one's own: "my brother with 16 lakh salary pays no tax, mine is 13 lakh" says only beside the other figure that it is about a salary and tax. */
function ownBesides(text: string, others: Span, context: TurnContext): Command | undefined {
  const said = text.slice(others.start, others.end);
  const figure = findAmounts(said).at(-1);
  const spans = [others, ...(figure ? [{ start: others.start, end: others.start + figure.end }] : [])];
  const rests = spans.map((span) => countedAsOthers(without(text, [span]), said)).filter((rest) => /\d/.test(rest));
  const read = rests.map((rest) => readOutsideForm(rest, context));
  return read.find(({ kind }) => kind === 'start') ?? read[0];
}

/** "Tax on 17 lakh, new regime and old", "old regime manchidi new manchidi? salary 13 lakh": who speaks of the regimes wants them compared, and not the estimate. */
function withBothRegimes(command: Command, text: string, context: TurnContext): Command {
  const form = context.knowledge.forms.find(({ id }) => id === 'regime-comparison');
  return form && command.kind === 'start' && command.form === 'tax-estimate' && mentionsRegimes(text)
    ? { ...command, form: form.id, ...toldAtStart(text, form, context) }
    : command;
}

/** "Book GST Friday 4 pm, no notes" */
function withoutNotes(command: Command, text: string, { knowledge }: TurnContext): Command {
  const form = command.kind === 'start' ? knowledge.forms.find(({ id }) => id === command.form) : undefined;
  const notes = form && notesOf(form);
  return command.kind === 'start' &&
    notes &&
    command.answers[notes.id] === undefined &&
    besideNoNotes(text, knowledge, false) !== undefined
    ? { ...command, skips: notes.id }
    : command;
}

function readOutsideForm(text: string, context: TurnContext): Command {
  const { knowledge } = context;
  if (isComplaint(text)) return { kind: 'intent', id: 'complaint' };
  const within = knowledge.intents.within(text)?.id;
  const isAboutForms = (id: IntentId | undefined) => questionsAboutForms.some((one) => one === id);
  const intent = knowledge.intents.whole(text)?.id ?? (isAboutForms(within) ? within : undefined);
  const besides =
    intent === undefined || formIds.some((id) => id === intent) ? saidBesideRefusal(text, knowledge) : undefined;
  if (besides !== undefined) return besides === '' ? intentCommand('cancel-later') : readOutsideForm(besides, context);
  // What is dictated asks nothing: "message: how do I get my refund".
  const isDictated = knowledge.forms.some((form) =>
    wordsToldIn(text, form)?.answers.some(({ question }) => question.kind === 'longText'),
  );
  const several = intent === undefined && !isDictated ? severalWishes(text, context) : undefined;
  if (several) return several;
  // "Book it for me", where nothing is open that could be sent.
  const form = formMeant(text, intent === 'yes' && mentionsAppointment(text) ? 'appointment' : intent, context);
  const begin = (begun: Form, isAsked: boolean): Command => ({
    kind: 'start',
    form: begun.id,
    ...toldAtStart(text, begun, context),
    ...(isAsked && { asks: text }),
  });
  if (form) return begin(form, isAboutForms(intent));
  const right = intent === undefined ? putRight(text, knowledge) : undefined;
  const meant = right === undefined ? undefined : knowledge.intents.whole(right)?.id;
  const wished = right === undefined ? undefined : formMeant(right, meant, context);
  const elsewhere = wished ? undefined : formWishedElsewhere(text, context);
  if (elsewhere) return begin(elsewhere, true);
  return wished ? begin(wished, false) : intentOrSearch(intent ?? (meant === 'yes' ? undefined : meant));
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
  // What is asked in the same breath as a name or an address is the message.
  const whole = asked === undefined || second ? undefined : toldAtStart(text, first.form, context);
  if (whole && isLetterOf(first.form, whole.answers)) return { kind: 'start', form: first.form.id, ...whole };
  const own = second ? rest.replace(second.part, ' ') : rest;
  const told = toldAtStart(own, first.form, context);
  return {
    kind: 'start',
    form: first.form.id,
    ...told,
    answers: { ...(asked !== undefined && choiceIn(asked, first.form, context)), ...told.answers },
    ...(second && { next: { form: second.form.id, answers: toldAtStart(second.part, second.form, context).answers } }),
    ...(asked !== undefined && { asks: asked }),
  };
}

/** "What is the fee for ITR, and book Friday 4 pm": what is asked about is what the appointment is about. */
const choiceIn = (asked: string, { questions }: Form, { now }: TurnContext): Answers =>
  Object.fromEntries(
    questions
      .filter(({ kind }) => kind === 'choice')
      .flatMap((choice) =>
        (choice.find?.(asked, { now, answers: {} }) ?? [])
          .slice(0, 1)
          .flatMap(({ parsed }) => (parsed.ok ? [[choice.id, parsed.value]] : [])),
      ),
  );

/** Whether the answers hold a message, and from whom it is. */
const isLetterOf = ({ questions }: Form, answers: Answers): boolean =>
  (answers.name !== undefined || answers.email !== undefined) &&
  questions.some(
    (question) => question.kind === 'longText' && isRequired(question) && answers[question.id] !== undefined,
  );

/** Whether somebody who wants one form wants something else with another. */
export const isOtherTask = (form: Form, other: Form | undefined): boolean =>
  form.id !== other?.id && (form.ending.kind === 'send' || other?.ending.kind === 'send');

/** The form that a message wants to begin. */
function formMeant(text: string, intent: IntentId | undefined, context: TurnContext): Form | undefined {
  if (byOthersLater.test(text)) return undefined;
  const { forms, passingIntent } = context.knowledge;
  const passing = intent ?? passingIntent(text)?.id;
  const isAsked = wordsOf(text.toLowerCase()).some((word) => askedOfForms.has(word));
  return (
    (passing === 'tax-estimate' && (earning.test(text) || !mentionsComputing(text))
      ? taxFormFor(text, context)
      : undefined) ??
    forms.find(({ id, ending }) => id === passing && !(isAsked && ending.kind === 'send')) ??
    (intent !== undefined && ofMadeAppointment.has(intent) ? undefined : formWishedFor(text, context)) ??
    comparisonOf(text, context) ??
    taxFormFor(text, context) ??
    estimateFor(text, isAsked, context)
  );
}

/** "My son will book later": nobody wishes it now. */
const byOthersLater = new RegExp(`(?<!\\p{L})${anyOf(days.asking)}\\s.*(?<!\\p{L})${anyOf(days.later)}[\\s.!]*$`, 'iu');

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

/** "Basic 45,000 pm, HRA 18,000 pm": two amounts of a pay slip, by their names, and nothing asked. */
function tellsPay(text: string, form: Form, context: TurnContext): boolean {
  const { told } = readMessage(text, form, { now: context.now, answers: {} }, context);
  const amounts = told.filter(({ question: { kind }, isNamed, parsed }) => kind === 'rupees' && isNamed && parsed.ok);
  const isOfPay = ({ question: { shareOf }, parsed }: Told) =>
    shareOf === form.questions[0]?.id && parsed.ok && Number(parsed.value) >= leastOfPay;
  return !asksOutright(text) && amounts.length > 1 && amounts.some(isOfPay);
}

const leastOfPay = 1000;
const leastOfYear = 100_000;
const choices = wordSet(openings.choosing);
const choosing = new RegExp(anyWord(openings.choosing), 'iu');

/**
 * "Tax on 18 lakh" and "tax on a profit of 9 lakh" want the tax of the year, and an income with another figure of it the estimate, unless a service is named outright
 * ("tax audit above 1 crore").
 */
function taxFormFor(text: string, context: TurnContext): Form | undefined {
  const { knowledge } = context;
  const isRegimes = mentionsRegimes(text) && !yesOrNo.test(text);
  const isComputed = mentionsComputing(text);
  const isTax = mentionsTax(text) || tellsSalary(text) || (isRegimes && isComputed);
  const isCompared = isTax || isRegimes;
  const isEarned = isTax && earning.test(text);
  const form = knowledge.forms.find(({ id }) => id === (isCompared ? 'regime-comparison' : 'tax-estimate'));
  if (!form || mentionsSale(text) || !(isCompared || isComputed || mentionsIncome(text))) return undefined;
  const { answers: known, unfit = [] } = toldAtStart(text, form, context);
  const [first] = form.questions;
  // "CTC 22, rent 25k pm": what it counts in is asked.
  const isUnclear = unfit.some(({ question, refusal }) => question === first?.id && unclear.has(refusal.code));
  const compared = knowledge.forms.find(({ id }) => id === 'regime-comparison');
  if (compared && first && known[first.id] === undefined && tellsPay(text, compared, context)) return compared;
  if (!first || (known[first.id] === undefined && !isUnclear)) return undefined;
  const isAlone = Object.values(known).filter((value) => value !== 0).length < 2;
  // "Which regime is better for 17 lakh"
  const isChoice = isRegimes && choosing.test(text) && Number(known[first.id]) >= leastOfYear;
  if (isAlone && !isTax && !isChoice && !((isRegimes || isComputed) && salary.test(text))) return undefined;
  // Several of its figures, called by their names, are meant for it whatever else is said.
  if (!isAlone && isCompared) return form;
  const names = new Set([
    ...taxWords,
    ...(isChoice ? choices : []),
    ...form.questions.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled].flatMap(wordsIn)),
  ]);
  const values = form.questions
    .filter(({ kind }) => kind === 'rupees' || kind === 'choice')
    .flatMap((question) => question.find?.(text, { now: context.now, answers: {} }) ?? []);
  const { subjects } = knowledge.search.find(without(text, values), '');
  const isOwn = isComputed || isEarned || salary.test(text.replace(incomeTax, ' '));
  const isNothingElse = isOwn || subjects.every((word) => names.has(word) || /\d/.test(word));
  return isNothingElse && !otherMatters.test(text) ? form : undefined;
}

/** Whether a message speaks of what is sold or bought: a gain or a turnover, and no income. Takes any text. Never throws. */
export const mentionsSale = (text: string): boolean => sale.test(text);
const sale = new RegExp(anyWord(openings.sales), 'iu');

/** "Compute my income tax", and nothing besides. */
const estimateFor = (text: string, isAsked: boolean, { knowledge }: TurnContext): Form | undefined =>
  computesTax(text) && !isAsked && wordsIn(text).every((word) => knowledge.isEveryday(word) || taxWords.has(word))
    ? knowledge.forms.find(({ id }) => id === 'tax-estimate')
    : undefined;

const unclear: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['amountUnclear', 'amountHowMany', 'amountInHand']);
const salary = new RegExp(anyWord(amounts.incomes, openings.earned), 'iu');
const incomeTax = new RegExp(`income\\s+${anyOf(cues.tax)}`, 'giu');
const earning = new RegExp(anyWord(openings.earning), 'iu');
const otherMatters = new RegExp(anyWord(openings.otherMatters), 'iu');

/** Answers that the sentence which begins a form gives already: "tax on 18 lakh with 80c 1.5 lakh", "book gst tomorrow 4 pm". `known` is what was told before. */
export function toldAtStart(
  said: string,
  form: Form,
  context: TurnContext,
  known: Answers = {},
): Pick<Extract<Command, { kind: 'start' }>, 'answers' | 'unfit' | 'unplaced'> {
  const answerContext = { now: context.now, timeZone: context.timeZone, answers: known };
  const text = said.replace(again, ' ');
  const told = wordsToldIn(text, form);
  const reading = readMessage(told?.rest ?? text, form, answerContext, context);
  const [first] = form.questions;
  const [amount] = reading.unnamed.filter(({ weak }) => weak !== true);
  // "Tax on a profit of 9 lakh" tells no salary.
  const earned = earning.test(text) ? form.questions.find(({ id }) => id === 'otherIncome') : undefined;
  const asked = earned ?? first;
  const income =
    asked?.kind === 'rupees' && amount && !reading.told.some(({ question }) => question.id === asked.id)
      ? [{ ...amount, question: asked, isNamed: false }]
      : [];
  const hasDay = reading.told.some(({ question, parsed }) => question.kind === 'date' && parsed.ok);
  const { answers, unfit } = answersTold(
    { ...reading, told: [...reading.told, ...income] },
    { form, answerContext },
    ({ weak, question }) => weak !== true || question.kind === 'date' || (hasDay && question.kind === 'slot'),
  );
  // "Family pension 42,000 a month": who tells another income, and speaks of no salary, has none.
  const isOther = answers.otherIncome !== undefined && Object.keys(known).length === 0;
  const isUnnamed =
    first &&
    !reading.named.some(({ question }) => question.id === first.id) &&
    !unfit.some(({ question }) => question === first.id);
  const none = isOther && isUnnamed && answers[first.id] === undefined ? { [first.id]: 0 } : {};
  const isLeftOpen = unfit.every(({ question }) => form.questions.find(({ id }) => id === question)?.kind !== 'choice');
  const hasContact = answers.email !== undefined || answers.phone !== undefined;
  const hasMoment = answers.date !== undefined && answers.time !== undefined;
  const beside =
    (hasContact || hasMoment) && answers.name === undefined
      ? nameBeside(reading, { form, answerContext, context })
      : undefined;
  // Beside other words, only capital letters make a name; beside a day and an hour, two words of them, or one that no page of ours has.
  const isWritten = wordsIn(String(beside)).some(context.knowledge.isWritten);
  const isName = hasContact || !isWritten ? /^\p{Lu}/u : /^(?:\p{Lu}\S*\s*){2,}$/u;
  const name = isName.test(String(beside)) ? beside : undefined;
  const words = {
    ...ownWordsTold(reading, { form, answerContext, context }),
    ...(name !== undefined && { name }),
    ...labelledName(reading, answerContext, told !== undefined),
  };
  const before = { ...known, ...answers };
  const letter = letterIn(reading, form, { ...before, ...words }, context.knowledge);
  const matter = isLeftOpen
    ? matterElsewhere(text, form, before, context.knowledge, [...reading.told, ...wishIn(text)])
    : {};
  const written = writtenBehind(text, form, context);
  const { gained, unplaced } = amountsBeside(reading, income.length, first && answers[first.id]);
  const all = {
    ...toldAgain(said, form, context),
    ...words,
    ...ofPage(without(text, [...reading.told, ...wishIn(text)]), text, form, before, context),
    ...none,
    ...answers,
    ...(first && gained > 0 && { [first.id]: Number(answers[first.id]) + gained }),
    ...letter,
    ...matter,
    ...(written && !told && { [written.question.id]: written.words }),
  };
  const complete = told ? { ...all, ...withWords(all, told) } : all;
  return {
    answers: { ...matterBeside(reading, form, answerContext, complete, context.knowledge), ...complete },
    ...(unfit.length > 0 && { unfit }),
    ...(unplaced.length > 0 && { unplaced }),
  };
}

/**
 * What the amounts without a name come to that are earned beside an income that is told, and the others, as they were written; what is included in the
 * income is neither. The first `placed` of them have their place.
 */
function amountsBeside(
  { text, unnamed }: Reading,
  placed: number,
  income: Value | undefined,
): { readonly gained: number; readonly unplaced: readonly string[] } {
  const besides = unnamed
    .filter(({ weak }) => weak !== true)
    .slice(placed)
    .filter(({ start }) => !isIncluded(text, start));
  const gainOf = (one: Found) =>
    income !== undefined && one.parsed.ok && isGain(text, one) ? Number(one.parsed.value) : undefined;
  return {
    gained: besides.reduce((sum, one) => sum + (gainOf(one) ?? 0), 0),
    unplaced: besides.filter((one) => gainOf(one) === undefined).map(({ start, end }) => text.slice(start, end).trim()),
  };
}

/** "… Name: Suresh Reddy. Matter: a deed", "name Suresh, sub refund, msg: …": a name behind its label. */
function labelledName({ text, named }: Reading, answerContext: AnswerContext, isListed: boolean): Answers {
  const called = named.find(({ question }) => question.id === 'name');
  const behind = isListed ? /^\s*:?\s*([^.,;:\n]+)/u : /^\s*:\s*([^.,;:\n]+)/u;
  const next = named.find(({ from }) => called !== undefined && from >= called.to);
  const [, said] = behind.exec(text.slice(called?.to, next?.from)) ?? [];
  const parsed = called && said !== undefined ? heard(called.question, said, answerContext) : undefined;
  return parsed?.ok === true ? { name: parsed.value } : {};
}

/** "Rest same", after a request has gone: what was told of the visitor stays, but for the name where it is somebody else's. */
function toldAgain(text: string, form: Form, { told = {} }: TurnContext): Answers {
  if (text.search(again) < 0) return {};
  const { name, ...others } = carriedAnswers(form, { answers: told });
  return name === undefined || somebodyElse.test(text) ? others : { ...others, name };
}

const again = new RegExp(
  `(?<!\\p{L})(?:${anyOf(changes.rest)}\\s+(?:\\p{L}+\\s+)?)?${anyOf(changes.same)}(?:\\s+${anyOf(changes.sameBehind)})*(?!\\p{L})`,
  'giu',
);
const somebodyElse = new RegExp(anyWord(changes.relations), 'iu');

/** "Book an appointment", said of a page, and "send them this": what the page is about. Takes what the message says besides. */
function ofPage(besides: string, text: string, form: Form, answers: Answers, context: TurnContext): Answers {
  const { page, now, knowledge } = context;
  const choice = form.questions.find(({ otherwise }) => otherwise !== undefined);
  const subject = form.questions.find(({ id }) => id === 'subject');
  if (!knowledge.isSubjectPage(page) || !wordsIn(besides).every((word) => knowledge.isEveryday(word))) return {};
  const title = knowledge.titleOf(page);
  if (subject) return handsOn(text) ? { [subject.id]: title } : {};
  if (!choice || answers[choice.id] !== undefined) return {};
  const [found] = choice.find?.(title, { now, answers: {} }) ?? [];
  // "ROC Returns" are no income tax returns.
  const isMeant = (value: Value) =>
    found?.start === 0 || wordsIn(choice.format(value)).some((word) => wordsIn(title).includes(word));
  return found?.parsed.ok === true && isMeant(found.parsed.value)
    ? { [choice.id]: found.parsed.value }
    : matterElsewhere(title, form, answers, knowledge);
}

const askedOfForms = wordSet(wishes.asked, wishes.relating, 'what');
/** "Is 80c allowed in the new regime": what our pages say. */
const yesOrNo = new RegExp(`^${anyOf(questions.first)}(?!\\p{L})`, 'iu');
const taxWords = wordSet(wishes.taxes, cues.computing, cues.comparing, openings.earning, shifts.full);
