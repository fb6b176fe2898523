import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import type { IntentId } from '#src/collections/types.ts';
import type { Form } from '#src/forms/form.ts';
import { agesIn } from './ages-in.ts';
import { withAntecedent } from './antecedent.ts';
import { besideMasked } from './beside-masked.ts';
import { changesAsReviewed, whileReviewed } from './as-reviewed.ts';
import { shiftsAmount } from './amount-shift.ts';
import { readMessage } from './reading.ts';
import type { Reading } from './parsed-message.ts';
import { openQuestion, skipQuestion, type FormState } from '#src/forms/form-state.ts';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import { dictationIn } from './dictation.ts';
import { behindPreamble } from './preamble.ts';
import { validated } from './rules/set-command.ts';
import { answersTold } from './answers-told.ts';
import { asDictated } from './as-dictated.ts';
import { heard, isRequired, type Answers, type Question } from '#src/forms/question.ts';
import { acceptsAnyText, intent } from './command.ts';
import type { Command } from './command.ts';
import { isPlainYes } from './plain-yes.ts';
import type { TurnContext } from '../../model/knowledge.ts';
import { wordsIn } from '#src/search/words.ts';
import { notedBelow, notesOf } from './matter.ts';
import { besideNoEmail } from './no-email.ts';
import { figuresMeant } from './figures-meant.ts';
import { besideNoNotes } from './no-notes.ts';
import { putRight } from './misspelt.ts';
import { interpretOutsideForm } from './outside-form.ts';
import { countedAsOthers, isOfNext, nextIncomeIn, startsNext } from './incomes.ts';
import { othersFiguresIn } from './of-others.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import { asksOutright } from '#src/text/question.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { anyWord } from '#src/text/word-lists.ts';
import { everyMonth } from './relative-change.ts';
import { rules } from './rules.ts';
import { singleWords } from '#src/search/single-words.ts';
import { asksOfNeed } from './rules/asking-whether.ts';
import { besidesEnough, finishesWith } from './rules/finishing-figures.ts';
import { supposes } from './rules/changing-answers.ts';
import { tellsNone } from './rules/telling-none.ts';
import { comparesOnward } from './rules/switching-forms.ts';
import { askedOfSentRequest } from './sent-request.ts';
import { askedBeside } from './wishes.ts';
import { labelledWords, withWords, wordsToldIn, type WordsTold } from './words-told.ts';
import type { Situation } from './situation.ts';

/** Reads a message as a command, with a form under way or without one. Takes any text. Never throws. */
export function interpret(text: string, formState: FormState | null, context: TurnContext): Command {
  const { command } = explainCommand(text, formState, context);
  if ((command.kind !== 'set' && command.kind !== 'start') || command.remarks !== undefined) return command;
  const id = command.kind === 'start' ? command.form : formState?.form;
  const form = context.knowledge.forms.find((one) => one.id === id);
  // "Age 28, CTC 9.5 lakh, basic 3.8 lakh", told to figures that know no age.
  return form && agesIn(text, form, context.knowledge.forms).length > 0 ? { ...command, remarks: 'age' } : command;
}

/** The message that is read: at a question of few words, what stands beside a number that was masked. */
function readable(text: string, form: Form, formState: FormState): string {
  const open = openQuestion(form, formState);
  return open && !acceptsAnyText(open) ? besideMasked(text) : text;
}

