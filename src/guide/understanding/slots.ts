import amountWords from 'content:vocabulary-amounts';
import clauses from 'content:vocabulary-clauses';
import counting from 'content:vocabulary-counting';
import grammar from 'content:vocabulary-grammar';
import hours from 'content:vocabulary-hours';
import offices from 'content:vocabulary-offices';
import words from 'content:vocabulary-reading';
import repairs from 'content:vocabulary-repairs';
import shifts from 'content:vocabulary-shifts';
import small from 'content:vocabulary-small';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { amountKindAt, amountKindsOf, type AmountKind } from '#src/entities/quantity/amount-kinds.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { parseRupees } from '#src/entities/amount/parse-rupees.ts';
import { slotMinutes, writtenTime } from '#src/domain/appointment-time.ts';
import { addDays } from '#src/domain/ist-dates.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import { accepted, type Parsed } from '#src/domain/parsed.ts';
import type { RefusalCode } from '#src/domain/refusal.ts';
import type { Form } from '#src/forms/form.ts';
import { isDoubted, lastAmount, type FormState } from '#src/forms/form-state.ts';
import {
  asksForContact,
  heard,
  isRequired,
  type AnswerContext,
  type Question,
  type QuestionKind,
  type Value,
} from '#src/forms/question.ts';
import { clauseAt, clauseEnd, clauseOf } from '#src/text/clauses.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import type { Act, ActOf, Evidence } from '../model/act.ts';
import { namedValue } from './dictation.ts';
import { ofFamily, reckoned, shareTold, stepTold, tellsShare, tellsStretches, type Reckoned } from './algebra.ts';
import { isDisowned, toldWithoutAmount } from './told-without-amount.ts';
import { mayBeCalled, takesBack, yearDenied, type Mention, type Mentions, type NamedQuestion } from './mentions.ts';

/** Where a message is read: the form under way, what is known of it, and its open question, if one is. */
export interface Place {
  readonly form: Form;
  readonly formState: Pick<FormState, 'answers' | 'stage' | 'proposal' | 'monthly' | 'last'>;
  readonly open: Question | undefined;
  readonly answerContext: AnswerContext;
  /** Whether the form begins with the message, so that no question was asked yet. */
  readonly isBeginning?: boolean;
  /** Whether what is told is a part of an answer: an interest is as small for a year as it is. */
  readonly isOfPart?: boolean;
}

type Told = ActOf<'setSlot' | 'rejectSlot' | 'leaveAmounts' | 'propose'> & Partial<Pick<Evidence, 'span'>>;

/** What a message tells for the questions of a form, as acts. Takes the message, what was found in it, and where it is read. */
export function slotsTold(text: string, mentions: Mentions, place: Place): readonly Told[] {
  const kinds = [...new Set(mentions.values.map(({ kind }) => kind))].filter((kind) => kind !== 'rupees');
  // "Tomorrow at 10" where today stands: the hour is one of tomorrow.
  const { answerContext } = place;
  const day = valueTold(text, mentions, 'date', place).find((one) => one.kind === 'setSlot');
  const answers = day ? { ...answerContext.answers, [day.slot]: day.value } : answerContext.answers;
  const onDay = { ...place, answerContext: { ...answerContext, answers } };
  const typed = kinds.flatMap((kind) => valueTold(text, mentions, kind, kind === 'slot' ? onDay : place));
  const called = [...valuesCalled(text, mentions, typed, place), ...(wordsCalled(text, mentions, place) ?? [])];
  const others = [...typed.filter((one) => !called.some(({ slot }) => isOf(one, slot))), ...called];
  const moved = movedTold(text, others, place);
  const amounts = amountsTold(text, mentions, place);
  const nones = toldWithoutAmount(text, mentions, place.form, place.formState.answers).filter(
    ({ slot }) => !amounts.some((one) => isOf(one, slot)),
  );
  const rest = nones.length > 0 ? amounts.filter(({ kind }) => kind !== 'rejectSlot') : amounts;
  return [...(moved ? [moved] : others), ...rest, ...nones, ...openTold(text, mentions, others, place)];
}

const isSame = (one: Mention, other: Mention) =>
  one.parsed.ok && other.parsed.ok && one.parsed.value === other.parsed.value;

const isOf = (told: Told, slot: string) => 'slot' in told && told.slot === slot;

