import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { plainAnswer, plainQuestion } from './support/words.ts';
import { expect, test } from './support/site.ts';

test('in a browser of an app that is some years old the guide answers and the pages open', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(String.prototype, 'at');
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(window, 'structuredClone');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  const guide = new Guide(page);
  await guide.openOn('/services/registrations/gst-registration');
  await guide.say(plainQuestion);
  await expect(guide.reply).toContainText(plainAnswer);
  for (const address of ['/due-dates', '/book-appointment']) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
