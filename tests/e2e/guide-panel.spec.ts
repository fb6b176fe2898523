import { Guide } from './support/guide.ts';
import { holdSends } from './support/hold-sends.ts';
import { inCharge } from './support/opened.ts';
import { rentDecidesSaid } from './support/tax-cases.ts';
import { plainAnswer, plainQuestion, wording } from './support/words.ts';
import { expect, test, testWithMailbox } from './support/site.ts';

test('chips that were used leave the conversation, and a question leads to no other page', async ({ page }) => {
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.tap('Calculate my tax');
  await expect(guide.replies.first()).not.toContainText(wording.suggestions[0] ?? '');
  await expect(guide.reply.getByRole('link')).toHaveCount(0);
});

test('arrow keys go through the messages, and down from the last one is the input', async ({ page }) => {
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.say('hello');
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
});

test('the log is the one live region, and what stands in it is not put there again', async ({ page }) => {
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.say('hello');
  await expect(guide.panel.locator('[aria-live], [role="log"], [role="status"], [role="alert"]')).toHaveCount(1);
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
});

test('a choice after a reload stands in the conversation like any other', async ({ page }) => {
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.say('calculate my tax');
  await page.reload();
  await inCharge(page);
  await guide.open();
  await guide.tap('Continue');
  await expect(guide.log.locator('[data-from="visitor"]').last().getByRole('paragraph')).toHaveText(['Continue']);
});

test('magnified four times, the last message, the chips and the input can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.say('calculate my tax');
  for (const part of [guide.reply.getByRole('paragraph').last(), guide.chip('Cancel'), guide.input]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  expect(await guide.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await guide.say('12 lakh');
  await expect(guide.reply).toContainText('2 of 6');
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('panel, messages, chips and focus keep their edges', async ({ page }) => {
    const guide = new Guide(page);
    await guide.openOn('/');
    await guide.say('calculate my tax');
    const edges = await Promise.all(
      [guide.panel, guide.log.locator('[data-from="visitor"]'), guide.chip('Cancel'), guide.input].map((part) =>
        part.evaluate((element) => getComputedStyle(element).borderTopStyle),
      ),
    );
    expect(edges).toEqual(['solid', 'solid', 'solid', 'solid']);
    await guide.toChip('Cancel');
    expect(await guide.chip('Cancel').evaluate((chip) => getComputedStyle(chip).outlineStyle)).not.toBe('none');
  });
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

testWithMailbox('a reload in the middle of a sending never sends twice', async ({ page, site, consoleMessages }) => {
  consoleMessages.allow(/Failed to load resource|net::ERR/);
  const release = await holdSends(page);
  const guide = new Guide(page);
  await guide.openOn('/');
  for (const text of ['send a message', 'Lakshmi', 'lakshmi@example.com', 'GST', 'A new shop']) await guide.say(text);
  await guide.chip('Send Message').click();
  await expect(guide.log).toContainText('One moment...');
  await page.reload();
  await inCharge(page);
  await guide.open();
  await expect(guide.log).toContainText(wording.interrupted);
  await guide.tap('Continue');
  release();
  expect(await site.messages()).toEqual([]);
});

for (const [where, viewport, rows] of [
  ['two rows on a phone', { width: 360, height: 740 }, 2],
  ['one row above a soft keyboard', { width: 390, height: 400 }, 1],
] as const)
  test(`chips lie in ${where}, none is cut, and a button leads to the others`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const guide = new Guide(page);
    await guide.openOn('/');
    await guide.sayAll(['calculate my tax', ...rentDecidesSaid]);
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
  });
