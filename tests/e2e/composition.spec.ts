import type { Locator } from '@playwright/test';
import { Guide } from './support/guide.ts';
import { shown } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const { layoutWords, services } = siteContent;
const begun = services[0]?.name.slice(0, -2) ?? '';

/** Presses keys that belong to a composition, each of which is left to the keyboard; tests/ui/composition.test.ts holds how they are known. */
async function composeWith(field: Locator, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const isLeft = await field.evaluate(
      (element, name) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
    expect(isLeft, key).toBe(true);
  }
}

test('a key that ends a composition is no command to the guide nor to the search', async ({ page }) => {
  const address = '/about';
  const guide = new Guide(page);
  await guide.openOn(address);
  await guide.input.fill('జీఎస్టీ');
  await composeWith(guide.input, ['Enter', 'Escape']);
  await guide.input.fill(begun);
  const options = guide.panel.getByRole('option');
  await expect(options.first()).toBeVisible();
  await guide.input.press('ArrowDown');
  await composeWith(guide.input, ['ArrowDown', 'Enter', 'Escape']);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(guide.input).toHaveValue(begun);
  await expect(guide.log.locator('[data-from="visitor"]')).toHaveCount(0);
  await guide.say('hello');

  const field = page.getByRole('combobox', { name: layoutWords.search.name, exact: true });
  const option = page.getByRole('listbox', { name: layoutWords.search.suggestions }).getByRole('option').first();
  await field.fill(begun);
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await composeWith(field, ['ArrowDown', 'Enter', 'Escape']);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  expect(shown(page)).toBe(address);
  await field.press('Enter');
  await expect(page).not.toHaveURL(address);
});
