import { readFileSync } from 'node:fs';
import { evaluate, evaluationText, type AskedQuestion } from './evaluation.ts';
import { withGuide } from './load-guide.ts';

const file = process.argv[2];
if (file === undefined) {
  console.error('Name a file with a line of {"q", "accept", "kind"} for each question: npm run eval -- FILE.jsonl');
  process.exitCode = 2;
} else {
  const questions = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as AskedQuestion);
  await withGuide(async ({ reply }) => {
    console.log(evaluationText(await evaluate(questions, (text) => reply(text, '/'))));
  });
}
