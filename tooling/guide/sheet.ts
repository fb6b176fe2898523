import { PlainError } from '#tooling/command/plain-error.ts';
import type { CorpusConversation, CorpusQuestion } from './corpus.ts';

/** One reply to be graded by reading, with nothing else in view: what was said before, what was asked, what is due, and what is shown. */
export interface SheetLine {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly before: readonly string[];
  readonly asked: string;
  readonly due: string;
  readonly shown: string;
  /** A, P, U or W, written by whoever reads. */
  readonly grade: string;
  readonly why: string;
}

/** A answers correctly, P partly, U is of no use, W is wrong. */
const grades = ['A', 'P', 'U', 'W'] as const;

/** The line of a single question. */
export const questionLine = ({ id, kind, language, q, due }: CorpusQuestion, shown: string): SheetLine => ({
  id,
  kind,
  language,
  before: [],
  asked: q,
  due,
  shown,
  grade: '',
  why: '',
});

/** The lines of a conversation, one a turn that wants an answer. */
export const conversationLines = (
  { id, language, turns }: CorpusConversation,
  shown: readonly string[],
): readonly SheetLine[] =>
  turns.flatMap(({ q, due, keys }, at) =>
    keys.length === 0
      ? []
      : [
          {
            id: `${id}-${at + 1}`,
            kind: at === 0 ? 'first turn' : 'follow-up',
            language,
            before: turns
              .slice(0, at)
              .flatMap((turn, earlier) => [`Visitor: ${turn.q}`, `Guide: ${shown[earlier] ?? ''}`]),
            asked: q,
            due,
            shown: shown[at] ?? '',
            grade: '',
            why: '',
          },
        ],
  );

/**
 * The table of a sheet that was graded, by kind. Takes the lines of its file. Throws PlainError for a line without a grade of A, P, U or W, naming
 * its id.
 */
export function gradeTable(lines: readonly Readonly<Record<string, unknown>>[]): string {
  const graded = lines.map(({ id, kind, grade }) => {
    if (!grades.some((one) => one === grade))
      throw new PlainError(`${String(id)}: write a grade, one of ${grades.join(', ')}`);
    return { kind: String(kind), grade: String(grade) };
  });
  const row = (name: string, of: typeof graded) =>
    [
      name.padEnd(14),
      String(of.length).padStart(5),
      ...grades.map((one) => {
        const count = of.filter(({ grade }) => grade === one).length;
        return `${String(count).padStart(6)} (${of.length === 0 ? '-' : ((100 * count) / of.length).toFixed(0)} %)`;
      }),
    ].join('');
  const kinds = [...new Set(graded.map(({ kind }) => kind))].sort();
  return [
    `${''.padEnd(14)}${'of'.padStart(5)}${grades.map((one) => one.padStart(6).padEnd(12)).join('')}`,
    row('all', graded),
    ...kinds.map((kind) =>
      row(
        kind,
        graded.filter((one) => one.kind === kind),
      ),
    ),
  ].join('\n');
}
