import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '#tooling/command/plain-error.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { evaluate, evaluationText, type AskedQuestion } from './evaluation.ts';
import { withGuide } from './load-guide.ts';

const file = process.argv[2];
if (file === undefined) {
  console.error('Name a file with a line of {"q", "accept", "kind"} for each question: npm run eval -- FILE.jsonl');
  process.exitCode = 2;
} else {
  await runCommand(async () => {
    const questions = questionsIn(file);
    await withGuide(async ({ reply }) => {
      console.log(evaluationText(await evaluate(questions, (text) => reply(text, '/'))));
    });
  });
}

function questionsIn(name: string): readonly AskedQuestion[] {
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
