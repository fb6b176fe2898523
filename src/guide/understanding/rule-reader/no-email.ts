import changes from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import lacking from 'content:vocabulary-lacking';
import small from 'content:vocabulary-small';
import relatives from 'content:vocabulary-relatives';
import { clauseEnd } from '#src/text/clauses.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Question } from '#src/forms/question.ts';
import { nameCalledBehind } from './relatives-name.ts';

/**
 * "Ravi naam hai, email yaad nahi aa raha", "no mail id, can I whatsapp": what is told besides, empty where nothing is. Takes any message and the question for
 * the address; undefined where it does not say that there is none, or none at hand.
 */
export function besideNoEmail(text: string, { label, alsoCalled }: Question): string | undefined {
  if (text.includes('@') || host.test(text) || text.length > longest) return undefined;
  const name = anyOf(...[label, ...alsoCalled, 'gmail'].map((one) => one.toLowerCase()));
  const called = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu');
  const before = new RegExp(`${anyWord(lacking.before, changes.no)}\\s+(?:${beside}\\s+)*${name}(?!\\p{L})`, 'iu');
  const behind = new RegExp(
    `(?<!\\p{L})${name}(?:[\\s:–-]+${beside})*[\\s:–-]+${anyOf(lacking.behind, lacking.before)}(?!\\p{L})`,
    'iu',
  );
  const ours = new RegExp(`${anyWord(lacking.ofOurs)}\\s+${name}(?!\\p{L})`, 'iu');
  const parts = text.split(clauseEnd);
  const lacks = (part: string) => (before.test(part) || behind.test(part)) && !ofMails.test(part) && !ours.test(part);
  return parts.some(lacks)
    ? parts
        .map((part) => (lacks(part) ? nameIn(part.slice(0, Math.max(0, part.search(called)))) : part))
        .filter((part) => part !== '')
        .join(', ')
        .trim()
    : undefined;
}

/** "Ravi Das naam hai email yaad nahi": a name that is called one ahead of the address. */
const nameIn = (said: string) => (nameCalledBehind(said) || introduced.test(said) ? said : '');
const introduced = new RegExp(`^\\s*${anyOf(contacts.introductions, contacts.nameLabels)}\\s+\\p{L}`, 'iu');

/** "Mail is yahoo.com not gmail.com" */
const host = /[\p{L}\d]\.com?(?!\p{L})/iu;
const longest = 200;
const beside = anyOf(small, changes.to, relatives.whose, lacking.beside);
/** "Your mail did not come", "email is not needed" */
const ofMails = new RegExp(anyWord(lacking.mailing, changes.wrong), 'iu');
