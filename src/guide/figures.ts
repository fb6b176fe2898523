import type { Form } from '#src/forms/form.ts';
import type { Question, Surroundings } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Act, Hearing } from './act.ts';
import { amountsIn, mentionedIn } from './mentions.ts';
import { namedQuestions } from './naming.ts';

/** "Salary is 10 lakhs and basic is 5": what can be read under its name is noted, unless there are more amounts than names. */
export function figuresUnder(named: ReadonlySet<string>, text: string, form: Form, { now }: Hearing): Act | undefined {
  const said = Object.entries(mentionedIn(text, form, now)).filter(([id]) => named.has(id));
  return said.length > 0 && amountsIn(text) <= named.size
    ? { kind: 'told', answers: Object.fromEntries(said) }
    : undefined;
}

/** "80c me 1 lakh" while 80C is asked for: what is left without the name is the amount. */
export function withoutOwnName(text: string, form: Form, open: Question, surroundings: Surroundings): string {
  const named = namedQuestions(text, form);
  const [first] = named;
  if (!first || named.length > 1 || first.question.id !== open.id || open.parse(text, surroundings).ok) return text;
  return `${text.slice(0, first.from)} ${text.slice(first.to)}`.trim();
}

/** "No rent", said while the income is asked for, is about the rent: an amount under another question's own name belongs to it. */
export function answerToAnother(text: string, form: Form, open: Question, surroundings: Surroundings): Act | undefined {
  const named = namedQuestions(text, form);
  const [first] = named;
  if (!first) return partOfAnother(text, form, open, surroundings);
  if (named.some(({ question }) => question.id !== first.question.id) || first.question.id === open.id)
    return undefined;
  const name = text.slice(first.from, first.to);
  if (
    name.toLowerCase() !== first.question.label.toLowerCase() &&
    wordsIn(open.label).some((word) => wordsIn(name).includes(word))
  )
    return undefined;
  const parsed = first.question.parse(withoutOwnName(text, form, first.question, surroundings), surroundings);
  const held = parsed.ok ? first.question.validate(parsed.value, surroundings) : parsed;
  return held.ok ? { kind: 'corrected', question: first.question, value: held.value } : undefined;
}

/** "Home loan interest 1.2 lakh", said while the rent is asked for, is part of the other deductions. */
function partOfAnother(text: string, form: Form, open: Question, surroundings: Surroundings): Act | undefined {
  const [first, ...more] = namedQuestions(text, form, ({ covers = [] }) => covers);
  if (
    !first ||
    [first, ...more].some(({ question }) => question.id !== first.question.id) ||
    first.question.id === open.id
  )
    return undefined;
  const parsed = first.question.parse(text, surroundings);
  return parsed.ok ? { kind: 'misplaced', question: first.question, value: parsed.value } : undefined;
}
