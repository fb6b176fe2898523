// The folder of src whose conditions are changed, such as MUTANTS=domain/regimes; its tests are those of the same folder.
const folder = process.env.MUTANTS ?? 'domain';

export default {
  testRunner: 'vitest',
  vitest: { related: false },
  mutate: [`src/${folder}/**/*.ts`],
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'Regex'] },
  ignorePatterns: ['/dist', '/build', '/test-results'],
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, allowEmojis: false },
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
  tempDirName: 'build/stryker',
  cleanTempDir: 'always',
};
