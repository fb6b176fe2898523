/** The pages that are measured: one of each kind that visitors meet most. */
export const benchPages = [
  '/',
  '/services/registrations',
  '/services/registrations/gst-registration',
  '/tax-calculator',
  '/book-appointment',
  '/blog/new-or-old-regime',
] as const;

/** What a visitor taps, and on which page. */
export const benchSteps = [
  { from: '/', to: '/services/registrations' },
  { from: '/services/registrations', to: '/services/registrations/gst-registration' },
  { from: '/blog', to: '/blog/new-or-old-regime' },
] as const;

/** The least scores out of 100, and the most milliseconds; what a page may weigh is held by tooling/build/budget.ts. */
export const benchLimits = {
  scores: {
    mobile: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
    desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  blockingTime: 30,
  linkTime: 120,
} as const;

/** How often each thing is measured; the median counts, so each number is odd. */
export const benchRuns = { lighthouse: 3, timing: 7 };

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  if (values.length % 2 === 0) throw new Error(`A median needs an odd number of runs, and there are ${values.length}.`);
  return values.toSorted((one, other) => one - other)[(values.length - 1) / 2] ?? Number.NaN;
}
