import { writeFileSync } from 'node:fs';
import { runCommand } from '#tooling/command/run-command.ts';
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
import { conversationLines, gradeTable, questionLine } from './sheet.ts';

const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('--'));
const valueOf = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const grades = valueOf('grades');
const sheet = valueOf('sheet');

/** The day of which the corpus speaks as today. */
const corpusMoment = { now: new Date('2026-11-26T10:30:00+05:30'), page: '/' };
if (grades !== undefined) await runCommand(() => console.log(gradeTable(jsonLines(grades))));
else if (sheet !== undefined) await runCommand(() => writeSheet(sheet));
else if (words.includes('--corpus')) await runCommand(evaluateCorpus);
else if (file === undefined) {
  console.error(
    'Name a file with a line of {"q", "accept", "kind"} for each question: npm run eval -- FILE.jsonl   (--corpus asks the corpus of tests/guide/corpus, or its part --split=dev, --sheet=FILE writes the replies to its holdout for grading by reading, with --split=dev to the others, --grades=FILE counts a sheet that was graded)',
  );
  process.exitCode = 2;
} else {
  await runCommand(() => evaluatePages(file));
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

async function evaluatePages(name: string): Promise<void> {
  const questions = askedQuestionsIn(name);
  await withGuide(async ({ reply }) => {
    console.log(evaluationText(await evaluate(questions, (text) => reply(text, '/'))));
  });
}
