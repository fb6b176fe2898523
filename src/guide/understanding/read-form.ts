import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import grammar from 'content:vocabulary-grammar';
import offices from 'content:vocabulary-offices';
import { isFormId, type FormId } from '#src/collections/form-ids.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import type { ActLabel } from '#src/collections/acts.ts';
import type { IntentId } from '#src/collections/types.ts';
import { isWorkedOut, lastAmount, openQuestion, type FormState } from '#src/forms/form-state.ts';
import { onwardFrom, type Form } from '#src/forms/form.ts';
import { asksForContact, heard, isRequired, type Question, type QuestionKind } from '#src/forms/question.ts';
import { amountKindAt } from '#src/entities/quantity/amount-kinds.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { asksOutright } from '#src/text/question.ts';
import { overlaps, without } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Act, ActOf, Evidence } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { LikelyAct } from './act-model.ts';
import { isPlainYes } from './consent.ts';
import { dictated, isWritten, namedValue, withWordExchanged } from './dictation.ts';
import { likelyLabels } from './likely-labels.ts';
import { forWhom, mentionsIn, type Mention, type Mentions, type NamedQuestion } from './mentions.ts';
import { inCapitals, namedAlone, nameTold, onlyNameIn } from './name-told.ts';
import { isDisowned, toldWithoutAmount, withoutNamed } from './told-without-amount.ts';
import { clausesOf, endOf, sentencesOf, type Part } from './parts-of-message.ts';
import { onlyProposed, startOf, toldForNext } from './read-outside.ts';
import {
  amends,
  calls,
  hasValue,
  hostPutRight,
  isInWords,
  isSupposed,
  noIncome,
  slotsTold,
  wordsCalled,
  type Place,
} from './slots.ts';

/** A message in a form with all that was found out about it. */
interface Reading extends Place {
  readonly formState: FormState;
  readonly text: string;
  readonly mentions: Mentions;
  readonly likely: readonly LikelyAct[];
  readonly context: TurnContext;
}

/** An act with where it was read and how surely, as far as that is less than the whole message and less than certain. */
type Read = Act & Partial<Evidence>;

/** Words at a question that asks for words are the answer, unless it is surer than this that they do something else. */
const sureOfWords = 0.5;
/** Cancels, begins anew and turns to another form only from this sureness on. */
const sureToLeave = 0.6;
/** That there is none of what cannot be left out is stored only from this sureness on. */
const sureOfNone = 0.6;
/** Below this nothing is done of which no value speaks. */
const sureToAct = 0.35;
const sureToChat = 0.6;
/** "Friday ko 6 baje ke baad": a value for a question that is open is told too where a pause is less sure than this. */
const sureToPause = 0.9;
/** Below this a value for the open question stands before what may be asked. */
const sureToAsk = 0.65;
/** "What if FD interest of 1 lakh is also there": beside a result a value that is named changes it, unless it is asked as surely as this. */
const sureOfResult = 0.9;
/** What answers nothing asks from this on, though it does not look so. */
const mayAsk = 0.35;
/** A value is told too where answering is as likely as this. */
const mayTell = 0.2;

/** The acts of a message while a form is under way. Takes the message, where the form stands, and what it is read with. Never throws. */
export function readInForm(text: string, formState: FormState, form: Form, context: TurnContext): readonly Act[] {
  const open = openQuestion(form, formState);
  const isAgain = formState.stage === 'failed' && context.knowledge.intents.whole(text)?.id === 'yes';
  if (isAgain || (isAtReview(formState) && isPlainYes(text, form, context.knowledge))) return [{ kind: 'affirm' }];
  const reading = readingOf(text, formState, form, context);
  const [best] = reading.likely;
  if (!best) return unsure;
  const plain =
    allTold(reading) ??
    replaced(reading) ??
    reworded(reading) ??
    leftOpen(reading) ??
    periodTold(reading) ??
    namedAnew(reading) ??
    nothingToAdd(reading) ??
    hostTold(reading) ??
    notesDictated(reading);
  if (plain) return plain;
  const acts =
    inParts(reading, (part) => readingOf(part, formState, form, context)) ??
    (isOfWords(open) ? doneOrTold(best, reading) : actsOf(best, reading));
  const confidence = Number(best.probability.toFixed(2));
  return besideFigures(acts, reading).map((act) => ({ ...act, confidence }));
}

/** Beside figures that stand: the income of somebody else begins his own, and what could not be read is asked of our pages. */
function besideFigures(acts: readonly Read[], reading: Reading): readonly Read[] {
  const { form, formState, mentions } = reading;
  const [first] = form.questions;
  if (!isWorkedOut(form, formState)) return acts;
  const told = acts.map(onlyProposed);
  const isOfAnother =
    forWhom.test(reading.text) || mentions.values.some((one) => one.isOfAnother === true && one.parsed.ok);
  const isAnew = (one: Read) => one.kind === 'setSlot' && one.slot === first?.id && one.sum === undefined;
  if (isOfAnother && told.some(isAnew)) return [{ kind: 'startFlow', form: form.id }, ...told];
  if (formState.stage !== 'finished' || acts.some((one) => one.kind !== 'propose' || one.acts.length > 0)) return acts;
  return mentions.values.some(({ kind }) => kind === 'rupees') ? acts : [asked(reading)];
}

function readingOf(text: string, formState: FormState, form: Form, context: TurnContext): Reading {
  const open = openQuestion(form, formState);
  const answerContext = { now: context.now, timeZone: context.timeZone, answers: formState.answers };
  return {
    form,
    formState,
    open,
    answerContext,
    text,
    context,
    mentions: mentionsIn(text, form, answerContext),
    likely: likelyLabels(text, { form, open, now: context.now }),
  };
}

/** "Books are in Tally. Where is your office": of notes the sentences that ask are asked, and the others noted. */
function notedBesideAsked(
  { open, text }: Reading,
  readingOfPart: (part: string) => Reading,
): readonly Read[] | undefined {
  if (open?.kind !== 'longText' || isRequired(open)) return undefined;
  const parts = sentencesOf(text).map(({ said }) => readingOfPart(said));
  if (parts.some(({ mentions }) => mentions.values.some(({ kind }) => asksForContact(kind)))) return undefined;
  const asks = (part: Reading) => asksOutright(part.text) || probabilityOf(part, 'ask') >= sureOfQuestion;
  const told = parts.filter((part) => !asks(part)).map((part) => part.text);
  const question = parts.find(asks);
  const isNote = told.some((said) => wordsOf(said).length >= fewestOfDictation);
  if (!question || !isNote) return undefined;
  const act = asked(question);
  return [inWords(open, told.join(' '), question), act.kind === 'ask' ? { kind: 'ask', text: question.text } : act];
}

