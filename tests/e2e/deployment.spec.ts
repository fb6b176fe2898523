import type { Page } from '@playwright/test';

import { siteFolder } from './support/built.ts';
import {
  date,
  field,
  hour,
  mailOf,
  now,
  rowsOf,
  service,
  slot,
  subject,
  tomorrow,
  visitor,
} from './support/booking.ts';
import { newWords, test } from './support/deployed.ts';
import { Guide } from './support/guide.ts';
import { cachedFiles, overtaking, ownScript, siteIsKept } from './support/kept-site.ts';
import { inCharge, open } from './support/opened.ts';
import { appointmentWords, sendingWords } from './support/words.ts';
import { expect } from './support/site.ts';
import { fixTime } from './support/clock.ts';

// One worker, and so one second build, for all of these.
test.describe.configure({ mode: 'default' });

const foot = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marker: 'the same document' });
  });
const marker = (page: Page) => page.evaluate(() => (window as Window & { readonly marker?: string }).marker);

async function openToBook(page: Page): Promise<void> {
  await fixTime(page, now);
  await open(page, '/book-appointment');
}

async function halfFill(page: Page): Promise<void> {
  await field(page, 'Name').fill(visitor.Name);
  await field(page, 'Email').fill(visitor.Email);
  await service(page).selectOption(subject.id);
}

async function finishBooking(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue(visitor.Name);
  await expect(field(page, 'Email')).toHaveValue(visitor.Email);
  await expect(service(page)).toHaveValue(subject.id);
  await field(page, 'Phone').fill(visitor.Phone);
  await date(page).fill(tomorrow);
  await slot(page, hour).check();
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('status')).toBeFocused();
}

/** What sends the mails: its file is called after the folder in its package. */
const mailClient = '/assets/es-';

/** Comes when what sends the mails has been fetched whole. */
const mailClientIsFetched = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => request.url().includes(mailClient));

const booked = mailOf().template_params;

/** Comes back to a tab that was left, and waits until the site knows which build the host serves. */
async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
}

/** Opens the guide of a page whose build is gone, with what was typed on the page. */
async function openGuideOfNewBuild(page: Page): Promise<void> {
  const guide = new Guide(page);
  await guide.open();
  await expect(guide.reply).toContainText(newWords.welcome);
  await expect(page).toHaveURL('/contact?from=mail');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Name')).toHaveValue(visitor.Name);
}

test.beforeEach(({ consoleMessages }) => {
  // The one sign of a file that is gone: of a page that was not opened before, even where a worker keeps the others. A drawing that had
  // not come when the new build took over is not kept.
  consoleMessages.allow(/status of 404|ERR_FAILED .*\.svg/);
});

test('where no worker may keep the site, a visit goes on through new builds, with the guide and what was typed, and the same build is not taken for another', async ({
  page,
  deployment,
  secondBuild,
}) => {
  await open(page, '/');
  await mark(page);
  await comeBack(page);
  await foot(page, 'About').click();
  await expect(heading(page)).toHaveText('About');
  expect(await marker(page)).toBe('the same document');

  await open(page, '/contact?from=mail');
  await field(page, 'Name').fill(visitor.Name);
  deployment.put(secondBuild);
  await openGuideOfNewBuild(page);

  await mark(page);
  deployment.put(siteFolder);
  await foot(page, 'FAQ').click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => marker(page)).toBe(undefined);

  await inCharge(page);
  await mark(page);
  deployment.put(secondBuild);
  await comeBack(page);
  await foot(page, 'About').click();
  await expect(page.getByText(newWords.leadOfAbout)).toBeVisible();
  expect(await marker(page)).toBe(undefined);
});

test('a booking that was begun before a new build is sent, on its page and after the visitor left it', async ({
  page,
  deployment,
  secondBuild,
}) => {
  await openToBook(page);
  await halfFill(page);
  deployment.put(secondBuild);
  for (const [name, address] of [
    ['FAQ', '/faq'],
    ['About', '/about'],
  ] as const) {
    await foot(page, name).click();
    await expect(page).toHaveURL(address);
  }
  const fetched = mailClientIsFetched(page);
  await open(page, '/book-appointment');
  await finishBooking(page);
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(newWords.thanks);
  await fetched;

  await page.getByRole('button', { name: 'Request another appointment' }).click();
  await halfFill(page);
  deployment.put(siteFolder);
  await finishBooking(page);
  expect((await deployment.messages()).map(({ template_params }) => template_params)).toEqual([booked, booked]);
});

