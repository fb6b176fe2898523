import { istToday } from '#src/domain/ist-dates.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { findEmails, findPhones } from '#src/entities/contact/find-contacts.ts';
import { findMoments } from '#src/entities/date/find-moments.ts';
import { findIntroducedNames } from '#src/entities/name/find-names.ts';
import type { Form } from '#src/forms/form.ts';
import type { Question } from '#src/forms/question.ts';
import { plainText } from '#src/text/plain-text.ts';
import { asksOutright } from '#src/text/question.ts';
import { amountKindAt } from '#src/entities/quantity/amount-kinds.ts';
import { withoutOverlaps, type Span } from '#src/text/traced-text.ts';
import { namesIn } from './mentions.ts';

/** Where a message is said: the form that is under way, and its open question; a form without one is at its review or its result. */
export interface SaidAt {
  readonly form: Form | undefined;
  readonly open: Question | undefined;
  readonly now: Date;
}

/** What was found in a message: a value by its kind, or the name of a question of the form. */
interface Mention extends Span {
  readonly kind: string;
  readonly question?: string;
}

/**
 * What the classifier of acts sees of a message: its words, pairs of words and groups of letters, what was found in it, its shape, and where it is
 * said. Takes the text as typed and where it is said. Returns the features, each once, named so that `--why` can print them. Never throws.
 */
export function actFeatures(text: string, place: SaidAt): readonly string[] {
  const mentions = mentionsIn(text, place);
  const words = wordsIn(text, mentions, ({ start, end, kind, question }) =>
    question === undefined ? [`<${kind}>`] : plainWords(text.slice(start, end)),
  );
  const withNames = wordsIn(text, mentions, ({ kind }) => [`<${kind}>`]);
  const at = place.open?.id ?? stageOf(place);
  const seen = [...mentionFeatures(mentions, place), ...amountFeatures(text, mentions), ...shapeFeatures(text, words)];
  return [
    ...new Set([
      `open: ${at}`,
      `form: ${place.form?.id ?? 'none'}`,
      ...seen,
      ...seen.map((feature) => `${feature}, open: ${at}`),
      ...words.map((word) => `word "${word}"`),
      ...words.map((word) => `word "${word}", at ${stageOf(place)}`),
      ...pairsOf(words),
      ...pairsOf(withNames),
      ...words.flatMap(letterGroups),
    ]),
  ];
}

function stageOf({ form, open }: SaidAt): string {
  if (open) return 'a question';
  if (!form) return 'no form';
  return form.ending.kind === 'send' ? 'the review' : 'the result';
}

/** What is found in a text, without what overlaps: an address or a number to call is found before a day, and a day before an amount. */
function mentionsIn(text: string, { form, now }: SaidAt): readonly Mention[] {
  const as =
    (kind: string) =>
    ({ start, end }: Span): Mention => ({ start, end, kind });
  const { dates, times } = findMoments(text, istToday(now));
  const all = [
    ...findEmails(text, 'message').map(as('email')),
    ...findPhones(text).map(as('phone')),
    ...findIntroducedNames(text).map(as('person')),
    ...dates.map(as('date')),
    ...times.map((time) => as(time.weak ? 'figure' : 'time')(time)),
    ...(form
      ? namesIn(text, form).map(({ question, ...span }) => ({
          ...span,
          kind: 'name of a question',
          question: question.id,
        }))
      : []),
    ...findAmounts(text).map((amount) => as(amount.weak ? 'figure' : 'amount')(amount)),
  ];
  return withoutOverlaps(all).toSorted((one, other) => one.start - other.start);
}

/** The words of a text in small letters, with what stands for each mention in its place. */
function wordsIn(
  text: string,
  mentions: readonly Mention[],
  standingFor: (mention: Mention) => readonly string[],
): readonly string[] {
  const words: string[] = [];
  let from = 0;
  for (const mention of mentions) {
    words.push(...plainWords(text.slice(from, mention.start)), ...standingFor(mention));
    from = mention.end;
  }
  return [...words, ...plainWords(text.slice(from))];
}

/** Words, figures by how many digits they have, and marks that ask or cry out; of a letter that is drawn out, two are left. */
const plainWords = (text: string): readonly string[] =>
  (plainText(text).match(/[\p{L}\p{M}']+|\p{N}+|[?!]/gu) ?? []).map((word) =>
    /^\p{N}/u.test(word) ? `<${word.length} digits>` : word.replace(/(\p{L})\1{2,}/gu, '$1$1'),
  );

/** Every two words in a row, the ends of the message marked. */
const pairsOf = (words: readonly string[]): readonly string[] =>
  [...words, '$'].map((word, at) => `words "${words[at - 1] ?? '^'} ${word}"`);

/** Every three to five letters in a row of a word, its ends marked. */
function letterGroups(word: string): readonly string[] {
  if (!/^\p{L}/u.test(word)) return [];
  const marked = `_${word}_`;
  return [3, 4, 5].flatMap((length) =>
    Array.from(
      { length: Math.max(0, marked.length - length + 1) },
      (_, at) => `letters "${marked.slice(at, at + length)}"`,
    ),
  );
}

function mentionFeatures(mentions: readonly Mention[], { open }: SaidAt): readonly string[] {
  const values = mentions.filter(({ question }) => question === undefined);
  const named = mentions.filter(({ question }) => question !== undefined);
  return [
    ...values.map(({ kind }) => `has: ${kind}`),
    ...named.map(({ question }) => (question === open?.id ? 'names the open question' : 'names another question')),
    values.length === 0 ? 'has: no value' : 'has: a value',
  ];
}

/** Of what the amounts are, and how many: who wants his own tax worked out tells a salary, and often more. */
function amountFeatures(text: string, mentions: readonly Mention[]): readonly string[] {
  const amounts = mentions.filter(({ kind }) => kind === 'amount');
  return [
    ...amounts.map((amount) => `amount of: ${amountKindAt(text, amount) ?? 'nothing named'}`),
    ...(amounts.length > 1 ? [`amounts: ${amounts.length > 2 ? 'several' : 'two'}`] : []),
  ];
}

function shapeFeatures(text: string, words: readonly string[]): readonly string[] {
  const most = lengths.find((length) => words.length <= length);
  return [
    most === undefined ? 'length: more words' : `length: up to ${most} words`,
    asksOutright(text) ? 'asks outright' : 'asks nothing outright',
    ...(/\?\s*$/.test(text) ? ['ends with a question mark'] : []),
  ];
}

const lengths = [1, 2, 3, 5, 8, 13];