/** "Tuesday 10 am. What papers should I bring": what one part tells and what another one asks, each read for itself. Undefined where a message has not both. */
function inParts(reading: Reading, readingOfPart: (part: string) => Reading): readonly Read[] | undefined {
  const { open, text, form, formState } = reading;
  const noted = notedBesideAsked(reading, readingOfPart);
  if (noted) return noted;
  // "Why is it only 46,800, my colleague says 69,000" is asked as a whole.
  if (isInWords(open) || probabilityOf(reading, 'verdict') >= sureOfWords) return undefined;
  // Further matter for a letter keeps what it asks.
  if (!open && formState.stage !== 'finished' && letterOf(form)) return undefined;
  const [sentences, clauses] = [sentencesOf(text), clausesOf(text)];
  const ways = [sentences, ...(clauses.length > sentences.length ? [clauses] : []), ...behindValues(reading)];
  for (const parts of ways) {
    if (parts.length < 2) continue;
    const readings = parts.map(({ start, said }) => ({ start, part: readingOfPart(said) }));
    // "Cancel it, Ravi will come. Are you open on Sunday?": who leaves the form tells it nothing.
    if (readings.some(({ part }) => probabilityOf(part, ...steps) >= sureToLeave)) return undefined;
    const read = readings.map(({ start, part }) => partRead(start, part));
    const questions = read.flatMap(({ asks }) => asks ?? []);
    const told = read.flatMap(({ tells }) => tells);
    if (questions.length > 0 && told.length > 0) return [...told, ...questions.slice(0, 1)];
  }
  return undefined;
}

/** "40k monthly should i give landlord PAN": a message cut behind each amount or contact that is told in it, where enough follows to ask something of ours. */
function behindValues({
  text,
  mentions: { values, names },
  likely: [best],
  context: { knowledge },
}: Reading): readonly (readonly Part[])[] {
  const isTold = best?.act === 'answer';
  if (!isTold && best?.act !== 'ask') return [];
  return values
    .slice(0, mostValues)
    .filter(({ kind }) => (isTold && kind === 'rupees') || asksForContact(kind))
    .map(({ end, periodEnd = end }) => [
      { start: 0, said: text.slice(0, periodEnd) },
      { start: periodEnd, said: text.slice(periodEnd).trimStart() },
    ])
    .filter(([, rest]) => {
      const words = wordsOf((rest?.said ?? '').toLowerCase());
      const isNamed = names.some(({ start }) => start >= (rest?.start ?? 0));
      const isOurs = isNamed || words.some((word) => knowledge.isSubject(word) && !knowledge.isEveryday(word));
      return words.length >= fewestToAsk && isOurs;
    });
}

const fewestToAsk = 3;
/** Behind more values of one message nothing is asked. */
const mostValues = 3;

const isMoment = (kind: QuestionKind) => kind === 'date' || kind === 'slot';

/** What a part of a message asks, or what it tells; neither where that is not sure. */
function partRead(from: number, part: Reading): { readonly asks?: Read; readonly tells: readonly Read[] } {
  const [best] = part.likely;
  if (!best) return { tells: [] };
  const placed = (act: Read): Read => ({
    ...act,
    span: act.span
      ? { start: from + act.span.start, end: from + act.span.end }
      : { start: from, end: from + part.text.length },
  });
  const asks = asksOutright(part.text);
  const isSure = telling.has(best.act) && best.probability >= sureOfWords;
  const read = asks ? [] : isSure ? actsOf(best, part) : toldFor(part);
  const told = read.filter(({ kind }) => kind === 'setSlot');
  // "5 is fine", whatever else it may be.
  const isAnswer = told.some((one) => 'slot' in one && one.slot === part.open?.id);
  if (best.act === 'ask' && (asks || (best.probability >= sureOfQuestion && !isAnswer))) {
    const act = asked(part);
    return asksForMoment(part)
      ? { tells: [] }
      : { asks: placed(act.kind === 'ask' ? { ...act, text: part.text } : act), tells: [] };
  }
  return { tells: isSure || isAnswer ? told.map(placed) : [] };
}

/** "10:30 is possible?", "is Friday free" where the hour or the day is asked for, and a day that cannot be had. */
function asksForMoment({ text, open, mentions: { values }, answerContext, context: { knowledge } }: Reading): boolean {
  // "Till when are you open in the evening" asks for none.
  const of = open && isMoment(open.kind) ? open : values.find(({ kind }) => isMoment(kind))?.questions[0];
  const told = values.filter(({ kind }) => kind === of?.kind);
  if (!of || told.length === 0 || knowledge.intents.within(text)?.id === 'office') return false;
  const isStrong = told.some(({ weak }) => weak !== true);
  if (of === open && of.kind === 'slot') return isStrong;
  // "Is Friday a holiday" asks for none either.
  const rest = wordsOf(without(text, told).toLowerCase());
  const isShort =
    rest.length <= longestPause && !rest.some((word) => knowledge.isCue(word) || knowledge.isSubject(word));
  const isOpen = ({ weak, parsed }: Mention) =>
    weak !== true && parsed.ok && of.validate(parsed.value, answerContext).ok;
  return isStrong && (isShort || (of === open && !told.every(isOpen)));
}

const tellsHour = ({ values }: Mentions): boolean => values.some(({ kind, weak }) => kind === 'slot' && weak !== true);

const sureOfQuestion = 0.8;
const telling: ReadonlySet<ActLabel> = new Set(['answer', 'reopen', 'none']);

/** At a question that asks for words: they are the answer unless they surely do something else, and are offered as such where that is likelier. */
function doneOrTold(best: LikelyAct, reading: Reading): readonly Read[] {
  const { open, text, context } = reading;
  const isTold = best.act === 'answer' || best.act === 'ask';
  if (isTold && isAboutForms(context.knowledge.intents.whole(text)?.id)) return [asked(reading)];
  const isHardlyTold = probabilityOf(reading, 'answer', 'reopen') < mayTell;
  // "I open a shop in May" is no question, though it is hardly an answer.
  const mayBeWords = best.act === 'ask' && !asksOutright(text);
  const sure = leaving.has(best.act) ? sureToLeave : isHardlyTold && !mayBeWords ? sureToAct : sureOfWords;
  if (surenessToLeave(best, reading) >= sure) return isDictated(reading) ? toldFor(reading) : actsOf(best, reading);
  if (open && !isRequired(open) && probabilityOf(reading, 'skip', 'none', 'no') >= sureOfWords) return skipped(reading);
  if (probabilityOf(reading, ...steps) < sureOfWords || isDictated(reading)) return toldFor(reading);
  const meant = best.act === 'ask' || best.act === 'answer' ? [] : actsOf(best, reading);
  const offered = meant.length === 1 && meant[0]?.kind === 'propose' ? meant[0].acts : meant;
  return [{ kind: 'propose', acts: [...offered, ...toldFor(reading).filter(({ kind }) => kind === 'setSlot')] }];
}

/** A no to what cannot be left out gives up the form too. */
const surenessToLeave = (best: LikelyAct, reading: Reading) =>
  best.act === 'cancel' && (!reading.open || isRequired(reading.open))
    ? probabilityOf(reading, 'cancel', 'no')
    : best.probability;

const leaving: ReadonlySet<ActLabel> = new Set(['cancel', 'restart']);

