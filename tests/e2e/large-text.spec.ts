import { Guide } from './support/guide.ts';
import { now, subject } from './support/booking.ts';
import { open } from './support/opened.ts';
import { sizeOfText } from './support/size-of-text.ts';
import { expect, test } from './support/site.ts';
import { fixTime } from './support/clock.ts';

test('in large text on a phone the search has the width of the page, nothing lies over a heading, the menu shows the sign that shuts it, and the button of the guide has air', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sizeOfText(page, 24);
  await open(page, '/search');
  const width = (role: 'combobox' | 'heading') =>
    page
      .getByRole('main')
      .getByRole(role)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().width));
  expect(await width('combobox')).toBe(await width('heading'));

  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/services');
  const overlapping = await page.locator('section:has(h2):has(svg)').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const [heading, drawing] = [section.querySelector('h2'), section.querySelector('svg')?.parentElement];
      if (!heading || !drawing) return [];
      const words = document.createRange();
      words.selectNodeContents(heading);
      const [text, place] = [words.getBoundingClientRect(), drawing.getBoundingClientRect()];
      const isClear = text.right <= place.left || text.bottom <= place.top || text.top >= place.bottom;
      return isClear ? [] : [heading.textContent];
    }),
  );
  expect(overlapping).toEqual([]);

  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const sign = button.locator('[aria-hidden]');
  await expect(sign).toBeHidden();
  await button.click();
  await expect(sign).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const air = await page.getByRole('button', { name: 'Ask the guide' }).evaluate((launcher) => {
      const words = document.createRange();
      words.selectNodeContents(launcher);
      const [text, box] = [words.getBoundingClientRect(), launcher.getBoundingClientRect()];
      return Math.min(text.left - box.left, box.right - text.right, text.top - box.top, box.bottom - text.bottom);
    });
    expect(air, `${width} wide`).toBeGreaterThanOrEqual(12);
  }
});

test('in large text on a phone the guide shows a question to tap whole, and its fields can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await sizeOfText(page, 24);
  await fixTime(page, now);
  const guide = new Guide(page);
  await guide.openOn('/');
  const first = guide.chips.first();
  await expect(first).toBeVisible();
  const room = await first.evaluate(
    (chip) => (chip.parentElement?.getBoundingClientRect().bottom ?? Number.NaN) - chip.getBoundingClientRect().bottom,
  );
  expect(room).toBeGreaterThanOrEqual(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await guide.say(`book an appointment for ${subject.words[0] ?? ''}`);
  for (const part of [guide.field.getByLabel('Date', { exact: true }), guide.continue, guide.input]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  expect(await guide.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});

test('the next due dates have their names whole on a phone in text of 16 and of 24 pixels, four cards stand two by two, and the lines of a long breadcrumb lie no further apart than two lines of their text', async ({
  page,
}) => {
  await test.step('cards and breadcrumb', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/about');
    const tops = await page
      .locator('section', { has: page.getByRole('heading', { name: 'What goes with it' }) })
      .getByRole('listitem')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 2, 2]);

    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/services/other/financial-advisory-services');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    const [first, , third] = await trail
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    const line = await trail.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect((third ?? 0) - (first ?? 0)).toBeGreaterThan(line);
    expect((third ?? 0) - (first ?? 0)).toBeLessThan(1.5 * line);
  });

  for (const { size, day } of [
    { size: 16, day: '2027-08-26' },
    { size: 24, day: '2026-11-24' },
  ])
    await test.step(`${size} pixels`, async () => {
      await fixTime(page, new Date(`${day}T10:30:00+05:30`));
      await sizeOfText(page, size);
      await open(page, '/');
      const slip = page.getByRole('complementary', { name: 'Next due dates' });
      await expect(slip.locator('time').first()).toHaveAttribute('datetime', new RegExp(`^${day.slice(0, 7)}`));
      const cut = await slip
        .locator('li *')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible'),
        );
      expect(cut).toHaveLength(0);
    });
});
