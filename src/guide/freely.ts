import type { IntentId } from '#src/collections/types.ts';
import type { Form } from '#src/forms/form.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Act, Hearing } from './act.ts';
import { beginnings, commandOrAsked, speaksOfBooking, speaksOfIncome, speaksOfTax } from './beginning.ts';
import { mentionedIn, namesATime } from './mentions.ts';
import type { Mind } from './respond.ts';

/** Understands a message outside of any walk-through: it may begin a form, be a wish, or be asked of our pages. */
export function understandFreely(text: string, wish: IntentId | undefined, { mind, forms, now }: Hearing): Act {
  const passing = wish ?? mind.passingWish(text)?.id;
  const form =
    forms.find(({ id }) => beginnings[id] === passing) ??
    taxOnAnAmount(text, mind, forms, now) ??
    bookingAtATime(text, mind, forms, now);
  return form ? { kind: 'begin', form, known: mentionedIn(text, form, now) } : commandOrAsked(wish);
}

/** "Tax on 18 lakh", or the income and another figure of the year, want the estimate, unless a service is named outright ("tax audit above 1 crore"). */
function taxOnAnAmount(text: string, mind: Mind, forms: readonly Form[], now: Date): Form | undefined {
  const form = forms.find(({ id }) => id === 'tax');
  if (!form || !(speaksOfTax(text) || speaksOfIncome(text))) return undefined;
  const known = mentionedIn(text, form, now);
  if (known.annualIncome === undefined || (!speaksOfTax(text) && Object.keys(known).length < 2)) return undefined;
  const names = new Set([
    ...ofTax,
    ...form.questions.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled].flatMap(wordsIn)),
  ]);
  const subjects = mind.search.find(text, '').subjects;
  return subjects.every((word) => names.has(word) || /\d/.test(word)) ? form : undefined;
}

/** "Appointment Sunday 10 am" wants to book: the word for it, and a day or an hour. */
function bookingAtATime(text: string, mind: Mind, forms: readonly Form[], now: Date): Form | undefined {
  const form = forms.find(({ id }) => id === 'booking');
  if (!form || !speaksOfBooking(text) || mind.search.find(text, '').outOfScope !== undefined) return undefined;
  return namesATime(text, form, now) ? form : undefined;
}

const ofTax = [
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
