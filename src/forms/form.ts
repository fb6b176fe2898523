import words from 'content:answer-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Parsed } from '#src/domain/parsed.ts';
import type { FormId, MailFormId } from '#src/collections/form-ids.ts';
import { refusalText } from './refusal-text.ts';
import { answer, isShown, type Answers, type Question, type AnswerContext, type Value } from './question.ts';

export interface Row {
  readonly label: string;
  readonly value: string;
}

/** A form that ends in figures worked out on the spot. */
export interface ResultEnding {
  readonly kind: 'result';
  readonly heading: string;
  readonly note: string;
  /** The page of the service that the figures are about. */
  readonly about: string;
  readonly rows: (answers: Answers) => readonly Row[];
  /** What leads from the figures to their page, and to an appointment about them. */
  readonly ways: { readonly page: string; readonly book: string };
  /** What is said ahead of the figures. */
  readonly sentences?: (answers: Answers, now: Date) => readonly string[];
  /** How the figures came about, each sum under its heading. */
  readonly working?: (answers: Answers, now: Date) => readonly Working[];
  /** What can be added to these figures, each with the questions it opens, in their order. */
  readonly adds?: (answers: Answers) => readonly Addition[];
  /** A form that goes on from these figures. */
  readonly next?: (answers: Answers) => Onward;
}

/** The lines of a sum under what they come to. */
export interface Working {
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** Something to add to figures: how that is called, and the questions it opens. */
export interface Addition {
  readonly label: string;
  readonly questions: readonly string[];
}

/** A form that goes on from figures, and what it takes over from them; `asking` is the same with a question opened. */
export interface Onward {
  readonly form: FormId;
  readonly label: string;
  readonly answers: Answers;
  readonly asking?: { readonly label: string; readonly question: string };
  /** Whether an answer is of use there alone, so that who tells it is better served there; `isFirst` where no form is under way. */
  readonly isOnlyThere?: (slot: string, value: Value, isFirst: boolean) => boolean;
}

/** What goes on from the figures of a form, if anything does. Takes the form and its answers. */
export const onwardFrom = ({ ending }: Pick<Form, 'ending'>, answers: Answers): Onward | undefined =>
  ending.kind === 'result' ? ending.next?.(answers) : undefined;

/** A mail on its way out: which template carries it, and its fields by the names the template knows. */
export interface Mail {
  readonly template: MailFormId;
  readonly fields: Readonly<Record<string, string>>;
  /** What is said when it does not go; `{reason}` stands for why. */
  readonly failure: string;
}

/** What a mail carries besides the answers. */
export interface MailDetails {
  /** By which visitor and office speak of this request; the same however often it is tried. */
  readonly reference: string;
  /** The visitor's IANA time zone, where it is known. */
  readonly timeZone?: string | undefined;
}

/** A form that ends in something sent. */
export interface SendEnding {
  readonly kind: 'send';
  readonly sentHeading: string;
  readonly sentText: string;
  /** How the reference is told, `{reference}` standing for it: as a row, once the mail has gone, and when it has not. */
  readonly reference: { readonly label: string; readonly sent: string; readonly failed: string };
  /** What was asked for in both clocks, told to a visitor whose own shows another time. */
  readonly inBothClocks?: (answers: Answers, timeZone: string | undefined) => string | undefined;
  /** What of the answers goes into the visitor's calendar, and how that is offered. */
  readonly calendar?: { readonly label: string; readonly questions: readonly string[] };
  readonly mail: (answers: Answers, details: MailDetails) => Mail;
}

/** A sentence about answers that can hardly be right together, and the question it is told at. */
export interface Warning {
  readonly about: string;
  readonly text: string;
  /** What was probably meant: a yes takes it, a no leaves the answer as it is. */
  readonly instead?: Value;
  /** How that is called, to be tapped. */
  readonly insteadLabel?: string;
}

/** A list of questions and what their answers lead to. Pages show all questions, the guide asks them one by one. */
export interface Form<Ending = ResultEnding | SendEnding> {
  readonly id: FormId;
  readonly title: string;
  readonly opening: string;
  readonly action: string;
  /** The page that shows the form. */
  readonly page: string;
  readonly questions: readonly Question[];
  /** What in the answers can hardly be right. It is asked about, and accepted when confirmed. */
  readonly warnings?: (answers: Answers) => readonly Warning[];
  readonly ending: Ending;
  /** Whether a question without an answer is asked in a conversation, by its id and what is known; a page shows them all. */
  readonly isAsked?: (id: string, answers: Answers) => boolean;
  /** Questions whose answer needs no answer to the first one: who tells a rent or fees and no salary has none. */
  readonly standAlone?: readonly string[];
  /** The questions that a conversation may ask, where not all are: how far it is counts by them. */
  readonly mayAsk?: readonly string[];
  /** Questions that are left out where a form begins with these answers: the sentence that told them decides by itself. */
  readonly takenForGranted?: (known: Answers) => readonly string[];
  /** Answers that hold unless another is told. */
  readonly initial?: (now: Date) => Answers;
}

export type Filled =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly refusals: Readonly<Record<string, string>> };