/** The value of one kind, other than amounts: the one that is meant, or why it cannot be told. */
function valueTold(
  text: string,
  { values, names }: Mentions,
  kind: QuestionKind,
  { open, formState, answerContext }: Place,
): readonly Told[] {
  const all = values.filter((one) => one.kind === kind);
  const question = all[0]?.questions.find((one) => one === open) ?? all[0]?.questions[0];
  if (!question) return [];
  const isCalled = question === open || names.some((name) => name.question === question);
  const held = formState.answers[question.id];
  const isCorrection = held !== undefined && (open === undefined || moves.test(text.slice(all[0]?.end)));
  const denied = all.filter(({ isDenied }) => isDenied);
  // "Make it 4, not 3" names no question, but the hour that stands.
  const isHeldDenied = denied.some(({ parsed }) => parsed.ok && parsed.value === held);
  // "Repu 11 ki": a figure behind a day is its hour.
  const isBesideDay = ({ start }: Mention) =>
    kind === 'slot' &&
    values.some((day) => day.kind === 'date' && day.parsed.ok && text.slice(day.end, start).trim() === '');
  const meant = all.filter(
    (one) =>
      // "Monday nahi, Tuesday, I work on Mondays": what is denied once is not meant.
      !denied.some((other) => other === one || isSame(other, one)) &&
      (one.weak !== true ||
        ((isCalled || isCorrection || isHeldDenied || isBesideDay(one)) && !(kind === 'slot' && counts(text, one)))),
  );
  // Words for a service stand in many a message that is about something else.
  const isShort = text.trim().split(/\s+/).length <= shortMessage;
  const isChanged = isCorrection || denied.length > 0 || changes.test(text);
  if (kind === 'choice' && !isCalled && formState.answers[question.id] !== undefined && !(isChanged && isShort))
    return [];
  const fits = meant.filter(({ parsed }) => parsed.ok);
  const mobiles = fits.filter(({ parsed }) => kind === 'phone' && parsed.ok && /^[6-9]/.test(String(parsed.value)));
  const fitting = mobiles.length > 0 ? mobiles : fits;
  const asked = fitting.filter(({ start }) => !reason.test(text.slice(0, start)));
  // "Visa date is 20 Dec so urgent" changes no day that stands.
  if (held !== undefined && question !== open && fitting.length > 0 && asked.length === 0) return [];
  // "Make it 4 pm, investor call at 11": what stands already is no correction.
  const anew = held === undefined ? [] : asked.filter(({ parsed }) => parsed.ok && parsed.value !== held);
  const one = besideName(text, question, names, asked) ?? anew.at(-1) ?? asked.at(-1) ?? fitting.at(-1) ?? meant[0];
  if (!one) return [];
  // Who tells a reason tells it first, and the request at the end: several are asked about only where either will do. Of several ways to reach somebody none says which is the better.
  const isChoice = asked.slice(1).some((other, at) => {
    const between = text.slice(asked[at]?.end, other.start);
    return (
      either.test(between) || (asksForContact(kind) && !isSame(other, asked[0] ?? other) && !takesBack.test(between))
    );
  });
  if (isChoice) return [eitherOf(question, asked, answerContext)];
  const told = setting(question, kind === 'email' ? withHostPutRight(text, one) : one.parsed, answerContext);
  const placed = { ...told, span: { start: one.start, end: one.end } };
  return [placed.kind === 'setSlot' && one.reckonedFrom !== undefined ? { ...placed, sum: one.reckonedFrom } : placed];
}

/** "Time 4 PM ki marchandi, 5 ki pani undi": of several the one in whose clause its question is named. */
function besideName(
  text: string,
  question: Question,
  names: readonly NamedQuestion[],
  values: readonly Mention[],
): Mention | undefined {
  const clauses = names.filter((name) => name.question === question).map((name) => clauseAt(text, name));
  return values.findLast((one) => clauses.some((clause) => overlaps(clause, one)));
}

/** Values of which one may be meant: they are offered, and none is stored. */
const eitherOf = (question: Question, mentions: readonly Mention[], answerContext: AnswerContext): Told => ({
  kind: 'propose',
  acts: mentions.map(({ parsed }) => setting(question, parsed, answerContext)).filter(({ kind }) => kind === 'setSlot'),
});

/** "2 form 16s came", "two of us": a bare figure before a word that goes with no hour is a number of things. */
const counts = (text: string, { end }: Span): boolean => {
  const [, of, behind] = /^\s+(of\s+)?(\p{L}{2,})/iu.exec(text.slice(end)) ?? [];
  return of !== undefined || (behind !== undefined && behind.length > 2 && !besideHours.has(behind.toLowerCase()));
};
const besideHours = wordSet(
  small,
  hours.besides,
  hours.whichever,
  grammar.denied,
  grammar.instead,
  grammar.becoming,
  grammar.joining,
  words.either,
);

/** So few words are a request and no story. */
const shortMessage = 10;

/** "4 ki marchandi", "11 pettandi" */
const moves = new RegExp(`^\\s+(?:${anyOf(grammar.becoming)}\\s+)?${anyOf(repairs.moving)}(?!\\p{L})`, 'iu');
/** "Make it GST instead" */
const changes = new RegExp(`${takesBack.source}|${anyWord(grammar.instead)}`, 'iu');

const reason = new RegExp(`${anyWord(words.reasons)}[^.;\\n]*$`, 'iu');
const either = new RegExp(`^\\s*(?:\\p{L}+\\s+){0,2}?(?:${anyOf(words.either)})(?!\\p{L})|^\\s*/\\s*$`, 'iu');

const rejected = ({ id: slot }: Question, code: RefusalCode): Told => ({
  kind: 'rejectSlot',
  slot,
  refusal: { code, values: {} },
});

/** "Ravi@gmial.com sorry gmail.com": what is said anew is the end of the address. */
function withHostPutRight(text: string, { end, parsed }: Mention): Parsed<Value> {
  const value = parsed.ok ? hostPutRight(String(parsed.value), text.slice(end)) : undefined;
  return value === undefined ? parsed : { ok: true, value };
}

/** An address with the end that a text says anew: "sorry gmail.com", "email galat likh di, example.com hai". Undefined where it says none. */
export function hostPutRight(address: string, said: string): string | undefined {
  const [, host] = hostAnew.exec(said) ?? [];
  if (host === undefined || !(takesBack.test(said) || isWrong.test(said))) return undefined;
  const [owner = '', old = ''] = address.split('@');
  return `${owner}@${host.startsWith('.') ? old.replace(/\.[^.]*$/, host) : host}`;
}

const hostAnew =
  /^[\s.,]*(?:\p{L}+[\s,]+){1,8}(?:\p{L}*@)?((?:[a-z0-9-]+)?\.[a-z]{2,}(?:\.[a-z]{2,})?)(?:\s+\p{L}{2,4})?[\s.]*$/iu;
const isWrong = new RegExp(anyWord(grammar.wrong), 'iu');

function setting(question: Question, parsed: Parsed<Value>, answerContext: AnswerContext): Told {
  const checked = parsed.ok ? question.validate(parsed.value, answerContext) : parsed;
  return checked.ok
    ? { kind: 'setSlot', slot: question.id, value: checked.value }
    : { kind: 'rejectSlot', slot: question.id, refusal: checked.refusal };
}

