import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '#tooling/command/plain-error.ts';
import type { AskedQuestion } from './evaluation.ts';

/** The questions of a file, one on each line. Throws PlainError, with the line, where the file is missing or a line is no question. */
export function askedQuestionsIn(name: string): readonly AskedQuestion[] {
  if (!existsSync(name)) throw new PlainError(`There is no file ${name}.`);
  return readFileSync(name, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [questionOn(line, index + 1, name)]));
}

function questionOn(line: string, number: number, name: string): AskedQuestion {
  try {
    return JSON.parse(line) as AskedQuestion;
  } catch {
    throw new PlainError(
      `${name}:${number}: this line is no JSON; write {"q": "…", "accept": ["/faq"], "kind": "direct"}`,
    );
  }
}
