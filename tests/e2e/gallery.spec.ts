import type { Page } from '@playwright/test';

import { expectTabStaysIn } from './support/focus.ts';
import { open } from './support/opened.ts';
import { albums } from './support/words.ts';
import { expect, test } from './support/site.ts';

type Album = (typeof albums)[number];

const address = '/gallery';
const button = (page: Page, { name }: Album) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(` ${name} \\d+ pictures(?: |$)`) });
const dialog = (page: Page, { name }: Album) => page.getByRole('dialog', { name, exact: true });
const picture = (page: Page, alt: string) => page.getByRole('img', { name: alt, exact: true });
const fileOf = (file: string) => new RegExp(`/${file.replace(/\.\w+$/, '')}-[\\w-]+\\.\\w+$`);
const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

const [office] = albums as [Album];

async function expectShown(page: Page, album: Album, place: number): Promise<void> {
  const image = album.images[place];
  await expect(dialog(page, album).getByRole('img')).toHaveCount(1);
  await expect(dialog(page, album).getByRole('img')).toHaveAccessibleName(image?.alt ?? '');
  await expect(dialog(page, album).getByRole('figure')).toHaveText(
    `${image?.description ?? ''} ${place + 1} of ${album.images.length}`,
  );
}

test('the gallery shows every album by its first picture; one holds the focus, is leafed through round and round, and closes in three ways', async ({
  page,
}) => {
  await open(page, address);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(albums.length);
  for (const album of albums) {
    const image = button(page, album).getByRole('img');
    await expect(image).toHaveAccessibleName(album.images[0]?.alt ?? '');
    await expect(image).toHaveAttribute('src', fileOf(album.images[0]?.file ?? ''));
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate(isLoaded)).toBe(true);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, office).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, office, 0);
  const last = office.images.length - 1;
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, office, place);
  }
  await expectTabStaysIn(page, 'dialog', 8);
  await dialog(page, office).getByRole('button', { name: 'Next' }).click();
  await expectShown(page, office, 1);
  await expect.poll(() => dialog(page, office).getByRole('img').evaluate(isLoaded)).toBe(true);
  await dialog(page, office).getByRole('button', { name: 'Previous' }).click();

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page, office).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(2, 2),
  ]) {
    await expectShown(page, office, 0);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, office, 1);
    await close();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(button(page, office)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expectShown(page, office, 0);
});

test('a picture that does not load gives way to another, with its words kept, in the list and in an album, and the next one is itself again; where not even that loads its words remain', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/);
  const { file = '', alt = '' } = office.images[0] ?? {};
  await page.route(fileOf(file), (route) => route.abort());
  await page.route(fileOf(office.images[1]?.file ?? ''), (route) => route.abort());
  await open(page, address);
  const image = picture(page, alt);
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', fileOf('fallback.svg'));
  await expect.poll(() => image.evaluate(isLoaded)).toBe(true);
  await expect(page.locator('main img[src*="fallback"]')).toHaveCount(1);

  await button(page, office).click();
  await dialog(page, office).getByRole('button', { name: 'Next' }).click();
  await expectShown(page, office, 1);
  const enlarged = dialog(page, office).getByRole('img');
  await expect(enlarged).toHaveAttribute('src', fileOf('fallback.svg'));
  await expect.poll(() => enlarged.evaluate(isLoaded)).toBe(true);
  await dialog(page, office).getByRole('button', { name: 'Next' }).click();
  await expectShown(page, office, 2);
  await expect(enlarged).toHaveAttribute('src', fileOf(office.images[2]?.file ?? ''));

  // Where not even the stand-in loads, the words remain and nothing is asked for without end.
  const asked: string[] = [];
  await page.route(fileOf('fallback.svg'), async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await open(page, address);
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', fileOf('fallback.svg'));
  expect(asked.length).toBeLessThan(5);
});
