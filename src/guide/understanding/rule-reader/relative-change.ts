import changes from 'content:vocabulary-changes';
import calendar from 'content:vocabulary-days';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import words from 'content:vocabulary-shifts';
import small from 'content:vocabulary-small';
import { refused } from '#src/domain/parsed.ts';
import { addDays, weekdayIndex } from '#src/domain/ist-dates.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import { calendarText, weekdayNumber, weekdayPattern } from '#src/entities/date/calendar-words.ts';
import { editDistance } from '#src/text/edit-distance.ts';
import { numberWord } from '#src/entities/number/number-words.ts';
import { plainText } from '#src/text/plain-text.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { isRequired, type AnswerContext, type Question, type Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { shiftsAmount } from './amount-shift.ts';
import type { Command } from './command.ts';
import type { Reading } from './parsed-message.ts';
import type { Situation } from './situation.ts';
import { singleWords } from '#src/search/single-words.ts';

/**
 * A change told by how far it goes: "an hour later", "the day after", "2 lakh less", "per month", "the last digit is 1 not 0", "ends with 39".
 * Takes the answer it can only mean; undefined where nothing of that kind was answered.
 */
export function relativeChange(reading: Reading, situation: Situation): Command | undefined {
  const { open } = situation;
  if (open?.kind === 'longText' && isRequired(open)) return undefined;
  const text = inOrder(
    corrected(plainText(reading.text))
      .replace(polite, ' ')
      .replace(/[\s,]+/g, ' ')
      .trim(),
  );
  const { formState } = situation;
  // "₹18,000 counts for the whole year": so it should.
  const isDoubted = open
    ? open.kind === 'rupees' && formState.answers[open.id] !== undefined
    : situation.form.warnings?.(formState.answers).some(({ insteadLabel }) => insteadLabel !== undefined);
  if (isDoubted === true && yearly.test(text)) return { kind: 'keep' };
  const months = open ? undefined : everyMonth(text, situation);
  if (months) return months;
  const amount = open?.kind === 'longText' ? undefined : shiftsAmount(reading, situation);
  if (amount) return amount;
  // For the notes, only what is nothing but such a change is one.
  for (const shift of open?.kind === 'longText'
    ? [hours, weekdayBeside, days, dayOfMonth, digits]
    : [hours, weekdayBeside, days, dayOfMonth, gain, period, digits, letters]) {
    const changed = shift(text, reading, situation);
    if (changed) return held(changed, situation);
  }
  return undefined;
}

/** "An hour later, no, two": of two shifts the last one; what it leaves out is taken from the first. */
function corrected(text: string): string {
  const [first = '', ...more] = text.split(takenBack);
  const last = more.at(-1);
  if (last === undefined || !wayAtEnd.test(first)) return text;
  return wayAtEnd.test(last) ? last : first.replace(countFirst, `${last.replace(/[.!]+$/, '')} `);
}

/** Whether a message shifts an answer and takes that back at once. */
export function isShiftTakenBack(text: string): boolean {
  const plain = plainText(text);
  return corrected(plain) !== plain;
}

const takenBack = new RegExp(
  `[,.;]?\\s+(?:${anyOf(changes.no, changes.openings)}[\\s,]+)+(?:${anyOf(changes.write)}\\s+)?`,
  'u',
);
const wayAtEnd = new RegExp(
  `(?<!\\p{L})${anyOf(words.later, words.behind, words.earlier, words.late, words.early)}[.!]*$`,
  'u',
);
const countFirst = /^\S+\s+/u;

/** "Push it by a week" and "move it a week later" as "a week later". */
const inOrder = (text: string): string =>
  text.replace(shiftVerb, (_, off: string | undefined, span: string) =>
    wayAtEnd.test(span) ? span : `${span} ${String([...(off === undefined ? earlier : later)][0])}`,
  );

const shiftVerb = new RegExp(
  `^(?:(${anyOf(words.putOff)})|${anyOf(words.bringForward)})(?: ${anyOf(changes.it, changes.thatOne)}|(?: \\p{L}+){1,2}(?= ${anyOf(words.by)} ))?(?: ${anyOf(words.by)})? (.+?)[.!]*$`,
  'u',
);

interface Changed {
  readonly question: Question;
  readonly value: Value;
  /** How it was reckoned. */
  readonly sum?: string;
}

