/** Words that stay in code: a file, or some texts of it, and why no visitor reads them. */
export interface Allowance {
  readonly file: string;
  /** As the scan writes them; without them, all of the file. */
  readonly texts?: readonly string[];
  readonly reason: string;
}

export const allowed: readonly Allowance[] = [
  {
    file: 'src/app/Head.tsx',
    texts: ['index, follow', 'noindex, follow'],
    reason: 'what search engines are told in their own terms',
  },
  { file: 'src/app/theme.ts', texts: ['not all', '(prefers-color-scheme: …)'], reason: 'media conditions' },
  {
    file: 'src/ui/move-once.ts',
    texts: ['rotate(-9deg) scale(…)', 'rotate(-2.5deg) scale(0.97)'],
    reason: 'a style',
  },
  { file: 'src/ui/breakpoints.ts', reason: 'media conditions' },
  {
    file: 'src/delivery/calendar.ts',
    texts: ['PRODID:-//Chartered accountant site//Calendar//EN'],
    reason: 'the program that wrote the file, for calendars',
  },
  { file: 'src/app/App.tsx', texts: ['#root > header'], reason: 'where the header stands in the built page' },
  { file: 'src/domain/english-numbers.ts', reason: 'numbers in words, as a sum is read' },
  {
    file: 'src/guide/understanding/act-features.ts',
    reason: 'the names of features, for whoever asks why a message was read so',
  },
  { file: 'src/text/spoken.ts', reason: 'sounds, by the letters they are written with' },
  {
    file: 'src/entities/amount/amount-tokens.ts',
    texts: [
      'under | in section | sec | ccc | dd | tta | ttb',
      'month | mth | year | yr | annum | pa | day | hour | quarter',
    ],
    reason: 'sections of the law, and periods behind a stroke',
  },
  { file: 'src/search/words.ts', reason: 'endings of English words' },
  { file: 'src/guide/machine/machine.ts', reason: 'the descriptions of the states, for whoever reads the machine' },
  { file: 'src/guide/view/MessageView.tsx', texts: ['noopener noreferrer'], reason: 'how a link opens' },
  { file: 'tooling/content/markdown.ts', texts: ['noopener noreferrer'], reason: 'how a link opens' },
  { file: 'tooling/build/feed.ts', texts: ['<?xml version="1.0" encoding="UTF-8"?>'], reason: 'markup' },
  { file: 'tooling/build/sitemap.ts', reason: 'markup, and what crawlers are told in their own terms' },
  { file: 'tooling/hosting/static-hosts.ts', reason: 'settings of the hosts' },
  { file: 'tooling/identity/icons.ts', texts: ['> @media (prefers-color-scheme:dark){…} <'], reason: 'a style' },
];