/** "Date should be 19, not 18": what stands behind the name of a question in its clause, where no value was found for it. */
function valuesCalled(
  text: string,
  { values, names }: Mentions,
  typed: readonly Told[],
  { open, formState, answerContext }: Place,
): readonly ActOf<'setSlot'>[] {
  return names.flatMap(({ question, start, end }, at) => {
    if (question === open || !calledKinds.has(question.kind) || isInWords(open)) return [];
    if (reason.test(text.slice(0, end))) return [];
    if (typed.some((one) => isOf(one, question.id) && one.kind === 'setSlot')) return [];
    const [clause = ''] = text.slice(end, names[at + 1]?.start).split(nextClause);
    const isBehindValue = values.some((one) => one.end <= start && text.slice(one.end, start).trim() === '');
    const isLed =
      (leadingUp.exec(clause)?.[0].trim() ?? '') !== '' ||
      (question.id !== 'name' && (isBehindValue || beginsClause.test(text.slice(0, start))));
    // "Name is joseph" tells a name that no form has yet.
    const isFirst =
      question.id === 'name' && formState.stage === 'asking' && formState.answers[question.id] === undefined;
    if (question.kind === 'text' && ((open === undefined && !isFirst) || !isLed)) return [];
    const said = clause.replace(leadingUp, '');
    const told = [said, ...sidesOfDenial(said)]
      .map((side) => setting(question, heard(question, side, answerContext), answerContext))
      .find(({ kind }) => kind === 'setSlot');
    return told?.kind === 'setSlot' ? [told] : [];
  });
}

/** "Subject: GST notice. Message: I got DRC-01": words for several questions, each behind the name of its own. Undefined where not several are called so. */
export function wordsCalled(
  text: string,
  { names }: Mentions,
  { answerContext, isBeginning }: Place,
): readonly ActOf<'setSlot'>[] | undefined {
  // "Send a message to the office" changes none.
  const isWished = (behind: string) => isBeginning === true && toWhom.test(behind);
  const called = names.filter(({ end }) => calls.test(text.slice(end)) && !isWished(text.slice(end)));
  const told = called.flatMap(({ question, end }, at) => {
    if (question.kind !== 'text' && question.kind !== 'longText') return [];
    const said = namedValue(text.slice(end, called[at + 1]?.start)).replace(/[\s.,;]+$/u, '');
    const value = setting(question, heard(question, said, answerContext), answerContext);
    return value.kind === 'setSlot' ? [value] : [];
  });
  return told.length > 1 ? told : undefined;
}

const toWhom = new RegExp(`^\\s+${anyOf(offices.prepositions)}(?!\\p{L})`, 'iu');

/** "The subject is …" */
export const calls = new RegExp(`^\\s*(?:[:–]|-\\s|${anyOf(grammar.becoming)}(?!\\p{L}))`, 'iu');

const calledKinds: ReadonlySet<QuestionKind> = new Set(['date', 'slot', 'phone', 'email', 'text']);
/** "Subject tds refund. …" */
const beginsClause = /(?:^|[.;,\n])\s*$/u;
const nextClause = /[,;.\n](?=\s)/u;

/** "7 kaadu 14 ki marchandi", "19, not 18": what is meant stands behind what is denied, or before what is said not to be. */
function sidesOfDenial(said: string): readonly string[] {
  const [, behind] = said.split(deniedBehind);
  return behind === undefined ? said.split(deniedBefore).slice(0, 1) : [behind.replace(changing, '')];
}
const deniedBehind = new RegExp(`\\s${anyOf(grammar.denied)}(?!\\p{L})[\\s,]*`, 'iu');
const deniedBefore = new RegExp(`\\s${anyOf(grammar.instead)}(?!\\p{L})`, 'iu');
/** "14 ki marchandi" */
const changing = new RegExp(`\\s${anyOf(grammar.becoming)}\\s+\\p{L}+\\s*$`, 'iu');
const leadingUp = new RegExp(`^[\\s:=-]*(?:${anyOf(grammar.becoming)}\\s+)*`, 'iu');

/** Whether a question takes a message as it was written; a name is found in it. */
export const isInWords = (open: Question | undefined): boolean =>
  open?.kind === 'longText' || (open?.kind === 'text' && open.id !== 'name');

/** "An hour earlier", "push it by a week": the day or the hour that stands, moved. */
function movedTold(
  text: string,
  others: readonly Told[],
  { form, formState, open, answerContext }: Place,
): Told | undefined {
  const step = isInWords(open) ? undefined : stepTold(text);
  const kind = step && ('hours' in step ? 'slot' : 'date');
  const question = form.questions.find((one) => one.kind === kind);
  const held = question && formState.answers[question.id];
  if (
    !step ||
    !question ||
    question === open ||
    held === undefined ||
    others.some((one) => isOf(one, question.id) && one.kind === 'setSlot')
  )
    return undefined;
  const moved =
    'days' in step ? addDays(String(held), step.days) : writtenTime(slotMinutes(String(held)) + step.hours * 60);
  return setting(question, { ok: true, value: moved }, answerContext);
}

