/** The pages that are measured: one of each kind that visitors meet most. */
export const benchPages = [
  { name: 'Home', path: '/' },
  { name: 'Category', path: '/services/registrations' },
  { name: 'Service', path: '/services/registrations/gst-registration' },
  { name: 'Tax calculator', path: '/tax-calculator' },
  { name: 'Booking', path: '/book-appointment' },
  { name: 'Article', path: '/blog/new-or-old-regime' },
] as const;

/** What a visitor taps, and on which page. */
export const benchSteps = [
  { name: 'Home to a category', from: '/', to: '/services/registrations' },
  { name: 'Category to a service', from: '/services/registrations', to: '/services/registrations/gst-registration' },
  { name: 'Article list to an article', from: '/blog', to: '/blog/new-or-old-regime' },
] as const;

/** The pages of one visit, in their order; the guide is opened on the last. */
export const benchVisit = [
  '/',
  '/services/registrations',
  '/services/registrations/gst-registration',
  '/book-appointment',
] as const;

/** Lighthouse scores are out of 100, times in milliseconds, weights in kilobytes of 1000 bytes as transferred. */
export const benchLimits = {
  mobilePerformance: 98,
  otherScores: 100,
  blockingTime: 30,
  paintRatio: 1,
  linkTime: 120,
  homeWeight: 170,
  homeScripts: 96,
  homeRequests: 18,
};

/** How often each thing is measured; the median counts, so each number is odd. */
export const benchRuns = { lighthouse: 3, timing: 7 };

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  if (values.length % 2 === 0) throw new Error(`A median needs an odd number of runs, and there are ${values.length}.`);
  return values.toSorted((one, other) => one - other)[(values.length - 1) / 2] ?? Number.NaN;
}