type Shift = (text: string, reading: Reading, situation: Situation) => Changed | undefined;

const polite = new RegExp(anyWord(words.around), 'gu');

const answered = ({ form, formState }: Situation, kind: Question['kind']) =>
  form.questions.findLast((question) => question.kind === kind && formState.answers[question.id] !== undefined);

const articles = wordSet(words.article, 'one');
const count = (word: string | undefined) =>
  word === undefined || articles.has(word) ? 1 : (numberWord(word)?.value ?? Number(word));

const later = wordSet(words.later, words.behind, words.late);
const earlier = wordSet(words.earlier, words.early);
const way = `(?<way>${anyOf(words.later, words.behind, words.earlier, words.late, words.early)})(?![\\p{L}\\d])`;

/** How far an answer is shifted, where a message holds nothing else but its name and words that lead up to it: "make the time an hour earlier than that". */
function shiftIn(
  shift: RegExp,
  text: string,
  { label, alsoCalled }: Question,
): Readonly<Record<string, string | undefined>> | undefined {
  const found = shift.exec(text);
  if (!found) return undefined;
  const groups = found.groups ?? {};
  const isCounted = Number.isFinite(count(groups.amount));
  const uncounted = isCounted ? '' : groups.amount;
  const rest = wordsIn(
    `${text.slice(0, found.index)} ${String(uncounted)} ${text.slice(found.index + found[0].length)}`,
  );
  const names = new Set([label, ...alsoCalled].flatMap(wordsIn));
  // "I will be an hour late"
  const isFree = rest.length === 0 || towardsFreely.has(groups.way ?? '') || rest.some((word) => asking.has(word));
  return isFree && rest.every((word) => passing.has(word) || names.has(word))
    ? { ...groups, amount: isCounted ? groups.amount : undefined }
    : undefined;
}

const towardsFreely = wordSet(words.later, words.behind, words.earlier);
const asking = new Set([...singleWords(words.asking)].filter((word) => !wordSet(small).has(word)));
const passing = wordSet(
  small,
  calendar.booking,
  words.asking.replaceAll(' ', '|'),
  words.around.replaceAll(' ', '|'),
  words.than,
  words.that,
  changes.passing,
  changes.write,
  changes.replace,
  changes.keep,
  changes.thatOne,
  changes.it,
  changes.agreeing,
  words.putOff,
  words.bringForward,
  changes.dictating,
  changes.writing,
);

const hourShift = new RegExp(
  `(?<![\\p{L}\\d.:])(?:(?<half>${anyOf(words.halfHour)})|(?<minutes>\\d{1,3}) ?${anyOf(words.minute)}|(?:(?<amount>${anyOf(words.article)}|\\d|\\w+) ?)?${anyOf(words.hour)}) ${way}`,
  'u',
);

const hours: Shift = (text, _, situation) => {
  const question = answered(situation, 'slot');
  const shift = question && shiftIn(hourShift, text, question);
  if (!shift) return undefined;
  const { half, minutes: counted, amount, way: towards = '' } = shift;
  const minutes = Number(counted ?? (half === undefined ? count(amount) * 60 : 30)) * (later.has(towards) ? 1 : -1);
  const [, hour = '0', minute = '0', noon = 'AM'] =
    /^(\d\d):(\d\d) ([AP]M)$/.exec(String(situation.formState.answers[question.id])) ?? [];
  const from = ((Number(hour) % 12) + (noon === 'PM' ? 12 : 0)) * 60 + Number(minute);
  const to = from + minutes;
  if (!Number.isFinite(to)) return undefined;
  // An hour of another day is none that can be chosen.
  if (to < 0 || to >= 24 * 60) return { question, value: '' };
  const wanted = `${Math.floor(to / 60)}:${String(to % 60).padStart(2, '0')}`;
  return { question, value: wanted };
};

const nextDay = new RegExp(`(?<!\\p{L})${anyOf(words.nextDay)}(?!\\p{L})`, 'u');
const dayShift = new RegExp(
  `(?<![\\p{L}\\d.:])(?:(?:${anyOf(words.article)}|(?<amount>\\d|\\w+)) )?(?:(?<day>${anyOf(words.day)})|(?<week>${anyOf(words.week)})|(?<fortnight>${anyOf(words.fortnight)})) ${way}`,
  'u',
);