/** What `interpret` makes of a message, with the reading and the name of the rule that decided; null outside of a form. */
export function explainCommand(
  typed: string,
  formState: FormState | null,
  context: TurnContext,
): { readonly command: Command; readonly rule: string | null; readonly reading: Reading | null } {
  const form = formState && context.knowledge.forms.find(({ id }) => id === formState.form);
  if (!formState || !form) {
    const ofSent = askedOfSentRequest(typed, context.knowledge.intents.whole(typed)?.id, context);
    const command: Command = ofSent ? { kind: 'intent', id: ofSent } : interpretOutsideForm(typed, context);
    return { command, rule: null, reading: null };
  }
  const text = figuresMeant(readable(typed, form, formState), form);
  const answerContext = { now: context.now, timeZone: context.timeZone, answers: formState.answers };
  const situation: Situation = { form, formState, open: openQuestion(form, formState), answerContext, context };
  const without = readWithoutEmail(text, situation);
  if (without) return without;
  const notes = notesOf(form);
  const isWanting = notes !== undefined && formState.stage !== 'finished' && formState.answers[notes.id] === undefined;
  // "Nothing else, book it"
  const isYes = isAtReview(situation) && isPlainYes(text, form, context.knowledge);
  const areAskedFor = situation.open === notes;
  const rest = isWanting && !isYes ? besideNoNotes(text, context.knowledge, areAskedFor) : undefined;
  const read = notes && rest !== undefined ? readBesideNoNotes(rest, notes, situation) : readInForm(text, situation);
  const place = notes && isWanting && !isYes ? placeBesideNone(text, rest, situation) : undefined;
  // "No notes hyderabad office"
  if (notes && place)
    return {
      ...read,
      command:
        rest !== undefined && read.command.kind === 'set'
          ? { ...read.command, answers: { ...place, ...read.command.answers } }
          : { kind: 'set', answers: place, skips: notes.id },
    };
  const chosen = rest === '' ? read.command : choosingForAnythingElse(read.command, rest ?? text, situation);
  const command = asDictated(chosen, form, answerContext);
  return {
    ...read,
    command: withWhatIsWanting(notingOthers(command, read.reading, situation), read.reading, situation),
  };
}

/** Who has no mail address, or none at hand, is told how the office hears from him all the same; what is told besides is noted. */
function readWithoutEmail(
  text: string,
  situation: Situation,
): { readonly command: Command; readonly rule: string | null; readonly reading: Reading | null } | undefined {
  const { form, formState, open } = situation;
  const email = form.questions.find(({ kind }) => kind === 'email');
  if (!email || formState.answers[email.id] !== undefined || (open && acceptsAnyText(open))) return undefined;
  const rest = besideNoEmail(text, email);
  if (rest === undefined) return undefined;
  const read = rest === '' ? undefined : readInForm(rest, situation);
  const command: Command = read?.command.kind === 'set' ? { ...read.command, remarks: 'no-email' } : intent('no-email');
  return { command, rule: noEmailRule.name, reading: read?.reading ?? null };
}

/** Reads a message that says besides that there are no notes: they are not asked for, and the rest is read as what is told behind them. */
function readBesideNoNotes(
  rest: string,
  notes: Question,
  situation: Situation,
): { readonly command: Command; readonly rule: string | null; readonly reading: Reading | null } {
  const { form, formState, open, context } = situation;
  const skips = notes.id;
  const own = { rule: noNotesRule.name, reading: null };
  const hold = { ...own, command: { kind: 'hold' } as const };
  const without = open === notes ? skipQuestion(form, formState, notes, context.now) : formState;
  if (rest === '' && open !== notes) return open ? { ...own, command: { kind: 'set', answers: {}, skips } } : hold;
  if (rest === '') return { ...own, command: intent('skip') };
  const behind = readInForm(rest, { ...situation, formState: without, open: openQuestion(form, without) });
  if (behind.command.kind === 'hold' && behind.command.asks !== undefined)
    return { ...behind, command: { kind: 'set', answers: {}, skips, asks: behind.command.asks } };
  // "No notes. Will you call me?"
  if (behind.command.kind === 'start' && behind.reading?.asks === true)
    return { ...behind, command: { kind: 'set', answers: {}, skips, asks: rest } };
  const isTold = behind.command.kind !== 'hold' && (behind.command.kind !== 'search' || behind.reading?.asks === true);
  // "No notes, but my father will come"
  const read = isTold ? behind : readInForm(rest, situation);
  const { command } = read;
  if (command.kind === 'set')
    return { ...read, command: command.answers[skips] === undefined ? { ...command, skips } : command };
  if (command.kind === 'search') return { ...read, command: { kind: 'set', answers: {}, skips, asks: rest } };
  if (command.kind !== 'intent') return read;
  // Only a yes as a whole lets a request go.
  if (command.id === 'yes') return hold;
  return steering.has(command.id)
    ? read
    : { ...read, command: { kind: 'set', answers: {}, skips, remarks: command.id } };
}

/**
 * "No notes hyderabad office", "nalgonda office, nothing else", "9000047903, no notes, nalgonda": the place that is told beside that there are no notes. Takes
 * the message, what is left of it without those words (undefined where they were not found) and the situation.
 */
