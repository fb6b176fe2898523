import words from 'content:vocabulary-contacts';
import grammar from 'content:vocabulary-grammar';
import reading from 'content:vocabulary-reading';
import relatives from 'content:vocabulary-relatives';
import small from 'content:vocabulary-small';
import { parseName } from '../contact/contact-details.ts';
import type { Parsed } from '#src/domain/parsed.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, wordSet } from '#src/text/word-lists.ts';

const oneName = "\\p{L}[\\p{L}.']*";
const introduction = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:${anyOf(words.introductions)})\\s+(?<told>${oneName}(?: ${oneName}){0,3})`,
    `(?:${anyOf(words.selfIntroductions)})\\s+(?<titled>(?:${anyOf(words.titles)})\\.?\\s+${oneName}(?: ${oneName}){0,2})`,
    `(?:${anyOf(words.selfIntroductions)})\\s+(?<capitals>(?:\\p{L}\\. ?){0,2}\\p{L}{2,}(?: ${oneName}){0,3})`,
    // "Name is Ravi", "naam papa ka Venkat Rao"
    `(?:${anyOf(words.nameLeads)})(?:\\s+${anyOf(grammar.becoming, reading.relations, words.ofWhom)}(?!\\p{L}))*[\\s:–-]+(?<labelled>${oneName}(?: ${oneName}){0,3})`,
    `(?:${anyOf(words.closings)})[\\s,.!]+(?<signed>${oneName}(?: ${oneName}){0,3})[\\s.]*$`,
  ].join('|')})`,
  'giu',
);
/** "This is Ramesh, 98480 22338": what is told behind it makes a single name clear. */
const contactBehind = new RegExp(
  `^[\\s,.;:–-]*(?:${anyOf(words.labels, words.leading, words.pronouns)}[\\s.:-]+){0,3}(?:\\S+@\\S|\\+?\\d[\\d\\s-]{8,}\\d)`,
  'iu',
);
const calling = new RegExp(
  `(?<=^|[,.!;]\\s*)(?<calling>${oneName}(?: ${oneName}){0,3})\\s+${anyOf(words.calling)}(?!\\p{L})`,
  'giu',
);
/** "Tomorrow 11 am, Ravi Teja 98480 22338": words with capitals, alone in their clause with a number. */
const besideNumber =
  /(?<=(?:^|[,.;\n])\s*)(?<beside>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3})(?=[\s:-]+\+?\d[\d\s-]{8,}\d)/gu;
