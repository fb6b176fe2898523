import type { Page } from '@playwright/test';

import { longDate } from '#src/domain/ist-dates.ts';

import { fixTime } from './support/clock.ts';
import { hour, mailOf, now, rowsOf, subject, tomorrow, visitor } from './support/booking.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { oneOfEachKind, readSitemap } from './support/sitemap.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { littleIncome, rentDecides } from './support/tax-cases.ts';
import { translate, translated, translateFromTheStart } from './support/translator.ts';
import { layoutWords } from './support/words.ts';

interface Walk {
  readonly address: string;
  /** After each of them the page is read. */
  readonly steps: readonly ((page: Page) => Promise<void>)[];
}

const write = async (page: Page, typed: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const calculate =
  (button: string, ...cases: readonly Readonly<Record<string, string>>[]) =>
  async (page: Page) => {
    for (const typed of cases) {
      await write(page, typed);
      await press(page, button);
    }
  };

/**
 * What visitors do on pages that change under their hands; each twice, as what was there before must not stay. That no page has a text which a
 * translator could take from React is held by tests/ui/text-in-its-own-element.test.ts.
 */
const walks = {
  'the estimate': {
    address: '/tax-calculator',
    steps: [
      calculate('Calculate tax', rentDecides.typed),
      calculate('Calculate tax', { ...littleIncome.typed, 'Rent paid': '' }),
      calculate('Calculate tax', rentDecides.typed, { 'Annual income': '30 lakh' }),
      calculate('Calculate tax', { 'Annual income': '' }),
    ],
  },
  'a check': {
    address: '/check/gst-late-fee',
    steps: [
      (page) => press(page, 'GSTR-3B of a month'),
      calculate('Continue', { 'How many days late is the return?': '20' }),
      calculate('Continue', { 'How many months or quarters are late?': '1' }),
      (page) => press(page, 'Yes, a nil return'),
      (page) => press(page, 'Start over'),
    ],
  },
} satisfies Readonly<Record<string, Walk>>;

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

/** Does a walk as it is, then again on a page to which `begin` was done, and compares what is read after each step. */
async function expectSame(
  page: Page,
  { address, steps }: Walk,
  ...begins: readonly (() => Promise<void>)[]
): Promise<void> {
  const texts: string[] = [];
  for (const begin of [undefined, ...begins]) {
    await open(page, address);
    await begin?.();
    for (const [index, step] of steps.entries()) {
      await step(page);
      await translated(page);
      const text = await read(page);
      if (begin === undefined) texts.push(text);
      else expect(text, `after step ${index + 1}`).toBe(texts[index]);
    }
    await forgetAll(page);
  }
}

const forgetAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
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

test('what changes under the hands of a visitor says after each step what it says without being translated, also where a writing aid and a dark reader are at work', async ({
  page,
  consoleMessages,
}) => {
  // Our own security policy keeps the styles of others out.
  consoleMessages.allow(/Applying inline style violates/);
  for (const [name, walk] of Object.entries(walks))
    await test.step(name, async () => {
      // Late and with companions, or at once and alone, is one to all of them but what is drawn anew from step to step.
      const begins =
        walk === walks['the estimate']
          ? [
              () => translate(page, { late: 0 }),
              async () => {
                for (const begin of companions) await page.evaluate(begin);
                await translate(page, { late: afterDrawing });
              },
            ]
          : [() => translate(page, { late: 0 })];
      await expectSame(page, walk, ...begins);
      if (walk !== walks['the estimate']) return;
      const guide = new Guide(page);
      await guide.open();
      await guide.sayAll(['gst registration', 'calculate my tax', '12 lakh']);
      for (const text of Object.values(layoutWords.failed)) await expect(page.getByText(text)).toHaveCount(0);
      await forgetAll(page);
    });
});

test('pages of several kinds follow one another, also where it was translated before its script was there', async ({
  page,
  request,
  consoleMessages,
}) => {
  // React finds other words than it drew, and draws the page anew.
  consoleMessages.allow(/React error #418/);
  const mark = '\u2060';
  await translateFromTheStart(page, { late: 0, mark });
  const kinds = oneOfEachKind(await readSitemap(request));
  await open(page, '/');
  for (const address of kinds.filter((_, at) => at % 8 === 0)) {
    const built = await page.evaluate(async (href) => {
      const sent = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html');
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
      return [...sent.querySelectorAll('h1, main h2')].map(({ textContent }) => textContent);
    }, address);
    await expect(page, address).toHaveURL(address);
    await expect
      .poll(async () => (await page.locator('h1, main h2').allTextContents()).map((text) => text.replaceAll(mark, '')))
      .toEqual(built);
  }
});
