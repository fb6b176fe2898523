import type { Page } from '@playwright/test';

import { longDate } from '#src/domain/ist-dates.ts';

import { fixTime } from './support/clock.ts';
import { hour, mailOf, now, rowsOf, subject, tomorrow, visitor } from './support/booking.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { littleIncome, rentDecides } from './support/tax-cases.ts';
import { translate, translated, translateFromTheStart } from './support/translator.ts';

/** All that the page says, its picture of a chart too. */
const read = (page: Page) => page.locator('main').evaluate((main) => main.textContent);

/** Milliseconds, later than the page has drawn what came of a step. */
const afterDrawing = 150;

test('on a page that is translated late a search, a whole booking with the guide and its sending go as they go without', async ({
  page,
  site,
}) => {
  await fixTime(page, now);
  await open(page, '/');
  await translate(page, { late: afterDrawing });
  await translated(page);
  const search = page.getByRole('combobox', { name: 'Search this site' });
  const options = page.getByRole('option');
  for (const typed of ['it', 'itr', 'it', 'gst reg']) {
    await search.fill(typed);
    await expect(options.first()).toBeVisible();
    await translated(page);
  }
  await search.fill('');
  await expect(options).toHaveCount(0);

  const guide = new Guide(page);
  await guide.open();
  await translated(page);
  await guide.say('gst registration');
  await translated(page);
  await guide.say(`book an appointment for ${subject.words[0] ?? ''} tomorrow at ${hour}`);
  await expect(guide.reply).toContainText(longDate(tomorrow));
  for (const text of [visitor.Name, visitor.Email, visitor.Phone, 'skip']) {
    await translated(page);
    await guide.say(text);
  }
  await translated(page);
  expect(await guide.figures()).toEqual(rowsOf());
  await guide.say('Send it');
  await expect
    .poll(async () => (await site.messages()).map(({ template_params }) => template_params))
    .toEqual([mailOf().template_params]);
  await translated(page);
  expect(await guide.figures()).toEqual(rowsOf());
});

/** What else comes into a page in a visitor's own browser. */
const companions: readonly (() => void)[] = [
  () => {
    new MutationObserver(() => {
      document.querySelectorAll('main *:not([data-darkreader])').forEach((element) => {
        element.setAttribute('data-darkreader', '');
      });
      if (document.head.querySelectorAll('style').length < 5) document.head.prepend(document.createElement('style'));
    }).observe(document.body, { subtree: true, childList: true });
  },
  () => {
    new MutationObserver(() => {
      document.querySelectorAll('input:not([data-aided]), textarea:not([data-aided])').forEach((field) => {
        field.setAttribute('data-aided', '');
        field.after(document.createElement('aid-button'));
        field.before(document.createElement('aid-mirror'));
      });
    }).observe(document.body, { subtree: true, childList: true });
    document.body.append(document.createElement('aid-panel'));
    document.documentElement.append(document.createElement('aid-root'));
  },
];

test('an estimate that is reckoned again says what it says without being translated, also where a writing aid and a dark reader are at work, and other pages follow', async ({
  page,
  consoleMessages,
}) => {
  // Our own security policy keeps the styles of others out. Where a page was translated before its script was there, React draws it anew.
  consoleMessages.allow(/Applying inline style violates|React error #418/);
  const cases = [rentDecides.typed, { ...littleIncome.typed, 'Rent paid': '' }, { 'Annual income': '' }];
  const texts: string[] = [];
  for (const isTranslated of [false, true]) {
    await open(page, '/tax-calculator');
    if (isTranslated) {
      for (const begin of companions) await page.evaluate(begin);
      await translate(page, { late: afterDrawing });
    }
    for (const typed of cases) {
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Calculate tax', exact: true }).click();
      await translated(page);
      texts.push(await read(page));
    }
    await page.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
  }
  expect(texts.slice(cases.length)).toEqual(texts.slice(0, cases.length));

  const mark = '\u2060';
  await translateFromTheStart(page, { late: 0, mark });
  await open(page, '/');
  for (const name of ['FAQ', 'Tax Calculator', 'Contact']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const built = await page.evaluate(async () => {
      const sent = new DOMParser().parseFromString(await (await fetch(window.location.href)).text(), 'text/html');
      return [...sent.querySelectorAll('h1, main h2')].map(({ textContent }) => textContent);
    });
    await expect
      .poll(async () => (await page.locator('h1, main h2').allTextContents()).map((text) => text.replaceAll(mark, '')))
      .toEqual(built);
  }
});
