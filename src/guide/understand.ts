import type { IntentId } from '#src/collections/types.ts';
import { isQuestion } from '#src/domain/question.ts';
import { wordsOf } from '#src/domain/plain-text.ts';
import type { Form, FormId } from '#src/forms/form.ts';
import type { Answers, Question, Surroundings, Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { mentionedIn, namedQuestions } from './naming.ts';
import type { Mind } from './respond.ts';
import { openQuestion, type Walk } from './walk.ts';

/** What a visitor meant by a message. */
export type Act =
  | { readonly kind: 'wish'; readonly id: IntentId }
  | { readonly kind: 'begin'; readonly form: Form; readonly known: Answers }
  | { readonly kind: 'answered'; readonly question: Question; readonly value: Value }
  | { readonly kind: 'corrected'; readonly question: Question; readonly value: Value }
  | { readonly kind: 'reopened'; readonly question: Question; readonly reason: string | null }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly question: Question; readonly reason: string }
  | { readonly kind: 'asked' }
  /** Perhaps the beginning of a form; to tell, the forms must be there. */
  | { readonly kind: 'unclear' };

export interface Hearing {
  readonly mind: Mind;
  readonly forms: readonly Form[];
  readonly corrections: ReadonlySet<string>;
  readonly now: Date;
}

/** The wish that begins each form. */
const beginnings: Readonly<Record<FormId, IntentId>> = { tax: 'tax', contact: 'message', booking: 'book' };

/** Words with which a visitor begins a form. */
export function wordsFor(form: FormId, { intents }: Pick<Mind, 'intents'>): string {
  return intents.byId(beginnings[form]).phrases[0] ?? '';
}

/** Wishes that hold at every step; all others are answered like questions. */
const commands: ReadonlySet<IntentId> = new Set(['back', 'skip', 'cancel', 'restart', 'clear', 'help', 'human', 'review', 'yes', 'no']);

/**
 * Understands a message. Within a walk-through, wishes come first, then the change of a named answer, then an answer to the open question,
 * then a question of the visitor's own; what is none of these does not fit the open question.
 */
export function understand(text: string, walk: Walk | null, hearing: Hearing): Act {
  const form = walk && hearing.forms.find(({ id }) => id === walk.form);
  const wish = hearing.mind.intents.whole(text)?.id;
  if (!walk || !form) return understandFreely(text, wish, hearing);

  const question = openQuestion(form, walk);
  if (question && isKept(text.trim(), question, walk)) return { kind: 'kept' };
  if (!question && text.trim().toLowerCase() === form.action.toLowerCase()) return { kind: 'wish', id: 'yes' };
  if (wish !== undefined && commands.has(wish)) return { kind: 'wish', id: wish };
  const correction = correctionIn(text, form, question, walk, hearing);
  if (correction) return correction;
  if (!question) return understandBetween(text, wish, walk, hearing);

  const isFree = takesAnything(question);
  if (!isFree && wish !== undefined) return { kind: 'asked' };
  if (!isFree && question.kind === 'text' && (text.includes('?') || isQuestion(wordsOf(text)))) return { kind: 'asked' };
  const surroundings = { now: hearing.now, answers: walk.answers };
  const another = question.kind === 'rupees' ? answerToAnother(text, form, question, surroundings) : undefined;
  if (another) return another;
  const parsed = question.parse(text, surroundings);
  const held = parsed.ok ? question.validate(parsed.value, surroundings) : parsed;
  if (held.ok) return { kind: 'answered', question, value: held.value };
  return !parsed.ok && isAside(text, hearing) ? { kind: 'asked' } : { kind: 'refused', question, reason: held.reason };
}

/** At a review or after the figures: a form is not begun over one that still waits to be sent. */
function understandBetween(text: string, wish: IntentId | undefined, walk: Walk, hearing: Hearing): Act {
  const act = understandFreely(text, wish, hearing);
  if (act.kind !== 'begin' || walk.stage === 'finished') return act;
  return act.form.id === walk.form ? { kind: 'wish', id: 'review' } : { kind: 'asked' };
}

/** "No rent", said while the income is asked for, is about the rent: an amount under another question's own name belongs to it. */
function answerToAnother(text: string, form: Form, open: Question, surroundings: Surroundings): Act | undefined {
  const named = namedQuestions(text, form);
  const [first] = named;
  if (!first || named.some(({ question }) => question.id !== first.question.id) || first.question.id === open.id) return undefined;
  if (wordsIn(open.label).some((word) => wordsIn(text.slice(first.from, first.to)).includes(word))) return undefined;
  const parsed = first.question.parse(text, surroundings);
  const held = parsed.ok ? first.question.validate(parsed.value, surroundings) : parsed;
  return held.ok ? { kind: 'corrected', question: first.question, value: held.value } : undefined;
}

/** Whether any words answer a question. */
const takesAnything = (question: Question) => question.kind === 'longText' || question.id === 'subject';

/** Whether a message leaves the answer as it is: a tapped "Keep", or words that bring nothing new. */
function isKept(text: string, question: Question, walk: Walk): boolean {
  const held = walk.answers[question.id];
  if (held === undefined) return false;
  return text === `Keep ${question.format(held)}` || (takesAnything(question) ? /^keep(?: it| this| that)?[.!]*$/i : /^keep\b\D*$/i).test(text);
}