const days: Shift = (text, _, situation) => {
  const question = answered(situation, 'date');
  if (!question || situation.open?.id === question.id) return undefined;
  const { amount, week, fortnight, way: towards } = shiftIn(dayShift, text, question) ?? {};
  const isNext = wordsIn(text.replace(nextDay, ' ')).every((word) => passing.has(word));
  if (towards === undefined && !(nextDay.test(text) && isNext)) return undefined;
  const step =
    towards === undefined
      ? 1
      : count(amount) * (fortnight !== undefined ? 14 : week !== undefined ? 7 : 1) * (earlier.has(towards) ? -1 : 1);
  return Number.isInteger(step)
    ? { question, value: addDays(String(situation.formState.answers[question.id]), step) }
    : undefined;
};

/** "The Monday after that", "uske baad wala somvar": counted from the day that was told. */
const weekdayBeside: Shift = (_, reading, situation) => {
  const question = answered(situation, 'date');
  const text = calendarText(
    plainText(reading.text)
      .replace(polite, ' ')
      .replace(/[\s,]+/g, ' ')
      .trim(),
  );
  const found = question && (behindThat.exec(text) ?? thatBefore.exec(text));
  const { weekday = '', way: towards = '', before = '' } = found?.groups ?? {};
  if (!question || !found || !wordsIn(before).every((word) => passing.has(word))) return undefined;
  const held = String(situation.formState.answers[question.id]);
  const from = addDays(held, earlier.has(towards) ? -7 : 1);
  return { question, value: addDays(from, (weekdayNumber(weekday) - weekdayIndex(from) + 7) % 7) };
};

const thatDay = anyOf(words.thatDay, words.last, changes.thatOne);
const behindThat = new RegExp(
  `^(?<before>.*?)(?:next )?(?<weekday>${weekdayPattern.slice(1, -1)}) (?<way>${anyOf(words.later, words.behind, words.earlier)})(?: ${thatDay})?(?: ${anyOf(words.asking)})?[.!]*$`,
  'u',
);
const thatBefore = new RegExp(
  `^(?<before>.*?)${thatDay} (?<way>${anyOf(words.later, words.behind, words.earlier)}) (?:${anyOf(words.thatJoining)} )*(?<weekday>${weekdayPattern.slice(1, -1)})(?: \\p{L}{2,3})?(?: ${anyOf(words.asking)})?[.!]*$`,
  'u',
);

/** "Date to 28": of the month that was told. */
const dayOfMonth: Shift = (text, { named, told, isChange }, situation) => {
  const question = answered(situation, 'date');
  const [only, another] = named;
  const [figure, more] = text.match(/\d+/g) ?? [];
  if (!question || !isChange || another || only?.question.id !== question.id || more !== undefined) return undefined;
  const held = String(situation.formState.answers[question.id]);
  const day = Number(figure);
  if (figure === undefined || day < 1 || day > 31 || told.some(({ weak }) => weak !== true)) return undefined;
  const value = addDays(held, day - Number(held.slice(8)));
  return value.slice(0, 7) === held.slice(0, 7) ? { question, value } : undefined;
};

/** "If a bonus of 2 lakh is added", "with 50k incentive": earned beside the income. "With bonus 14 lakh" is the whole of it. */
const gain: Shift = (_, reading, situation) => {
  const [only, another] = [...reading.told.filter(({ question }) => question.kind === 'rupees'), ...reading.unnamed];
  if (!only || another || !only.parsed.ok) return undefined;
  if (!isGain(reading.text, only) || (reading.asks && !supposed.test(reading.text))) return undefined;
  const [question] = situation.form.questions;
  const held = question && situation.formState.answers[question.id];
  if (!question || held === undefined) return undefined;
  const [before, amount] = [Number(held), Number(only.parsed.value)];
  return { question, value: before + amount, sum: `${formatRupees(before)} + ${formatRupees(amount)}` };
};

/** Whether an amount is earned beside an income: "and 50,000 bonus". Takes a text and where the amount stands in it. Never throws. */
export const isGain = (text: string, { start, end }: Span): boolean =>
  gainBefore.test(text.slice(0, start)) || (gainBehind.test(text.slice(end)) && !isIncluded(text, start));

/** Whether what stands at a place is a part of what was told before it: "including a bonus of 50,000". Takes a text and a place. Never throws. */
export const isIncluded = (text: string, at: number): boolean => including.test(text.slice(0, at));
const including = /(?<!\p{L})including\s+(?:\p{L}+\s+){0,3}$/iu;