/** What no letter says to the office. */
const steps = ['back', 'restart', 'cancel', 'human'] as const;

/** "Likh do ki …", "the subject should be …": words that are told as such. */
function isDictated(reading: Reading): boolean {
  const { text, open, mentions } = reading;
  if (!open || open.id === 'name') return false;
  // "Subject gst lena hai ya nahi"
  const label = labelAhead(mentions, open);
  const isAsked = probabilityOf(reading, 'ask') >= sureToAsk;
  if (open.kind === 'text' && label && !isAsked && wordsOf(text.slice(label.end)).length >= fewestOfDictation)
    return true;
  if (asksOutright(text)) return false;
  return isWritten(text) || labelIn(reading, open) !== undefined;
}

/** "Subject LLP closing": the name of a question with which a message begins. */
const labelAhead = ({ names }: Mentions, question: Question) =>
  names.find((one) => one.start === 0 && one.question === question);

/** "Noted. Notes: …", "ok put note: …": the name of a question that words for it follow. */
const labelIn = ({ text, mentions, context: { knowledge } }: Reading, question: Question) =>
  mentions.names.find((one) => {
    const lead = text.slice(0, one.start);
    const isLed = () =>
      knowledge.intents.whole(lead) !== undefined || wordsOf(lead.toLowerCase()).every(knowledge.isEveryday);
    return one.question === question && (isNamedAt(one, text) || (calls.test(text.slice(one.end)) && isLed()));
  });

const isNamedAt = ({ start, end }: NamedQuestion, text: string) =>
  start <= longestArticle && calls.test(text.slice(end));

/** "Mediclaim 25k. That's all", "show the result": what is told, and that no more is to be asked for a calculation. */
function allTold({ text, open, form, formState, context, likely: [best] }: Reading): readonly Act[] | undefined {
  const last = endOf(text, 'enough', context.knowledge.intents);
  if (form.ending.kind !== 'result' || !last) return undefined;
  const before = text.slice(0, last.start).trim();
  // "Nothing else", where other deductions are asked for, is their amount.
  if (before === '' && best?.act === 'none' && open === form.questions.at(-1)) return undefined;
  const told = before === '' ? [] : readInForm(before, formState, form, context);
  return [...told.filter(({ kind }) => kind === 'setSlot' || kind === 'correctSlot'), { kind: 'skip', rest: true }];
}

/** "Kal nahi parso": another day or hour in the place of the one that stands, whatever is asked for. */
function replaced(reading: Reading): readonly Act[] | undefined {
  const { text, mentions, open } = reading;
  const isOfMoments = mentions.values.every(({ kind, parsed }) => isMoment(kind) && parsed.ok);
  if (!isOfMoments || asksOutright(text) || !mentions.values.some((one) => deniesHeld(one, reading))) return undefined;
  const told = slotsTold(text, mentions, { ...reading, open: open && isMoment(open.kind) ? open : undefined });
  return hasValue(told) ? told.filter(({ kind }) => kind === 'setSlot') : undefined;
}

/** "… instead of 10", where 10 stands. */
const deniesHeld = ({ questions: [question], parsed, isDenied }: Mention, { formState: { answers } }: Reading) =>
  isDenied && parsed.ok && question !== undefined && answers[question.id] === parsed.value;

/** "Change it to Feb not Jan": a word of a letter or subject that stands gives way to another. */
function reworded({ text, form, formState: { answers }, mentions: { values } }: Reading): readonly Act[] | undefined {
  if (asksOutright(text) || values.length > 0 || text.split(/\s+/).length > longestCorrection) return undefined;
  const written = form.questions.filter((question) => isOfWords(question) && question.id !== 'name');
  const told = written.flatMap(({ id: slot }): readonly Act[] => {
    const held = answers[slot];
    const value = typeof held === 'string' ? withWordExchanged(text, held) : undefined;
    return value === undefined ? [] : [{ kind: 'setSlot', slot, value }];
  });
  return hasValue(told) ? told : undefined;
}

/** "Next week": no day yet, but it leaves some of which one can be chosen. */
function leftOpen({ text, open, mentions, answerContext }: Reading): readonly Act[] | undefined {
  const isDay = open?.kind === 'date' && !mentions.values.some(({ kind, parsed }) => kind === 'date' && parsed.ok);
  const parsed = isDay ? heard(open, text, answerContext) : undefined;
  return open && parsed?.ok === false && parsed.refusal.code === 'dateSpan'
    ? [{ kind: 'rejectSlot', slot: open.id, refusal: parsed.refusal }]
    : undefined;
}

/** "Per month", "for the whole year": which of the two an amount is, where that is asked, or that the one told last, or the only one, was by the other. What is asked behind it is answered. */
function periodTold(reading: Reading): readonly Act[] | undefined {
  const { text, open, mentions, form, formState } = reading;
  const isOfAmounts = open?.kind === 'rupees' || formState.stage === 'finished';
  const [first, second] = sentencesOf(text);
  const said = second && !asksOutright(first?.said ?? '') ? (first?.said ?? '') : text;
  const isShort = said.split(/\s+/).length <= longestPeriod && !asksOutright(said);
  if (!isOfAmounts || !isShort || mentions.values.length > 0) return undefined;
  const { monthly, yearly } = periodsOf(said);
  if (monthly === yearly) return undefined;
  const doubted = proposed(reading, true);
  const held = form.questions.filter(({ id, kind }) => kind === 'rupees' && formState.answers[id] !== undefined);
  const last = lastAmount(form, formState) ?? (held.length === 1 ? held[0] : undefined);
  const isNew = last !== undefined && monthly !== (formState.monthly?.includes(last.id) === true);
  const told = doubted ? (monthly ? doubted : affirmed) : isNew ? inOtherPeriod(last, formState, monthly) : undefined;
  return (
    told && [...told, ...(second && asksOutright(second.said) ? [{ kind: 'ask', text: second.said } as const] : [])]
  );
}

const affirmed: readonly Act[] = [{ kind: 'affirm' }];

/** The amount that stands, as that of a month, or what was taken for that of a month as that of the year. */
const inOtherPeriod = ({ id: slot }: Question, { answers }: FormState, isMonthly: boolean): readonly Act[] => {
  const held = Number(answers[slot]);
  return [
    {
      kind: 'setSlot',
      slot,
      value: isMonthly ? held * 12 : held / 12,
      ...(isMonthly && { isMonthly }),
      isPeriodTold: true,
    },
  ];
};

const longestPeriod = 5;

