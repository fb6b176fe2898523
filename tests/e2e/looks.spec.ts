import { kinds } from '#tooling/shots/kinds.ts';

import { faults } from './support/audit.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { rentDecides } from './support/tax-cases.ts';
import { expect, test } from './support/site.ts';

test.describe('an audit by WCAG 2.2 AA finds nothing on the sight of', () => {
  for (const { name, address, only, prepare } of kinds) {
    test(name, async ({ page, consoleMessages }) => {
      test.setTimeout(60_000);
      consoleMessages.allow(/status of 404/);
      for (const width of [...(only === 'wide' ? [] : [360]), ...(only === 'phone' ? [] : [1280])]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await open(page, address);
        await prepare?.(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await faults(page), `${colorScheme}, ${width} wide`).toEqual([]);
        }
        await page.evaluate(() => {
          window.sessionStorage.clear();
        });
      }
    });
  }
});

test("neither the calculator's results nor the guide scroll the page sideways on a screen of 320 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/tax-calculator');
  for (const [label, text] of Object.entries(rentDecides.typed))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Calculate tax' }).click();
  await expect(page.getByRole('region', { name: 'Your tax estimate' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const guide = new Guide(page);
  await guide.open();
  await guide.say('x'.repeat(400));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await guide.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
});

for (const { reducedMotion, moved, name } of [
  { reducedMotion: 'reduce', moved: false, name: 'a new page stands still at once where motion is reduced' },
  { reducedMotion: 'no-preference', moved: true, name: 'a new page comes in with a short movement' },
] as const) {
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const animated: string[] = [];
      Object.assign(window, { animated });
      const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];
      Element.prototype.animate = function (...how) {
        animated.push(this.nodeName);
        return animate.apply(this, how);
      };
    });
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
    const animated = await page.evaluate(() => (window as Window & { readonly animated?: readonly string[] }).animated);
    expect(animated?.includes('MAIN')).toBe(moved);
  });
}