const gainBefore = new RegExp(
  `(?<!\\p{L})(?<!${anyOf(changes.with, 'including')}\\s+)${anyOf(words.gains)}\\s+(?:${anyOf(small)}\\s+)*$`,
  'iu',
);
const gainBehind = new RegExp(`^\\s*${anyOf(words.gains)}(?!\\p{L})`, 'iu');
const supposed = new RegExp(anyWord(changes.whatIf, words.supposed), 'iu');

/** "Per month", said of an amount just given for the year. */
const period: Shift = (text, { named }, situation) => {
  if (!monthly.test(text)) return undefined;
  const { form, open, formState } = situation;
  const held = open?.kind === 'rupees' && formState.answers[open.id] !== undefined ? open : undefined;
  const doubt = form.warnings?.(formState.answers).find(({ insteadLabel }) => insteadLabel !== undefined);
  const doubted = form.questions.find(({ id }) => id === doubt?.about);
  const called = named[0]?.question ?? held ?? doubted;
  const question = called ?? answered(situation, 'rupees');
  const value = question?.kind === 'rupees' ? formState.answers[question.id] : undefined;
  const isMeant = called !== undefined || formState.stage !== 'finished' || Number(value) < hardlyAMonth;
  const isSo = question !== undefined && formState.monthly?.includes(question.id) === true;
  return question && value !== undefined && isMeant ? { question, value: Number(value) * (isSo ? 1 : 12) } : undefined;
};

/** "Haan mahine ka", said of several amounts that may be by the month: all of them. Takes the message and where it is said; undefined where not several are doubted. */
export function everyMonth(text: string, { form, formState: { answers } }: Situation): Command | undefined {
  if (!monthly.test(text.trim())) return undefined;
  const doubted = (form.warnings?.(answers) ?? []).flatMap(({ about, insteadLabel }) =>
    insteadLabel === undefined ? [] : [about],
  );
  return doubted.length < 2
    ? undefined
    : {
        kind: 'set',
        answers: Object.fromEntries(doubted.map((id) => [id, Number(answers[id]) * 12])),
        sums: Object.fromEntries(doubted.map((id) => [id, `${formatRupees(Number(answers[id]))} × 12`])),
      };
}

/** Of a result, nobody means so many rupees by the month who does not say of what. */
const hardlyAMonth = 1_000_000;

const leading = `(?:${anyOf(words.that, small, changes.openings, contacts.takenBack)}[ ,]+)*`;
const behind = `(?:[ ,]+${anyOf(small, words.plainly)})*[.!]*$`;
/** "Per month, not per year" */
const periodSaid = (meant: string, other: string) =>
  new RegExp(
    `^${leading}(?:${anyOf(words.not, changes.no)} ${anyOf(other)}[ ,]+)?${anyOf(meant)}(?:[ ,]+${anyOf(words.not, changes.no)} ${anyOf(other)})?${behind}`,
    'u',
  );
const monthly = periodSaid(words.perMonth, words.perYear);
const yearly = periodSaid(words.perYear, words.perMonth);

/** "The last digit is 1 not 0", "it ends with 39", "it starts with 8". */
const digits: Shift = (text, reading, situation) => {
  const question = situation.form.questions.find(({ kind }) => kind === 'phone');
  const first = beginnings.test(text) ? firstDigits.exec(text)?.[1] : undefined;
  const number = String(situation.formState.answers[question?.id ?? ''] ?? '');
  if (question && first !== undefined && number !== '')
    return { question, value: `${first}${number.slice(first.length)}` };
  const among = question && number !== '' ? lastAmong(reading.said, number) : undefined;
  if (question && among !== undefined) return { question, value: `${number.slice(0, -among.length)}${among}` };
  const ending = lastDigits.exec(text)?.[1];
  if (ending === undefined) return undefined;
  if (!question) return digitsInText(ending, situation);
  // "Phone 12345" is a number that is too short.
  const names = question.alsoCalled.flatMap(wordsIn);
  if (wordsIn(text).every((word) => !endings.has(word) || names.includes(word))) return { question, value: ending };
  const held = String(situation.formState.answers[question.id] ?? '');
  return { question, value: `${held.slice(0, -ending.length)}${ending}` };
};

