import type { Form } from '#src/forms/form.ts';
import type { Answers, Question, Value } from '#src/forms/question.ts';

/** A place in a text that names a question. */
export interface Named {
  readonly question: Question;
  readonly from: number;
  readonly to: number;
}

/** Where a text names questions of a form, in the order of the text; the longest name counts. */
export function namedQuestions(text: string, form: Form, namesOf = namesOfAnswer): readonly Named[] {
  const lower = text.toLowerCase();
  const names = form.questions
    .flatMap((question) => namesOf(question).map((name) => ({ question, name: name.toLowerCase() })))
    .sort((one, other) => other.name.length - one.name.length);
  const found: Named[] = [];
  for (const { question, name } of names) {
    for (let from = lower.indexOf(name); from >= 0; from = lower.indexOf(name, from + 1)) {
      const to = from + name.length;
      const isWord = !/[\p{Letter}\p{Number}]/u.test(`${lower[from - 1] ?? ' '}${lower[to] ?? ' '}`);
      if (isWord && !found.some((other) => from < other.to && other.from < to)) found.push({ question, from, to });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

const namesOfAnswer = ({ label, alsoCalled }: Question): readonly string[] => [label, ...alsoCalled];

/** A figure that is surely an amount: with a currency, a unit, grouping, or at least five digits. A year or a day is none. */
const amountIn = /(?:(?:₹|\brs\.?|\binr)\s*\d[\d,.]*|\b\d[\d,.]*\s*(?:lakhs?|lacs?|l|crores?|cr|k|lpa|thousand)\b|\b\d{1,3}(?:,\d{2,3})+|\b\d{5,})(?:\s*(?:lakhs?|lacs?|l|crores?|cr|k|lpa)\b)?(?:\s*(?:per month|a month|pm|\/month|monthly)\b)?/i;
/** "My name is Ravi", "I am Ravi Kumar": one capital alone may begin any word, as in "I am Interested". */
const introduction = /\b(?:(?:[Mm]y name is|[Mm]yself|[Mm]era naam|[Nn]aa? peru) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*){0,2})|(?:[Ii] am|[Tt]his is|I'm) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*){1,2}))/u;
const toldAtOnce: ReadonlySet<Question['kind']> = new Set(['choice', 'date', 'slot', 'email', 'phone']);

/** Answers that the first sentence gives already: "tax on 18 lakh with 80c 1.5 lakh", "book gst consultation tomorrow 4pm". */
export function mentionedIn(text: string, form: Form, now: Date): Answers {
  const named = namedQuestions(text, form);
  const known: Record<string, Value> = {};
  const note = (question: Question | undefined, said: string | undefined) => {
    if (!question || said === undefined || known[question.id] !== undefined) return;
    const surroundings = { now, answers: known };
    const parsed = question.parse(said, surroundings);
    if (parsed.ok && question.validate(parsed.value, surroundings).ok) known[question.id] = parsed.value;
  };
  const noteAmount = (question: Question | undefined, segment: string) => {
    if (question?.kind === 'rupees') note(question, amountIn.exec(segment)?.[0]);
  };
  named.forEach(({ question, to }, index) => { noteAmount(question, text.slice(to, named[index + 1]?.from)); });
  noteAmount(form.questions[0], text.slice(0, named[0]?.from));
  for (const question of form.questions.filter(({ kind }) => toldAtOnce.has(kind))) {
    for (const stretch of stretchesOf(text)) note(question, stretch);
  }
  note(form.questions.find(({ id }) => id === 'name'), introduction.exec(text)?.slice(1).find(Boolean));
  return known;
}

/** The text as a whole, then every stretch of four words down to one: where a date or an hour stands among other words. */
function stretchesOf(text: string): readonly string[] {
  const words = text.split(/\s+/).slice(0, 40);
  const stretches = [4, 3, 2, 1].flatMap((length) => words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' ')));
  return [text, ...stretches];
}
