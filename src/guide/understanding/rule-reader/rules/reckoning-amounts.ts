import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import numbers from 'content:vocabulary-numbers';
import words from 'content:vocabulary-shifts';
import { accepted } from '#src/domain/parsed.ts';
import { formatRupees, largestAmount } from '#src/domain/rupees.ts';
import { shareIn } from '#src/entities/amount/amount-sum.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { type Span, without } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Question } from '#src/forms/question.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { validated } from './set-command.ts';
import { removing } from './telling-none.ts';

/** "80c full": all that the law allows, for a deduction that has a limit. */
export function takesAllAllowed(reading: Reading, situation: Situation): Command | undefined {
  const { text, named, told, unnamed, asks } = reading;
  const [only, another] = named;
  const meant = another ? undefined : (only?.question ?? situation.open);
  const isAmountTold = [...told, ...unnamed].some(({ weak }) => weak !== true);
  if (meant?.most === undefined || asks || isAmountTold || wordsOf(text).length > mostWords || !full.test(text))
    return undefined;
  // "Not the full limit" tells no amount.
  const { negations } = situation.context.knowledge;
  if (removing.test(text) || wordsOf(text.toLowerCase()).some((word) => negations.has(word))) return undefined;
  const share = shareIn(withoutNames(reading));
  return share === undefined
    ? validated(meant, accepted(meant.most), situation)
    : validated(
        meant,
        accepted(Math.round((meant.most * share) / 100)),
        situation,
        `${String(share)}% × ${formatRupees(meant.most)}`,
      );
}

/** "Double the 80c", "half of that", "rent same as hra", "twice the basic", "triple of 2 lakh": an amount that is told by another one. */
export function reckonsAmount(reading: Reading, situation: Situation): Command | undefined {
  const { text, asks } = reading;
  const { form, formState } = situation;
  if (asks || wordsOf(text).length > mostWords || form.questions.every(({ kind }) => kind !== 'rupees'))
    return undefined;
  const factor = factorIn(withoutNames(reading)) ?? halfBeside(reading);
  if (!factor) return undefined;
  // "Half" is an amount itself.
  const isFactor = ({ start, end }: Span) => start <= factor.start && factor.start < end;
  const figures = [...reading.told, ...reading.unnamed].filter((one) => one.weak !== true && !isFactor(one));
  const places = placesOf(reading, situation, factor, figures.length > 0);
  if (!places) return undefined;
  const [whole, another] = figures;
  const of = whole?.parsed.ok === true ? Number(whole.parsed.value) : Number(formState.answers[places.of?.id ?? '']);
  if (another || !Number.isFinite(of)) return undefined;
  const value = Math.round(of * factor.times);
  const sum = factor.times === 1 ? undefined : `${factor.written} × ${formatRupees(of)}`;
  return value > largestAmount ? undefined : validated(places.meant, accepted(value), situation, sum);
}

const mostWords = 16;

/** The name itself may hold a figure: "80c half". */
const withoutNames = ({ text, named }: Reading) =>
  without(
    text,
    named.map(({ from, to }) => ({ start: from, end: to })),
  );

const full = new RegExp(anyWord(words.full), 'iu');

/** "Rent I told 1.8, reduce it to half": a half beside the amount of which it is one. */
function halfBeside({ text, told, unnamed, named }: Reading): Factor | undefined {
  const names = named.map(({ from, to }) => ({ start: from, end: to }));
  const start = without(text, names).search(toHalf);
  const isWithin = [...told, ...unnamed].some((one) => one.start < start && start < one.end);
  return start < 0 || isWithin ? undefined : { start, times: 0.5, written: '50%' };
}

const toHalf = new RegExp(
  `${anyWord(words.ownShare)}(?:\\s+(?:is|hai))?\\s+${anyOf(numbers.halves)}(?!\\p{L})|(?<!\\p{L})${anyOf(numbers.halves)}\\s+(?:of\\s+it\\s+)?${anyOf(words.ownShare)}(?!\\p{L})|(?<=${anyOf(changes.to)}\\s|${anyOf(changes.it)}\\s)(?<!\\p{L})${anyOf(numbers.halves)}(?!\\p{L}|\\s+\\p{L})`,
  'iu',
);