function placeBesideNone(
  text: string,
  rest: string | undefined,
  { form, open, answerContext, context }: Situation,
): Answers | undefined {
  const question = form.questions.find(({ isOnlyTold }) => isOnlyTold === true);
  const [place, another] = question?.find?.(text, answerContext) ?? [];
  if (!question || place?.parsed.ok !== true || another || asksOutright(text)) return undefined;
  const areAskedFor = open !== undefined && open === notesOf(form);
  const isNone =
    rest !== undefined || (areAskedFor && besideNoNotes(without(text, [place]), context.knowledge, true) === '');
  return isNone ? { [question.id]: place.parsed.value } : undefined;
}

/** What moves the form, and is not answered. */
const steering: ReadonlySet<IntentId> = new Set<IntentId>(['no', 'skip', 'back', 'cancel', 'restart', 'clear']);

function readInForm(
  text: string,
  situation: Situation,
): { readonly command: Command; readonly rule: string | null; readonly reading: Reading | null } {
  const { form, answerContext, context } = situation;
  const reading = readMessage(text, form, answerContext, context, situation.open);
  const [income] = form.questions;
  const isOfFigures = income?.kind === 'rupees';
  const isFinished = situation.formState.stage === 'finished';
  const figures =
    isOfFigures && !(isFinished && isOfNext(text))
      ? othersFiguresIn(text, form, situation.formState.answers, situation.open)
      : [];
  // What is asked of another person's income without a figure is answered from our pages.
  const others = figures.filter(({ start, end }) => !reading.asks || /\d/.test(text.slice(start, end)));
  const next = isOfFigures && isFinished ? nextIncomeIn(text, form) : undefined;
  if (income && (next !== undefined || (isOfFigures && isFinished && !reading.asks && startsNext(text))))
    return {
      command: { kind: 'start', form: form.id, answers: next === undefined ? {} : { [income.id]: next } },
      rule: othersRule.name,
      reading,
    };
  if (others.length > 0) return { command: besideOthers(text, others, situation), rule: othersRule.name, reading };
  const dictation = form.ending.kind === 'send' && !isFinished ? dictationIn(text, form, context.knowledge) : undefined;
  const dictated =
    dictation && validated(dictation.question, heard(dictation.question, dictation.words, answerContext), situation);
  if (dictated?.kind === 'set') return { command: dictated, rule: wordsRule.name, reading };
  const words = wordsToldIn(text, form, situation.open);
  if (words) return { command: withWordsTold(words, situation), rule: wordsRule.name, reading };
  const corrected = correctedBefore(text, situation);
  if (corrected) return { command: corrected, rule: wordsRule.name, reading };
  // "Same with 15 lakh, old or new?"
  const onward = comparesOnward(reading, situation);
  if (onward) return { command: onward, rule: onwardRule.name, reading };
  const readPart = (part: string) => readMessage(part, form, answerContext, context, situation.open);
  const besides = besidesEnough(text, situation);
  const first = besides
    ? (everyMonth(besides, situation) ?? commandFor(readPart(besides), situation).command)
    : undefined;
  if (besides !== undefined && (besides === '' || first?.kind === 'set'))
    return {
      command: finishesWith(first?.kind === 'set' ? first : undefined, situation),
      rule: enoughRule.name,
      reading,
    };
  // "What is the difference between audit and bookkeeping" chooses neither.
  const isBetween =
    reading.asks &&
    reading.told.some(
      ({ parsed, start, end }) =>
        !parsed.ok && parsed.refusal.code === 'choiceAmbiguous' && either.test(text.slice(start, end)),
    );
  const beside =
    situation.open?.kind === 'longText' || isBetween
      ? undefined
      : askedBeside(text, context.knowledge, (part) => {
          const said = readPart(part);
          return supposes(said, situation) !== undefined || shiftsAmount(said, situation)?.kind === 'set';
        });
  const letter = beside && isLetter(commandFor(reading, situation).command, situation);
  const rest = beside && !letter ? readPart(withAntecedent(beside.rest, beside.asked, form)) : undefined;
  const told = rest && commandFor(rest, situation);
  // "80 lakh turnover, is audit compulsory for that": what leads up to a question chooses nothing.
  const { open } = situation;
  const isLeadingUp =
    open?.otherwise !== undefined &&
    beside !== undefined &&
    asksOfNeed(beside.asked) &&
    told?.command.kind === 'set' &&
    told.command.answers[open.id] === open.otherwise &&
    rest?.told.every(({ question }) => question !== open) === true;
  if (isLeadingUp) return { command: { kind: 'search' }, rule: leadingUp.name, reading };
  if (told?.command.kind === 'set')
    return { command: { ...told.command, asks: beside?.asked ?? '' }, rule: told.rule, reading };
  // "Yes, what are your fees?" is no plain yes.
  if (beside && !letter && isAtReview(situation) && isPlainYes(beside.rest, form, context.knowledge))
    return { command: { kind: 'hold', asks: beside.asked }, rule: besideYes.name, reading };
  const own = commandFor(reading, situation);
  const isOwnWords = isOfOwnWords(own.command, reading, situation);
  const isRead = !isOwnWords && !isUnread(own.command, reading);
  const read =
    readBehindPreamble(text, own.command, reading, situation) ??
    (isRead
      ? own
      : (readAsReviewed(text, situation) ?? (isOwnWords ? undefined : secondReading(reading.text, situation)) ?? own));
  return { ...read, command: besideNone(read.command, text, situation), reading };
}

