import type { IntentId } from '#src/collections/types.ts';
import type { Form } from '#src/forms/form.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Command } from './command.ts';
import type { TurnContext } from './knowledge.ts';
import { intentOrSearch, mentionsAppointment, mentionsIncome, mentionsTax } from './form-triggers.ts';
import { entitiesIn, mentionsDateOrTime } from './entities.ts';
import type { Knowledge } from './knowledge.ts';

/** Reads a message outside of any form as a command: it may start a form, be an intent, or be a search of our pages. */
export function interpretOutsideForm(
  text: string,
  intent: IntentId | undefined,
  { knowledge, now }: TurnContext,
): Command {
  const passing = intent ?? knowledge.passingIntent(text)?.id;
  const form =
    knowledge.forms.find(({ id }) => id === passing) ??
    taxFormFor(text, knowledge, now) ??
    appointmentFormFor(text, knowledge, now);
  return form ? { kind: 'startForm', form, known: entitiesIn(text, form, now) } : intentOrSearch(intent);
}

/** "Tax on 18 lakh", or the income and another figure of the year, want the estimate, unless a service is named outright ("tax audit above 1 crore"). */
function taxFormFor(text: string, knowledge: Knowledge, now: Date): Form | undefined {
  const form = knowledge.forms.find(({ id }) => id === 'tax-estimate');
  if (!form || !(mentionsTax(text) || mentionsIncome(text))) return undefined;
  const known = entitiesIn(text, form, now);
  if (known.annualIncome === undefined || (!mentionsTax(text) && Object.keys(known).length < 2)) return undefined;
  const names = new Set([
    ...taxWords,
    ...form.questions.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled].flatMap(wordsIn)),
  ]);
  const subjects = knowledge.search.find(text, '').subjects;
  return subjects.every((word) => names.has(word) || /\d/.test(word)) ? form : undefined;
}

/** "Appointment Sunday 10 am" wants to book: the word for it, and a day or an hour. */
function appointmentFormFor(text: string, knowledge: Knowledge, now: Date): Form | undefined {
  const form = knowledge.forms.find(({ id }) => id === 'appointment');
  if (!form || !mentionsAppointment(text) || knowledge.search.find(text, '').outOfScope !== undefined) return undefined;
  return mentionsDateOrTime(text, form, now) ? form : undefined;
}

const taxWords = [
  'tax',
  'income',
  'annual',
  'yearly',
  'liability',
  'slab',
  'package',
  'pay',
  'calculate',
  'estimate',
  'new',
  'old',
  'regime',
  'lpa',
  'pa',
  'annum',
  'k',
  'l',
  'cr',
  'no',
  'nil',
];
