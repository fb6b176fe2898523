import type { Browser, Page } from '@playwright/test';
import { phone } from './conditions.ts';
import { benchVisit } from './limits.ts';
import type { Visit, Weight } from './measurements.ts';

type Kind = Exclude<keyof Weight, 'requests'>;

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/html/, 'html'],
  [/javascript/, 'scripts'],
  [/css/, 'styles'],
  [/font|woff/, 'fonts'],
  [/image/, 'images'],
];

/** Without the copy for offline use, which comes once and only when the visitor is still. */
const alone = { ...phone, serviceWorkers: 'block' } as const;

/** Loads a page with an empty cache and adds up what came, until the network is quiet. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(alone);
  const page = await context.newPage();
  const received = receivedBy(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const bodies = await received();
  await context.close();
  const sum = (wanted: Kind) =>
    bodies.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum('html'),
    scripts: sum('scripts'),
    styles: sum('styles'),
    fonts: sum('fonts'),
    images: sum('images'),
    rest: sum('rest'),
    requests: bodies.length,
  };
}

/** Goes the way of the visit with an empty cache: its pages one after another by their links, then the guide. Returns bytes of the bodies. */
export async function weighVisit(browser: Browser, site: string): Promise<Visit> {
  const context = await browser.newContext(alone);
  const page = await context.newPage();
  const received = receivedBy(page);
  const soFar = async () => {
    // A page fetches its neighbours ahead once it stands; they belong to it, and no event says that it is done.
    await page.waitForTimeout(1000);
    return (await received()).reduce((total, { bytes }) => total + bytes, 0);
  };
  const [first, ...next] = benchVisit;
  await page.goto(site + first, { waitUntil: 'networkidle' });
  const home = await soFar();
  for (const path of next) {
    // Where a whole row leads on, another link to the same page lies over its name.
    await page.locator(`main a[href="${path}"], main a[href^="${path}?"]`).first().tap({ force: true });
    await page.waitForURL((url) => url.pathname === path);
  }
  const pages = await soFar();
  await page.getByRole('button', { name: 'Ask the guide' }).tap();
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  const all = await soFar();
  await context.close();
  return { first: home, further: (pages - home) / next.length, guide: all - pages };
}

/** Listens to a page from now on; what is returned tells the body of every answer so far, its kind and its bytes as transferred. */
function receivedBy(page: Page): () => Promise<readonly { readonly kind: Kind; readonly bytes: number }[]> {
  const answers: Promise<{ readonly kind: Kind; readonly bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    answers.push(
      Promise.all([request.sizes(), request.response()]).then(([{ responseBodySize }, response]) => {
        const type = response?.headers()['content-type'] ?? '';
        return { kind: kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'rest', bytes: responseBodySize };
      }),
    );
  });
  return () => Promise.all(answers);
}
