import { button, expectKept, fillIn, mailOf, now, openAt, rowsOf, thanks } from './support/booking.ts';
import { holdSends } from './support/hold-sends.ts';
import { inCharge } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { draftLines } from './support/reference.ts';

test('sending happens once, however often the button is pressed, and the button says so and cannot be pressed meanwhile', async ({
  page,
  site,
}) => {
  await openAt(page, now);
  await fillIn(page);
  const release = await holdSends(page);
  let sends = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sends += 1;
  });
  await button(page).evaluate((element: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) element.click();
    for (let press = 0; press < 10; press += 1) element.form?.requestSubmit();
  });
  await expect(button(page)).toHaveText('Sending...');
  await expect(button(page)).toBeDisabled();
  await expectKept(page);
  release();
  await expect(thanks(page)).toBeFocused();
  expect(sends).toBe(1);
  expect(await site.messages()).toHaveLength(1);
});

test('a sending that fails is told, loses nothing, offers WhatsApp, and works when tried again', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 429/);
  const notes = 'With the books of 2025';
  await site.answer('429');
  await openAt(page, now);
  await fillIn(page, { notes });
  await button(page).click();
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('paragraph').first()).toHaveText('Failed to book appointment: Too Many Requests');
  await expect(failure).toBeFocused();
  await expectKept(page, notes);
  await expect(button(page)).toHaveText('Book Appointment');
  await expect(button(page)).toBeEnabled();
  const link = new URL((await failure.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
  expect(link.origin + link.pathname).toBe(`https://wa.me/${practice.whatsapp}`);
  const { lines, hasReference } = draftLines(link.searchParams.get('text') ?? '');
  expect(lines.slice(1)).toEqual(Object.entries(rowsOf({ notes })).map(([label, value]) => `${label}: ${value}`));
  expect(hasReference).toBe(true);
  expect(await site.messages()).toEqual([]);

  await page.reload();
  await inCharge(page);
  await expectKept(page, notes);
  await site.answer('ok');
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    mailOf({ notes }).template_params,
  ]);
});