function understandFreely(text: string, wish: IntentId | undefined, { mind, forms, now }: Hearing): Act {
  const passing = wish ?? mind.passingWish(text)?.id;
  const isBeginning = Object.values(beginnings).some((id) => id === passing);
  if (forms.length === 0 && (isBeginning || speaksOfTax(text) || speaksOfBooking(text))) return { kind: 'unclear' };
  const form = forms.find(({ id }) => beginnings[id] === passing) ?? taxOnAnAmount(text, mind, forms, now) ?? bookingAtATime(text, forms, now);
  if (form) return { kind: 'begin', form, known: mentionedIn(text, form, now) };
  if (wish !== undefined && commands.has(wish)) return { kind: 'wish', id: wish };
  return { kind: 'asked' };
}

/** "Tax on 18 lakh" wants the estimate, unless it names a service outright ("tax audit above 1 crore"). */
function taxOnAnAmount(text: string, mind: Mind, forms: readonly Form[], now: Date): Form | undefined {
  const form = forms.find(({ id }) => id === 'tax');
  if (!form || !speaksOfTax(text) || mentionedIn(text, form, now).annualIncome === undefined) return undefined;
  const names = new Set([...ofTax, ...form.questions.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled].flatMap(wordsIn))]);
  const subjects = mind.search.find(text, '').subjects;
  return subjects.every((word) => names.has(word) || /\d/.test(word)) ? form : undefined;
}

/** "Appointment Sunday 10 am" wants to book: the word for it, and a day or an hour. */
function bookingAtATime(text: string, forms: readonly Form[], now: Date): Form | undefined {
  const form = forms.find(({ id }) => id === 'booking');
  if (!form || !speaksOfBooking(text)) return undefined;
  const { date, time } = mentionedIn(text, form, now);
  return date === undefined && time === undefined ? undefined : form;
}

const speaksOfTax = (text: string) => /\d/.test(text) && wordsIn(text).includes('tax');
const speaksOfBooking = (text: string) => wordsIn(text).some((word) => ofBooking.includes(word));
const ofBooking = ['appointment', 'appoinment', 'book', 'booking', 'meeting', 'meet', 'slot'];
const ofTax = ['tax', 'income', 'annual', 'yearly', 'liability', 'slab', 'package', 'pay', 'calculate', 'estimate', 'new', 'old', 'regime'];

/** Whether a message is a question of the visitor's own, one that our pages answer. */
function isAside(text: string, { mind }: Hearing): boolean {
  const finding = mind.search.find(text, '');
  if (finding.outcome === 'none') return text.includes('?');
  return text.includes('?') || isQuestion(wordsOf(text)) || finding.aspect !== undefined || (finding.outcome === 'answer' && finding.results[0]?.isSubject === true);
}

/** "Change my salary to 15 lakh", "email is wrong": the change of an answer by name, with or without the new value. */
function correctionIn(text: string, form: Form, open: Question | undefined, walk: Walk, { corrections, now }: Hearing): Act | undefined {
  const words = wordsIn(text);
  if (words.length > 40 || !words.some((word) => corrections.has(word))) return undefined;
  const named = namedQuestions(text, form)[0];
  if (!named) return open && takesAnything(open) ? undefined : unnamedCorrection(text, form, open, walk, now);
  const { question } = named;
  const isFree = open !== undefined && takesAnything(open);
  if (isFree && !isPlainChange(text.slice(0, named.from), text.slice(named.to), corrections)) return undefined;
  const rest = withoutCues(`${text.slice(0, named.from)} ${text.slice(named.to)}`.replace(/\b(?:not|instead of|rather than)\b.*$/i, ''), corrections);
  const surroundings = { now, answers: walk.answers };
  const parsed = rest === '' ? undefined : question.parse(rest, surroundings);
  const held = parsed?.ok === true ? question.validate(parsed.value, surroundings) : parsed;
  if (held?.ok === true) return { kind: 'corrected', question, value: held.value };
  if ((isFree || question.id === open?.id) && rest !== '') return undefined;
  return { kind: 'reopened', question, reason: parsed?.ok === true && held?.ok === false ? held.reason : null };
}

/** "Actually make it Wednesday": one answer among those given is of the kind that was said, and differs. */
function unnamedCorrection(text: string, form: Form, open: Question | undefined, walk: Walk, now: Date): Act | undefined {
  const said = mentionedIn(text, form, now);
  const changed = form.questions.filter(({ id, kind }) => kind !== 'rupees' && id !== open?.id && walk.answers[id] !== undefined && said[id] !== undefined && said[id] !== walk.answers[id]);
  const [question] = changed;
  const value = question && said[question.id];
  return question && value !== undefined && changed.length === 1 ? { kind: 'corrected', question, value } : undefined;
}

/** Where any words are an answer, only "change my email" and "change my email to …" are a change; "change the name on my certificate" is none. */
function isPlainChange(before: string, after: string, corrections: ReadonlySet<string>): boolean {
  return withoutCues(before, corrections) === '' && /^[\s.!]*$|^\s*(?:[:=]|(?:to|is|as|should)\b)/i.test(after);
}

/** Takes the words of changing, and what joins them to the value, from the beginning and the end of a remark. */
function withoutCues(text: string, corrections: ReadonlySet<string>): string {
  const isCue = (word: string) => corrections.has(word.toLowerCase()) || /^(?:my|the|to|is|as|it|should|be|please|no|was|of|na|mera|meri|ko|answer|i|want|need|can|you)$/i.test(word);
  const words = text.replace(/[:=]/g, ' ').split(/\s+/).filter((word) => word !== '');
  while (words.length > 0 && isCue((words[0] ?? '').replace(/[,.!]+$/, ''))) words.shift();
  while (words.length > 0 && isCue((words.at(-1) ?? '').replace(/[,.!]+$/, ''))) words.pop();
  return words.join(' ');
}