/** "It is not salary, it is professional fees": the amount that stands under a name that is denied is for the one that is told. */
function namedAnew({
  text,
  form,
  formState: { answers },
  mentions: { names, values },
}: Reading): readonly Act[] | undefined {
  if (form.ending.kind !== 'result' || values.some(({ kind }) => kind === 'rupees') || asksOutright(text))
    return undefined;
  const amounts = names.filter(({ question }) => question.kind === 'rupees');
  const isDenied = (name: NamedQuestion) => deniedAhead.test(text.slice(0, name.start)) || isDisowned(text, name);
  const denied = new Set(amounts.filter(isDenied).map(({ question }) => question));
  const [from, another] = [...denied].filter(({ id }) => Number(answers[id] ?? 0) > 0);
  const [to, further] = [...new Set(amounts.map(({ question }) => question))].filter(
    (question) => !denied.has(question) && answers[question.id] === undefined,
  );
  if (!from || another || !to || further) return undefined;
  return [
    { kind: 'setSlot', slot: to.id, value: Number(answers[from.id]) },
    { kind: 'setSlot', slot: from.id, value: 0 },
  ];
}
const deniedAhead = new RegExp(`${anyWord(grammar.instead, grammar.denied)}\\s+$`, 'iu');

/** "Sorry its yahoo.com" where that is proposed, "the mail is wrong, it is yahoo.com" by its name anywhere: who names the end of an address means all of it. */
function hostTold({ text, form, open, formState, answerContext, mentions }: Reading): readonly Act[] | undefined {
  const question = form.questions.find(({ kind }) => kind === 'email');
  const held = question && formState.answers[question.id];
  const isNamed = mentions.names.some((name) => name.question === question);
  const isLetter = isInWords(open) || mentions.values.length > 0 || !isNamed;
  const value = held === undefined || isLetter ? undefined : hostPutRight(String(held), text);
  if (question && value !== undefined) return [{ kind: 'setSlot', slot: question.id, value }];
  if (open?.kind !== 'email') return undefined;
  const said = text.toLowerCase().split(/\s+/);
  const meant = open.suggestions?.(answerContext, formState.proposal).find(({ value }) => {
    const host = String(value).split('@')[1] ?? '';
    return said.includes(host) || said.includes(host.split('.')[0] ?? '');
  });
  return meant && [{ kind: 'setSlot', slot: open.id, value: meant.value }];
}

/** "Write that the sale is on 18 December", "add that my bank is SBI": behind a letter that is told, and into the notes of an appointment, at its review with the days that it tells. */
function notesDictated({ text, open, form, formState, mentions, context }: Reading): readonly Act[] | undefined {
  const notes = form.questions.find((question) => question.kind === 'longText');
  // "Fine, add that …"
  const [assent, ...further] = clausesOf(text);
  const isLed = assent !== undefined && wordsOf(assent.said.toLowerCase()).every(context.knowledge.isEveryday);
  const said = isLed && further[0] ? text.slice(further[0].start) : text;
  const words = dictated(said);
  const isMatter = words !== said && wordsOf(words).length >= fewestOfDictation && mentions.names.length === 0;
  const held = notes && formState.answers[notes.id];
  if (!notes || !isMatter || asksOutright(text) || isInWords(open)) return undefined;
  const isOther = (one: Mention) => isStrong(one) || one.kind === open?.kind;
  const isOfOpen = open && (open.id === 'name' || open.kind === 'choice' || mentions.values.some(isOther));
  if (isRequired(notes) ? held === undefined : isOfOpen) return undefined;
  return [{ kind: 'setSlot', slot: notes.id, value: held === undefined ? words : `${held}\n${words}` }];
}

/** A yes where words are asked for is none of them: "send it", "yes, book it"; nor is a no to notes. */
function nothingToAdd(reading: Reading): readonly Act[] | undefined {
  const { open, text, form, context } = reading;
  if (!open || !isOfWords(open)) return undefined;
  if (isPlainYes(text, form, context.knowledge)) return isRequired(open) ? [{ kind: 'affirm' }] : skipped(reading);
  return open.kind === 'longText' && context.knowledge.intents.whole(text)?.id === 'no' ? skipped(reading) : undefined;
}

type AboutForms = (typeof questionsAboutForms)[number];
const isAboutForms = (intent: IntentId | undefined): intent is AboutForms =>
  questionsAboutForms.some((id) => id === intent);

const isOfWords = (open: Question | undefined) => open?.kind === 'text' || open?.kind === 'longText';

const isAtReview = ({ stage, asking }: Pick<FormState, 'stage' | 'asking'>) => stage !== 'finished' && asking === null;

const unsure: readonly Act[] = [{ kind: 'propose', acts: [] }];

/** What could not be read at a question: why it is no answer, or that nothing was noted. */
function notRead({ open, text, answerContext }: Reading): readonly Act[] {
  if (!open || isOfWords(open)) return unsure;
  const parsed = heard(open, text, answerContext);
  return parsed.ok ? unsure : [{ kind: 'rejectSlot', slot: open.id, refusal: parsed.refusal }];
}

const ifSure = ({ probability }: LikelyAct, act: Act): readonly Act[] =>
  probability >= sureToLeave ? [act] : [{ kind: 'propose', acts: [act] }];

const probabilityOf = ({ likely }: Reading, ...labels: readonly ActLabel[]): number =>
  likely.reduce((sum, { act, probability }) => (labels.includes(act) ? sum + probability : sum), 0);

function actsOf(best: LikelyAct, reading: Reading): readonly Act[] {
  const { form, open, formState, text, context, mentions } = reading;
  const { act } = best;
  const isReviewed = isAtReview({ ...formState, asking: open?.id ?? null });
  const values = () => {
    const told = mayBeTold(reading) ? toldFor(reading) : [];
    return hasValue(told) ? told : undefined;
  };
  // "Entha tax kattali" where the figures stand is asked of them.
  if (act === form.id && isWorkedOut(form, formState) && !valueMeant(reading)) return verdict;
  if (isFormId(act))
    return act !== form.id && best.probability >= sureToLeave
      ? turningTo(act, reading)
      : (valueMeant(reading) ?? ifSure(best, act === form.id ? { kind: 'restart' } : { kind: 'startFlow', form: act }));
  switch (act) {
    case 'answer': {
      const told = toldFor(reading);
      // "Is GST needed at 14 lakh?": what is no answer, and may be a question, is one.
      const isQuestion =
        !asksForMoment(reading) && probabilityOf(reading, 'ask') >= (asksAfterAll(text) ? mayTell : mayAsk);
      const isNote = open?.kind === 'longText' && !isRequired(open);
      if (areOfNoQuestion(told, reading)) return [asked(reading)];
      return isQuestion &&
        ((isNote && asksOutright(text)) ||
          told.every((one) => tellsNothing.has(one.kind) || isNoughtOnly(one, reading)))
        ? [asked(reading)]
        : told;
    }
    case 'ask':
      if (keepsQuestions(reading) || asksForMoment(reading)) return toldFor(reading);
      return (
        (best.probability < (open || form.ending.kind === 'send' ? sureToAsk : sureOfResult)
          ? valueMeant(reading)
          : undefined) ?? [asked(reading)]
      );
    case 'verdict':
      // "80C full pedite old better avtunda": what is supposed by its name is worked out.
      return (open ? undefined : valueMeant(reading)) ?? (isWorkedOut(form, formState) ? verdict : [asked(reading)]);
    case 'skip':
      return isReviewed ? [{ kind: 'hold' }] : (noneOfAnother(reading) ?? skipped(reading));
    case 'none':
      if (isReviewed && mentions.names.length === 0) return [{ kind: 'hold' }];
      return (
        amountMeant(reading) ??
        noneOfAnother(reading) ??
        (open && open.kind !== 'rupees' ? skipped(reading) : none(reading))
      );
    case 'no':
      return (
        values() ??
        (isReviewed ? [{ kind: 'hold' }] : isWithout(reading) && !isHeld(reading) ? none(reading) : [{ kind: 'deny' }])
      );
    case 'yes':
      return (
        values() ?? (isReviewed ? [{ kind: 'hold', asksToSend: true }] : (proposed(reading) ?? [{ kind: 'affirm' }]))
      );
    case 'wait':
      if (wordsOf(text).length > longestPause && asksAfterAll(text)) return [asked(reading)];
      // "Beta se puch ke baad me karta hu, cancel karo": which of the two is for the visitor to say.
      if (endOf(text, 'cancel', context.knowledge.intents)) return [{ kind: 'propose', acts: [{ kind: 'cancel' }] }];
      return (
        (best.probability < (open && !isOfWords(open) ? sureToPause : sureToAct) ? values() : undefined) ?? [
          { kind: 'hold' },
        ]
      );
    case 'reopen':
      return reopened(reading);
    case 'back':
      return [{ kind: 'back' }];
    case 'restart':
      return ifSure(best, { kind: act });
    case 'cancel':
      return ifSure({ ...best, probability: surenessToLeave(best, reading) }, { kind: act });
    case 'human':
      return best.probability < sureToAct
        ? (values() ?? notRead(reading))
        : [{ kind: 'humanHandoff', intent: 'human' }];
    case 'chat': {
      if (best.probability >= sureToChat) return [smallTalk(reading)];
      // "How many questions are left" sounds like a complaint.
      const question = asked(reading);
      return values() ?? (question.kind === 'askIntent' ? [question] : notRead(reading));
    }
  }
}

