import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { likelyActs, unpackWeights, whyAct } from '#src/guide/understanding/act-model.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { withSiteModules } from '#tooling/content/site-modules.ts';
import { PlainError } from '#tooling/command/plain-error.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { accuracies, byAct, confusion, guessOf, reliability, type Judged } from './act-measures.ts';
import {
  actFingerprint,
  loadFeatures,
  toldBy,
  train,
  voicesOf,
  weightsFile,
  weightsText,
  type FeaturesOf,
} from './act-training.ts';
import type { PackedActWeights } from '#src/guide/understanding/act-model.ts';
import { actsDue, devLinesIn } from './dev-acts.ts';

/** The most bytes of the weights as they travel; what reads them weighs some 3 kB besides. */
const mostBytes = 37_000;

const isDevToo = process.argv.includes('--dev');
/** A guess that is less sure than this is rather asked about. */
const doubtful = 0.8;
const devFile = 'tests/guide/corpus/dev/forms.jsonl';

await runCommand(() =>
  withSiteModules(async (load) => {
    const voices = voicesOf(loadContent(readContentFiles('content')));
    const featuresOf = await loadFeatures(load);
    const { packed, guessed } = train(toldBy(voices, featuresOf), actFingerprint(voices));
    const text = weightsText(packed);
    const bytes = brotliCompressSync(text).length;
    if (bytes > mostBytes)
      throw new PlainError(
        `the weights have ${bytes} bytes, more than ${mostBytes}; keep fewer in tooling/guide/act-fitting.ts`,
      );
    writeFileSync(weightsFile, text);
    const unseen = guessed.map(({ told, likely }): Judged => ({ due: [told.act], likely, groups: [told.voice] }));
    console.log(
      `${unseen.length} examples of ${voices.length} voices, each guessed by weights that had not seen its voice\n`,
    );
    print(unseen);
    if (isDevToo) measureOnDev(featuresOf, packed);
    console.log(`\n${weightsFile}: ${packed.acts.length} weights, ${bytes} bytes, temperature ${packed.temperature}`);
  }),
);

function print(judged: readonly Judged[]): void {
  console.log([accuracies(judged), byAct(judged), reliability(judged), confusion(judged)].join('\n\n'));
}

/** What the weights make of the development set, with every miss and why. What is to be asked about has no act and is told apart. */
function measureOnDev(featuresOf: FeaturesOf, packed: PackedActWeights): void {
  const weights = unpackWeights(packed);
  const lines = devLinesIn(devFile).map((line) => {
    const features = featuresOf(line.say, line);
    const groups = [line.language, line.hard ? 'hard' : 'ordinary'];
    return { line, features, due: actsDue(line), likely: likelyActs(features, weights), groups };
  });
  const judged = lines.filter(({ due }) => due.length > 0);
  console.log(`\n${devFile}\n`);
  for (const { line, features, due, likely } of judged) {
    const [first, second] = likely;
    if (!first || !second || due.includes(first.act)) continue;
    console.log(
      `${line.form} ${line.open} "${line.say}": ${due.join(' or ')}, not ${first.act} (${first.probability.toFixed(2)})`,
    );
    console.log(`    ${whyAct(features, first.act, second.act, weights).join('; ')}`);
  }
  console.log('');
  print(judged);
  const unsure = lines.filter(({ due }) => due.length === 0);
  const doubted = unsure.filter((one) => guessOf(one).probability < doubtful);
  console.log(
    `\nto be asked about: ${unsure.length}, of which ${doubted.length} are guessed with less than ${doubtful}`,
  );
}
