import { writeFileSync } from 'node:fs';
import { evidenceNames, type EvidenceName, type Weighed } from '#src/search/passage-evidence.ts';
import { passageText } from '#src/search/passage-candidates.ts';
import type { PassageWeights } from '#src/search/passage-rank.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { answers, keyedQuestionsIn, type KeyedQuestion } from './answer-keys.ts';
import { crossValidated, fitted, type Example } from './fitting.ts';
import { withGuide } from './load-guide.ts';

const words = process.argv.slice(2);
const files = words.filter((word) => !word.startsWith('--'));
/** Evidence that is left out, to see what it is worth. */
const without = words.find((word) => word.startsWith('--without='))?.slice('--without='.length);
const target = 'src/search/passage-weights.ts';
const folds = 5;
const settings = { shrinkage: 0.006, rounds: 300 };
/** A passage of another page may hold what a key wants by chance; the page that the search puts first is right more often than keys show. */
const trustInSearch = 0.7;
/** What counts for less tells passages apart no better than chance. */
const least = 0.1;

if (files.length === 0) {
  console.error(
    'Name files of keyed questions: npm run fit -- tests/guide/answers.jsonl   (--write puts the weights in their place, --without=fuzzy leaves a piece of evidence out)',
  );
  process.exitCode = 2;
} else await runCommand(fit);

async function fit(): Promise<void> {
  const examples = await withGuide(({ candidates }) =>
    Promise.all(
      files.flatMap(keyedQuestionsIn).map(async (question) => exampleOf(question, await candidates(question.turns))),
    ),
  );
  const seen = examples.filter(({ options }) => options.length > 0);
  const { first, firstTwo } = crossValidated(seen, evidenceNames.length, folds, settings);
  console.log(
    `${seen.length} questions in ${folds} parts, each asked of weights fitted to the others: the first passage answers ${percent(first)}, the first two ${percent(firstTwo)}`,
  );
  const fittedTo = named(fitted(seen, evidenceNames.length, settings));
  const weights = { ...fittedTo, notFirst: (fittedTo.notFirst ?? 0) - trustInSearch };
  for (const [name, weight] of Object.entries(weights)) console.log(`${name.padEnd(16)} ${weight.toFixed(2)}`);
  if (words.includes('--write')) writeFileSync(target, moduleText(weights));
}

function exampleOf(question: KeyedQuestion, weighed: readonly Weighed[]): Example {
  return {
    options: weighed.map(({ candidate, evidence }) => ({
      values: evidenceNames.map((name) => (name === without ? 0 : evidence[name])),
      text: passageText(candidate),
      isRight: answers(question, passageText(candidate)),
    })),
    isAnswered: (text) => answers(question, text),
  };
}

function named(weights: readonly number[]): PassageWeights {
  const pairs = evidenceNames.map((name, at): [EvidenceName, number] => [
    name,
    Math.round((weights[at] ?? 0) * 100) / 100,
  ]);
  return Object.fromEntries(pairs.filter(([, weight]) => Math.abs(weight) >= least));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function moduleText(weights: PassageWeights): string {
  return [
    "import type { PassageWeights } from './passage-rank.ts';",
    '',
    '/** Written by `npm run fit`: how much each piece of evidence counts, as fitted to keyed questions. */',
    'export const passageWeights: PassageWeights = {',
    ...Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},`),
    '};',
    '',
  ].join('\n');
}
