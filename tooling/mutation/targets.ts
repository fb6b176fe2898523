/** The folders whose conditions are tried, and where the tests stand that are to notice. What needs a browser is left to the browser's tests. */
export const targets = [
  { source: 'src/domain', tests: 'tests/domain' },
  { source: 'src/language', tests: 'tests/language' },
  { source: 'src/search', tests: 'tests/search' },
  { source: 'src/forms', tests: 'tests/forms' },
  { source: 'src/guide', tests: 'tests/guide' },
] as const;

/** Of every hundred changes in a folder, so many may go unnoticed and unexplained. */
export const mostUnnoticed = 10;

/** Hooks of React, and what draws: they run in a page alone. */
export const needsBrowser = (file: string): boolean => /\/use-[^/]*\.ts$|\/view\//.test(file);