/** Amounts: each goes to the question that is named beside it, else to the open one; what finds none is left. */
function amountsTold(text: string, { values, names: calledNames }: Mentions, place: Place): readonly Told[] {
  const { form, answerContext } = place;
  const open = isSupposed(text, place) || isAmended(text, place) ? undefined : place.open;
  const byMonth = ofAllByMonth.exec(text);
  const span = byMonth && { start: byMonth.index, end: byMonth.index + byMonth[0].length };
  const found = inOneScale(
    text,
    values.filter((one) => one.kind === 'rupees' && !(span && overlaps(one, span))),
    calledNames,
  );
  const all = found.filter(({ isDenied }) => !isDenied);
  const strong = all.filter(
    (one) => one.weak !== true || isBehindName(text, one, calledNames) || tellsPeriod(text.slice(one.start, one.end)),
  );
  const byValue = calledByValue(text, found, place);
  const called = [
    ...calledNames
      .filter((name) => name.question.kind === 'rupees' && !isDisowned(text, name))
      .map((name) => heldByName(text, name, place)),
    ...byValue,
  ];
  const amounts = strong.length > 0 ? strong : all;
  const names = new Map([
    ...[...namedFor(text, amounts, called)].filter(([amount, { question }]) => !isNoIncome(text, amount, question)),
    ...byValue.flatMap((name) =>
      amounts.filter(({ start }) => start === name.start).map((amount) => [amount, name] as const),
    ),
  ]);
  const named = new Map([...names].map(([amount, { question }]) => [amount, question]));
  const [only, further] = amounts;
  const isUnnamed = !open && only !== undefined && !further && !named.has(only);
  const held = isUnnamed ? (heldOfKind(text, only, place) ?? heldNear(text, only, place)) : undefined;
  if (only && held) named.set(only, held);
  const isOpen = open?.kind === 'rupees';
  // "10% of basic in NPS"; "variable may come only half" is no half of what is asked for.
  const isOfOther = called.some(({ question, isPart }) => isPart && question !== open);
  const whose = isOpen && !isOfOther ? open : called.find(({ start }) => !ofWhole.test(text.slice(0, start)))?.question;
  const share = whose && strong.length < 2 ? shareTold(text, whose, called, answerContext) : undefined;
  if (whose && share) return [ofReckoned(whose, share, answerContext)];
  if (isOpen) {
    const isAllOpen = named.size === 0 || [...named.values()].every((question) => question === open);
    const isOwn = amounts.every(({ isOfAnother }) => isOfAnother !== true);
    const whole =
      isAllOpen && isOwn && amounts.length < 2 && strong.length === all.length
        ? heardWhole(text, open, amounts, place)
        : undefined;
    if (whole) return [whole];
  }
  // "80C 1.5 lakh, jewels 50000": behind what is named for another question, an amount is for the open one no more.
  const firstOther = amounts.findIndex((amount) => (named.get(amount) ?? open) !== open);
  // "Income 18 lakh, staying in a rented flat, 25k a month": beside its own amount one of another kind is not for it.
  const isOther = (amount: Mention) =>
    isOpen && isRequired(open) && [...named.values()].includes(open) && isOfKindNotAsked(text, amount, open);
  const isForOpen = (amount: Mention) =>
    isOpen && (firstOther < 0 || amounts.indexOf(amount) < firstOther) && !isOther(amount);
  const [first, another] = strong;
  const single = first?.parsed.ok && !another ? first : undefined;
  // "Sold shares, profit 2 lakh": a gain has a rate of its own, and is no answer here.
  if (isOpen && single && !named.has(single) && isNoIncome(text, single, open))
    return [{ kind: 'leaveAmounts', amounts: [text.slice(single.start, single.end).trim()] }];
  if (isOpen && isRequired(open) && single && isOfOtherKind(text, single, open, named))
    return [{ kind: 'propose', acts: takenAs(single, [open, ...named.values()], answerContext) }];
  const known = { ...place.formState.answers };
  const told = form.questions.flatMap((question): readonly Told[] => {
    const own = amounts.filter((amount) => (named.get(amount) ?? (isForOpen(amount) ? open : undefined)) === question);
    const span = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? text.length };
    if (own.length === 0) return [];
    const value = byValue.find((name) => name.question === question);
    const meant = own.map((one) => {
      if (value && value.scale > 1 && one.weak === true && one.parsed.ok) return scaledAs(one, value);
      return value?.isByMonth === true || (byMonth && question.isByMonth === true)
        ? { ...one, parsed: byTheMonth(text, one) }
        : one;
    });
    const isPart = own.some((one) => names.get(one)?.isPart === true);
    const areAdded = isRequired(question) && own.length > 1 && own.every((one) => names.get(one)?.isPart === true);
    const formState = { ...place.formState, answers: { ...known } };
    const amount = amountTold(text, question, meant, { ...place, formState, isOfPart: isPart });
    if (amount.kind === 'setSlot') known[question.id] = amount.value;
    // Whoever asks for an income may have that of another in mind.
    if (isRequired(question) && !isPart && own.every(({ isOfAnother }) => isOfAnother === true))
      return [{ kind: 'propose', acts: amount.kind === 'setSlot' ? [amount] : [] }];
    // "Mediclaim of my parents 50k" behind one's own.
    const isMore = isPart || (!isRequired(question) && ofFamily.test(clauseOf(text, span)));
    return [
      {
        ...(isMore && (adds.test(text) || !takesBack.test(text))
          ? besideHeld(text, amount, question, place, areAdded)
          : amount),
        span,
      },
    ];
  });
  // "14% NPS, basic 7.5 lakh"
  const settled = told.filter(({ kind }) => kind === 'setSlot');
  const untold = called.find(({ question }) => !settled.some((one) => isOf(one, question.id)))?.question;
  const ofTold =
    untold && settled.length > 0 ? shareTold(text, untold, called, { ...answerContext, answers: known }) : undefined;
  if (untold && ofTold) return [...settled, ofReckoned(untold, ofTold, answerContext)];
  const left = strong.filter((amount) => !named.has(amount) && !isForOpen(amount) && !isBound(text, amount));
  if (left.length === 0)
    return told.length > 0 || !isOpen ? told : [setting(open, heard(open, text, answerContext), answerContext)];
  return [...told, { kind: 'leaveAmounts', amounts: left.map(({ start, end }) => text.slice(start, end).trim()) }];
}

const ofWhole = new RegExp(`(?:%|${anyOf(grammar.percent)})\\s*(?:\\p{L}+\\s+)?$`, 'iu');

/** "Kiraya 12 hajar" where rent received stands, and none that is paid: a name that may mean either means the one that has an answer. */
function heldByName(text: string, name: NamedQuestion, place: Place): NamedQuestion {
  const {
    form,
    formState: { answers },
  } = place;
  const alone = isRequired(name.question) && isSupposed(text, place) ? incomeAlone(place) : undefined;
  if (alone) return { ...name, question: alone };
  const [held, another] = form.questions.filter(
    (question) => answers[question.id] !== undefined && mayBeCalled(text, name, question),
  );
  return held && !another && name.isBeside !== true && answers[name.question.id] === undefined
    ? { ...name, question: held }
    : name;
}