/** Acts that store nothing: "any refund possible, bank cut 11000 tds". */
const tellsNothing: ReadonlySet<Act['kind']> = new Set(['rejectSlot', 'leaveAmounts']);

/** "Suppose I sell my shares, 2 lakh profit": amounts of kinds that no question takes, and nothing else, are for our pages. */
const areOfNoQuestion = (told: readonly Read[], { text, form, mentions }: Reading): boolean =>
  form.ending.kind === 'result' &&
  told.length > 0 &&
  told.every(({ kind }) => kind === 'leaveAmounts') &&
  mentions.values
    .filter(({ kind, weak }) => kind === 'rupees' && weak !== true)
    .every((amount) => {
      const kind = amountKindAt(text, amount);
      return kind !== undefined && noIncome.has(kind);
    });

/** "Wait, is Wednesday a holiday" asks. */
const longestPause = 3;
/** "Then do I need a return": a question, or one behind its first word. */
const asksAfterAll = (text: string) => asksOutright(text) || asksOutright(text.replace(firstWord, ''));
const firstWord = /^\W*[\p{L}\p{M}]+\W+/u;

const verdict: readonly Act[] = [{ kind: 'askIntent', intent: 'verdict' }];

/** Begins another form. "Rehne do, I will send a message": one clause gives up the form under way; else it waits. */
function turningTo(id: FormId, { text, form, formState, context }: Reading): readonly Act[] {
  const isLeft = clausesOf(text).some(
    ({ said }) =>
      said !== text && probabilityOf(readingOf(said, formState, form, context), 'cancel', 'no') >= sureToAct,
  );
  return startOf(id, text, context, onwardFrom(form, formState.answers)?.form === id).map((act) =>
    isLeft && act.kind === 'startFlow' ? { ...act, leaves: true } : act,
  );
}

/** Whether the open question has an answer, which is doubted or asked about once more. */
const isHeld = ({ open, formState }: Reading) => open !== undefined && formState.answers[open.id] !== undefined;

const mayBeTold = (reading: Reading) => probabilityOf(reading, 'answer', 'reopen') >= mayTell;

/** A letter keeps what it asks: it is asked of the office. Only what is asked of the form itself is answered. */
const keepsQuestions = (reading: Reading): boolean =>
  reading.open !== undefined && reading.open === letterOf(reading.form) && asked(reading).kind === 'ask';

/** A value for the open question, or for one that is called by its name: "what if rent is 25k", "change office to Hyderabad". */
function valueMeant(reading: Reading): readonly Act[] | undefined {
  const { open, mentions } = reading;
  // Words for a service stand in many a question.
  if (isOfWords(open) || (open?.kind === 'choice' && asksOutright(reading.text))) return undefined;
  const meant = new Set([open?.id, ...mentions.names.map(({ question }) => question.id)]);
  const told = toldFor(reading);
  const isMeant = (slot: string) => meant.has(slot) || (!open && isSupposed(reading.text, reading));
  const isValue = (one: Read) => one.kind === 'setSlot' && isMeant(one.slot) && !isNoughtOnly(one, reading);
  return told.some(isValue) ? told : undefined;
}

/** "If tax is zero" tells no nought of what is asked, and "without home loan interest" does. */
const isNoughtOnly = (one: Read, { text, mentions }: Reading): boolean =>
  one.kind === 'setSlot' &&
  one.value === 0 &&
  ![...withoutNamed(text, mentions.names)].some(({ id }) => id === one.slot);

/** "Nelaki 8500", "nothing else, im 36": what is told for a calculation, whatever else seems to be said. */
function amountMeant(reading: Reading): readonly Act[] | undefined {
  if (reading.form.ending.kind !== 'result') return undefined;
  const told = toldFor(reading);
  return told.some((one) => one.kind === 'setSlot' && one.value !== 0) ? told : undefined;
}

/** "No notes" where a name is asked for, or at the review: another answer, of which there is none. */
function noneOfAnother(reading: Reading): readonly Act[] | undefined {
  const { text, form, formState, mentions, open, answerContext } = reading;
  const [{ question } = { question: open }, another] = mentions.names;
  // "Kuch nahi, Nalgonda office" tells an office.
  const isTold = mentions.values.some(({ questions, parsed }) => parsed.ok && questions[0] === question);
  if (form.ending.kind !== 'send' || !question || another || question === open || isTold) return undefined;
  if (!isRequired(question)) return [{ kind: 'clearSlot', slot: question.id }];
  // "No email, skip" where the hour is asked for: why it is needed, or that it may be left out, is told there.
  const parsed = asksForContact(question.kind) ? heard(question, text, answerContext) : undefined;
  return parsed?.ok === false && formState.answers[question.id] === undefined
    ? [{ kind: 'reopenSlot', slot: question.id, refusal: parsed.refusal }]
    : undefined;
}

