import changes from 'content:vocabulary-changes';
import lacking from 'content:vocabulary-lacking';
import small from 'content:vocabulary-small';
import relatives from 'content:vocabulary-relatives';
import { clauseEnd } from '#src/language/clauses.ts';
import { anyOf, anyWord } from '#src/language/word-lists.ts';
import type { Question } from '#src/forms/question.ts';

/**
 * "Ravi naam hai, email yaad nahi aa raha", "no mail id, can I whatsapp": what is told besides, empty where nothing is. Takes any message and the question for
 * the address; undefined where it does not say that there is none, or none at hand.
 */
export function besideNoEmail(text: string, { label, alsoCalled }: Question): string | undefined {
  if (text.includes('@') || text.length > longest) return undefined;
  const name = anyOf(...[label, ...alsoCalled, 'gmail'].map((one) => one.toLowerCase()));
  const before = new RegExp(`${anyWord(lacking.before, changes.no)}\\s+(?:${beside}\\s+)*${name}(?!\\p{L})`, 'iu');
  const behind = new RegExp(
    `(?<!\\p{L})${name}(?:\\s+${beside})*\\s+${anyOf(lacking.behind, lacking.before)}(?!\\p{L})`,
    'iu',
  );
  const parts = text.split(clauseEnd);
  const lacks = (part: string) => (before.test(part) || behind.test(part)) && !ofMails.test(part);
  return parts.some(lacks)
    ? parts
        .filter((part) => !lacks(part))
        .join(', ')
        .trim()
    : undefined;
}

const longest = 200;
const beside = anyOf(small, changes.to, relatives.whose, lacking.beside);
/** "Your mail did not come", "email is not needed" */
const ofMails = new RegExp(anyWord(lacking.mailing, changes.wrong), 'iu');