/** "Nothing else, but the rent is 12,000 a month": there is none of the amount that is asked for, and another one is told behind it. */
function besideNone(command: Command, text: string, situation: Situation): Command {
  const { form, formState, open, answerContext, context } = situation;
  const elsewhere =
    command.kind === 'placeElsewhere'
      ? { kind: 'set' as const, answers: { [command.question]: command.value } }
      : command;
  if (elsewhere.kind !== 'set' || open?.kind !== 'rupees' || open === form.questions[0]) return command;
  if (open.id in { ...formState.answers, ...elsewhere.answers } || elsewhere.skips !== undefined) return command;
  const [first = ''] = text.split(clauseEnd);
  // "No, the rent is 1.6 lakh" only puts right.
  const isNo = context.knowledge.intents.whole(first)?.id === 'no' && !/\S\s+\S/.test(first.trim());
  if (first === text || /\d/.test(first) || isNo) return command;
  const said = readMessage(first, form, answerContext, context, open);
  // "No house rent." is none of another answer, and nothing behind it.
  if (said.named.some(({ question }) => question !== open) || !/[\p{L}\d]/u.test(text.slice(first.length)))
    return command;
  const none = tellsNone(said, situation);
  const whole = heard(open, first, answerContext);
  const isSkipped = context.knowledge.intents.whole(first)?.id === 'skip' && nothing.test(first);
  const isNone = (whole.ok && whole.value === 0) || none?.kind === 'set' || isSkipped;
  return isNone ? { ...elsewhere, answers: { ...elsewhere.answers, [open.id]: 0 } } : command;
}

const nothing = new RegExp(anyWord(amounts.nothing), 'iu');

/** "Ravi, ravi@example.com, when will my refund come?": what is asked in the same breath as an address is the message that is wanted. */
const isLetter = (command: Command, { form, formState }: Situation): boolean =>
  command.kind === 'set' &&
  command.answers.email !== undefined &&
  form.questions.some(
    (question) =>
      question.kind === 'longText' &&
      isRequired(question) &&
      formState.answers[question.id] === undefined &&
      command.answers[question.id] !== undefined,
  );

/**
 * What an appointment is about is asked for once. Where other things are told then, it is the choice for anything else, and so it is where no choice can be
 * made of the words a second time; these go to the notes.
 */
function choosingForAnythingElse(
  command: Command,
  text: string,
  { open, form, formState, answerContext }: Situation,
): Command {
  if (open?.otherwise === undefined || formState.answers[open.id] !== undefined) return command;
  const isUnknown = command.kind === 'refuse' && command.refusal.code === 'choiceUnknown';
  // "11", once the day is told: the answer to what comes next.
  const next = form.questions.find(
    (one) => one.id !== open.id && isRequired(one) && formState.answers[one.id] === undefined,
  );
  const ahead = isUnknown && next && next.kind !== 'text' ? heard(next, text, answerContext) : undefined;
  const told = ahead?.ok === true && next ? { [next.id]: ahead.value } : undefined;
  const isRefused = isUnknown && told === undefined && formState.tries > 0;
  const set = told || isRefused ? ({ kind: 'set', answers: told ?? {} } as const) : command;
  if (set.kind !== 'set' || set.answers[open.id] !== undefined) return command;
  const { unfit = [], answers } = set;
  const others = unfit.filter(({ question }) => question !== open.id);
  const isUnclear = isRefused || others.length < unfit.length;
  return {
    ...set,
    unfit: others,
    answers: { ...(isUnclear && notedBelow(text, form, formState.answers)), ...answers, [open.id]: open.otherwise },
    isForAnythingElse: true,
  };
}

