import type { Range } from './decide.ts';

/** What is known of a question: its choices, or the ends of its numbers. */
type Asked =
  | { readonly choices: Readonly<Record<string, unknown>> }
  | { readonly least: number; readonly most: number };

/** What the questions of a decision may be answered with. Takes them by name. */
export function rangesOf(questions: Readonly<Record<string, Asked>>): Readonly<Record<string, Range>> {
  return Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [
      name,
      'choices' in question ? Object.keys(question.choices) : { least: question.least, most: question.most },
    ]),
  );
}
