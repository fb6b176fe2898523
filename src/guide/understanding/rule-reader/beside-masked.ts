import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import relatives from 'content:vocabulary-relatives';
import words from 'content:vocabulary-sensitive';
import { anyOf } from '#src/text/word-lists.ts';

/** Takes a message whose sensitive numbers are masked. Returns what it says beside them: "Ravi Kumar" of "Ravi Kumar, pan ••••". */
export const besideMasked = (text: string): string =>
  text.includes('•') ? text.replace(masked, ' ').replace(joined, '').trim() : text;

const called = anyOf(words.pan, words.aadhaar, words.card, words.account, words.secret);
const masked = new RegExp(
  `(?:[\\s,;.&-]|(?<!\\p{L})${anyOf(clauses.and, relatives.whose)}(?!\\p{L}))*(?:(?<!\\p{L})${called}(?:[\\s.:#-]*${anyOf(words.labels, words.card, changes.leads)}(?!\\p{L}))*[\\s.:#-]*)*•[•\\s-]*(?:${anyOf(contacts.afterNames)}(?!\\p{L}))?`,
  'giu',
);
const joined = new RegExp(`^(?:[\\s,;.&-]|${anyOf(clauses.and)}(?!\\p{L}))+`, 'iu');
