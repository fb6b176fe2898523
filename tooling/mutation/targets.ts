/**
 * The folders whose conditions are tried, and where the tests stand that are to notice: those of a later folder run when those before
 * let a change pass. What needs a browser is left to the browser's tests.
 */
export const targets = [
  { source: 'src/domain', tests: ['tests/domain'] },
  { source: 'src/text', tests: ['tests/text', 'tests/entities', 'tests/guide'] },
  { source: 'src/entities', tests: ['tests/entities', 'tests/guide'] },
  { source: 'src/search', tests: ['tests/search', 'tests/guide'] },
  { source: 'src/forms', tests: ['tests/forms', 'tests/guide'] },
  { source: 'src/guide', tests: ['tests/guide'] },
] as const;

/**
 * Tests by properties, along all paths, over all keyed questions and of every next step take longer than all others together; what they
 * alone would notice counts as unnoticed.
 */
export const isTooSlow = (test: string): boolean =>
  /\/(?:property|reading-property|machine-paths|fetching|same-result|answers|next-steps)\.test\.ts$/.test(test);

/** Of every hundred changes in a folder, so many may go unnoticed and unexplained. */
export const mostUnnoticed = 10;

/** Hooks of React, and what draws: they run in a page alone. */
export const needsBrowser = (file: string): boolean => /\/use-[^/]*\.ts$|\/view\//.test(file);
