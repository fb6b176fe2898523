import type { IntentId } from '#src/collections/types.ts';
import type { Parsed } from '#src/domain/parsed.ts';
import { isQuestion } from '#src/domain/question.ts';
import { wordsOf } from '#src/domain/plain-text.ts';
import type { Form, FormId } from '#src/forms/form.ts';
import type { Question, Surroundings, Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { takesAnything, type Act, type Hearing } from './act.ts';
import { correctionIn } from './correction.ts';
import { isWhen, meantForAnother } from './elsewhere.ts';
import { mentionedIn, namesATime } from './mentions.ts';
import { namedQuestions } from './naming.ts';
import type { Mind } from './respond.ts';
import { openQuestion, type Walk } from './walk.ts';

/** The wish that begins each form. */
const beginnings: Readonly<Record<FormId, IntentId>> = { tax: 'tax', contact: 'message', booking: 'book' };

/** Wishes that hold at every step; all others are answered like questions. */
const commands: ReadonlySet<IntentId> = new Set(['back', 'skip', 'cancel', 'restart', 'clear', 'help', 'human', 'review', 'why', 'left', 'privacy', 'yes', 'no']);

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
  if (!question) return valueUnderItsName(text, form, walk, hearing) ?? understandBetween(text, wish, walk, hearing);

  const surroundings = { now: hearing.now, answers: walk.answers };
  if (takesAnything(question)) return heldUp(question, question.parse(text, surroundings), surroundings);
  const told = severalIn(text, form, question, walk, hearing);
  if (told) return told;
  const asks = text.includes('?') || isQuestion(wordsOf(text));
  const isReadable = question.parse(text, surroundings).ok;
  const elsewhere = asks || isReadable ? undefined : meantForAnother(text, form, question, walk, hearing);
  if (elsewhere) return elsewhere;
  if (wish !== undefined && !(isWhen(question) && !asks && isReadable)) return { kind: 'asked' };
  if (question.kind === 'text' && asks) return { kind: 'asked' };
  const another = question.kind === 'rupees' ? answerToAnother(text, form, question, surroundings) : undefined;
  if (another) return another;
  const answer = question.kind === 'rupees' ? withoutOwnName(text, form, question, surroundings) : text;
  const parsed = question.parse(answer, surroundings);
  if (!parsed.ok && (asks || isAside(text, hearing))) return { kind: 'asked' };
  return heldUp(question, parsed, surroundings, question.explain?.(answer));
}

/** "Phone 91234 56789", said of answers that are all given: the name and a value that fits it. */
function valueUnderItsName(text: string, form: Form, walk: Walk, { now }: Hearing): Act | undefined {
  const [named] = namedQuestions(text, form);
  if (!named || named.from > 0 || named.question.kind === 'longText' || text.includes('?') || text.length > 100) return undefined;
  const { question, to } = named;
  const isOwnWords = question.kind === 'text' && text.slice(0, to).toLowerCase() !== question.label.toLowerCase();
  const rest = text.slice(to).replace(/^\s*(?:[:=]|is\b|to\b)?\s*/i, '');
  const surroundings = { now, answers: walk.answers };
  const parsed = rest === '' || isOwnWords ? undefined : question.parse(rest, surroundings);
  const held = parsed?.ok === true ? question.validate(parsed.value, surroundings) : undefined;
  return held?.ok === true ? { kind: 'corrected', question, value: held.value } : undefined;
}

/** An answer as it was read, held against the rules that depend on the time and on other answers. */
function heldUp(question: Question, parsed: Parsed<Value>, surroundings: Surroundings, explained?: string): Act {
  const held = parsed.ok ? question.validate(parsed.value, surroundings) : parsed;
  return held.ok ? { kind: 'answered', question, value: held.value, explained } : { kind: 'refused', question, reason: held.reason };
}

/** A letter, or "audit tomorrow 4 pm": several answers that are still wanting, told in one go. A long story without an address tells none. */
function severalIn(text: string, form: Form, open: Question, walk: Walk, { now }: Hearing): Act | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || text.length > 4000) return undefined;
  const said = mentionedIn(text, form, now);
  const isTold = (one: Question) => one.id === open.id || walk.answers[one.id] === undefined || (isWhen(one) && isWhen(open));
  const answers = Object.fromEntries(form.questions.filter(isTold).flatMap(({ id }) => (said[id] === undefined ? [] : [[id, said[id]]])));
  const isLetter = answers.email !== undefined || answers.phone !== undefined;
  return Object.keys(answers).length > 1 && (isLetter || words.length <= 12) ? { kind: 'told', answers } : undefined;
}

/** "80c me 1 lakh" while 80C is asked for: what is left without the name is the amount. */
function withoutOwnName(text: string, form: Form, open: Question, surroundings: Surroundings): string {
  const named = namedQuestions(text, form);
  const [first] = named;
  if (!first || named.length > 1 || first.question.id !== open.id || open.parse(text, surroundings).ok) return text;
  return `${text.slice(0, first.from)} ${text.slice(first.to)}`.trim();
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
  if (!first) return partOfAnother(text, form, open, surroundings);
  if (named.some(({ question }) => question.id !== first.question.id) || first.question.id === open.id) return undefined;
  const name = text.slice(first.from, first.to);
  if (name.toLowerCase() !== first.question.label.toLowerCase() && wordsIn(open.label).some((word) => wordsIn(name).includes(word))) return undefined;
  const parsed = first.question.parse(withoutOwnName(text, form, first.question, surroundings), surroundings);
  const held = parsed.ok ? first.question.validate(parsed.value, surroundings) : parsed;
  return held.ok ? { kind: 'corrected', question: first.question, value: held.value } : undefined;
}

/** "Home loan interest 1.2 lakh", said while the rent is asked for, is part of the other deductions. */
function partOfAnother(text: string, form: Form, open: Question, surroundings: Surroundings): Act | undefined {
  const [first, ...more] = namedQuestions(text, form, ({ covers = [] }) => covers);
  if (!first || [first, ...more].some(({ question }) => question.id !== first.question.id) || first.question.id === open.id) return undefined;
  const parsed = first.question.parse(text, surroundings);
  return parsed.ok ? { kind: 'misplaced', question: first.question, value: parsed.value } : undefined;
}

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
  const form = forms.find(({ id }) => beginnings[id] === passing) ?? taxOnAnAmount(text, mind, forms, now) ?? bookingAtATime(text, mind, forms, now);
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
function bookingAtATime(text: string, mind: Mind, forms: readonly Form[], now: Date): Form | undefined {
  const form = forms.find(({ id }) => id === 'booking');
  if (!form || !speaksOfBooking(text) || mind.search.find(text, '').outside !== undefined) return undefined;
  return namesATime(text, form, now) ? form : undefined;
}

const speaksOfTax = (text: string) => /\d/.test(text) && wordsIn(text).includes('tax');
const speaksOfBooking = (text: string) => wordsIn(text).some((word) => ofBooking.includes(word));
const ofBooking = ['appointment', 'appoinment', 'book', 'booking', 'meeting', 'meet', 'slot'];
const ofTax = ['tax', 'income', 'annual', 'yearly', 'liability', 'slab', 'package', 'pay', 'calculate', 'estimate', 'new', 'old', 'regime'];

/** Whether a message is a question of the visitor's own, one that our pages answer. */
function isAside(text: string, { mind }: Hearing): boolean {
  const finding = mind.search.find(text, '');
  if (finding.outcome === 'none') return false;
  return finding.aspect !== undefined || (finding.outcome === 'answer' && finding.results[0]?.isSubject === true);
}
