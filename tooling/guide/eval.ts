import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { replyText } from '#src/guide/answers/blocks.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { answerEvaluationText, evaluateAnswers } from './answer-evaluation.ts';
import { keyedQuestionsIn } from './answer-keys.ts';
import { askedQuestionsIn } from './asked-questions.ts';
import type { Heard } from '#tooling/guide/run-conversation.ts';
import { corpusPart, jsonLines, splits, type Split } from './corpus.ts';
import {
  judgeConversation,
  judgeMessage,
  judgeQuestion,
  messageTable,
  questionTable,
  type Shown,
} from './corpus-evaluation.ts';
import { evaluate, evaluationText } from './evaluation.ts';
import type { LoadedGuide } from './load-guide.ts';
import { withGuide } from './with-guide.ts';
import { ownEvaluation } from './own-evaluation.ts';
import { conversationLines, gradeTable, questionLine } from './sheet.ts';
import { withSlip } from './with-slip.ts';

const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('--'));
/** Asks each question with a slip of the thumb in it. */
const isMisspelt = words.includes('--misspelt');
const valueOf = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const grades = valueOf('grades');
const sheet = valueOf('sheet');

/** The day of which the corpus speaks as today. */
const corpusMoment = { now: new Date('2026-11-26T10:30:00+05:30'), page: '/' };
if (words.includes('--own')) await runCommand(evaluateOwn);
else if (grades !== undefined) await runCommand(() => console.log(gradeTable(jsonLines(grades))));
else if (sheet !== undefined) await runCommand(() => writeSheet(sheet));
else if (words.includes('--corpus')) await runCommand(evaluateCorpus);
else if (file === undefined) {
  console.error(
    'Name a file with a line of {"q", "accept", "kind"} or {"q", "must", "kind"} for each question: npm run eval -- FILE.jsonl   (--misspelt asks with slips, --own asks the questions of our own pages, --corpus asks the corpus of tests/guide/corpus, or its part --split=dev, --sheet=FILE writes the replies to its holdout for grading by reading, with --split=dev to the others, --grades=FILE counts a sheet that was graded)',
  );
  process.exitCode = 2;
} else {
  await runCommand(() => (isKeyed(file) ? evaluateKeyed(file) : evaluatePages(file)));
}

/** Holds the guide against the corpus and prints development and holdout apart. Of the holdout no line is shown. */
async function evaluateCorpus(): Promise<void> {
  await withGuide(async ({ converse, read }) => {
    for (const split of splits.filter((one) => valueOf('split') === undefined || valueOf('split') === one)) {
      const replies = await corpusReplies(converse, split);
      const questions = replies.questions.map(([question, [heard]]) => judgeQuestion(question, shownIn(heard)));
      const talks = replies.conversations.flatMap(([conversation, heard]) =>
        judgeConversation(conversation, heard.map(shownIn)),
      );
      const forms = corpusPart(split, 'forms').map((message) =>
        judgeMessage(message, read({ ...message, now: corpusMoment.now })),
      );
      console.log(
        `${split}: questions and turns, by keys in what is shown\n${questionTable([...questions, ...talks])}\n`,
      );
      console.log(`${split}: messages in forms\n${messageTable(forms)}\n`);
    }
  });
}

/** Writes the replies to one part of the corpus, with what is due, for somebody who reads and grades them. */
async function writeSheet(name: string): Promise<void> {
  const split: Split = valueOf('split') === 'dev' ? 'dev' : 'holdout';
  await withGuide(async ({ converse }) => {
    const { questions, conversations } = await corpusReplies(converse, split);
    const lines = [
      ...questions.map(([question, [heard]]) => questionLine(question, heard?.shown ?? '')),
      ...conversations.flatMap(([conversation, heard]) =>
        conversationLines(
          conversation,
          heard.map(({ shown }) => shown),
        ),
      ),
    ];
    writeFileSync(name, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    console.log(`${lines.length} replies to grade are in ${name}; docs/judging.md tells how`);
  });
}

async function corpusReplies(converse: LoadedGuide['converse'], split: Split) {
  const asked = async <Line>(lines: readonly Line[], turnsOf: (line: Line) => readonly string[]) => {
    const replies: (readonly [Line, readonly Heard[]])[] = [];
    for (const line of lines) replies.push([line, await converse(turnsOf(line), corpusMoment)]);
    return replies;
  };
  return {
    questions: await asked(corpusPart(split, 'questions'), ({ q }) => [q]),
    conversations: await asked(corpusPart(split, 'conversations'), ({ turns }) => turns.map(({ q }) => q)),
  };
}

function shownIn(heard: Heard | undefined): Shown {
  return {
    shown: heard?.shown ?? '',
    isAnswer:
      heard?.outcome === 'answer' && heard.links.some(({ href }) => /^\/(?:services|solutions|blog|check)/.test(href)),
  };
}

async function evaluateOwn(): Promise<void> {
  await withGuide(async ({ reply, passages }) => {
    console.log(await ownEvaluation(await passages(), async (text) => replyText(await reply(text, '/'))));
  });
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
    for (const [number, question] of questions.entries()) {
      const heard = (await converse(typed(question.turns, number), moment)).at(-1);
      asked.push({ ...question, said: { text: heard?.text ?? '', pages: heard?.links.map(({ href }) => href) ?? [] } });
    }
    console.log(answerEvaluationText(evaluateAnswers(asked, await passages())));
  });
}

function typed(turns: readonly string[], number: number): readonly string[] {
  return isMisspelt ? [...turns.slice(0, -1), withSlip(turns.at(-1) ?? '', number)] : turns;
}
