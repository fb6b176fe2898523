import type { Page } from '@playwright/test';

import { addDays, istToday } from '#src/domain/ist-dates.ts';
import { isAmong } from '#src/domain/opening-days.ts';

import { fixTime } from './support/clock.ts';
import { open, shown } from './support/opened.ts';
import { anyReference } from './support/reference.ts';
import { formPageWords, messageWords, practice } from './support/words.ts';
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

async function write(page: Page, texts: Readonly<Record<string, string>> = letter): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

test('a PAN is pointed out at its field; a message arrives in the mailbox and lies open there as plain text, and nothing of it stays behind in the form', async ({
  page,
  site,
}) => {
  await open(page, '/contact');
  const heights = await Promise.all(
    Object.keys(letter).map((label) => field(page, label).evaluate((box) => box.getBoundingClientRect().height)),
  );
  expect(heights, 'the message has room for several lines, the others for one').toEqual([48, 48, 48, 136]);
  await write(page, { ...letter, Message: 'My PAN is ABCPK1234F.' });
  await expect(page.getByRole('status')).toHaveText(formPageWords.sensitive);
  await expect(field(page, 'Message')).toHaveAccessibleDescription(new RegExp(formPageWords.sensitive));
  await write(page);
  await expect(page.getByRole('status')).toHaveCount(0);
  await button(page).click();
  const thanks = page.getByRole('status');
  await expect(thanks).toBeFocused();
  await expect(thanks.getByRole('heading')).toHaveText(messageWords.sentHeading);
  await expect(thanks.getByRole('paragraph')).toHaveText([messageWords.sentText, /^Your reference is \w{6}\./]);
  await expect(page.getByRole('form')).toHaveCount(0);
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual(
    [{ template_id: 'contact', template_params: fields }],
  );
  await page.getByRole('button', { name: 'Write another message' }).click();
  for (const label of Object.keys(letter)) await expect(field(page, label)).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
  await page.goto('/__mailbox');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('definition')).toHaveText([...Object.values(letter), /^\w{6}$/]);
});

test('an enquiry on the page of a service has it as its subject, unless the visitor wrote another, and arrives with what was begun elsewhere; a page without a form fetches none', async ({
  page,
  site,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const hasFetchedForm = () => fetched.some((file) => file.startsWith('/assets/MessageForm-'));
  const form = page.getByRole('form', { name: 'Message to the practice' });
  const [factory, trade] = ['/services/licenses/factory-license', '/services/licenses/trade-license'];

  await open(page, '/services/registrations/gst-registration');
  expect(hasFetchedForm()).toBe(false);
  await open(page, '/contact');
  await field(page, 'Name').fill('Lakshmi Reddy');
  await open(page, trade);
  expect(hasFetchedForm()).toBe(true);
  await expect(field(page, 'Subject')).toHaveValue('Trade License');
  await field(page, 'Email').fill('lakshmi@example.com');

  await open(page, factory);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  expect(shown(page)).toBe(`${factory}#enquire`);
  await expect(form).toBeInViewport();
  await expect(field(page, 'Subject')).toHaveValue('Factory License');
  await expect(field(page, 'Email')).toHaveValue('lakshmi@example.com');
  await field(page, 'Message').fill('We have 14 workers. Is it needed?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toBeFocused();
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    {
      name: 'Lakshmi Reddy',
      email: 'lakshmi@example.com',
      subject: 'Factory License',
      message: 'We have 14 workers. Is it needed?',
      reference: anyReference,
    },
  ]);

  await open(page, factory);
  await field(page, 'Subject').fill('Two licences at once');
  await open(page, trade);
  await expect(field(page, 'Subject')).toHaveValue('Two licences at once');
});

test('a map comes from its service only once it is asked for, of offices that keep apart beside one another; the row of the day on which India reads the page is marked among the opening hours', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route('https://www.google.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  // It is half past one in the night in India; elsewhere it is still the day before.
  const nights = Array.from({ length: 7 }, (_, after) => `${addDays('2026-11-22', after)}T20:00:00Z`);
  const rowOn = (night: string) => practice.hours.find(({ days }) => isAmong(days, istToday(new Date(night))));
  const marked = page.locator('[aria-current="date"]');
  for (const night of [nights[0] ?? '', nights.find((one) => rowOn(one) !== rowOn(nights[0] ?? '')) ?? '']) {
    await fixTime(page, night);
    await open(page, '/contact');
    await expect(marked).toHaveText(new RegExp(`^${rowOn(night)?.days ?? '?'}`));
  }

  await page.getByRole('heading', { name: 'Opening hours' }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  for (const { town } of practice.offices) {
    await page.getByRole('button', { name: `Show the map of ${town}` }).click();
    await expect(page.getByTitle(`Map of the office in ${town}`)).toBeVisible();
  }
  await expect.poll(() => asked).toEqual(practice.offices.map(({ mapEmbed }) => mapEmbed));

  await page.setViewportSize({ width: 768, height: 1000 });
  const [first, second] = await page
    .getByRole('article')
    .evaluateAll((offices) => offices.map((office) => office.getBoundingClientRect().toJSON() as DOMRect));
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThanOrEqual((first?.right ?? Number.NaN) + 16);
});
