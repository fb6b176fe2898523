import { benchLimits, benchRuns, benchVisit } from './limits.ts';
import { kilobytesOf, type LighthouseResult, type Measurements } from './measurements.ts';

/** One limit: what was measured, what it came to, and whether it holds. */
export interface Verdict {
  readonly what: string;
  readonly found: string;
  readonly limit: string;
  readonly holds: boolean;
}

const ratio = ({ withScripts, withoutScripts }: Measurements['homePaint']) => withScripts / withoutScripts;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Holds what was measured against the limits, a verdict for each. */
export function verdicts({ pages, homePaint, steps }: Measurements): readonly Verdict[] {
  const home = pages.find(({ path }) => path === '/');
  if (!home) throw new Error('The home page was not measured.');
  const atLeast = (what: string, found: number, limit: number): Verdict => ({
    what,
    found: String(found),
    limit: `at least ${limit}`,
    holds: found >= limit,
  });
  const atMost = (what: string, found: number, limit: number, unit: string, digits = 0): Verdict => ({
    what,
    found: `${found.toFixed(digits)}${unit}`,
    limit: `at most ${limit}${unit}`,
    holds: found <= limit,
  });
  const others = ({ accessibility, bestPractices, seo }: LighthouseResult) =>
    Math.min(accessibility, bestPractices, seo);
  const { mobilePerformance, otherScores, blockingTime, paintRatio, linkTime, homeWeight, homeScripts, homeRequests } =
    benchLimits;
  return [
    ...pages.flatMap(({ name, mobile, desktop }) => [
      atLeast(`${name}: Lighthouse performance, mobile`, mobile.performance, mobilePerformance),
      atLeast(`${name}: the lowest of the other three scores, mobile`, others(mobile), otherScores),
      atLeast(
        `${name}: the lowest of the four scores, desktop`,
        Math.min(desktop.performance, others(desktop)),
        otherScores,
      ),
      atMost(`${name}: total blocking time, mobile`, mobile.blockingTime, blockingTime, ' ms'),
    ]),
    atMost('Home: largest paint with scripts, as a multiple of the one without', ratio(homePaint), paintRatio, '', 2),
    ...steps.map(({ name, milliseconds: time }) =>
      atMost(`${name}: from the tap to the next heading`, time, linkTime, ' ms'),
    ),
    atMost('Home: everything', kilobytesOf(home.weight), homeWeight, ' kB', 1),
    atMost('Home: JavaScript', home.weight.scripts / 1000, homeScripts, ' kB', 1),
    atMost('Home: requests', home.weight.requests, homeRequests, ''),
  ];
}

/** Lines of Markdown for a table; the first row is its head. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const weights = ({ pages }: Measurements) =>
  table([
    ['kB as transferred', 'HTML', 'JavaScript', 'CSS', 'fonts', 'images', 'other', 'in all', 'requests'],
    ...pages.map(({ name, weight }) => [
      name,
      ...[weight.html, weight.scripts, weight.styles, weight.fonts, weight.images, weight.rest].map(kilobytes),
      kilobytesOf(weight).toFixed(1),
      String(weight.requests),
    ]),
  ]);

const scores = ({ pages }: Measurements, form: 'mobile' | 'desktop') =>
  table([
    [form, 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint', 'blocking time', 'layout shift'],
    ...pages.map(({ name, [form]: found }) => [
      name,
      ...[found.performance, found.accessibility, found.bestPractices, found.seo].map(String),
      seconds(found.largestPaint),
      milliseconds(found.blockingTime),
      found.layoutShift.toFixed(3),
    ]),
  ]);

/** The whole report in Markdown. */
export function report(measured: Measurements): string {
  const { date, machine, versions, visit, homePaint, steps, pages } = measured;
  const lost = pages.flatMap((page) =>
    (['mobile', 'desktop'] as const)
      .filter((form) => page[form].lostOn.length > 0)
      .map((form) => `- ${page.name}, ${form}: ${page[form].lostOn.join('; ')}`),
  );
  return `Written by \`npm run bench\` on ${date}; change nothing here by hand. Machine: ${machine}. ${versions}.

The built site was served by \`tooling/server\` with brotli and the headers of production, on the same machine. Every number of Lighthouse is the median of ${benchRuns.lighthouse} runs, every other time the median of ${benchRuns.timing}. What the guide takes to open and to answer is measured by \`npm run bench:guide\`.

## What a page sends

With an empty cache, until the network is quiet; bodies only, without headers. A kilobyte is 1000 bytes.

${weights(measured)}

A visit that begins on the home page and follows links to ${benchVisit.length - 1} more pages: ${kilobytes(visit.first)} kB for the first, ${kilobytes(visit.further)} kB for each further one on average, and ${kilobytes(visit.guide)} kB when the guide is opened. What that comes to in traffic stands in [deploying.md](deploying.md).

## Lighthouse

Mobile is Lighthouse's own phone: processor 4 times slower, slow 4G (150 ms, 1.6 Mbit/s), simulated. Desktop is its own desktop setting.

${scores(measured, 'mobile')}

${scores(measured, 'desktop')}

${lost.length === 0 ? 'No audit cost a point.' : `Audits that cost points:\n\n${lost.join('\n')}`}

## Does JavaScript delay the first screen?

Largest contentful paint of the home page against a copy of the same page without scripts, from the same server, turn by turn, processor 4 times slower and slow 4G applied in the browser: ${seconds(homePaint.withScripts)} with, ${seconds(homePaint.withoutScripts)} without, a ratio of ${ratio(homePaint).toFixed(2)}.

## From the tap on a link to the heading of the next page

Processor 4 times slower, network of the machine itself, as a phone.

${table([['way', 'time'], ...steps.map(({ name, milliseconds: time }) => [name, milliseconds(time)])])}

## Limits

They stand in \`tooling/bench/limits.ts\`; the bench fails when one is broken.

${table([['what', 'found', 'limit', 'holds'], ...verdicts(measured).map(({ what, found, limit, holds }) => [what, found, limit, holds ? 'yes' : '**no**'])])}
`;
}