/** "What if income becomes 2 lakh a month" of who has fees and no pay: the one income that stands. */
function incomeAlone({ form: { questions, standAlone }, formState: { answers } }: Place): Question | undefined {
  const [alone, other] = questions.filter(({ id }) => standAlone?.includes(id) && answers[id] !== undefined);
  return other || answers[questions[0]?.id ?? ''] !== 0 ? undefined : alone;
}

/** "Interest 6 lakh ayite?" where other income of that kind stands: an amount goes to the one answer that takes its kind. */
function heldOfKind(text: string, amount: Mention, place: Place): Question | undefined {
  const { form, formState } = place;
  const { answers } = formState;
  const kind = amountKindAt(text, amount);
  const isIncome = kind === 'income' && isSupposed(text, place);
  const alone = isIncome ? incomeAlone(place) : undefined;
  if (alone) return alone;
  const [question, another] = form.questions.filter(
    (one) =>
      kind !== undefined &&
      (!isRequired(one) || isIncome) &&
      answers[one.id] !== undefined &&
      kindsAsked([one]).has(kind),
  );
  return another ? undefined : question;
}

/** "Sorry no, 13.5 lakh", "agar 14", "it became 33 lakh": a changed amount that nothing names is for the answer that it comes near: the one that was told last where that is taken back, and else the one that is clearly the nearest. */
function heldNear(text: string, amount: Mention, place: Place): Question | undefined {
  const { form, formState } = place;
  const before = text.slice(0, amount.start);
  const isChanged = supposing.test(text) || takesBack.test(before) || turning.test(before);
  if (!isChanged || !amount.parsed.ok) return undefined;
  const value = Number(amount.parsed.value);
  const near = form.questions.flatMap((question) => {
    if (question.kind !== 'rupees' || isOfKindNotAsked(text, amount, question)) return [];
    const scaled = inScaleOfHeld(value, question, place, amount.weak !== true);
    const held = Number(formState.answers[question.id]);
    return scaled === undefined ? [] : [{ question, apart: Math.abs(Math.log(scaled / held)) }];
  });
  const last = takesBack.test(before) ? lastAmount(form, formState) : undefined;
  const [nearest, next] = near.toSorted((one, other) => one.apart - other.apart);
  const isClear = nearest && (!next || next.apart > clearlyNearer * nearest.apart);
  return near.find(({ question }) => question === last)?.question ?? (isClear ? nearest.question : undefined);
}
/** Of two answers the other one is so many times as far from a figure. */
const clearlyNearer = 2;
const turning = new RegExp(anyWord(grammar.turned), 'iu');

/** "Sorry, 1.4 lakh a month" where an amount is asked for that has no answer: what stands is put right. */
const isAmended = (text: string, { open, formState }: Place): boolean =>
  open?.kind === 'rupees' && formState.answers[open.id] === undefined && amends.test(text);

/** Second thoughts with which a message begins. */
export const amends = new RegExp(`^\\W*${anyWord(repairs.amends)}`, 'iu');

/** "How much if 49 lakhs" while another amount is open: what is supposed of figures that stand is for the answer that it names. */
export const isSupposed = (text: string, { form, formState: { answers } }: Place): boolean =>
  answers[form.questions[0]?.id ?? ''] !== undefined && supposing.test(text);
const supposing = new RegExp(anyWord(grammar.supposing), 'iu');

/** "Business profit 8 lakh" where pay is asked for, "rent 4 lakh comes" where an income is: rent may be what is paid, and what is received. */
function isOfOtherKind(
  text: string,
  amount: Mention,
  question: Question,
  named: ReadonlyMap<Mention, Question>,
): boolean {
  const kind = amountKindAt(text, amount);
  if (named.has(amount) || kind === undefined) return kind === 'rent' && kindsAsked([question]).has(kind);
  return isOfKindNotAsked(text, amount, question);
}

function isOfKindNotAsked(text: string, amount: Mention, question: Question): boolean {
  const kind = amountKindAt(text, amount);
  const own = kindsAsked([question]);
  return kind !== undefined && own.size > 0 && !own.has(kind);
}

const owned: readonly AmountKind[] = ['price', 'loan', 'deposit', 'stock', 'machines'];

/** No question about a year's tax takes amounts of these kinds, but for one that asks for them by name. */
export const noIncome: ReadonlySet<AmountKind> = new Set([
  ...owned,
  'turnover',
  'gift',
  'gain',
  'expense',
  'demand',
  'farm',
]);

/** "Farm income 4 lakh", "2 lakh short term profit": an income by its word, and of a kind that is none here. */
function isNoIncome(text: string, amount: Span, question: Question): boolean {
  const kind = amountKindAt(text, amount);
  const isIncome = isRequired(question) || kind === 'gain' || kind === 'expense';
  return isIncome && kind !== undefined && noIncome.has(kind) && !kindsAsked([question]).has(kind);
}

/** The kinds of amounts for which questions ask by their names. */
export const kindsAsked = (questions: readonly Question[]): ReadonlySet<AmountKind> =>
  amountKindsOf(
    questions.flatMap(({ label, alsoCalled, covers = [] }) =>
      [label, ...alsoCalled, ...covers].map((name) => name.toLowerCase()),
    ),
  );

/** "Parents above 60": so many years, and no rupees. */
const isBound = (text: string, { start, end, parsed }: Mention) =>
  !parsed.ok && !/\d{3}|\d\s*\p{L}/u.test(text.slice(start, end));

/** "Nelaku 5000" */
const tellsPeriod = (written: string): boolean => Object.values(periodsOf(written)).some(Boolean);