/** Of several numbers one is taken; the message goes to the notes, with the others in it. */
const notingOthers = (command: Command, reading: Reading | null, { form, formState }: Situation): Command =>
  command.kind === 'set' && reading?.told.some(({ question, isOneOf }) => isOneOf && question.id in command.answers)
    ? { ...command, answers: { ...command.answers, ...notedBelow(reading.said, form, formState.answers) } }
    : command;

/** "Sorry, not GST, audit. 2 December", "9000012345, sorry, make it thursday": what is told beside a change and still wanting is noted too, unless the message goes to the notes. */
function withWhatIsWanting(command: Command, reading: Reading | null, situation: Situation): Command {
  const { form, formState, open } = situation;
  if (command.kind !== 'set' || !reading || reading.asks || (open && acceptsAnyText(open))) return command;
  const isWords = (id: string) => form.questions.some((question) => question.id === id && acceptsAnyText(question));
  if (Object.keys(command.answers).some(isWords)) return command;
  const { answers } = answersTold(
    { told: reading.told, parts: [] },
    situation,
    ({ question: { id, kind }, weak, isOneOf }) =>
      wanting.has(kind) &&
      weak !== true &&
      isOneOf !== true &&
      formState.answers[id] === undefined &&
      command.unfit?.every((one) => one.question !== id) !== false,
  );
  return { ...command, answers: { ...answers, ...command.answers } };
}

const wanting: ReadonlySet<Question['kind']> = new Set(['phone', 'email', 'date', 'slot']);

/** Whether a message was taken for nothing that it could mean. What holds a value for the question was read, though it does not fit, and so was an amount in hand. */
const isUnread = (command: Command, { told }: Reading) =>
  command.kind === 'doubtName' ||
  command.kind === 'hold' ||
  command.kind === 'search' ||
  (command.kind === 'refuse' &&
    command.refusal.code !== 'amountInHand' &&
    told.every(({ question }) => question.id !== command.question));

const either = new RegExp(anyWord(clauses.and, clauses.or, clauses.versus), 'iu');

/** Whether the whole of a message is taken for the words that are asked for. */
const isOfOwnWords = (command: Command, { text }: Reading, { open }: Situation) =>
  command.kind === 'set' && open !== undefined && acceptsAnyText(open) && command.answers[open.id] === text.trim();

/** What is said at a question and answers nothing, read as it would be at the review. */
function readAsReviewed(text: string, situation: Situation): ReturnType<typeof commandFor> | undefined {
  const { form, answerContext, context } = situation;
  const reading = readMessage(text, form, answerContext, context);
  if (reading.asks) return undefined;
  const { command, rule } = commandFor(reading, whileReviewed(situation));
  const changed = changesAsReviewed(text, situation, command);
  return changed && { command: changed, rule };
}

/** "Ok but put name Ravi Kumar", of which nothing was taken: the change behind what leads up to it, and what that asks. */
function readBehindPreamble(
  text: string,
  own: Command,
  reading: Reading,
  situation: Situation,
): ReturnType<typeof commandFor> | undefined {
  const { form, open, context } = situation;
  if (form.ending.kind !== 'send' || situation.formState.stage === 'finished' || (open && acceptsAnyText(open)))
    return undefined;
  const isAnswered = own.kind === 'intent' && questionsAboutForms.some((id) => id === own.id);
  const isAskedAgain = own.kind === 'reopen' && own.refusal === null;
  const isOfWordsOnly = ([id]: readonly [string, unknown]) =>
    form.questions.some((one) => one.id === id && acceptsAnyText(one));
  const isNoted = own.kind === 'set' && Object.entries(own.answers).every(isOfWordsOnly);
  if (!isUnread(own, reading) && !isAnswered && !isAskedAgain && !isNoted) return undefined;
  const behind = behindPreamble(text, form, context.knowledge);
  const { command, rule } = behind ? readInForm(behind.rest, situation) : { command: undefined, rule: null };
  if (command?.kind !== 'set' || Object.keys(command.answers).length === 0) return undefined;
  if (isNoted && Object.entries(command.answers).some(isOfWordsOnly)) return undefined;
  return { command: behind?.asked === undefined ? command : { ...command, asks: behind.asked }, rule };
}

