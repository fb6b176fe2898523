import type { Page } from '@playwright/test';

import { holdSends } from './support/hold-sends.ts';
import { open } from './support/opened.ts';
import { anyReference, draftLines } from './support/reference.ts';
import { formPageWords, messageWords, practice, sendingWords } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const letter = {
  Name: 'Lakshmi Reddy',
  Email: 'lakshmi@example.com',
  Subject: 'GST for a new shop',
  Message: 'We open in Nalgonda in December.\nWhat do you need from us? & <b>when</b>?',
};

const fields = {
  name: letter.Name,
  email: letter.Email,
  subject: letter.Subject,
  message: letter.Message,
  reference: anyReference,
};

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page) => page.getByRole('button', { name: /^(Send Message|Sending\.\.\.)$/ });
const failure = (page: Page) => page.getByRole('alert').getByRole('paragraph').first();

async function write(page: Page, texts: Readonly<Record<string, string>> = letter): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(letter)) await expect(field(page, label)).toHaveValue(text);
}

test('a message arrives in the mailbox and lies open there as plain text, and the form gives way to a word of thanks', async ({
  page,
  site,
}) => {
  await open(page, '/contact');
  await write(page);
  await button(page).click();
  const thanks = page.getByRole('status');
  await expect(thanks).toBeFocused();
  await expect(thanks.getByRole('heading')).toHaveText(messageWords.sentHeading);
  await expect(thanks.getByRole('paragraph')).toHaveText([messageWords.sentText, /^Your reference is \w{6}\./]);
  await expect(page.getByRole('form')).toHaveCount(0);
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual(
    [{ template_id: 'contact', template_params: fields }],
  );
  await page.goto('/__mailbox');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('definition')).toHaveText([...Object.values(letter), /^\w{6}$/]);
});

test('a PAN in the message is pointed out at its field, and only there', async ({ page }) => {
  await open(page, '/contact');
  await write(page, { ...letter, Message: 'My PAN is ABCPK1234F.' });
  await expect(page.getByRole('status')).toHaveText(formPageWords.sensitive);
  await expect(field(page, 'Message')).toHaveAccessibleDescription(new RegExp(formPageWords.sensitive));
  await field(page, 'Message').fill('Call 98480 22338 about 12,50,000.');
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('after a message is sent nothing of it stays behind', async ({ page }) => {
  await open(page, '/contact');
  await write(page);
  await button(page).click();
  await expect(page.getByRole('status')).toBeFocused();
  await page.getByRole('button', { name: 'Write another message' }).click();
  for (const label of Object.keys(letter)) await expect(field(page, label)).toHaveValue('');
  await page.reload();
  for (const label of Object.keys(letter)) await expect(field(page, label)).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
});

test('an empty form says of each field what is missing and puts the first one in focus', async ({ page, site }) => {
  await open(page, '/contact');
  const heights = await Promise.all(
    Object.keys(letter).map((label) => field(page, label).evaluate((box) => box.getBoundingClientRect().height)),
  );
  expect(heights, 'the message has room for several lines, the others for one').toEqual([48, 48, 48, 136]);
  await button(page).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Name: Name is required',
    'Email: Valid email is required',
    'Subject: Subject is required',
    'Message: Message is required',
  ]);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Valid email is required /);
  expect(await site.messages()).toEqual([]);
});

test('an address without an @ and a message of blanks are refused', async ({ page, site }) => {
  await open(page, '/contact');
  await write(page, { ...letter, Email: 'lakshmi at example', Message: '  \n ' });
  await button(page).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Email: Valid email is required',
    'Message: Message is required',
  ]);
  await expect(field(page, 'Email')).toBeFocused();
  expect(await site.messages()).toEqual([]);
});

test('pressing the button many times sends once, and the button says so meanwhile and cannot be pressed', async ({
  page,
  site,
}) => {
  await open(page, '/contact');
  await write(page);
  const release = await holdSends(page);
  let sends = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sends += 1;
  });
  await page.getByRole('form').evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 6; press += 1) form.requestSubmit();
  });
  await expect(button(page)).toHaveText('Sending...');
  await expect(button(page)).toBeDisabled();
  release();
  await expect(page.getByRole('status')).toBeFocused();
  expect(sends).toBe(1);
  expect(await site.messages()).toHaveLength(1);
});

test('a refusal of the mail service is told in its words, and nothing that was written is lost', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 429/);
  await site.answer('429');
  await open(page, '/contact');
  await write(page);
  await button(page).click();
  await expect(failure(page)).toHaveText('Failed to send message: Too Many Requests');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectKept(page);
  await expect(button(page)).toHaveText('Send Message');
  const link = await page
    .getByRole('alert')
    .getByRole('link', { name: /WhatsApp/ })
    .getAttribute('href');
  const draft = new URL(link ?? '');
  expect([draft.origin + draft.pathname, draftLines(draft.searchParams.get('text') ?? '')]).toEqual([
    `https://wa.me/${practice.whatsapp}`,
    {
      lines:
        `Hello, I tried to send this through your site:\nName: ${letter.Name}\nEmail: ${letter.Email}\nSubject: ${letter.Subject}\nMessage: ${letter.Message}`.split(
          '\n',
        ),
      hasReference: true,
    },
  ]);

  await site.answer('ok');
  await button(page).click();
  await expect(page.getByRole('status')).toBeFocused();
  expect(await site.messages()).toHaveLength(1);
});

test('no answer within twenty seconds counts as a failure', async ({ page, site }) => {
  await page.clock.install();
  await site.answer('hang');
  await open(page, '/contact');
  await write(page);
  const asked = page.waitForRequest('**/api/v1.0/email/send');
  await button(page).click();
  await asked;
  await page.clock.runFor(19_000);
  await expect(button(page)).toHaveText('Sending...');
  await page.clock.runFor(2000);
  await expect(failure(page)).toHaveText(`Failed to send message: Please try again later. ${sendingWords.noAnswer}`);
  await expectKept(page);
});

test('without a connection the form says so at once', async ({ page, context, consoleMessages }) => {
  // What was being fetched ahead when the connection went breaks off.
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/contact');
  await write(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(failure(page)).toHaveText('Failed to send message: There is no internet connection at the moment.');
  await expectKept(page);
});

test('what was written survives a reload and a visit to another page', async ({ page }) => {
  await open(page, '/contact');
  await write(page);
  await page.reload();
  await expectKept(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tax Calculator' }).click();
  await expect(page).toHaveURL('/tax-calculator');
  await page.goBack();
  await expectKept(page);
});

test('a map comes from its service only once it is asked for', async ({ page, context }) => {
  const asked: string[] = [];
  await context.route('https://www.google.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await open(page, '/contact');
  await page.getByRole('heading', { name: 'Opening hours' }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  for (const { town } of practice.offices) {
    await page.getByRole('button', { name: `Show the map of ${town}` }).click();
    await expect(page.getByTitle(`Map of the office in ${town}`)).toBeVisible();
  }
  await expect.poll(() => asked).toEqual(practice.offices.map(({ mapEmbed }) => mapEmbed));
});

test('beside one another the offices keep apart, and their notes do not run into one another', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await open(page, '/contact');
  const [first, second] = await page
    .getByRole('article')
    .evaluateAll((offices) => offices.map((office) => office.getBoundingClientRect().toJSON() as DOMRect));
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThanOrEqual((first?.right ?? Number.NaN) + 16);
});
