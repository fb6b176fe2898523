import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from '#tooling/command/run-command.ts';
import { answerEvaluationText, evaluateAnswers } from './answer-evaluation.ts';
import { keyedQuestionsIn } from './answer-keys.ts';
import { askedQuestionsIn } from './asked-questions.ts';
import { evaluate, evaluationText } from './evaluation.ts';
import { withGuide } from './load-guide.ts';

const file = process.argv[2];
if (file === undefined) {
  console.error(
    'Name a file with a line of {"q", "accept", "kind"} or {"q", "must", "kind"} for each question: npm run eval -- FILE.jsonl',
  );
  process.exitCode = 2;
} else {
  await runCommand(() => (isKeyed(file) ? evaluateKeyed(file) : evaluatePages(file)));
}

async function evaluatePages(name: string): Promise<void> {
  const questions = askedQuestionsIn(name);
  await withGuide(async ({ reply }) => {
    console.log(evaluationText(await evaluate(questions, (text) => reply(text, '/'))));
  });
}

/** Whether the lines of a file tell what an answer holds, rather than the pages that may answer. */
function isKeyed(name: string): boolean {
  return existsSync(name) && /"(?:must|keys)":/.test(readFileSync(name, 'utf8').split('\n')[0] ?? '');
}

async function evaluateKeyed(name: string): Promise<void> {
  const questions = keyedQuestionsIn(name);
  await withGuide(async ({ converse, passages }) => {
    const moment = { now: new Date(), page: '/' };
    const asked = [];
    for (const question of questions) {
      const heard = (await converse(question.turns, moment)).at(-1);
      asked.push({ ...question, said: { text: heard?.text ?? '', pages: heard?.links.map(({ href }) => href) ?? [] } });
    }
    console.log(answerEvaluationText(evaluateAnswers(asked, await passages())));
  });
}