/** Nothing is told for the open question, unless something is after all: "FY 2025-26", "next week"; what is told beside it is kept. */
function skipped(reading: Reading): readonly Act[] {
  const { open, mentions } = reading;
  const amount = amountMeant(reading);
  if (amount || !open) return amount ?? [{ kind: 'skip' }];
  // "Naa peru Nagaraju anna": whoever introduces himself tells his name.
  if (open.id === 'name' && mentions.values.some(({ kind, isDenied }) => kind === 'text' && !isDenied))
    return toldFor(reading);
  if (isOfWords(open))
    return [...(correctedMeanwhile(reading) ?? lastCorrected(reading)?.acts ?? []), { kind: 'skip' }];
  const told = toldFor(reading);
  const own = told.find((one) => 'slot' in one && one.slot === open.id);
  if (open.kind !== 'rupees' && own?.kind === 'setSlot') return told;
  const others = told.filter((one) => one.kind === 'setSlot' && one.slot !== open.id);
  // What cannot be left out is hardly meant to be, where something else is told; beside another way to reach the visitor it is.
  const isMeant = !isRequired(open) || others.every((one) => 'slot' in one && isWayToReach(one.slot, reading.form));
  return isMeant ? [...others, { kind: 'skip' }] : others;
}

const isWayToReach = (slot: string, { questions }: Form) =>
  questions.some(({ id, kind }) => id === slot && (asksForContact(kind) || kind === 'longText'));

/** A greeting or thanks; "you are useless" and "how many questions are left" look alike, and have a reply of their own. */
function smallTalk({ text, context }: Reading): Act {
  const intent = context.knowledge.intents.whole(text)?.id;
  if (isAboutForms(intent)) return { kind: 'askIntent', intent };
  return { kind: 'chitChat', intent: intent === 'greeting' ? intent : 'thanks' };
}

/** What a message tells: values for any question, or the words that the open one asks for. */
function toldFor(reading: Reading): readonly Read[] {
  const { text, mentions, open, form, formState } = reading;
  if (open && isInWords(open))
    return (
      wordsCalled(text, mentions, reading) ??
      dictatedElsewhere(reading) ??
      correctedMeanwhile(reading) ??
      besideWords(open, reading) ?? [inWords(open, text, reading)]
    );
  const next = toldForNext(text, form, formState.answers, reading.context);
  if (next) return next;
  const told = slotsTold(text, mentions, reading);
  const strong = mentions.values.filter(({ weak }) => weak !== true);
  // "4 ki marchandi": what has a figure that tells an hour is no name.
  const isFigure = () => hasValue(told) && /\d/.test(without(text, strong));
  const name = open?.id === 'name' && !isFigure() ? nameTold(open, reading) : [];
  const all = [
    ...told.filter((one) => !('slot' in one && name.some((other) => 'slot' in other && other.slot === one.slot))),
    ...name,
  ];
  const notes = [...notesCalled(reading), ...matterBeside(all, reading)];
  if (hasValue(all) || notes.length > 0)
    return [...all, ...notes, ...namedAlone(text, all, reading)].flatMap((one) =>
      one.kind === 'rejectSlot' ? hourWanting(one, reading) : one,
    );
  const names = open?.id === 'name' ? [] : namedAlone(text, all, reading);
  if (names.length > 0) return names;
  const note = form.questions.find(({ kind }) => kind === 'longText');
  const isNote =
    wordsOf(text).length >= (open ? fewestOfNote : fewestOfMore) &&
    !mentions.values.some(({ kind }) => kind === open?.kind);
  if (open && note && isNote) {
    const noted: Act = { kind: 'setSlot', slot: note.id, value: text };
    // A letter is what the visitor came to write; notes may not be meant, nor may what speaks of the open question.
    const isLetter =
      isRequired(note) &&
      formState.answers[note.id] === undefined &&
      probabilityOf(reading, 'answer') >= sureOfWords &&
      !mentions.names.some(({ question }) => question === open);
    return isLetter ? [noted] : [{ kind: 'propose', acts: [noted] }];
  }
  if (open) return all.length > 0 ? all.slice(0, 1) : unsure;
  const alone = toldAlone(reading);
  if (alone) return [alone];
  const words = wordsTold(reading);
  if (note && (isNote || dictated(text) !== text) && words === unsure) {
    // "Also tell him the notice came in August": at the review it goes into the letter, and may be meant for the notes.
    const held = formState.answers[note.id];
    const value = held === undefined ? dictated(text) : `${held}\n${dictated(text)}`;
    const more: Act = { kind: 'setSlot', slot: note.id, value };
    const isSure = isRequired(note) && probabilityOf(reading, 'answer') >= sureOfMore;
    return isSure ? [more] : [{ kind: 'propose', acts: [more] }];
  }
  return all.length > 0 && words === unsure ? all : words;
}

/** "41" beside figures that stand: what can only be the answer to one question that has none. */
function toldAlone({ text, form: { questions }, formState: { answers }, answerContext }: Reading): Act | undefined {
  const question = questions.find(
    ({ id, kind, isAlone }) => kind === 'choice' && answers[id] === undefined && isAlone?.(text, answerContext),
  );
  if (!question) return undefined;
  const parsed = heard(question, text, answerContext);
  return parsed.ok ? { kind: 'setSlot', slot: question.id, value: parsed.value } : undefined;
}

/** What the visitor came to write, where a form asks for that. */
const letterOf = ({ questions }: Form): Question | undefined =>
  questions.find((question) => question.kind === 'longText' && isRequired(question));

/** What is written at the review goes into the letter from this sureness on, and is offered below it. */
const sureOfMore = 0.9;
/** Words for a service stand in many a message: "I will bring my son". */
const isStrong = ({ kind, weak, parsed }: Mention) => kind !== 'choice' && weak !== true && parsed.ok;

/** Fewer words behind "write that" may be any answer. */
const fewestOfDictation = 3;
/** "Pls call before 6": so many words at the review may be more for the office. */
const fewestOfMore = 4;
/** So many words that answer nothing may be meant for the office. */
const fewestOfNote = 6;

/** "Video call please" */
const ofWay = new RegExp(anyWord(offices.ways), 'iu');

/** "Notes: selling a flat. Make it 4, not 3", "write that I bring my son and make it 4": words for the office while another question is open, each sentence that calls them so, or clause where the sentence tells another value. */
function notesCalled({ text, mentions, open, form, formState, answerContext }: Reading): readonly ActOf<'setSlot'>[] {
  const question = form.questions.find(({ kind }) => kind === 'longText');
  if (!open || !question || question === open) return [];
  const tellsOther = (part: Part) => {
    const span = { start: part.start, end: part.start + part.said.length };
    return mentions.values.some((one) => isStrong(one) && overlaps(one, span));
  };
  const clauses = clausesOf(text);
  const parts = sentencesOf(text).flatMap((sentence) =>
    tellsOther(sentence)
      ? clauses.filter(({ start }) => start >= sentence.start && start < sentence.start + sentence.said.length)
      : [sentence],
  );
  const said = parts.flatMap((part) => {
    const { start, said: sentence } = part;
    const named = mentions.names.find(
      (one) => one.question === question && one.start >= start && calls.test(text.slice(one.end)),
    );
    const isHere = named !== undefined && named.end < start + sentence.length;
    if (isHere) return [dictatedBehind(text.slice(named.end, start + sentence.length)).replace(/[.\s]+$/u, '')];
    if (ofWay.test(sentence) && open.id !== 'name' && !isRequired(question) && !asksOutright(sentence))
      return [sentence.trim()];
    const words = isWritten(sentence) && open.id !== 'name' && !tellsOther(part) ? dictated(sentence) : '';
    return wordsOf(words).length >= fewestOfDictation ? [words] : [];
  });
  const held = formState.answers[question.id];
  const parsed = heard(question, [...(held === undefined ? [] : [held]), ...said].join('\n'), answerContext);
  return said.length > 0 && parsed.ok ? [{ kind: 'setSlot', slot: question.id, value: parsed.value }] : [];
}

