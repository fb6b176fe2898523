import type { Page } from '@playwright/test';

import { longDate } from '#src/domain/ist-dates.ts';

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
import { open } from './support/opened.ts';
import { appointmentWords, plainQuestion, sendingWords } from './support/words.ts';
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
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

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

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(
    serviceWorkers === 'allow' ? 'a new build in the middle of a visit' : 'the same where no worker may keep the site',
    () => {
      test.use({ serviceWorkers });

      const visit = async (page: Page, address: string) => {
        await open(page, address);
        if (serviceWorkers === 'allow') await siteIsKept(page);
      };

      test.beforeEach(({ consoleMessages }) => {
        // The one sign of a file that is gone: of a page that was not opened before, even where a worker keeps the others.
        consoleMessages.allow(/status of 404/);
      });

      test('does not keep the visitor from going on', async ({ page, deployment, secondBuild }) => {
        await visit(page, '/');
        deployment.put(secondBuild);
        await foot(page, 'About').click();
        await expect(page).toHaveURL('/about');
        await expect(heading(page)).toHaveText(newWords.about.words);
        await page.reload();
        await expect(heading(page)).toHaveText(newWords.about.words);
      });

      test('does not keep the guide from opening, with what was typed on the page', async ({
        page,
        deployment,
        secondBuild,
      }) => {
        await visit(page, '/contact?from=mail');
        await field(page, 'Name').fill(visitor.Name);
        deployment.put(secondBuild);
        const guide = new Guide(page);
        await guide.open();
        await expect(guide.reply).toContainText(newWords.welcome.words);
        await expect(page).toHaveURL('/contact?from=mail');
        await guide.say(plainQuestion);
        await expect(guide.reply.getByRole('link').first()).toHaveAttribute(
          'href',
          /^\/services\/registrations\/gst-registration(?:#.+)?$/,
        );
        await page.keyboard.press('Escape');
        await expect(field(page, 'Name')).toHaveValue(visitor.Name);
      });

      test('is seen by a visitor who comes back to a tab that was left', async ({ page, deployment, secondBuild }) => {
        await visit(page, '/');
        deployment.put(secondBuild);
        const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
        await comeBack(page);
        await (await asked).finished();
        await foot(page, 'About').click();
        await expect(heading(page)).toHaveText(newWords.about.words);
        expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
      });
    },
  );
}