/** "HRA 0", "HRA 8500": a nought, or so many rupees, right behind the name of its question. */
const isBehindName = (text: string, { start, parsed }: Mention, names: readonly NamedQuestion[]) =>
  parsed.ok &&
  (parsed.value === 0 || Number(parsed.value) >= leastAYear) &&
  names.some(({ end }) => end <= start && text.slice(end, start).trim() === '');

const takenAs = (amount: Mention, questions: readonly Question[], answerContext: AnswerContext) =>
  [...new Set(questions)]
    .map((question) => setting(question, amount.parsed, answerContext))
    .filter(({ kind }) => kind === 'setSlot');

/** "45k a month and a bonus of 30k" */
const isPaidOnce = (text: string, amount: Span): boolean => paidOnce.test(clauseOf(text, amount));
const paidOnce = new RegExp(anyWord(counting.once), 'iu');

/** "20k instead of 15k", "20 kadu 18", "25k was a month's": an amount that is denied, or told again by the month, calls the question by the answer it has; a bare figure may be so many thousands or lakhs. */
function calledByValue(
  text: string,
  amounts: readonly Mention[],
  { form, formState: { answers, monthly = [] } }: Place,
): readonly (NamedQuestion & { readonly isByMonth: boolean; readonly scale: number })[] {
  return amounts.flatMap(({ start, end, isDenied, parsed, weak }) => {
    const isMonthly = !isDenied && periodsOf(text.slice(start, end)).monthly;
    const isMonthApart = !isDenied && amounts.length === 1 && monthApart.test(text.replace(yearDenied, ' '));
    const isAgain = isMonthly || isMonthApart;
    const plain = parseRupees(text.slice(start, end));
    const value = parsed.ok ? Number(parsed.value) : 0;
    const told = isMonthly ? value / 12 : isAgain && plain.ok ? plain.value : value;
    if (!isDenied && !isAgain) return [];
    const scales = isDenied && weak === true && told < leastAYear ? [1, ...scalesTold] : [1];
    const [called, another] = form.questions.flatMap((question) => {
      const held = answers[question.id];
      if (question.kind !== 'rupees' || told === 0) return [];
      const times = monthly.includes(question.id) ? [12, 1] : [1];
      return scales
        .flatMap((scale) => times.map((by) => ({ question, scale, by })))
        .filter(({ scale, by }) => held === told * scale * by)
        .slice(0, 1);
    });
    if (!called || another) return [];
    const { question, scale, by } = called;
    return [{ start, end, question, isPart: false, isByMonth: isAgain || by > 1, scale }];
  });
}

/** A bare figure as so many thousands or lakhs, of a month or of a year, as what it takes the place of. */
const scaledAs = (
  amount: Mention,
  { scale, isByMonth }: { readonly scale: number; readonly isByMonth: boolean },
): Mention => ({
  ...amount,
  parsed: amount.parsed.ok ? accepted(Number(amount.parsed.value) * scale * (isByMonth ? 12 : 1)) : amount.parsed,
  weak: false,
});

/** "FD interest 2 lakh", where an income stands: less than it comes on top; what is as much may be all of it, and a part of a deduction may be in it already. */
function besideHeld(
  text: string,
  told: Told,
  question: Question,
  { formState: { answers }, answerContext }: Place,
  areAdded: boolean,
): Told {
  const held = answers[question.id];
  const isSettled = told.kind !== 'setSlot' || (told.sum !== undefined && !areAdded) || told.value === held;
  if (isSettled || held === undefined || held === 0) return told;
  const sum = setting(question, accepted(Number(held) + Number(told.value)), answerContext);
  const how = `${question.format(held)} + ${told.sum ?? question.format(told.value)}`;
  if (sum.kind !== 'setSlot') return { kind: 'propose', acts: [told] };
  const isOnTop = isRequired(question) && Number(told.value) < Number(held);
  return isOnTop || adds.test(text) ? { ...sum, sum: how } : { kind: 'propose', acts: [{ ...sum, sum: how }, told] };
}

/** "Home loan interest 2 lakh also" */
const adds = new RegExp(anyWord(shifts.more, clauses.then, clauses.too), 'iu');

/** The whole of a message as the answer to the open question, where it can be read as one and nothing is to be reckoned. */
function heardWhole(text: string, open: Question, amounts: readonly Mention[], place: Place): Told | undefined {
  const { answerContext } = place;
  const [amount] = amounts;
  if (amount && parsedInPeriod(text, amount, open, place) !== amount.parsed) return undefined;
  if (amount && (tellsShare(text) || reckoned(text, open, amounts, answerContext))) return undefined;
  const parsed = heard(open, text, answerContext);
  if (!parsed.ok) return undefined;
  const how = open.explain?.(text, answerContext);
  return { ...withPeriod(setting(open, parsed, answerContext), text), ...(how !== undefined && { sum: how }) };
}

const inLakhs = new RegExp(`\\d\\s*(${anyOf(amountWords.scales.lakh)}\\p{L}*|l(?!\\p{L}))`, 'iu');

/** "20 and 5 lakh": small numbers beside one in lakhs are lakhs too. */
function inOneScale(text: string, amounts: readonly Mention[], names: readonly NamedQuestion[]): readonly Mention[] {
  const scaled = amounts.find(({ start, end }) => inLakhs.test(text.slice(start, end)));
  const [, scale] = inLakhs.exec(scaled ? text.slice(scaled.start, scaled.end) : '') ?? [];
  if (scale === undefined) return amounts;
  return amounts.map((one, at) => {
    const written = text.slice(one.start, one.end).trim();
    // "20 lakh gross, basic 12"
    const isNamed = names.some(
      ({ end, question }) => question.isByMonth === true && /^\s+$/.test(text.slice(end, one.start)),
    );
    const isBeside = isNamed || scaleJoint.test(text.slice(one.end, amounts[at + 1]?.start));
    if (!isBeside || one.weak !== true || !/^\d{1,2}(?:\.\d+)?$/.test(written)) return one;
    const [found] = findAmounts(`${written} ${scale}`);
    return found?.parsed.ok ? { ...one, parsed: found.parsed, weak: false } : one;
  });
}