test('a guide whose code the host lacks says so and stays on the page; a booking that cannot be sent for want of code is kept, and goes after a new build once the code was there', async ({
  page,
  context,
  deployment,
  secondBuild,
}) => {
  await context.route(`**${mailClient}*`, (route) => route.fulfill({ status: 404 }));
  await context.route(/\/assets\/GuidePanel-/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/?guide=booking');
  await expect(page.getByRole('alert')).toHaveText(
    'The guide could not be loaded. Check the connection and try again.',
  );
  await expect(page).toHaveURL('/');
  await context.unroute(/\/assets\/GuidePanel-/);

  await fixTime(page, now);
  await open(page, '/');
  const guide = new Guide(page);
  await guide.open();
  await guide.say(`book an appointment for ${subject.words[0] ?? ''} tomorrow at ${hour}`);
  await guide.sayAll([visitor.Name, visitor.Email, visitor.Phone, 'skip', 'Send it']);
  await expect(guide.reply).toContainText(sendingWords.notGone);
  expect(await deployment.messages()).toEqual([]);

  await context.unroute(`**${mailClient}*`);
  const fetched = mailClientIsFetched(page);
  await page.reload();
  await inCharge(page);
  await guide.open();
  await guide.tap('Continue');
  expect(await guide.figures()).toEqual(rowsOf());
  await fetched;
  deployment.put(secondBuild);
  await guide.say('Send it');
  await expect(guide.reply).toContainText(appointmentWords.sentHeading);
  expect((await deployment.messages()).map(({ template_params }) => template_params)).toEqual([booked]);
});

test.describe('a new build of a site that the browser keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('does not keep the visitor from going on, or the guide from opening with what was typed', async ({
    page,
    deployment,
    secondBuild,
  }) => {
    await open(page, '/contact?from=mail');
    await siteIsKept(page);
    await field(page, 'Name').fill(visitor.Name);
    deployment.put(secondBuild);
    await foot(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByText(newWords.leadOfAbout)).toBeVisible();
    await open(page, '/contact?from=mail');
    await openGuideOfNewBuild(page);
  });

  test('takes over for the next visit and works without a connection, while an open page of the old one finds its files, until a later build throws them away', async ({
    page,
    context,
    deployment,
    secondBuild,
  }) => {
    await open(page, '/');
    await siteIsKept(page);
    await foot(page, 'About').click();
    await expect(heading(page)).toHaveText('About');
    await foot(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    await mark(page);
    const oldScript = await ownScript(page);
    deployment.put(secondBuild);

    const next = await context.newPage();
    await open(next, '/about');
    await expect(next.getByText(newWords.leadOfAbout)).toBeVisible();
    const newScript = await ownScript(next);
    const overtake = await overtaking(next);
    await expect
      .poll(async () => {
        await overtake();
        return Object.entries(await cachedFiles(next))
          .filter(([name]) => name !== 'visited')
          .map(([name, files]) => [name, files.includes(oldScript), files.includes(newScript)])
          .sort();
      })
      .toEqual([
        ['former-build', true, false],
        ['site', false, true],
      ]);

    await foot(page, 'About').click();
    await expect(heading(page)).toHaveText('About');
    expect(await marker(page)).toBe('the same document');
    await page.close();

    await context.setOffline(true);
    await next.goto('/about');
    await expect(next.getByText(newWords.leadOfAbout)).toBeVisible();

    await context.setOffline(false);
    deployment.put(siteFolder);
    await open(next, '/');
    await expect
      .poll(async () => {
        await overtake();
        const former = (await cachedFiles(next))['former-build'] ?? [];
        return [former.includes(newScript), former.includes(oldScript)];
      })
      .toEqual([true, false]);
  });
});
