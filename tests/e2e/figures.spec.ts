import { builtPage } from './support/built.ts';
import { open, shown } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const rules = siteContent.services.flatMap(({ id, facts }) =>
  facts.flatMap(({ figures }) => figures.map((figure) => ({ ...figure, of: id }))),
);

test('a figure in the rules of a service leads to its place among the figures, in focus, marked, and at an address of its own, and the first of a subject comes into view with the heading and the note above it', async ({
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
  await figure.getByRole('link').click();
  expect(shown(page)).toBe(`/figures#${id}`);
  await expect(figure).toBeFocused();

  const ids = [...builtPage('/figures').matchAll(/<li\b[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
  const [first = ''] = ids;
  const section = page.locator('section', { has: page.locator(`#${first}`) }).last();
  const isClearOfHeader = async () => {
    await expect(page.locator(`#${first}`)).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const note = await section.getByText(/^\d+ figures?$/).boundingBox();
    expect(note?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  };
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, `/figures#${first}`);
  await isClearOfHeader();
  await page.setViewportSize({ width: 360, height: 800 });
  for (const id of [ids.at(-1) ?? '', first]) {
    await page.evaluate((place) => {
      window.location.hash = place;
    }, id);
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  await isClearOfHeader();
});
