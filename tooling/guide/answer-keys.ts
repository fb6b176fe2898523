import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '#tooling/command/plain-error.ts';

/** What the text of a right answer holds: of every group one of its patterns; and none of `mustNot`. */
export interface AnswerKey {
  readonly must: readonly (readonly string[])[];
  readonly mustNot?: readonly string[];
}

/** A question, or what is said last in a conversation, with the key of its answer. */
export interface KeyedQuestion extends AnswerKey {
  readonly id: string;
  /** What was said before, and the question itself last. */
  readonly turns: readonly string[];
  readonly kind: string;
  readonly accept?: readonly string[];
}

interface Line {
  readonly id: string;
  readonly q?: string;
  readonly kind?: string;
  readonly accept?: readonly string[];
  readonly must?: AnswerKey['must'];
  readonly mustNot?: readonly string[];
  readonly turns?: readonly string[];
  readonly keys?: readonly (AnswerKey | null)[];
}

/**
 * Reads keyed questions: lines of {"id", "q", "kind", "must", "mustNot"} or {"id", "turns", "keys"}, of which each turn with a key becomes a question.
 * Takes the name of a file. Throws PlainError where there is none, or with file and line where a line is neither.
 */
export function keyedQuestionsIn(file: string): readonly KeyedQuestion[] {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : questionsOn(line, `${file}:${index + 1}`)));
}

function questionsOn(line: string, place: string): readonly KeyedQuestion[] {
  const read = parsed(line, place);
  const { id, q, kind = 'direct', accept, turns, keys, must, mustNot } = read;
  if (q !== undefined && must)
    return [{ id, turns: [q], kind, must, ...(mustNot && { mustNot }), ...(accept && { accept }) }];
  if (!turns || !keys)
    throw new PlainError(`${place}: write {"id", "q", "must"} or {"id", "turns", "keys"}; this line is neither`);
  return turns.flatMap((_, at) => {
    const key = keys[at];
    return key
      ? [
          {
            ...key,
            id: `${id}-${at + 1}`,
            turns: turns.slice(0, at + 1),
            kind: at === 0 ? 'opening turn' : 'follow-up',
          },
        ]
      : [];
  });
}

function parsed(line: string, place: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw new PlainError(`${place}: this line is no JSON`);
  }
}

/** Whether a text holds what a key wants. Letters small or large, curly or straight quotes, dashes of any kind are all one. */
export function answers({ must, mustNot = [] }: AnswerKey, text: string): boolean {
  const plain = plainly(text);
  const has = (pattern: string) => patternOf(pattern).test(plain);
  return plain !== '' && must.every((group) => group.some(has)) && !mustNot.some(has);
}

const plainly = (text: string) =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\*\*/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'i');
  patterns.set(source, pattern);
  return pattern;
}