/** "Want to discuss my clinic income and the salary" where a number is asked for: words for a service in a longer matter, which is noted too; and so is what is none of the services. */
function matterBeside(told: readonly Read[], { text, open, form, formState: { answers } }: Reading): readonly Act[] {
  const note = form.questions.find(({ kind }) => kind === 'longText');
  const isChoice = (slot: string) => form.questions.some(({ id, kind }) => id === slot && kind === 'choice');
  const isOnlyChoice = told.length > 0 && told.every((one) => 'slot' in one && isChoice(one.slot));
  const isOfNone = told.some((one) => one.kind === 'setSlot' && one.value === open?.otherwise);
  return note &&
    open &&
    (asksForContact(open.kind) || isOfNone) &&
    isOnlyChoice &&
    answers[note.id] === undefined &&
    wordsOf(text).length >= fewestOfNote
    ? [{ kind: 'setSlot', slot: note.id, value: text.trim(), isBeside: true }]
    : [];
}

/** "Tuesday 10.30": beside a value an hour that cannot be had is asked about, and not dropped. */
function hourWanting({ slot, refusal }: ActOf<'rejectSlot'>, { form, mentions }: Reading): readonly Act[] {
  const isHour = form.questions.some(({ id, kind }) => id === slot && kind === 'slot');
  return isHour && tellsHour(mentions) ? [{ kind: 'reopenSlot', slot, refusal }] : [];
}

/** "… hisaab baqi hai aur waqt 4 baje kar do": words for the open question, and in the last clause another answer by its name. */
function besideWords(open: Question, reading: Reading): readonly Read[] | undefined {
  const last = lastCorrected(reading);
  if (!last) return undefined;
  const words = reading.text.slice(0, last.start).replace(/[\s,]+$/u, '');
  // "Emi ledu, Nalgonda office": nothing is no words, nor is "ok".
  const said = isRequired(open) ? undefined : reading.context.knowledge.intents.whole(words)?.id;
  if (said !== undefined) return said === 'skip' ? [...last.acts, { kind: 'skip' }] : last.acts;
  return [inWords(open, words, reading), ...last.acts];
}

/** The last clause of several, where it corrects another answer, with where it begins. */
function lastCorrected({ text, formState, form, context }: Reading) {
  const last = clausesOf(text).slice(1).at(-1);
  const acts = last && correctedMeanwhile(readingOf(last.said, formState, form, context));
  return acts && { start: last.start, acts };
}

/** "Oh and time make it 10": a short message that names another answer and its new value, at a question for words. */
function correctedMeanwhile(reading: Reading): readonly Act[] | undefined {
  const { text, mentions, formState, open, answerContext } = reading;
  if (text.split(/\s+/).length > longestCorrection) return undefined;
  const named = new Set(mentions.names.map(({ question }) => question.id));
  // "Ravi@example.in" alone, "Nalgonda office": there is nothing else it could be.
  const isWhole = (slot: string) =>
    mentions.values.some(
      ({ questions: [question] }) =>
        question?.id === slot && question.isAlone?.(text.replace(amends, '').trim(), answerContext),
    );
  const read = slotsTold(text, mentions, { ...reading, open: undefined });
  // "4.30 evening", which cannot be had, is no note.
  const [wanting] = /[\p{L}\d]/u.test(without(text, mentions.values)) ? [] : read;
  if (wanting?.kind === 'rejectSlot' && formState.answers[wanting.slot] === undefined)
    return [{ kind: 'reopenSlot', slot: wanting.slot, refusal: wanting.refusal }];
  const told = read.filter(
    (one) =>
      one.kind === 'setSlot' &&
      one.slot !== open?.id &&
      (named.has(one.slot) || isWhole(one.slot)) &&
      (isWhole(one.slot) || formState.answers[one.slot] !== undefined) &&
      formState.answers[one.slot] !== one.value,
  );
  // The address again, where a subject is asked for.
  const kept = mentions.values
    .flatMap(({ questions: [question], parsed }) => (question && parsed.ok ? [{ question, value: parsed.value }] : []))
    .find(
      ({ question, value }) =>
        asksForContact(question.kind) && isWhole(question.id) && formState.answers[question.id] === value,
    );
  if (told.length === 0 && kept) return [{ kind: 'keep', slot: kept.question.id }];
  return told.length > 0 ? told : undefined;
}

const longestCorrection = 14;

/** Words as they are dictated, for a question that is answered in words. */
function inWords(question: Question, text: string, reading: Reading): Act & { readonly slot: string } {
  const { mentions, answerContext } = reading;
  const name = labelIn({ ...reading, text }, question);
  const label = question.kind === 'text' ? labelAhead(mentions, question) : undefined;
  const behind = label ? text.slice(label.end).replace(/^[\s:–-]+/u, '') : '';
  const said = name ? namedValue(text.slice(name.end)) : dictated(behind || text);
  const parsed = heard(question, said === '' ? text : said, answerContext);
  return parsed.ok
    ? { kind: 'setSlot', slot: question.id, value: parsed.value }
    : { kind: 'rejectSlot', slot: question.id, refusal: parsed.refusal };
}

/** "The subject is …" */
const longestArticle = 4;

/** The words behind the name of a question, without what leads to them. */
const dictatedBehind = (behind: string) => dictated(behind.replace(calls, '').trim());

/** "Message me likho …" where the subject is asked for, "subject is refund not come" where the letter is. */
function dictatedElsewhere(reading: Reading): readonly Act[] | undefined {
  const { mentions, text, open, answerContext } = reading;
  const named = mentions.names.find(
    ({ start, question }) => start === 0 && question !== open && isOfWords(question) && question.id !== 'name',
  );
  const behind = text.slice(named?.end).replace(particle, '');
  const said = isWritten(behind) || calls.test(behind) ? dictatedBehind(behind) : undefined;
  const parsed = named && said !== undefined ? heard(named.question, said, answerContext) : undefined;
  return named && parsed?.ok === true ? [{ kind: 'setSlot', slot: named.question.id, value: parsed.value }] : undefined;
}