/** Answers every question of a form from raw texts by question id. Returns all refusals at once, or the answers. */
export function fillIn(form: Form, texts: Readonly<Record<string, string>>, now: Date): Filled {
  const answers: Record<string, Value> = {};
  const refusals: Record<string, string> = {};
  for (const question of form.questions) {
    const parsed = answerWhenSent(question, texts[question.id] ?? '', { now, answers });
    if (!parsed.ok) refusals[question.id] = refusalText(parsed.refusal);
    else if (parsed.value !== undefined) answers[question.id] = parsed.value;
  }
  return Object.keys(refusals).length === 0 ? { ok: true, answers } : { ok: false, refusals };
}

/** As `answer`, with the sentence that a form sent as a whole has for an empty field. */
function answerWhenSent(question: Question, text: string, answerContext: AnswerContext): Parsed<Value | undefined> {
  const { missing, missingWhenSent = missing } = question;
  return answer({ ...question, missing: missingWhenSent }, text, answerContext);
}

/**
 * Takes the refusals of a form that was sent and its texts as they are now. Returns those that still hold, with today's reason each; a field that
 * was right when the form was sent is left alone.
 */
export function stillRefused(
  form: Form,
  refusals: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
  now: Date,
): Readonly<Record<string, string>> {
  const answers = answersIn(form, texts, now);
  return Object.fromEntries(
    form.questions
      .filter(({ id }) => Object.hasOwn(refusals, id))
      .flatMap((question) => {
        const parsed = answer(question, texts[question.id] ?? '', { now, answers });
        return parsed.ok ? [] : [[question.id, refusalText(parsed.refusal)] as const];
      }),
  );
}

/** The answers that some texts give already; what is empty or does not fit is left out. */
export function answersIn(form: Form, texts: Readonly<Record<string, string>>, now: Date): Answers {
  return form.questions.reduce<Answers>((answers, question) => {
    const parsed = answer(question, texts[question.id] ?? '', { now, answers });
    return parsed.ok && parsed.value !== undefined ? { ...answers, [question.id]: parsed.value } : answers;
  }, {});
}

/** Those of some answers that their questions take at this moment, each as the field of its question would hold it; what no question asks is left out. */
export function fittingAnswers({ questions }: Pick<Form, 'questions'>, answers: Answers, now: Date): Answers {
  return questions.reduce<Answers>((fitting, question) => {
    const value = answers[question.id];
    return value !== undefined && takes(question, value, { now, answers: fitting })
      ? { ...fitting, [question.id]: value }
      : fitting;
  }, {});
}

/** Words may be written otherwise than a field would have them; all else is told apart by what it is. */
function takes(question: Question, value: Value, answerContext: AnswerContext): boolean {
  const parsed = answer(question, String(value), answerContext);
  const isOfWords = question.kind === 'text' || question.kind === 'longText';
  return parsed.ok && (isOfWords ? typeof value === 'string' : parsed.value === value);
}

/**
 * The answers as a person reads them, a row for each question; a skipped one says that it is not given. With the visitor's IANA time zone,
 * a time stands in both clocks.
 */
export function reviewRows(
  form: Form,
  answers: Answers,
  timeZone?: string,
): readonly (Row & { readonly id: string })[] {
  const shown = form.questions.filter((question) => isShown(question, answers));
  return shown.map((question) => {
    const value = answers[question.id];
    return {
      id: question.id,
      label: question.label,
      value: value === undefined ? words.notGiven : writtenAnswer(question, value, { answers, timeZone }),
    };
  });
}

/** What a form came to as a text for the notes of an appointment: its title, then a line for each answer that was given, what was `said` of them, and a line for each figure. */
export function resultText(form: Form<ResultEnding>, answers: Answers, said: readonly string[] = []): string {
  const given = form.questions.filter(({ id }) => answers[id] !== undefined);
  const lines = (rows: readonly Row[]) => rows.map(({ label, value }) => `${label}: ${value}`);
  return [
    form.title,
    ...lines(reviewRows({ ...form, questions: given }, answers)),
    ...(said.length > 0 ? [...said, form.ending.heading] : []),
    ...lines(form.ending.rows(answers)),
  ].join('\n');
}

/** An answer as a person reads it, in both clocks where the visitor's own shows another time. */
export function writtenAnswer(question: Question, value: Value, surroundings: Omit<AnswerContext, 'now'>): string {
  const here = question.format(value);
  const there = question.elsewhere?.(value, surroundings);
  return there === undefined ? here : fillTemplate(words.bothClocks, { here, there });
}

/** The questions still open, in their order: required and optional ones that were neither answered nor skipped. */
export function openQuestions(
  form: Form,
  answers: Answers,
  skipped: readonly string[],
  answerContext: Omit<AnswerContext, 'answers'>,
): readonly Question[] {
  // An amount that was left out counts as 0.
  const isLeftOut = ({ id, kind }: Question) => kind === 'rupees' && skipped.includes(id);
  const known = { ...Object.fromEntries(form.questions.filter(isLeftOut).map(({ id }) => [id, 0])), ...answers };
  return form.questions.filter((question) => {
    const value = answers[question.id];
    if (value === undefined && question.isOnlyTold) return false;
    if (value === undefined) return !skipped.includes(question.id) && (form.isAsked?.(question.id, known) ?? true);
    return !question.validate(value, { ...answerContext, answers }).ok;
  });
}
