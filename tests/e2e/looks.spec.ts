import type { Page } from '@playwright/test';

import { kinds, type Kind } from './support/kinds.ts';

import { faults, faultsAtOtherWidth, settled } from './support/audit.ts';
import { open } from './support/opened.ts';
import { brokenNames, brokenWords, coveredByBar, cutOff, tooSmall } from './support/reach.ts';
import { shortenLists } from './support/short-lists.ts';
import { expect, test } from './support/site.ts';

/** Sights of which others of the list show all, or whose fields guide-fields.spec.ts and guide-decisions.spec.ts look at. */
const shownElsewhere = new Set([
  'service-enquiry',
  'service-detail',
  'service-table',
  'solution',
  'about',
  'calculator',
  'calculator-refused',
  'search',
  'testimonials',
  'figure',
  'check',
  'checks',
  'blog',
  'privacy',
  'guide',
  'guide-miss',
  'guide-tax',
  'guide-booking',
]);
/** What is refused shows all of the page as it was, and its faults besides. */
const audited = kinds.filter(
  ({ name }) => !shownElsewhere.has(name) && !kinds.some((other) => other.name === `${name}-refused`),
);

/** Is the same on every page: the first sight is audited with it, the menu and the list of services besides. */
const frame = ['#root > header', '#root > footer'];

const groups = 5;

/** The contrast of the dark theme is held by its tokens, in tests/ui/tokens.test.ts and tests/identity. */
for (const group of Array.from({ length: groups }).keys()) {
  const sights = audited.filter((_, at) => at % groups === group);
  test(`${sights.map(({ name }) => name).join(', ')}: an audit by WCAG 2.2 AA finds nothing on a phone and on a wide screen, the bar with the guide lies over no control that was scrolled to and over no last line, and on a phone every control is large enough for a finger and text of twice the size stays whole`, async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const kind of sights) await test.step(kind.name, () => look(page, kind));
  });
}

async function look(page: Page, kind: Kind): Promise<void> {
  const isOnPhone = kind.only !== 'bar';
  const looked = { part: kind.part, but: kind === audited[0] || kind.part !== undefined ? [] : frame };
  await page.setViewportSize(isOnPhone ? phone : wide);
  await show(page, kind);
  if (kind.isScreen !== true)
    for (const size of [phone, wide]) expect.soft(await underBar(page, size), kind.name).toEqual([]);
  if (isOnPhone) {
    await page.setViewportSize(phone);
    expect.soft(await faults(page, looked), `${kind.name}, phone`).toEqual([]);
    // The rest of the page is another sight of the list.
    if (kind.part === ':target') return;
    expect.soft(await tooSmall(page), kind.name).toEqual([]);
    await sizeOfText(page, '200%');
    await settled(page);
    expect.soft(await cutOff(page), `${kind.name}, text of twice the size`).toEqual([]);
    await sizeOfText(page, '');
  }
  if (kind.only === 'menu') return;
  await page.setViewportSize(wide);
  const found = isOnPhone ? faultsAtOtherWidth(page, looked) : faults(page, looked);
  expect.soft(await found, `${kind.name}, wide`).toEqual([]);
}

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

/** What the bar with the guide lies over in a window of a size, with that size. */
async function underBar(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  return (await coveredByBar(page)).map((covered) => `${size.width} wide: ${covered}`);
}

async function sizeOfText(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Shows a sight as to a visitor who comes for the first time. */
async function show(page: Page, { address, prepare }: Kind): Promise<void> {
  await page.evaluate(() => {
    if (window.location.protocol !== 'about:') window.sessionStorage.clear();
  });
  await open(page, address);
  if (prepare) await prepare(page);
  else await shortenLists(page);
}

test('the audits find what only another width breaks, and find it once, the look under the bar a control and a last line that it lies over, and the looks for broken words and names one, and none that a hyphen parts or that stays on a line', async ({
  page,
}) => {
  const rulesIn = (found: readonly string[]) => found.map((fault) => fault.replace(/: #.*/s, '')).sort();
  await page.setViewportSize(phone);
  await page.setContent(`<!doctype html><html lang="en"><title>Kites</title>
    <style>
      body { background: #fff; color: #000 }
      .wide { display: none }
      @media (min-width: 1000px) {
        .wide { display: block }
        #pale { color: #ddd }
        .close button { all: unset; display: block; height: 9px; width: 9px; overflow: hidden }
      }
    </style>
    <main><h1>Kites</h1><p>For all winds.</p><p id="pale">Light ones.</p>
      <div class="close"><button id="one">One</button><button id="two">Two</button></div>
      <div class="wide"><img id="picture" src="data:,"></div></main></html>`);
  expect(rulesIn(await faults(page))).toEqual([]);
  await page.setViewportSize(wide);
  expect(rulesIn(await faultsAtOtherWidth(page))).toEqual([
    'color-contrast',
    'image-alt',
    'target-size',
    'target-size',
  ]);

  const withBar = (space: number) => `<!doctype html><html lang="en"><title>Kites</title><body style="margin: 0">
    <div id="root"><main style="height: 2000px; position: relative"><a href="/" style="position: fixed; bottom: 9px">Wind</a></main>
      <footer><p style="margin: 0 0 ${space}px">All rights reserved</p></footer>
      <nav style="background: #fff; bottom: 0; height: 60px; position: fixed; width: 100%"></nav></div></html>`;
  await page.setViewportSize(phone);
  await page.setContent(withBar(0));
  expect(await underBar(page, phone)).toEqual(['360 wide: Wind', '360 wide: the last line of the page']);
  await page.setContent(withBar(60).replace('bottom: 9px', 'top: 9px'));
  expect(await underBar(page, phone)).toEqual([]);

  await page.setContent(
    '<!doctype html><html lang="en"><title>Kites</title><p style="width: 3em; overflow-wrap: anywhere">Understanding a wind-blown kite</p><p style="width: 2em">File KITE-3B</p><p>File KITE-3B</p></html>',
  );
  expect(await brokenWords(page)).toEqual(['Understanding']);
  expect(await brokenNames(page)).toEqual(['KITE-3B']);
});

test('a new page comes in with a short movement, and stands still at once where motion is reduced', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const animated: string[] = [];
    Object.assign(window, { animated });
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];
    Element.prototype.animate = function (...how) {
      animated.push(this.nodeName);
      return animate.apply(this, how);
    };
  });
  const movesIn = async (name: string) => {
    await page.evaluate(() => (window as unknown as { readonly animated: string[] }).animated.splice(0));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
    return page.evaluate(() => (window as unknown as { readonly animated: string[] }).animated.includes('MAIN'));
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const fetched = page.waitForResponse(/\/assets\/staying-/);
  await open(page, '/');
  await (await fetched).finished();
  expect(await movesIn('Contact')).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movesIn('About')).toBe(false);
});