/** "Sattar, sattar.k@example.in": words alone in their clause before an address that begins like them. */
const besideAddress = new RegExp(
  `(?<=(?:^|[,.;\\n–-])\\s*)(?<told>${oneName}(?: ${oneName}){0,2})[\\s,:–-]+(?=(?<address>[^\\s@,]+)@)`,
  'giu',
);
const isCapital = /^\p{Lu}/u;
const severalCapitals = /(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/u;
/** "Ravi Kumar here", "K. Venkat Rao is my name", and not "come here" or "GST here". */
const isWrittenAsName = /^(?:\p{Lu}\. )*(?:\p{Lu}\p{Ll}+(?: |$))+$/u;
/** Behind a single name it is clear that it is one: "I am Padma from Miryalaguda". */
const isBehindName = new RegExp(`^\\p{Lu}\\p{Ll}+ ${anyOf(words.afterNames, words.calling)}(?!\\p{L})`, 'u');
/** Words that end a name in small letters, or say that there is none. */
const notInNames = wordSet(
  small,
  words.notInNames,
  words.spelt,
  words.afterNames,
  words.calling,
  words.labels,
  relatives.behind,
);

/** Takes a sentence and returns each name that somebody introduces himself with in it, with its place: "my name is Ravi", "I am Ravi Kumar". Never throws. */
export function findIntroducedNames(text: string): readonly (Span & { readonly parsed: Parsed<string> })[] {
  const beginning = text.slice(0, 4000);
  const introduced = [...beginning.matchAll(introduction)];
  const callingThemselves = [...beginning.matchAll(calling)].filter(({ groups }) =>
    isWrittenAsName.test(groups?.calling ?? ''),
  );
  return [
    ...introduced,
    ...callingThemselves,
    ...beginning.matchAll(besideNumber),
    ...ownersOfAddresses(beginning),
  ].flatMap((match) => {
    const { told, titled, capitals, signed, calling: alone, beside, labelled } = match.groups ?? {};
    const written = told ?? titled ?? capitals ?? signed ?? alone ?? beside ?? labelled ?? '';
    const behind = beginning.slice(match.index + match[0].length);
    const said =
      titled !== undefined
        ? withTitle(titled)
        : told !== undefined
          ? nameTold(told)
          : capitalsOnly(written, capitals === undefined || contactBehind.test(behind) ? 1 : 2) ||
            (labelled === undefined ? '' : inSmallLetters(labelled, match[0], behind));
    if (said === '') return [];
    const start = match.index + match[0].indexOf(said, match[0].indexOf(written));
    const parsed = parseName(said);
    return parsed.ok ? [{ start, end: start + said.length, parsed }] : [];
  });
}

/** "Dr kavitha need appointment": a title and the name behind it. */
function withTitle(written: string): string {
  const [lead = ''] = /^\S+\s+/u.exec(written) ?? [];
  return lead + nameTold(written.slice(lead.length));
}

const ownersOfAddresses = (text: string) =>
  [...text.matchAll(besideAddress)].filter(({ groups }) => {
    const [first = ''] = (groups?.told ?? '').toLowerCase().split(' ');
    return first.length > 2 && !notInNames.has(first) && groups?.address?.toLowerCase().startsWith(first) === true;
  });

/** "Lakshmi Reddy. I run a shop": a full stop behind a whole word ends the name. */
const withoutNextSentence = (text: string) => text.replace(/(?<=\p{L}{3})\. .*$/u, '');

/** "Naam imran qureshi 9701…": two or three words in small letters that are all of the clause behind "naam", up to what names the next value; behind "name" they may be anything. */
function inSmallLetters(written: string, lead: string, behind: string): string {
  const all = written.split(' ');
  const end = all.findIndex((word) => labels.has(word.toLowerCase()));
  const name = end < 0 ? all : all.slice(0, end);
  const isAll = end > 0 || /^[\s.]*(?:$|[,;.\n+\d]|\s\d)/u.test(behind);
  const led = lead.slice(0, lead.indexOf(written)).trim().toLowerCase();
  const isName = !name.some((word) => notInNames.has(word.toLowerCase()) || becoming.has(word.toLowerCase()));
  return isAll && isName && led !== 'name' && leads.has(led) && name.length > 1 && name.length < 4
    ? name.join(' ')
    : '';
}

const labels = wordSet(words.labels);
const leads = wordSet(words.nameLeads);
const becoming = wordSet(grammar.becoming, grammar.denied);

/** The words with a capital letter up to the first one without, when there are enough. */
function capitalsOnly(text: string, fewest: number): string {
  const all = withoutNextSentence(text).split(' ');
  const end = all.findIndex((word) => !isCapital.test(word) || notInNames.has(word.toLowerCase()));
  const named = end < 0 ? all : all.slice(0, end);
  return named.length >= fewest || isBehindName.test(text) ? named.join(' ').replace(/(?<=\p{L}{2})\.$/u, '') : '';
}

/** Of a name in small letters two words at most, where nothing else follows in the clause: "priya sharma"; of more words, the first. Words with capitals among them are the name: "full ga Swapna Gaddam". */
function nameTold(text: string): string {
  const [capital] = isCapital.test(text) ? [] : (severalCapitals.exec(text) ?? []);
  if (capital !== undefined) return capital;
  const all = withoutNextSentence(text).split(' ');
  const capitals = all.findIndex((word) => !isCapital.test(word));
  if (capitals < 0 || capitals > 1) return all.slice(0, capitals < 0 ? all.length : capitals).join(' ');
  const end = all.findIndex((word) => notInNames.has(word.toLowerCase()));
  const name = end < 0 ? all : all.slice(0, end);
  return (name.length === 2 ? name.join(' ') : name[0]) ?? '';
}
