import { Guide } from './support/guide.ts';
import { rentDecidesSaid } from './support/tax-cases.ts';
import { plainAnswer, plainQuestion } from './support/words.ts';
import { expect, test } from './support/site.ts';

test('the log is the one live region, puts nothing there again, arrow keys go through its messages and down to the input, and an answer in the middle of a form is read from its beginning, with the field of the form in sight', async ({
  page,
}) => {
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.say('hello');
  await expect(guide.panel.locator('[aria-live], [role="log"], [role="status"], [role="alert"]')).toHaveCount(1);
  await guide.log.focus();
  await page.keyboard.press('ArrowUp');
  await expect(guide.reply).toBeFocused();
  await page.keyboard.press('Home');
  await expect(guide.replies.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(guide.log.locator('[data-from="visitor"]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(guide.input).toBeFocused();
  await guide.log.evaluate((log) => {
    log.dataset.added = '0';
    new MutationObserver((records) => {
      log.dataset.added = String(
        Number(log.dataset.added) +
          records
            .flatMap(({ addedNodes }) => [...addedNodes])
            .filter((node) => node.parentNode === log && node instanceof HTMLElement && node.dataset.from !== undefined)
            .length,
      );
    }).observe(log, { childList: true });
  });
  await guide.say('thanks');
  await expect(guide.log).toHaveAttribute('data-added', '2');

  await page.setViewportSize({ width: 360, height: 640 });
  await guide.say('tax for salary 13.2 lakh basic 6 lakh');
  await guide.say('so how much do i save in the new one');
  await expect(guide.log.getByText('so how much do i save in the new one')).toBeInViewport({ ratio: 1 });
  await expect(guide.continue).toBeInViewport({ ratio: 1 });
});

test('an answer whose text is slow to come names its page, and says the rest in the same message', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/gst-registration-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.say(plainQuestion);
  await expect(guide.replies).toHaveCount(2);
  await expect(guide.reply).toHaveAttribute('aria-busy', 'true');
  await expect(guide.reply.getByRole('paragraph')).toHaveText(['One moment...']);
  const link = guide.reply.getByRole('link').first();
  await expect(link).toHaveAttribute('href', '/services/registrations/gst-registration');
  await link.focus();
  release();
  await expect(guide.reply).toContainText(plainAnswer);
  await expect(guide.replies).toHaveCount(2);
  await expect(guide.reply).not.toHaveAttribute('aria-busy');
  await expect(link).toBeFocused();
  await expect(guide.log).not.toContainText('One moment...');
});

test('magnified four times all parts can be reached; chips lie in two rows on a phone and in one above a soft keyboard, none is cut, and a button leads to the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.say('calculate my tax');
  for (const part of [guide.reply.getByRole('paragraph').last(), guide.chip('Cancel'), guide.input]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  expect(await guide.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await guide.sayAll(rentDecidesSaid);

  const seen = () =>
    guide.chips.evaluateAll((chips) => {
      const tray = chips[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const parts = chips.map((chip) => {
        const { top, bottom, right } = chip.getBoundingClientRect();
        const isOut = bottom <= tray.top || top >= tray.bottom;
        const isWhole = top >= tray.top && bottom <= tray.bottom && right <= tray.right;
        return { top, label: chip.textContent, isOut, isCut: !isOut && !isWhole };
      });
      const shown = parts.filter(({ isOut }) => !isOut);
      return {
        rows: new Set(shown.map(({ top }) => top)).size,
        cut: parts.filter(({ isCut }) => isCut).length,
        labels: shown.map(({ label }) => label),
      };
    });
  const labels = await guide.chips.allTextContents();
  for (const [viewport, rows] of [
    [{ width: 360, height: 740 }, 2],
    [{ width: 390, height: 400 }, 1],
  ] as const) {
    await page.setViewportSize(viewport);
    const found: string[] = [];
    while (found.length < labels.length) {
      await expect.poll(async () => (await seen()).labels.some((label) => !found.includes(label))).toBe(true);
      const { labels: here, ...rest } = await seen();
      expect(rest).toEqual({ rows, cut: 0 });
      found.push(...here.filter((label) => !found.includes(label)));
      await guide.panel.getByRole('button', { name: 'More replies' }).click();
    }
    expect(found).toEqual(labels);
    await expect.poll(async () => (await seen()).labels[0]).toBe(labels[0]);
  }
});
