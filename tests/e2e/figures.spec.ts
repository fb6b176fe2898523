import { open, shown } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const rules = siteContent.services.flatMap(({ id, facts }) =>
  facts.flatMap(({ figures }) => figures.map((figure) => ({ ...figure, of: id }))),
);

test('a figure in the rules of a service leads to its place among the figures, which is in focus and marked', async ({
  page,
}) => {
  const [rule] = rules;
  test.skip(rule === undefined, 'no rule of this practice has a figure of the law');
  const { of = '', id = '', words = '' } = rule ?? {};
  await open(page, `/services/${of}`);
  // By the keyboard: a part that still slides into view may move away from under the pointer.
  await page.locator(`#rules a[href="/figures#${id}"]`).first().press('Enter');
  await expect(page).toHaveURL(`/figures#${id}`);
  const figure = page.locator(`#${id}`);
  await expect(figure).toBeFocused();
  await expect(figure).toBeInViewport();
  await expect(figure).toContainText(words);
  const unmarked = page.locator(`#${id} + li, li:has(+ #${id})`).first();
  const markOf = (one: typeof figure) => one.evaluate((element) => getComputedStyle(element).boxShadow !== 'none');
  expect([await markOf(figure), await markOf(unmarked)]).toEqual([true, false]);
});

test('each figure has an address of its own, which brings it into view', async ({ page }) => {
  const id = rules.at(-1)?.id;
  test.skip(id === undefined, 'no rule of this practice has a figure of the law');
  await open(page, `/figures#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await page.locator(`#${id}`).getByRole('link').click();
  expect(shown(page)).toBe(`/figures#${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
});

for (const width of [360, 768])
  test(`the first figure of a subject comes into view with the heading and the note above it, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/figures');
    const section = page.locator('section', { has: page.locator('li[id]') }).first();
    await open(page, `/figures#${(await section.locator('li').first().getAttribute('id')) ?? ''}`);
    const header = await page.getByRole('banner').boundingBox();
    const note = await section.getByText(/^\d+ figures?$/).boundingBox();
    expect(note?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
