import cues from 'content:vocabulary-cues';
import type { IntentId } from '#src/collections/types.ts';
import { nearestWord } from '#src/text/edit-distance.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { formIntentIds, questionsAboutForms } from '#src/collections/form-intents.ts';
import { formIds } from '#src/collections/form-ids.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Command } from './command.ts';
import type { Knowledge } from '../../model/knowledge.ts';

/** Intents that hold at every step of a form; all others are answered like questions. */
export const formIntents: ReadonlySet<IntentId> = new Set<IntentId>([
  'back',
  'skip',
  'cancel',
  'restart',
  'clear',
  'help',
  'human',
  'why',
  'thanks',
  'yes',
  'no',
  ...questionsAboutForms,
]);

/** What a message that begins nothing is: one of those intents, or asked of our pages. */
export const intentOrSearch = (intent: IntentId | undefined): Command =>
  intent !== undefined && formIntents.has(intent) ? { kind: 'intent', id: intent } : { kind: 'search' };

/** What our pages do not know, or may understand in several ways, may be said of a form. */
export function isUnknown(text: string, intent: IntentId | undefined, knowledge: Knowledge): boolean {
  if (intent !== undefined || knowledge.passingIntent(text)) return false;
  const { outcome, outOfScope } = knowledge.search.find(text, '');
  return outcome !== 'answer' && outOfScope === undefined && wordsIn(text).length > 1;
}

/** Whether a message may begin a form, as far as that can be told before the forms are there. */
export function mayStartForm(text: string, intent: IntentId | undefined, knowledge: Knowledge): boolean {
  const passing = intent ?? knowledge.passingIntent(text)?.id;
  return (
    formIds.some((id) => id === passing) ||
    mentionsTax(text) ||
    computesTax(text) ||
    mentionsRegimes(text) ||
    mentionsIncome(text) ||
    tellsSalary(text) ||
    mentionsAppointment(text) ||
    mentionsVisit(text) ||
    mentionsMessage(text) ||
    hour.test(text) ||
    contact.test(text) ||
    feelings.test(text) ||
    (intent === undefined && mayBeMisspelt(text, knowledge))
  );
}

/** "GST services 4 January 10 am". */
const hour = /\d ?[ap]m(?!\p{L})/iu;

/** A mail address or a telephone number. */
const contact = /@|\d{5} ?\d{5}/;

/** What is said to somebody who is afraid travels with the forms. */
const feelings = new RegExp(anyWord(cues.feelings), 'iu');

/** Whether a long word is nearly one with which a form is asked for: "calculte my tax". */
function mayBeMisspelt(text: string, { intents, isSubject }: Knowledge): boolean {
  const ids = formIds.filter((id) => !formIntentIds.has(id));
  const known = new Set(ids.flatMap((id) => intents.byId(id).phrases.flatMap(wordsIn)).filter(isLong));
  return wordsIn(text).some(
    (word) => isLong(word) && !known.has(word) && !isSubject(word) && nearestWord(word, known) !== undefined,
  );
}

const isLong = ({ length }: string) => length > 5;

/** Whether a message speaks of tax, and of an amount. */
export const mentionsTax = (text: string) =>
  mayNameAmount.test(text) && wordsIn(text).some((word) => tax.has(word)) && !otherTax.test(text);
const tax = wordSet(cues.tax);
/** What is asked about another tax, or about the audit, is no matter of the calculator. */
const otherTax = new RegExp(anyWord(cues.otherTaxes), 'iu');
const mayNameAmount = new RegExp(`\\d|${anyWord(cues.scales)}`, 'iu');
/** Whether somebody wants a tax to be worked out. */
export const computesTax = (text: string) =>
  mentionsComputing(text) && wordsIn(text).some((word) => tax.has(word)) && !otherTax.test(text);
/** Whether something is to be worked out. */
export const mentionsComputing = (text: string) => computing.test(text);
const computing = new RegExp(anyWord(cues.computing, cues.comparing), 'iu');
/** Whether a message speaks of the regimes of income tax, or compares something. */
export const mentionsRegimes = (text: string) => regimes.test(text);
const regimes = new RegExp(
  `${anyWord(cues.regimes, cues.comparing)}|${anyWord(cues.old)}.*${anyWord(cues.new)}|${anyWord(cues.new)}.*${anyWord(cues.old)}`,
  'iu',
);
/** Whether a message tells an income and another amount. */
export const mentionsIncome = (text: string) =>
  /\d.*\d/.test(text) && !isQuestion(wordsOf(text)) && wordsIn(text).some((word) => incomes.has(word));
const incomes = wordSet(cues.incomes);
/** "12.5 lpa": a salary and little else. */
export const tellsSalary = (text: string) => /^(?:\p{L}+\s+){0,3}[\d.]+\s*lpa\W*$/iu.test(text);
/** Whether a message has a word for an appointment or for getting one. */
export const mentionsAppointment = (text: string) => booking.test(text);
const booking = new RegExp(anyWord(cues.things, cues.booking, cues.meeting), 'iu');
/** Whether somebody comes or talks to somebody. */
const mentionsVisit = (text: string) => visit.test(text) && people.test(text);
const visit = new RegExp(anyWord(cues.coming, cues.talking), 'iu');
const people = new RegExp(anyWord(cues.ourselves, cues.own), 'iu');
/** Whether something is written or told, to somebody or at all. */
const mentionsMessage = (text: string) => (note.test(text) && sending.test(text)) || toSomebody.test(text);
const note = new RegExp(anyWord(cues.notes), 'iu');
const sending = new RegExp(anyWord(cues.sending), 'iu');
const toSomebody = new RegExp(
  `${anyWord(cues.notes, cues.sending, cues.telling)}\\s+(?:\\p{L}+\\s+){0,2}?${anyOf(cues.recipients, cues.ourselves, 'them')}(?!\\p{L})`,
  'iu',
);