/** "20 and 5 lakh", "18-20 lakh", "9 nahi 10 lakh" */
const scaleJoint = /^\s*(?:[-–,/]?\s*|(?:\p{L}+\s*){0,4})$/u;

const ofReckoned = (question: Question, { parsed, how }: Reckoned, answerContext: AnswerContext): Told => {
  const told = setting(question, parsed, answerContext);
  return told.kind === 'setSlot' ? { ...told, sum: how, isPeriodTold: true } : told;
};

/** One amount for a question, or several that are reckoned together. */
function amountTold(text: string, question: Question, all: readonly Mention[], place: Place): Told {
  const { answerContext } = place;
  // "Nelaki 40,000 basic plus DA 8,000"
  const areReckoned = all.length > 1 && all.length <= mostReckoned;
  const own = areReckoned ? all.map((one) => ({ ...one, parsed: parsedInPeriod(text, one, question, place) })) : all;
  if (own.length > 1 && tellsStretches(text)) return rejected(question, 'amountSeveral');
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return rejected(question, 'amountNone');
  const isTakenBack = own.length > 1 && takesBack.test(text.slice(first.end, last.start));
  // Whose of several a figure is, or what one said anew replaces, is for the visitor to say.
  const isOfSeveral = isRequired(question) && own.length > 1 && own.some(({ isOfAnother }) => isOfAnother === true);
  if (isTakenBack ? own.length > 2 : isOfSeveral) return eitherOf(question, own, answerContext);
  const sum = isTakenBack ? undefined : reckoned(text, question, own, answerContext);
  if (sum) {
    const isMonthly = own.some(({ start, end }) => periodsOf(text.slice(start, end)).monthly);
    return { ...ofReckoned(question, sum, answerContext), ...(isMonthly && { isMonthly }) };
  }
  if (tellsShare(text)) return rejected(question, 'amountUnclear');
  if (own.length > 1 && !isTakenBack) return eitherOf(question, own, answerContext);
  const one = isTakenBack ? last : first;
  const value = one.parsed.ok ? Number(one.parsed.value) : 0;
  if (value > 0 && value < leastAYear && (one.weak === true || /\p{L}/u.test(text))) {
    const scaled = inScaleOfHeld(value, question, place);
    return scaled === undefined
      ? rejected(question, 'amountHowMany')
      : setting(question, accepted(scaled), answerContext);
  }
  return withPeriod(
    setting(question, parsedInPeriod(text, one, question, place), answerContext),
    text.slice(one.start, one.end),
  );
}

/** More amounts for one answer are a list, and no sum of what is told by the month. */
const mostReckoned = 6;

/** "Salary is 95" behind 75 thousand a month: a bare figure for what stands is thousands or lakhs as that is, where one of the two comes near it. */
function inScaleOfHeld(
  value: number,
  { id }: Question,
  { formState: { answers, monthly } }: Place,
  isScaled = false,
): number | undefined {
  const held = Number(answers[id] ?? 0);
  const times = monthly?.includes(id) === true ? 12 : 1;
  return (isScaled ? [1] : scalesTold)
    .flatMap((scale) => [value * scale * times, value * scale])
    .find((one) => one > held / nearHeld && one < held * nearHeld);
}
const scalesTold = [1000, 100_000];
const nearHeld = 3;

/** "35,000… a month, not a year": an amount whose period stands apart from it. "Sorry, rent is 25k" behind 20k a month: far less than what stands is by the month too. */
function parsedInPeriod(text: string, amount: Mention, question: Question, place: Place): Parsed<Value> {
  const { form, formState, open, isBeginning, isOfPart } = place;
  const { id } = question;
  const { start, end, parsed } = amount;
  const { monthly, yearly } = periodsOf(text.slice(start, end));
  const isOfYear = isOfPart === true || yearly || periodsOf(clauseOf(text, amount)).yearly;
  if (monthly || isOfYear || !parsed.ok || isPaidOnce(text, amount)) return parsed;
  const rest = `${text.slice(0, start)} ${text.slice(end)}`;
  const isMonthApart = monthApart.test(rest.replace(yearDenied, ' ')) && meant.test(rest);
  const isFarLess = Number(parsed.value) * leastTimes <= Number(formState.answers[id]);
  const isMonthBefore = formState.monthly?.includes(id) === true && isFarLess;
  // "Basic 45000" behind a pay of 80,000 a month: who tells amounts by the month tells by the month what is too little for a year.
  const tellsMonths = (formState.monthly?.length ?? 0) > 0 || periodsOf(text).monthly;
  // "Rent 15,000", which nobody asked for the year.
  const isUnasked = question.isByMonth === true && (question !== open || isBeginning === true);
  const isOfMonth =
    (tellsMonths || isUnasked) && isDoubted(form, { answers: { ...formState.answers, [id]: parsed.value } }, question);
  return isMonthApart || isMonthBefore || isOfMonth ? byTheMonth(text, amount) : parsed;
}

const leastTimes = 4;

/** An amount as that of a month, for the year; as it is where it cannot be one. */
function byTheMonth(text: string, { start, end, parsed }: Pick<Mention, 'start' | 'end' | 'parsed'>): Parsed<Value> {
  const said = text.slice(start, end);
  if (!parsed.ok || periodsOf(said).monthly) return parsed;
  const written = parseRupees(said);
  const value = Number(parsed.value);
  return written.ok && value === written.value * 12 ? parsed : accepted(value * 12);
}

/** "Both per month": the period of every amount in the message. */
const ofAllByMonth = new RegExp(
  `(?<!\\p{L})${anyOf(amountWords.together)}\\s+(?:${anyOf(amountWords.month, amountWords.everyMonth)})(?!\\p{L})`,
  'iu',
);
const monthApart = new RegExp(anyWord(amountWords.month, amountWords.everyMonth), 'iu');
const meant = new RegExp(`${anyWord(grammar.meaning)}|\\.\\.`, 'iu');

