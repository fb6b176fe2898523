import { existsSync, readFileSync } from 'node:fs';
import { replyText } from '#src/guide/answers/blocks.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { answerEvaluationText, evaluateAnswers } from './answer-evaluation.ts';
import { keyedQuestionsIn } from './answer-keys.ts';
import { askedQuestionsIn } from './asked-questions.ts';
import { evaluate, evaluationText } from './evaluation.ts';
import { withGuide } from './load-guide.ts';
import { ownEvaluation } from './own-evaluation.ts';
import { withSlip } from './with-slip.ts';

const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('--'));
const without = words.find((word) => word.startsWith('--without='))?.slice('--without='.length);
/** Asks each question with a slip of the thumb in it. */
const isMisspelt = words.includes('--misspelt');
if (words.includes('--own')) await runCommand(evaluateOwn);
else if (file === undefined) {
  console.error(
    'Name a file with a line of {"q", "accept", "kind"} or {"q", "must", "kind"} for each question: npm run eval -- FILE.jsonl   (--misspelt asks with slips, --without=fuse or the name of a piece of evidence leaves it out, --own asks the questions of our own pages)',
  );
  process.exitCode = 2;
} else {
  await runCommand(() => (isKeyed(file) ? evaluateKeyed(file) : evaluatePages(file)));
}

async function evaluateOwn(): Promise<void> {
  await withGuide(async ({ reply, passages }) => {
    console.log(await ownEvaluation(await passages(), async (text) => replyText(await reply(text, '/'))));
  }, without);
}

async function evaluatePages(name: string): Promise<void> {
  const questions = askedQuestionsIn(name);
  await withGuide(async ({ reply }) => {
    console.log(evaluationText(await evaluate(questions, (text) => reply(text, '/'))));
  }, without);
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
    for (const [number, question] of questions.entries()) {
      const heard = (await converse(typed(question.turns, number), moment)).at(-1);
      asked.push({ ...question, said: { text: heard?.text ?? '', pages: heard?.links.map(({ href }) => href) ?? [] } });
    }
    console.log(answerEvaluationText(evaluateAnswers(asked, await passages())));
  }, without);
}

function typed(turns: readonly string[], number: number): readonly string[] {
  return isMisspelt ? [...turns.slice(0, -1), withSlip(turns.at(-1) ?? '', number)] : turns;
}
