import contacts from 'content:vocabulary-contacts';
import grammar from 'content:vocabulary-grammar';
import words from 'content:vocabulary-reading';
import repairs from 'content:vocabulary-repairs';
import small from 'content:vocabulary-small';
import { monthNames } from '#src/domain/ist-dates.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

const before = new RegExp(`^\\s*(?:${anyOf(words.dictated, words.dictatedEither)}(?!\\p{L}))[\\s:,-]*`, 'iu');
const behind = new RegExp(`(?:^|[\\s,:(-]+)(?:${anyOf(words.dictating, words.dictatedEither)})[\\s.)!]*$`, 'iu');

/** Whether a text begins with words that ask to write what stands behind them. */
export const isWritten = (text: string): boolean => before.test(text);

/** What is dictated, without the words that ask to write it: "write that I am late", "refund gurinchi ani pettandi". Takes any text; what is nothing else stays as it is. */
export function dictated(text: string): string {
  const rest = [before, before, behind, behind].reduce(shortened, text).trim();
  return /[\p{L}\d]/u.test(rest) ? rest : text;
}

const shortened = (text: string, pattern: RegExp) => text.replace(pattern, '');

const naming = new RegExp(
  `^(?:[\\s:="',-]*(?:${anyOf(grammar.becoming, repairs.moving)})(?![\\p{L}\\p{M}]))*[\\s:="',-]*`,
  'iu',
);

/** What stands behind the name of an answer, as what it shall be: "… should be PAN card, not PAN", "… hata ke 'PAN card' likho". Takes what stands there. */
export const namedValue = (behindName: string): string =>
  quoted.exec(behindName)?.[1] ??
  dictated(behindName.replace(naming, '').replace(onlyThat, '').split(notThat)[0] ?? '')
    .replace(/["']$/u, '')
    .trim();

const quoted = /(?<![\p{L}])["'“‘](.{2,}?)["'”’](?!\p{L})/u;
const onlyThat = new RegExp(`^${anyOf(small)}\\s*:\\s*`, 'iu');
const notThat = new RegExp(`(?<=\\p{L}),?\\s${anyOf(grammar.instead)}\\s`, 'iu');

/** What stands, with a word of it exchanged for another: "change it to feb not jan", "date 5 dec hai 7 nahi", "the amount is 3,21,000, I wrote wrongly". Takes a message and what stands. Undefined where it asks for no change, as "refund nahi aaya", or tells no such word. */
export function withWordExchanged(text: string, held: string): string | undefined {
  const [figure = '', another] = text.match(figures) ?? [];
  const lengthOf = (one: string) => one.replace(/\D/g, '').length;
  const [old, further] = (held.match(figures) ?? []).filter((one) => lengthOf(one) === lengthOf(figure));
  const isOneFigure = another === undefined && old !== undefined && further === undefined && old !== figure;
  if (isOneFigure && amends.test(text)) return held.replace(old, figure);
  const isChange = changing.test(text);
  return exchanging
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(
      ({ groups: { old = '', anew = '' } = {} }) => isChange || [old, anew].every((one) => figureOrMonth.test(one)),
    )
    .map(({ groups: { old = '', anew = '' } = {} }) =>
      held.replace(anyWordIn, (one) => (one.toLowerCase() === old.toLowerCase() ? anew : one)),
    )
    .find((said) => said !== held);
}

const changing = new RegExp(`^\\W*${anyOf(contacts.takenBack)}(?!\\p{L})`, 'iu');
const figureOrMonth = new RegExp(`^(?:\\d|${monthNames.map((name) => name.slice(0, 3)).join('|')})`, 'iu');
/** "6.5" is one word. */
const anyWordIn = /[\p{L}\d](?:[^\s,.;%]|[.,](?=\d))*/gu;
const figures = /\d[\d,]+\d/g;
const amends = new RegExp(anyWord(repairs.amends, grammar.wrong), 'iu');
const wordAs = (name: string) => `(?<${name}>${anyWordIn.source})`;
const figureAs = (name: string) => `(?<${name}>\\d(?:[\\d,.]*\\d)?)`;
const exchanging = [
  `${figureAs('anew')}\\s+\\p{L}+[\\s,]+${anyOf(grammar.instead)}\\s+${figureAs('old')}`,
  `${wordAs('anew')}[\\s,]+${anyOf(grammar.instead)}\\s+${wordAs('old')}`,
  `${wordAs('old')}\\s+${anyOf(grammar.denied)}[\\s,]+${wordAs('anew')}`,
  `${wordAs('anew')}\\s+(?:\\p{L}+\\s+){0,2}${wordAs('old')}\\s+${anyOf(grammar.denied)}\\W*$`,
  `${wordAs('old')}\\s+${anyOf(grammar.becoming)}\\s+${wordAs('anew')}\\W*$`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'giu'));