/** "Chnge time to 11": what nothing could be made of is read once more with its slips put right, for a change or a step and never for a yes or for words. */
function secondReading(text: string, situation: Situation): ReturnType<typeof commandFor> | undefined {
  const { form, answerContext, context, open } = situation;
  const names = form.questions.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled].flatMap(wordsIn));
  // "Let me check with my son": not "soon".
  const known = [...context.knowledge.corrections, ...names, ...relations];
  const right = putRight(text, context.knowledge, known);
  if (right === undefined) return undefined;
  const { command, rule } = commandFor(readMessage(right, form, answerContext, context, open), situation);
  const written: ReadonlySet<Question['kind']> = new Set(['text', 'longText', 'email', 'phone']);
  const isOwnWords = (id: string) => form.questions.some(({ id: own, kind }) => own === id && written.has(kind));
  const isMeant =
    command.kind === 'set'
      ? !Object.keys(command.answers).some(isOwnWords)
      : command.kind === 'reopen' || (command.kind === 'intent' && command.id !== 'yes' && command.id !== 'no');
  return isMeant ? { command, rule } : undefined;
}

const relations = singleWords(changes.relations);

/** "My salary is 12 lakh, my wife earns 8 lakh": what is told beside the income of another person. */
function besideOthers(text: string, others: readonly Span[], situation: Situation): Command {
  const apart = without(text, others);
  const rest = countedAsOthers(apart, others.map(({ start, end }) => text.slice(start, end)).join(' '));
  const told = /\p{L}/u.test(rest) ? readInForm(rest, situation).command : undefined;
  return told?.kind === 'set' ? { ...told, isOfOthers: true } : { kind: 'set', answers: {}, isOfOthers: true };
}

const leadingUp = { name: 'answers what is asked behind what leads up to it' };
const othersRule = { name: 'leaves out the income of another person' };
const wordsRule = { name: 'takes the words behind the name of an answer' };
const onwardRule = { name: 'takes the figures on to the comparison' };
const enoughRule = { name: 'takes what was told as all' };
const noEmailRule = { name: 'leaves the mail address out' };
const noNotesRule = { name: 'leaves the notes out' };
const besideYes = { name: 'answers what is asked beside a yes' };

/** "I gave a wrong mail, it is ravi@example.com. Topic is gain on a plot": another answer is told or put right before the words for one that is called by its name. */
function correctedBefore(text: string, situation: Situation): Command | undefined {
  const { form, answerContext, context, open } = situation;
  if (!open || situation.formState.stage === 'finished') return undefined;
  const label = labelledWords(text, form);
  if (!label) return undefined;
  const { question, before, words } = label;
  // Beside the message, called by its name, what stands before it is none.
  const [asked, at] =
    question === open && acceptsAnyText(open) ? [undefined, whileReviewed(situation)] : [open, situation];
  const command =
    correctedBefore(before, situation) ??
    commandFor(readMessage(before, form, answerContext, context, asked), at).command;
  if (command.kind !== 'set' || question.id in command.answers || Object.keys(command.answers).length === 0)
    return undefined;
  const isOpenAnswered = acceptsAnyText(open) && open.id in command.answers;
  const parsed = heard(question, words, answerContext);
  return isOpenAnswered || !parsed.ok
    ? undefined
    : { ...command, answers: { ...command.answers, [question.id]: parsed.value } };
}

/** What is told beside words that are called by the name of an answer, and those words. */
function withWordsTold(words: WordsTold, situation: Situation): Command {
  const { form, formState, answerContext, context, open } = situation;
  const told = withWords(formState.answers, words);
  if (words.rest === '') return { kind: 'set', answers: told };
  const { command } = commandFor(readMessage(words.rest, form, answerContext, context, open), situation);
  return command.kind === 'set'
    ? { ...command, answers: { ...command.answers, ...told } }
    : { kind: 'set', answers: told };
}

const isAtReview = ({ open, formState }: Situation) => !open && formState.stage !== 'finished';

/** The command of the first rule that fits. */
function commandFor(
  reading: Reading,
  situation: Situation,
): { readonly command: Command; readonly rule: string | null } {
  for (const { name, apply } of rules) {
    const command = apply(reading, situation);
    if (command) return { command, rule: name };
  }
  return { command: { kind: 'search' }, rule: null };
}