/**
 * "Phone last digit is 6 i put 5", "ayyo last lo 82 undali", "no wait last two are 12": the digits in which a number that is held should end. Nothing is said besides, and they are counted, called
 * digits, or no hour; the digits that were wrong have to be those it ends in.
 */
function lastAmong(said: string, number: string): string | undefined {
  const plain = plainText(said);
  if (!lastOf.test(plain)) return undefined;
  const all = [...plain.matchAll(/(?<![\p{L}\d])\d{1,6}(?![\p{L}\d])/gu)];
  // "The last 2 digits"
  const figures = all.filter(({ index, 0: { length } }) => !countsDigits.test(plain.slice(index + length)));
  const rest = wordsIn(plain.replace(/\d+/g, ' '));
  if (figures.length === 0 || !rest.every((word) => ofDigits.has(word) || numberWord(word) !== undefined))
    return undefined;
  const isWrong = ({ index, 0: { length } }: RegExpExecArray) =>
    wrongBefore.test(plain.slice(0, index)) || wrongBehind.test(plain.slice(index + length));
  const [right, another] = figures.length === 1 ? figures : figures.filter((figure) => !isWrong(figure));
  const wrong = figures.filter((figure) => figure !== right);
  if (!right || another || !wrong.every(([figure]) => number.endsWith(figure))) return undefined;
  const counted = rest.map((word) => numberWord(word)?.value).find((value) => value !== undefined);
  const isCounted = counted === right[0].length;
  return isCounted || calledDigits.test(plain) || Number(right[0]) > hoursOfClock ? right[0] : undefined;
}

const hoursOfClock = 24;
const countsDigits = new RegExp(`^\\s+${anyOf(words.ending)}(?!\\p{L})`, 'u');
const lastOf = new RegExp(anyWord(words.lastOf), 'u');
const calledDigits = new RegExp(anyWord(words.ending), 'u');
const ofDigits = singleWords(
  words.ending,
  words.endingIs,
  words.endingBehind,
  words.asking,
  words.around,
  words.article,
  words.not,
  words.and,
  small,
  changes.no,
  changes.openings,
  changes.besides,
  changes.entered,
  changes.wrong,
  changes.passing,
  changes.write,
  changes.agreeing,
  changes.please,
  changes.leads,
  changes.shouldBe,
  changes.it,
  changes.insteadOf,
  changes.insteadBehind,
  changes.correcting,
  changes.numberWrong,
  clauses.but,
  words.typedSo,
  words.lastOf,
);
/** "… i put 5", "… not 5", "… instead of 5" */
const wrongBefore = new RegExp(
  `(?<!\\p{L})${anyOf(changes.not, changes.insteadOf, words.typedSo)}\\s+(?:\\p{L}+\\s+)?$`,
  'u',
);
/** "5 nahi", "5 likha tha", "5 ki jagah" */
const wrongBehind = new RegExp(
  `^\\s*(?:${anyOf(changes.no, changes.insteadBehind)}|${anyOf(changes.entered, changes.wrong, words.typedSo)}(?!\\s+(?:\\p{L}+\\s+)?\\d))(?!\\p{L})`,
  'u',
);

/** The number that stands in the text of a message. */
function digitsInText(ending: string, situation: Situation): Changed | undefined {
  const question = answered(situation, 'longText');
  const before = String(question && situation.formState.answers[question.id]);
  const [number, another] = before.match(/\d(?:[ -]?\d){9,11}/g) ?? [];
  if (!question || number === undefined || another !== undefined) return undefined;
  const value = before.replace(number, `${number.replace(/\D/g, '').slice(0, -ending.length)}${ending}`);
  return { question, value };
}

const endings = wordSet(words.ending, words.lastOf);
const digitsIn = (...places: readonly string[]) =>
  new RegExp(
    `^(?:${anyOf(...places)}(?: [\\p{L}\\d]+(?= ${anyOf(...places)}))?[ :.]*(?:${anyOf(changes.wrong)}[ :.]*)?)+${anyOf(words.endingIs)}?[ :]*(\\d{1,6})(?: ${anyOf(words.endingIs, words.endingBehind, words.asking)})*(?:,? (?:${anyOf(words.and)} )?(?:${anyOf(words.not)} \\d{1,6}|\\d{1,6} ${anyOf(changes.no)}))?[.!]*$`,
    'u',
  );