/** Fewer rupees a year, said of a question that is not open, may be thousands. */
const leastAYear = 1000;

/** An amount with whether it was told by the month, or at all with its period. Takes the words in which it was told. */
function withPeriod(told: Told, written: string): Told {
  if (told.kind !== 'setSlot') return told;
  const { monthly, yearly } = periodsOf(written.slice(0, 200));
  const plain = parseRupees(written);
  const how =
    plain.ok && plain.value > 0 && told.value === plain.value * 12 ? `${formatRupees(plain.value)} × 12` : undefined;
  const isMonthly = monthly || how !== undefined;
  return {
    ...told,
    ...(how !== undefined && { sum: how }),
    ...(isMonthly && { isMonthly: true }),
    ...((isMonthly || yearly) && { isPeriodTold: true }),
  };
}

type Bound = ReadonlyMap<Mention, NamedQuestion>;

/**
 * The question of each amount by the name beside it: the last one before it, behind the amount before; else one behind it in its clause that leads to no other amount. Whether the names
 * stand before or behind the amounts shows in what finds none: "2 lakh interest 1.5 lakh 80C 25k mediclaim" leaves no name only where they stand behind.
 */
function namedFor(text: string, amounts: readonly Mention[], names: readonly NamedQuestion[]): Bound {
  const [ahead, behind] = [boundTo(text, amounts, names, false), boundTo(text, amounts, names, true)];
  const left = (bound: Bound) => {
    const found = new Set([...bound.values()].map(({ question }) => question));
    return amounts.length - bound.size + new Set(names.map(({ question }) => question)).size - found.size;
  };
  const endsWith = (spans: readonly Span[]) => Math.max(0, ...spans.map(({ end }) => end));
  const isBehind =
    names.length > 1 &&
    endsWith(names) > endsWith(amounts) &&
    !names.some(({ start }) => start < (amounts[0]?.start ?? 0));
  return left(behind) < left(ahead) || (isBehind && left(behind) === left(ahead)) ? behind : ahead;
}

function boundTo(
  text: string,
  amounts: readonly Mention[],
  names: readonly NamedQuestion[],
  isBehindFirst: boolean,
): Bound {
  const found = new Map<Mention, NamedQuestion>();
  const used = new Set<NamedQuestion>();
  const within = ({ start, end }: Span, from: number, to: number) => start >= from && end <= to;
  const bind = (amount: Mention, name: NamedQuestion | undefined) => {
    if (!name || found.has(amount)) return;
    found.set(amount, name);
    used.add(name);
  };
  // "Of that CTC they put 74,000 NPS": the name that touches the amount is nearer than one some words before.
  const touching = ({ end }: Mention) =>
    names.find(({ start }) => start >= end && text.slice(end, start).trim() === '');
  const before = () => {
    for (const [at, amount] of amounts.entries()) {
      const name = names.findLast((one) => !used.has(one) && within(one, amounts[at - 1]?.end ?? 0, amount.start));
      const isFar = name !== undefined && wordsOf(text.slice(name.end, amount.start)).length > 1;
      if (isFar && amounts[at + 1] === undefined && touching(amount)) continue;
      if (name && !/[.;\n]\s/.test(text.slice(name.end, amount.start))) bind(amount, name);
    }
  };
  const behind = () => {
    for (const [at, amount] of amounts.entries()) {
      // "Income 9L, its 9.6L": said anew of the same.
      const last = amounts[at - 1];
      const same = last && found.get(last);
      const between = text.slice(last?.end, amount.start);
      if (same && !found.has(amount) && takesBack.test(between)) found.set(amount, same);
      const isBehind = (name: NamedQuestion) =>
        within(name, amount.end, amounts[at + 1]?.start ?? text.length) &&
        !clauseEnd.test(text.slice(amount.end, name.start));
      bind(
        amount,
        names.find((name) => !used.has(name) && isBehind(name)),
      );
      const behindIt = text.slice(amount.end, amounts[at + 1]?.start);
      const isJoined = joined.test(between) || (inList.test(between) && ofFamily.test(behindIt));
      if (same && !found.has(amount) && isJoined) found.set(amount, same);
    }
  };
  // "18 lakh salary, 1.5 lakh in PPF": each name stands behind its amount.
  if (isBehindFirst) behind();
  before();
  behind();
  return found;
}

/** "Mediclaim 25k self and 50k for parents" */
const joined = new RegExp(`^\\s+(?:\\p{L}+\\s+){0,2}${anyOf(grammar.joining)}\\s+$`, 'iu');

/** "25k for us, 50k for my parents" */
const inList = /^(?:\s+\p{L}+){0,2},\s+$/u;

/** What the whole of a message is for the open question of another kind, where nothing in it was found for it. */
function openTold(
  text: string,
  { values }: Mentions,
  others: readonly Told[],
  { open, answerContext }: Place,
): readonly Told[] {
  if (!open || open.kind === 'rupees' || open.kind === 'text' || open.kind === 'longText') return [];
  const own = others.find((one) => isOf(one, open.id));
  // "GST ka kaam nahi": what is denied is no answer.
  const isDenied = open.kind === 'choice' && values.some((one) => one.kind === open.kind && one.isDenied);
  const isCount = values.some((one) => one.kind === 'slot' && one.weak === true && counts(text, one));
  if (own?.kind === 'setSlot' || isDenied || (open.kind === 'slot' && isCount)) return [];
  const told = setting(open, heard(open, text, answerContext), answerContext);
  return told.kind === 'setSlot' || (!own && others.length === 0) ? [told] : [];
}

/** Whether acts tell a value. */
export const hasValue = (acts: readonly Act[]): boolean => acts.some(({ kind }) => kind === 'setSlot');