/** At a review: what stands behind the name of a question that is answered in words; what is told as further goes behind what stands. */
function wordsTold(reading: Reading): readonly Act[] {
  const { text, mentions, answerContext, context, formState } = reading;
  const named = mentions.names.find(({ question: { kind } }) => kind === 'text' || kind === 'longText');
  if (!named) return unsure;
  const behind = text.slice(named.end).replace(deniedBefore, ' ');
  const said = behind.replace(particle, '');
  const isLetter = named.question.kind === 'longText';
  const held = formState.answers[named.question.id];
  const isMore = goesBehindHeld(named.question, behind, reading);
  const value =
    named.question.id === 'name'
      ? nameBehind(behind, context)
      : namedValue(isMore ? said.replace(further, ' ') : behind);
  const parsed =
    (!isLetter || isMore || calls.test(behind)) && /[\p{L}\d]{2}/u.test(value)
      ? heard(
          named.question,
          isMore ? `${held}${isLetter ? '\n' : ', '}${value.replace(/\s+/g, ' ')}` : value,
          answerContext,
        )
      : undefined;
  return parsed?.ok === true
    ? [{ kind: 'setSlot', slot: named.question.id, value: parsed.value }]
    : [{ kind: 'reopenSlot', slot: named.question.id }];
}

/** "… Reddy ani marchandi", "…, it is Ravi Kumar": a name without what is said around it. */
function nameBehind(behind: string, { knowledge: { isEveryday } }: TurnContext): string {
  const only = /\p{L}.*[,;]|\p{L}{3}\. /u.test(behind) ? onlyNameIn(behind, isEveryday) : undefined;
  const named = namedValue(behind);
  return only ?? inCapitals(named, isEveryday) ?? named;
}

/** "Subject me shop licence bhi likh do", "message me likho …": what stands behind the name of an answer goes behind what that is. */
const goesBehindHeld = ({ id, kind }: Question, behind: string, { formState: { answers } }: Reading): boolean =>
  answers[id] !== undefined &&
  id !== 'name' &&
  (kind === 'longText' ? isWritten(behind.replace(particle, '')) || isSigned.test(behind) : further.test(behind));
/** "Note: he walks slowly" */
const isSigned = /^\s*:/u;
const further = new RegExp(anyWord(clauses.too), 'iu');
const particle = new RegExp(`^\\s+${anyOf(contacts.ofWhom, clauses.behindYear)}(?=\\s)`, 'iu');

/** "Change name to Ravi" */
const toldBehind = new RegExp(
  `^\\s*(?::|${anyOf(grammar.becoming)})\\s+(?!${anyOf(grammar.wrong)}(?!\\p{L}))\\p{L}`,
  'iu',
);

/** "… is not mine, Mahesh Agarwal" */
const deniedBefore = new RegExp(`^[^,]*${anyWord(grammar.denied, grammar.instead, grammar.wrong)}[^,]*,\\s*`, 'iu');

/** "No" to a question for an amount that has none yet, or to one that is named once the result stands. */
const isWithout = ({ open, formState: { answers }, mentions }: Reading): boolean =>
  open ? open.kind === 'rupees' && answers[open.id] === undefined : mentions.names.length > 0;

/** There is none of what is asked, or of what is named: no rupees, or nothing in words. */
function none(reading: Reading): readonly Act[] {
  const { text, mentions, open, form, formState } = reading;
  // "Salary" names the question and says nothing of it.
  if (mentions.names.length > 0 && !/[\p{L}\d]/u.test(without(text, mentions.names))) return notRead(reading);
  const named = mentions.names
    .filter(({ question }) => question.kind === 'rupees' && !isRequired(question))
    .map(({ question }) => question);
  // "Vere income emi ledu" where the basic salary is asked for: what stands has no such part.
  const isHeldPart = ({ question, isPart }: NamedQuestion) =>
    isPart && question !== open && formState.answers[question.id] !== undefined;
  const kept = mentions.names.find(isHeldPart)?.question;
  if (kept && mentions.names.every(isHeldPart)) return [{ kind: 'keep', slot: kept.id }];
  const amount = named.length > 0 && !named.some((one) => one === open) ? named[0] : open;
  if (amount?.kind === 'rupees' && /[1-9]/.test(without(text, mentions.names))) return toldFor(reading);
  // "Salaried" tells no amount, and not that there is none.
  if (amount?.kind === 'rupees' && isRequired(amount) && probabilityOf(reading, 'none', 'no') < sureOfNone)
    return notRead(reading);
  const nones = toldWithoutAmount(text, mentions, form, formState.answers);
  if (nones.length > 0 && (open || formState.stage === 'finished')) return nones;
  return amount?.kind === 'rupees' && form.ending.kind === 'result' && (open || formState.stage === 'finished')
    ? [{ kind: 'setSlot', slot: amount.id, value: 0 }]
    : open
      ? [{ kind: 'skip' }]
      : formState.stage === 'finished'
        ? [{ kind: 'deny' }]
        : unsure;
}

/** Which answer is to be changed: the one whose new value is told, or that is named. */
function reopened(reading: Reading): readonly Act[] {
  const { text, mentions, open, formState } = reading;
  const told = isOfWords(open) ? [] : slotsTold(text, mentions, reading).filter(({ kind }) => kind === 'setSlot');
  if (told.length > 0 && told.some((one) => 'slot' in one && one.slot !== open?.id)) return told;
  const named = mentions.names.filter(({ question }) => question !== open);
  const known = named.find(({ question }) => formState.answers[question.id] !== undefined) ?? named[0];
  const behind = text.slice(known?.end);
  const isTold = () =>
    [toldBehind, deniedBefore].some((told) => told.test(behind)) ||
    (known && goesBehindHeld(known.question, behind, reading));
  if (known && isOfWords(known.question) && isTold()) return wordsTold(reading);
  if (known) return [{ kind: 'reopenSlot', slot: known.question.id }];
  return told.length > 0 ? told : [{ kind: 'reopenSlot' }];
}

/** What was proposed for the open question, or beside a result for the amount told last, which a yes takes. That an amount is taken for the year is no proposal: a yes leaves it so. */
function proposed({ open, form, formState, answerContext }: Reading, takesPeriods = false): readonly Act[] | undefined {
  const isAsked = (slot: string) => (open ? slot === open.id : formState.last !== undefined && slot in formState.last);
  const doubt = form
    .warnings?.(formState.answers)
    .find(
      ({ about, instead, insteadLabel }) =>
        isAsked(about) && instead !== undefined && (takesPeriods || insteadLabel === undefined),
    );
  const suggested = formState.proposal && open?.suggestions?.(answerContext, formState.proposal)[0]?.value;
  const [slot, value] = formState.proposal ? [open?.id, suggested] : [doubt?.about, doubt?.instead];
  return slot === undefined || value === undefined ? undefined : [{ kind: 'setSlot', slot, value }];
}

/** What is asked: of the forms or of the guide itself, or of our pages. */
function asked({ text, open, context: { knowledge } }: Reading): ActOf<'ask' | 'askIntent'> {
  const intent = knowledge.intents.whole(text) ?? knowledge.intents.within(text);
  if (isAboutForms(intent?.id)) return { kind: 'askIntent', intent: intent.id };
  return open?.kind === 'longText' ? { kind: 'ask', note: text } : { kind: 'ask' };
}