test.describe('a new build in the middle of a visit without a worker', () => {
  test.beforeEach(({ consoleMessages }) => {
    consoleMessages.allow(/status of 404/);
  });

  test('does not keep a booking that was begun from being sent', async ({ page, deployment, secondBuild }) => {
    await openToBook(page);
    const fetched = mailClientIsFetched(page);
    await halfFill(page);
    await fetched;
    deployment.put(secondBuild);
    await finishBooking(page);
    expect((await deployment.messages()).map(({ template_params }) => template_params)).toEqual([booked]);
  });

  test('does not keep a booking that was begun in the guide from being sent', async ({
    page,
    deployment,
    secondBuild,
  }) => {
    await fixTime(page, now);
    await open(page, '/');
    const guide = new Guide(page);
    const fetched = mailClientIsFetched(page);
    await guide.open();
    await guide.say(`book an appointment for ${subject.words[0] ?? ''} tomorrow at ${hour}`);
    await expect(guide.reply).toContainText(longDate(tomorrow));
    await fetched;
    deployment.put(secondBuild);
    await guide.sayAll([visitor.Name, visitor.Email, visitor.Phone, 'skip', 'Send it']);
    await expect(guide.reply).toContainText(appointmentWords.sentHeading);
    expect((await deployment.messages()).map(({ template_params }) => template_params)).toEqual([booked]);
  });

  test('loses nothing of a booking that the visitor leaves and comes back to', async ({
    page,
    deployment,
    secondBuild,
  }) => {
    await openToBook(page);
    await halfFill(page);
    deployment.put(secondBuild);
    await foot(page, 'FAQ').click();
    await expect(page).toHaveURL('/faq');
    await foot(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await open(page, '/book-appointment');
    await finishBooking(page);
    await expect(page.getByRole('status').getByRole('heading')).toHaveText(newWords.thanks.words);
    expect((await deployment.messages()).map(({ template_params }) => template_params)).toEqual([booked]);
  });

  test('is not taken for one where nothing changed', async ({ page }) => {
    await open(page, '/');
    await mark(page);
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    await comeBack(page);
    await (await asked).finished();
    await foot(page, 'About').click();
    await expect(heading(page)).toHaveText('About');
    expect(await marker(page)).toBe('the same document');
  });
});

test.describe('a guide that cannot be loaded', () => {
  test('says so, does not load the page over and over, and opens once there is a connection', async ({
    page,
    context,
    consoleMessages,
  }) => {
    consoleMessages.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/');
    await mark(page);
    await context.setOffline(true);
    const guide = new Guide(page);
    await guide.launcher.click();
    await expect(page.getByRole('alert')).toHaveText(
      'The guide could not be loaded. Check the connection and try again.',
    );
    expect(await marker(page)).toBe('the same document');
    await context.setOffline(false);
    await guide.open();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('says so where the host lacks its code, and stays on the page', async ({ page, context, consoleMessages }) => {
    consoleMessages.allow(/status of 404/);
    await context.route(/\/assets\/GuidePanel-/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/?guide=booking');
    await expect(page.getByRole('alert')).toHaveText(
      'The guide could not be loaded. Check the connection and try again.',
    );
    await expect(page).toHaveURL('/');
  });
});

test('a booking in the guide that cannot be sent for want of code is kept, and the visitor is told', async ({
  page,
  context,
  deployment,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 404/);
  await context.route(`**${mailClient}*`, (route) => route.fulfill({ status: 404 }));
  await fixTime(page, now);
  await open(page, '/');
  const guide = new Guide(page);
  await guide.open();
  await guide.say(`book an appointment for ${subject.words[0] ?? ''} tomorrow at ${hour}`);
  await guide.sayAll([visitor.Name, visitor.Email, visitor.Phone, 'skip', 'Send it']);
  await expect(guide.reply).toContainText(sendingWords.notGone);
  await guide.say('review');
  expect(await guide.figures()).toEqual(rowsOf());
  expect(await deployment.messages()).toEqual([]);
});

test.describe('a new build', () => {
  test.use({ serviceWorkers: 'allow' });

  test('takes over for the next visit and works without a connection, while an open page of the old one finds its files', async ({
    page,
    context,
    deployment,
    secondBuild,
    consoleMessages,
  }) => {
    // Of a page that was not opened before: a link under the pointer fetches its code ahead. Without the code of an opened one the mark below is lost.
    // A drawing that had not come when the new build took over is not kept.
    consoleMessages.allow(/status of 404|ERR_FAILED .*\.svg/);
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
    await expect(heading(next)).toHaveText(newWords.about.words);
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

    await context.setOffline(true);
    await next.goto('/about');
    await expect(heading(next)).toHaveText(newWords.about.words);
  });

  test('throws away what the build before the last one left', async ({ page, deployment, secondBuild }) => {
    await open(page, '/');
    await siteIsKept(page);
    const firstScript = await ownScript(page);
    const overtake = await overtaking(page);
    const formerlyKept = async () => {
      await overtake();
      return (await cachedFiles(page))['former-build'] ?? [];
    };
    deployment.put(secondBuild);
    await page.reload();
    await expect.poll(async () => (await formerlyKept()).includes(firstScript)).toBe(true);
    const secondScript = await ownScript(page);
    deployment.put(siteFolder);
    await page.reload();
    await expect
      .poll(async () => [(await formerlyKept()).includes(secondScript), (await formerlyKept()).includes(firstScript)])
      .toEqual([true, false]);
  });
});
