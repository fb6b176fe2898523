import type { Result } from 'lighthouse';
import { freePort } from '#tooling/setup/port.mjs';
import { launch } from './conditions.ts';
import { benchLimits, median } from './limits.ts';

export type Form = keyof typeof benchLimits.scores;

/** The part of a Lighthouse result that is read, so that a test can write one. */
export interface AuditedPage {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

/**
 * Runs Lighthouse on an address in a browser of its own, as a phone with its simulated slow 4G or as a desktop.
 * Throws when Lighthouse fails twice.
 */
export async function audit(url: string, executablePath: string, form: Form): Promise<AuditedPage> {
  const first = await attempt(url, executablePath, form);
  // Now and then Lighthouse loses the beginning of its recording (NO_NAVSTART), on any page; that says nothing about the page.
  const { runtimeError, ...result } = first.runtimeError ? await attempt(url, executablePath, form) : first;
  if (runtimeError) throw new Error(`Lighthouse failed twice on ${url}: ${runtimeError.message}`);
  return result;
}

async function attempt(url: string, executablePath: string, form: Form): Promise<Result> {
  // It takes seconds to load, which whoever reads results alone is spared.
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const port = await freePort();
  const browser = await launch(executablePath, [`--remote-debugging-port=${port}`]);
  try {
    const answer = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'silent', onlyCategories: Object.keys(benchLimits.scores[form]) },
      form === 'desktop' ? desktopConfig : undefined,
    );
    if (!answer) throw new Error(`Lighthouse said nothing about ${url}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

/** What several runs on one page came to, by their medians: a line of figures, and a sentence for each limit that is broken. */
export function summary(
  runs: readonly AuditedPage[],
  form: Form,
): { readonly line: string; readonly broken: string[] } {
  const value = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
  const scores = Object.entries(benchLimits.scores[form]).map(([category, least]) => ({
    category,
    least,
    score: median(runs.map((run) => Math.round((run.categories[category]?.score ?? Number.NaN) * 100))),
  }));
  const blocking = value('total-blocking-time');
  const broken = scores
    .filter(({ score, least }) => !(score >= least))
    .map(({ category, score, least }) => {
      const lost = [...new Set(runs.flatMap((run) => lostIn(run, category)))].sort();
      return `${category} is ${score}, at least ${least} is wanted: ${lost.join('; ')}`;
    });
  if (!(blocking <= benchLimits.blockingTime))
    broken.push(`blocking time is ${Math.round(blocking)} ms, at most ${benchLimits.blockingTime} ms is wanted`);
  const paint = (value('largest-contentful-paint') / 1000).toFixed(2);
  const shift = value('cumulative-layout-shift').toFixed(3);
  return {
    line: `${scores.map(({ score }) => score).join(' | ')} | ${paint} s | ${Math.round(blocking)} ms | ${shift}`,
    broken,
  };
}

/** The audits that cost points. */
function lostIn(run: AuditedPage, category: string): readonly string[] {
  return (run.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const found = run.audits[id];
    return found && weight > 0 && found.score !== null && found.score < 0.995 ? [`${found.title} (${id})`] : [];
  });
}