interface Factor {
  readonly start: number;
  readonly times: number;
  readonly written: string;
  /** Whether it is a figure of so many percent. */
  readonly isPercent?: true;
}

function factorIn(text: string): Factor | undefined {
  const found = multiples.flatMap(({ pattern, times }): readonly Factor[] => {
    const start = text.search(pattern);
    return start < 0 ? [] : [{ start, times, written: String(times) }];
  });
  const [only, another] = found;
  if (another) return undefined;
  const share = only ? undefined : shareIn(text);
  const start = text.search(shareAt);
  if (share === undefined || start < 0) return only;
  const written = `${String(share)}%`;
  return { start, times: share / 100, written, ...(/^\d/.test(text.slice(start)) && { isPercent: true as const }) };
}

const multiples = [
  { pattern: new RegExp(anyWord(words.twice, words.double), 'iu'), times: 2 },
  { pattern: new RegExp(anyWord(words.triple), 'iu'), times: 3 },
  { pattern: new RegExp(anyWord(words.equal), 'iu'), times: 1 },
];
const shareAt = new RegExp(`\\d[\\d.]*\\s*(?:%|${anyOf(amounts.share)})|${anyWord(numbers.halves)}`, 'iu');

/** Which answer is told, and by which other one; undefined where that is not said. */
function placesOf(
  reading: Reading,
  { form, formState, open: asked }: Situation,
  { start: factorAt, times, isPercent }: Factor,
  isAmountTold: boolean,
): { readonly meant: Question; readonly of: Question | undefined } | undefined {
  const { text, named } = reading;
  const names = named.filter(({ question }) => question.kind === 'rupees');
  const open = asked?.kind === 'rupees' ? asked : undefined;
  const isAnswered = ({ id }: Question) => formState.answers[id] !== undefined;
  const [first, second, more] = names;
  if (more) return undefined;
  // "Jitna HRA utna rent"
  if (first && second && counterpart.test(text.slice(first.to, second.from)))
    return { meant: second.question, of: first.question };
  if (first && second)
    return first.from < factorAt && second.from > factorAt ? { meant: first.question, of: second.question } : undefined;
  // "Basic is half" means half of the income, whatever the basic was; "make the basic half", of a basic that was told, half of that.
  const whole = times < 1 ? form.questions.find(({ id }) => id === first?.question.shareOf) : undefined;
  const isItsOwn = first !== undefined && first.question !== open && isAnswered(first.question) && !stated.test(text);
  if (first && first.to <= factorAt && whole && isAnswered(whole) && !isAmountTold && !isItsOwn)
    return { meant: first.question, of: whole };
  // "10% TDS on my salary", "salary 10%" is no tenth of it.
  if (first && isPercent && !isAmountTold && !open && !toShare.test(text)) return undefined;
  if (first && first.to <= factorAt)
    return isAnswered(first.question) || isAmountTold ? { meant: first.question, of: first.question } : undefined;
  if (first) {
    const isItself = isAnswered(first.question) && (!open || doubling.test(text.slice(0, first.from)));
    return { meant: isItself ? first.question : (open ?? first.question), of: first.question };
  }
  if (isAmountTold) return open && { meant: open, of: undefined };
  // "HRA is 2 lakh, make it double"
  if (open && isAnswered(open) && changed.test(text)) return { meant: open, of: open };
  const end = open ? form.questions.indexOf(open) : form.questions.length;
  const before = form.questions
    .slice(0, end)
    .findLast((question) => question.kind === 'rupees' && isAnswered(question));
  return before && last.test(text) ? { meant: open ?? before, of: before } : undefined;
}

const stated = /(?<!\p{L})(?:is|hai)(?!\p{L})|[=:%]/iu;
const changed = new RegExp(anyWord(changes.it, changes.thatOne), 'iu');
const toShare = new RegExp(`${anyWord(changes.to)}\\s+\\d`, 'iu');

/** "Double the 80c" changes it, "double of the 80c" tells another amount by it. */
const doubling = new RegExp(`${anyWord(words.double)}\\s+(?:${anyOf(changes.articles)}\\s+)?$`, 'iu');
const counterpart = new RegExp(anyWord(words.asMuch), 'iu');
const last = new RegExp(anyWord(words.last, words.that, changes.it), 'iu');