const lastDigits = digitsIn(words.ending, words.lastOf);
const firstDigits = digitsIn(words.beginning, words.ending, words.lastOf);
const beginnings = new RegExp(anyWord(words.beginning), 'u');

/** "Kavitha with h", "it is spelt Sreenu": one word of the name is written otherwise. */
const letters: Shift = (_, reading, situation) => {
  const question = situation.form.questions.find(({ id }) => id === 'name');
  const before = question && situation.formState.answers[question.id];
  if (!question || before === undefined) return undefined;
  const [, from, to] = spellAs.exec(reading.text.trim()) ?? [];
  const { with: withLetters, spelt } =
    to === undefined ? (spelling.exec(reading.text.trim())?.groups ?? {}) : { spelt: to };
  const word = withLetters ?? spelt?.replace(/[\s.-]+(?=\p{L}(?:[\s.-]|$))/gu, '');
  if (word === undefined || /\s/.test(word)) return undefined;
  const words = String(before).split(' ');
  const at = words.findIndex((one) =>
    from !== undefined
      ? one.toLowerCase() === from.toLowerCase()
      : one.length > 2 && editDistance(one.toLowerCase(), word.toLowerCase()) <= 2,
  );
  const old = words[at];
  if (old === undefined) return undefined;
  const isCapital = /^\p{Lu}/u.test(old);
  const written = isCapital ? `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}` : word;
  return { question, value: words.with(at, written).join(' ') };
};

/** "Spell Murthy as Murty" */
const spellAs = new RegExp(
  `^(?:${anyOf(changes.please, changes.agreeing, changes.no, changes.openings, changes.also)}[\\s,]+)*(?:${anyOf(contacts.spelt)}|${anyOf(changes.write)})\\s+(\\p{L}{2,})\\s+(?:${anyOf(changes.leads)}|like)\\s+(\\p{L}{2,}|\\p{L}(?:[\\s.-]+\\p{L}){2,})[\\s.!]*$`,
  'iu',
);

const lettersWritten = `['"]?\\p{L}{1,3}['"]?`;
const place = `${anyOf(contacts.letterPlaces)}|${anyOf(contacts.letterAfter)} \\p{L}|${anyOf(changes.not)} \\p{L}{1,3}`;
const leads = anyOf(
  clauses.but,
  changes.agreeing,
  changes.no,
  changes.openings,
  changes.write,
  changes.shouldBe,
  changes.please,
  contacts.introductions,
  contacts.nameLabels,
);
const spelling = new RegExp(
  `^(?:(?:${anyOf(changes.articles)} )?${leads}[\\s,:.]+)*(?:(?:${anyOf(contacts.spelt)}\\s+(?:${anyOf(changes.leads)}\\s+)?)?(?<with>\\p{L}{3,})[\\s,]+(?:${anyOf(changes.leads)}\\s+)?(?:${anyOf(contacts.spelt)}\\s+)?${anyOf(contacts.with, contacts.without, changes.no)}\\s+(?:${anyOf(contacts.letters)}\\s+)*${lettersWritten}(?:\\s+(?:${place}))?|${anyOf(contacts.spelt)}\\s+(?:(?:${anyOf(changes.leads, changes.it)}|like|:)\\s*)*(?<spelt>\\p{L}{3,}|\\p{L}(?:[\\s.-]+\\p{L}){2,}))[\\s.!]*$`,
  'iu',
);

const openHours = ({ choices }: Question, answerContext: AnswerContext) =>
  (choices?.(answerContext) ?? []).filter(({ closed }) => closed !== true).map(({ label }) => label);

/** The change as an answer: read by the question's own reader where it is an hour, and held against its rules. */
function held({ question, value, sum }: Changed, { answerContext }: Situation): Command {
  const parsed =
    question.kind !== 'slot' && question.kind !== 'phone'
      ? { ok: true as const, value }
      : value === ''
        ? refused('timeUnknown', { slots: openHours(question, answerContext) })
        : question.parse(String(value), answerContext);
  const isBelow = typeof value === 'number' && value < 0;
  const checked = isBelow
    ? refused('amountNegative')
    : parsed.ok
      ? question.validate(parsed.value, answerContext)
      : parsed;
  return checked.ok
    ? {
        kind: 'set',
        answers: { [question.id]: checked.value },
        ...(sum !== undefined && { sums: { [question.id]: sum } }),
      }
    : { kind: 'reopen', question: question.id, refusal: checked.refusal };
}
