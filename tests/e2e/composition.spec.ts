import type { Locator } from '@playwright/test';
import { Guide } from './support/guide.ts';
import { shown } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const { layoutWords, services } = siteContent;
const begun = services[0]?.name.slice(0, -2) ?? '';

type KeyOrder = 'key before the end' | 'end before the key';

/** Presses a key that ends a composition, in the order in which Chrome tells of it or in that of Safari. Returns whether it was left to the keyboard. */
const pressInComposition = (field: Locator, key: string, order: KeyOrder): Promise<boolean> =>
  field.evaluate(
    (element, [name, isEndedFirst]) => {
      const end = () => element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'జీ' }));
      element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      if (isEndedFirst) end();
      const pressed = { key: name, keyCode: 229, isComposing: !isEndedFirst, bubbles: true, cancelable: true };
      const isLeft = element.dispatchEvent(new KeyboardEvent('keydown', pressed));
      if (!isEndedFirst) end();
      return isLeft;
    },
    [key, order === 'end before the key'] as const,
  );

const orders = ['key before the end', 'end before the key'] as const;

/** Presses keys that end a composition, one after the other, in both orders. */
async function pressAll(field: Locator, keys: readonly string[]): Promise<void> {
  for (const order of orders) for (const key of keys) expect(await pressInComposition(field, key, order)).toBe(true);
}

test('a key that ends a composition is no command to the guide nor to the search, in whichever order the browser tells of it', async ({
  page,
}) => {
  const address = '/about';
  const guide = new Guide(page);
  await guide.openOn(address);
  await guide.input.fill('జీఎస్టీ');
  await pressAll(guide.input, ['Enter', 'Escape']);
  await guide.input.fill(begun);
  const options = guide.panel.getByRole('option');
  await expect(options.first()).toBeVisible();
  await guide.input.press('ArrowDown');
  await pressAll(guide.input, ['ArrowDown', 'Enter', 'Escape']);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(guide.input).toHaveValue(begun);
  await expect(guide.log.locator('[data-from="visitor"]')).toHaveCount(0);
  await guide.say('hello');

  const field = page.getByRole('combobox', { name: layoutWords.search.name, exact: true });
  const option = page.getByRole('listbox', { name: layoutWords.search.suggestions }).getByRole('option').first();
  await field.fill(begun);
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await pressAll(field, ['ArrowDown', 'Enter', 'Escape']);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  expect(shown(page)).toBe(address);
  await field.press('Enter');
  await expect(page).not.toHaveURL(address);
});
