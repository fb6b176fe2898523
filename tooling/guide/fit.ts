import { writeFileSync } from 'node:fs';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { matchWeightsFile, trainMatcher, type Guessed, type MatchTraining } from './match-training.ts';

await runCommand(() => {
  const { weights, guessed, ours } = trainMatcher(loadContent(readContentFiles('content')));
  writeFileSync(matchWeightsFile, `${JSON.stringify(weights, undefined, 1)}\n`);
  console.log('Each question asked of weights that had not learnt from it:\n');
  for (const set of ['answers', 'dev', ...new Set(guessed.map((one) => one.set).filter((set) => set !== 'answers'))])
    console.log(
      line(
        set,
        guessed.filter((one) => one.set.startsWith(set)),
      ),
    );
  console.log(
    `\n${reliability(guessed)}\n\n${oursTable(ours)}\n\n${matchWeightsFile}: temperature ${weights.temperature}`,
  );
});

function line(name: string, guessed: readonly Guessed[]): string {
  const share = (holds: (one: Guessed) => boolean) =>
    `${((100 * guessed.filter(holds).length) / Math.max(1, guessed.length)).toFixed(1)}%`.padStart(6);
  const onFirst = ({ ranked }: Guessed) => ranked.some(({ isRight, href }) => isRight && href === ranked[0]?.href);
  return [
    name.padEnd(18),
    `asked ${String(guessed.length).padStart(4)}`,
    `first passage ${share(({ ranked }) => ranked[0]?.isRight === true)}`,
    `best two ${share(({ ranked }) => ranked.slice(0, 2).some(({ isRight }) => isRight))}`,
    `first page ${share(onFirst)}`,
    `some passage ${share(({ ranked }) => ranked.some(({ isRight }) => isRight))}`,
  ].join('  ');
}

/** How often the first passage is right that is as likely as that. */
function reliability(guessed: readonly Guessed[]): string {
  return [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95]
    .map((from, at, all) => {
      const to = all[at + 1] ?? 1.01;
      const those = guessed.filter(
        ({ ranked: [first] }) => first !== undefined && first.share >= from && first.share < to,
      );
      const share = (most: number) => {
        const right = those.filter(({ ranked }) => ranked.slice(0, most).some(({ isRight }) => isRight)).length;
        return `${((100 * right) / Math.max(1, those.length)).toFixed(0)}%`;
      };
      return `p ${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}: ${those.length} questions, the first passage right in ${share(1)}, one of two in ${share(2)}`;
    })
    .join('\n');
}

function oursTable(ours: MatchTraining['ours']): string {
  return [0.3, 0.4, 0.5, 0.6, 0.7]
    .map((least) => {
      const share = (those: MatchTraining['ours']) =>
        `${((100 * those.filter(({ chance }) => chance >= least).length) / Math.max(1, those.length)).toFixed(1)}%`;
      return `taken for ours from ${least}: ${share(ours.filter(({ isTrue }) => isTrue))} of ours, ${share(ours.filter(({ isTrue }) => !isTrue))} of others`;
    })
    .join('\n');
}
