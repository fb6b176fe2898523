import type { ValuePlace } from './parsed-message.ts';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import changes from 'content:vocabulary-changes';
import dayWords from 'content:vocabulary-days';
import relatives from 'content:vocabulary-relatives';
import { refused } from '#src/domain/parsed.ts';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Question } from '#src/forms/question.ts';
import { overlaps } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { givenUp, isNoLonger } from './given-up.ts';
import type { TurnContext } from '../../model/knowledge.ts';
import type { Told } from './parsed-message.ts';

/** Takes a message, its form and what its values are read with. Returns every value that some question finds, in the order of the text; where two claim the same words, the one that is surer. Never throws. */
export function settledValues(text: string, form: Form, answerContext: AnswerContext): readonly ValuePlace[] {
  const rupees = form.questions.find(({ kind }) => kind === 'rupees');
  const asking = form.questions.filter((question) => question.kind !== 'rupees' || question === rupees);
  const all = asking.flatMap((question) =>
    (question.find?.(text, answerContext) ?? []).map((found) => ({ ...found, question })),
  );
  return all
    .toSorted((one, other) => doubt(one) - doubt(other))
    .reduce<readonly ValuePlace[]>(
      (kept, value) => (kept.some((other) => overlaps(value, other)) ? kept : [...kept, value]),
      [],
    )
    .toSorted((one, other) => one.start - other.start);
}

const surest: readonly Question['kind'][] = [
  'email',
  'phone',
  'date',
  'slot',
  'rupees',
  'place',
  'choice',
  'text',
  'longText',
];

const doubt = ({ question, parsed, weak }: ValuePlace) =>
  surest.indexOf(question.kind) + (parsed.ok ? 0 : 10) + (weak === true ? 20 : 0);

/** Takes values in the order of the text. Returns of several for one question the first that can be read, a clear one before a weak one. */
export function firstOfEach(values: readonly Told[]): readonly Told[] {
  const rank = ({ parsed, weak }: Told) => (parsed.ok ? 0 : 2) + (weak === true ? 1 : 0);
  const ids = [...new Set(values.map(({ question }) => question.id))];
  return ids.flatMap((id) => {
    const [best] = values
      .filter(({ question }) => question.id === id)
      .toSorted((one, other) => rank(one) - rank(other));
    return best ? [best] : [];
  });
}

/**
 * "A@x.com or b@x.com": of two addresses or numbers neither is taken, unless the second one corrects the first, or is denied: "91234 56789 not
 * 91234 56780". Of two days or hours the second is meant where it corrects the first: "5 pm… 4 pm pls".
 * Takes one value, all of the message, its text and the words of correcting; returns the value that is meant, or why none is.
 */
export function ofSeveral(
  value: Told,
  values: readonly Told[],
  text: string,
  { corrections, negations, delays }: TurnContext['knowledge'],
): Told {
  const { kind, id } = value.question;
  const isMoment = kind === 'date' || kind === 'slot';
  if (!isMoment && kind !== 'email' && kind !== 'phone') return value;
  const own = values.filter(
    ({ question, parsed, weak }) => question.id === id && (isMoment ? weak !== true : parsed.ok),
  );
  const [first] = own;
  const last = own.at(-1);
  // "The old one ravi@example.com is hacked": there is none to be taken.
  if (first && kind === 'email' && isNoLonger(text, first) && own.length === 1)
    return {
      ...value,
      parsed: refused('emailUnclear', { address: String(first.parsed.ok ? first.parsed.value : '') }),
    };
  if (!first || !last || new Set(own.map(({ parsed }) => JSON.stringify(parsed))).size < 2) return value;
  const denied = givenUp(text, own);
  const [only, another] = own.filter((one) => !denied.includes(one));
  if (only && !another) return only;
  const between = text.slice(first.end, last.start);
  const mine = kind === 'phone' ? own.find((one) => isCalledOwn(one, text)) : undefined;
  if (mine) return { ...mine, isOneOf: true };
  const isCorrected =
    (!isMoment && otherwise.test(between) ? [] : wordsIn(between)).some(
      (word) => corrections.has(word) || negations.has(word) || delays.has(word),
    ) ||
    (isMoment && /…|\.\./.test(between));
  // "Sunday untara leka Monday raavala": of two days that are set against each other one has to be chosen.
  const isEither = kind === 'date' && !isCorrected && own.every(({ parsed }) => parsed.ok) && either.test(between);
  const days = [first, last].map(({ parsed }) => (parsed.ok ? String(parsed.value) : '')) as [string, string];
  if (isEither && days[0] < days[1])
    return {
      ...value,
      parsed: {
        ok: false,
        refusal: { code: 'dateSpan', values: { first: days[0], last: days[1], either: 'weekday' } },
      },
    };
  if (isMoment || isCorrected) return isCorrected ? last : value;
  return kind === 'phone'
    ? { ...(own.find(isMobile) ?? first), isOneOf: true }
    : { ...value, parsed: refused('choiceAmbiguous') };
}

const either = new RegExp(anyWord(dayWords.or, dayWords.orBetween, clauses.or), 'iu');
const otherwise = new RegExp(anyWord(contacts.otherwise), 'iu');

const isMobile = ({ parsed }: Told) => parsed.ok && /^[6-9]/.test(String(parsed.value));

/** "98480 22338 is mine", "my number 98480 22338", "na number 98480 22338": of several the visitor's own. */
const isCalledOwn = ({ start, end }: Told, text: string) =>
  calledOwn.test(text.slice(0, start)) || calledOwnBehind.test(text.slice(end));

const ofOwn = `${anyOf(relatives.whose, 'mine')}(?!\\p{L}|\\s+${anyOf(changes.relations)})`;

const calledOwn = new RegExp(`(?<!\\p{L})${ofOwn}\\s+(?:\\p{L}+[\\s.:-]+){0,2}$`, 'iu');

const calledOwnBehind = new RegExp(`^\\s*(?:\\p{L}{1,3}\\s+)?${ofOwn}`, 'iu');
