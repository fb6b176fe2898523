import type { Form } from '#src/forms/form.ts';
import type { Answers, Question, AnswerContext, Value } from '#src/forms/question.ts';
import { asksForDateOrTime } from './other-answers.ts';
import { namedQuestions } from './question-names.ts';

/** A figure that is surely an amount: with a currency, a unit, grouping, or at least five digits. A year or a day is none. */
const amountPattern =
  /(?:(?:₹|\brs\.?|\binr)\s*\d[\d,.]{0,20}|\b\d[\d,.]{0,20}\s*(?:lakhs?|lacs?|l|crores?|cr|k|lpa|thousand)\b|\b\d{1,3}(?:,\d{2,3})+|\b\d{5,})(?:\s*(?:lakhs?|lacs?|l|crores?|cr|k|lpa)\b)?(?:\s*(?:per month|a month|pm|\/month|monthly)\b)?/i;
/** "My name is Ravi", "I am Ravi Kumar": one capital alone may begin any word, as in "I am Interested". */
const introduction =
  /\b(?:(?:[Mm]y name is|[Mm]yself|[Mm]era naam|[Nn]aa? peru) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*){0,2})|(?:[Ii] am|[Tt]his is|I'm) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*){1,2}))/u;
const entityKinds: ReadonlySet<Question['kind']> = new Set(['choice', 'date', 'slot', 'email', 'phone']);

/** Answers that the first sentence gives already: "tax on 18 lakh with 80c 1.5 lakh", "book gst consultation tomorrow 4pm". */
export function entitiesIn(text: string, form: Form, now: Date): Answers {
  const named = namedQuestions(text, form);
  const known: Record<string, Value> = {};
  const note = (question: Question | undefined, said: string | undefined) => {
    if (!question || said === undefined || known[question.id] !== undefined) return;
    const answerContext = { now, answers: known };
    const parsed = question.parse(said, answerContext);
    if (parsed.ok && question.validate(parsed.value, answerContext).ok) known[question.id] = parsed.value;
  };
  const noteAmount = (question: Question | undefined, segment: string) => {
    if (question?.kind === 'rupees') note(question, amountPattern.exec(segment)?.[0]);
  };
  named.forEach(({ question, to }, index) => {
    noteAmount(question, text.slice(to, named[index + 1]?.from));
  });
  noteAmount(form.questions[0], text.slice(0, named[0]?.from));
  let words = text.split(/\s+/).slice(0, maxWords);
  let whole = text;
  for (const question of form.questions.filter(({ kind }) => entityKinds.has(kind))) {
    const stretches = [
      { said: whole, at: 0, length: words.length },
      ...stretchesOf(words, asksForDateOrTime(question)),
    ];
    for (const { said } of stretches) note(question, said);
    if (question.kind !== 'date' || known.date === undefined) continue;
    const day = stretches.findLast(({ said }) => readsAs(said, question, known, now));
    if (!day) continue;
    words = [...words.slice(0, day.at), ';', ...words.slice(day.at + day.length)];
    whole = words.join(' ');
  }
  note(
    form.questions.find(({ id }) => id === 'name'),
    introduction.exec(text)?.slice(1).find(Boolean),
  );
  return known;
}

/** How many figures of a text are surely amounts. */
export const amountCount = (text: string): number => [...text.matchAll(new RegExp(amountPattern, 'gi'))].length;

/** "Ravi, ravi@example.com, 98765 43210": the name that is left when address, number and their labels are gone. */
export function nameAmongContactDetails(
  text: string,
  question: Question,
  answerContext: AnswerContext,
): Value | undefined {
  const words = text
    .split(/[\s,;|]+/)
    .filter((word) => /\p{Letter}/u.test(word) && !/[@\d]/.test(word) && !contactLabels.test(word));
  if (words.length === 0 || words.length > 4 || words.some((word) => notInNames.test(word))) return undefined;
  const parsed = question.parse(words.join(' '), answerContext);
  return parsed.ok ? parsed.value : undefined;
}

const contactLabels = /^(?:my|name|is|and|e-?mail|mail|id|phone|ph|mobile|mob|cell|number|no|contact)[.:-]*$/i;
const notInNames =
  /^(?:me|at|on|to|in|by|for|or|you|can|call|reach|reply|send|please|the|this|that|it|here|hi|hello)$/i;

/** Whether a day or an hour is named at all, settled or not: "monday or tuesday" names one. */
export function mentionsDateOrTime(text: string, form: Form, now: Date): boolean {
  const stretches = stretchesOf(text.split(/\s+/).slice(0, maxWords), false);
  const whens = form.questions.filter(asksForDateOrTime);
  return stretches.some(({ said }) => whens.some(({ parse }) => parse(said, { now, answers: {} }).ok));
}

const readsAs = (said: string, question: Question, known: Answers, now: Date): boolean => {
  const parsed = question.parse(said, { now, answers: known });
  return parsed.ok && parsed.value === known[question.id];
};

const maxWords = 40;
/** What stands before a day or an hour and makes it another one, or none: "not on monday", "after 4", "two weeks from friday". */
const boundBefore =
  /(?:^| )(?:not|except|before|after|until|till|within|from|since|by|or|between|than)(?: (?:on|at|the|this|next))?$/i;
const boundAfter = /^(?:or|to|till|until|week|weeks)\b/i;

/** Every stretch of six words down to one: where an answer stands among other words. */
function stretchesOf(words: readonly string[], isToBeSettled: boolean) {
  const isSettled = (at: number, length: number) =>
    !boundBefore.test(words.slice(Math.max(0, at - 2), at).join(' ')) && !boundAfter.test(words[at + length] ?? '');
  return [6, 5, 4, 3, 2, 1].flatMap((length) =>
    words
      .slice(0, Math.max(0, words.length - length + 1))
      .map((_, at) => ({ said: words.slice(at, at + length).join(' '), at, length }))
      .filter(({ at }) => !isToBeSettled || isSettled(at, length)),
  );
}
