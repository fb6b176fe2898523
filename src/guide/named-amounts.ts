import type { Form } from '#src/forms/form.ts';
import type { Question, AnswerContext } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Command } from './command.ts';
import type { TurnContext } from './knowledge.ts';
import { amountCount, entitiesIn } from './entities.ts';
import { namedQuestions } from './question-names.ts';

/** "Salary is 10 lakhs and basic is 5": what can be read under its name is noted, unless there are more amounts than names. */
export function namedAmounts(
  named: ReadonlySet<string>,
  text: string,
  form: Form,
  { now }: TurnContext,
): Command | undefined {
  const said = Object.entries(entitiesIn(text, form, now)).filter(([id]) => named.has(id));
  return said.length > 0 && amountCount(text) <= named.size
    ? { kind: 'answerSeveral', answers: Object.fromEntries(said) }
    : undefined;
}

/** "80c me 1 lakh" while 80C is asked for: what is left without the name is the amount. */
export function withoutQuestionName(text: string, form: Form, open: Question, answerContext: AnswerContext): string {
  const named = namedQuestions(text, form);
  const [first] = named;
  if (!first || named.length > 1 || first.question.id !== open.id || open.parse(text, answerContext).ok) return text;
  return `${text.slice(0, first.from)} ${text.slice(first.to)}`.trim();
}

/** "No rent", said while the income is asked for, is about the rent: an amount under another question's own name belongs to it. */
export function amountForOtherQuestion(
  text: string,
  form: Form,
  open: Question,
  answerContext: AnswerContext,
): Command | undefined {
  const named = namedQuestions(text, form);
  const [first] = named;
  if (!first) return amountWithinOtherQuestion(text, form, open, answerContext);
  if (named.some(({ question }) => question.id !== first.question.id) || first.question.id === open.id)
    return undefined;
  const name = text.slice(first.from, first.to);
  if (
    name.toLowerCase() !== first.question.label.toLowerCase() &&
    wordsIn(open.label).some((word) => wordsIn(name).includes(word))
  )
    return undefined;
  const parsed = first.question.parse(withoutQuestionName(text, form, first.question, answerContext), answerContext);
  const held = parsed.ok ? first.question.validate(parsed.value, answerContext) : parsed;
  return held.ok ? { kind: 'correct', question: first.question, value: held.value } : undefined;
}

/** "Home loan interest 1.2 lakh", said while the rent is asked for, is part of the other deductions. */
function amountWithinOtherQuestion(
  text: string,
  form: Form,
  open: Question,
  answerContext: AnswerContext,
): Command | undefined {
  const [first, ...more] = namedQuestions(text, form, ({ covers = [] }) => covers);
  if (
    !first ||
    [first, ...more].some(({ question }) => question.id !== first.question.id) ||
    first.question.id === open.id
  )
    return undefined;
  const parsed = first.question.parse(text, answerContext);
  return parsed.ok ? { kind: 'placeElsewhere', question: first.question, value: parsed.value } : undefined;
}
