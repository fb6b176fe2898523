import type { Page } from '@playwright/test';

import { Guide } from './support/guide.ts';
import { holdSends } from './support/hold-sends.ts';
import { inCharge, open } from './support/opened.ts';
import { appointmentWords, practice, prompt, wording } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const address = '/book-appointment';

/** Half past twelve in India on a Monday. */
const monday = '2026-11-23T12:30:00+05:30';

const visitor = { Name: 'Lakshmi Reddy', Email: 'lakshmi@example.com', Phone: '+91 98765 43210' };

/** What the request for the day after that Monday becomes in the mail. */
const mailAt = (time: string, message = 'No additional notes') => ({
  template_id: 'appointment',
  template_params: {
    name: visitor.Name, email: visitor.Email, phone: '9876543210', service: 'gst', date: 'Tuesday, 24 November 2026', time, message,
  },
});

const rowsAt = (time: string, notes = 'Not given') => ({
  Service: 'GST Services', Date: 'Tuesday, 24 November 2026', 'Time slot': time,
  Name: visitor.Name, Email: visitor.Email, Phone: '98765 43210', Notes: notes,
});

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const service = (page: Page) => page.getByRole('combobox', { name: 'Service', exact: true });
const date = (page: Page) => page.getByLabel('Date', { exact: true });
const slots = (page: Page) => page.getByRole('group', { name: 'Time slot' }).getByRole('radio');
const slot = (page: Page, time: string) => page.getByRole('radio', { name: new RegExp(`^${time}`) });
const button = (page: Page) => page.getByRole('button', { name: /^(Book Appointment|Sending\.\.\.)$/ });
const refusals = (page: Page) => page.getByRole('alert').getByRole('listitem');
const thanks = (page: Page) => page.getByRole('status');

async function openAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await open(page, address);
}

async function fillIn(page: Page, { notes = '' } = {}): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) await field(page, label).fill(text);
  await service(page).selectOption('gst');
  await date(page).fill('2026-11-24');
  await slot(page, '11:00 AM').check();
  await field(page, 'Notes').fill(notes);
}

async function expectKept(page: Page, notes = ''): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) await expect(field(page, label)).toHaveValue(text);
  await expect(service(page)).toHaveValue('gst');
  await expect(date(page)).toHaveValue('2026-11-24');
  await expect(slot(page, '11:00 AM')).toBeChecked();
  await expect(field(page, 'Notes')).toHaveValue(notes);
}

async function expectEmpty(page: Page): Promise<void> {
  for (const label of [...Object.keys(visitor), 'Notes']) await expect(field(page, label)).toHaveValue('');
  await expect(service(page)).toHaveValue('');
  await expect(date(page)).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
}

async function expectWindow(page: Page, first: string, last: string): Promise<void> {
  await expect(date(page)).toHaveAttribute('min', first);
  await expect(date(page)).toHaveAttribute('max', last);
}

/** Which hours can be chosen. */
const openHours = (page: Page) => slots(page).evaluateAll((all) => all.filter((one): one is HTMLInputElement => one instanceof HTMLInputElement && !one.disabled).map(({ value }) => value));

/** What a list of names and values says. */
const rowsOf = (page: Page) => thanks(page).evaluate((panel) => Object.fromEntries(
  [...panel.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
));

test('a request arrives in the mailbox, and the form gives way to the request as it went', async ({ page, site }) => {
  await openAt(page, monday);
  await fillIn(page);
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page).getByRole('heading')).toHaveText(appointmentWords.sentHeading);
  await expect(thanks(page)).toContainText(appointmentWords.sentText);
  expect(await rowsOf(page)).toEqual(rowsAt('11:00 AM'));
  await expect(page.getByRole('form')).toHaveCount(0);
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual([mailAt('11:00 AM')]);
});

test('notes arrive as they were written', async ({ page, site }) => {
  const notes = 'I bring the notice of 12 November.\nIs parking there? & <b>where</b>?';
  await openAt(page, monday);
  await fillIn(page, { notes });
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await rowsOf(page)).toEqual(rowsAt('11:00 AM', notes));
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual([mailAt('11:00 AM', notes)]);
});

test('after a request is sent nothing of it stays behind', async ({ page }) => {
  await openAt(page, monday);
  await fillIn(page, { notes: 'Second floor?' });
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
  await page.getByRole('button', { name: 'Ask for another' }).click();
  await expectEmpty(page);
  await page.reload();
  await inCharge(page);
  await expectEmpty(page);
});

test('an empty form says of each field what is missing and puts the first one in focus', async ({ page, site }) => {
  await openAt(page, monday);
  await button(page).click();
  await expect(refusals(page)).toHaveText([
    'Service: Service selection is required',
    'Date: Date is required',
    'Time slot: Time slot is required',
    'Name: Name is required',
    'Email: Valid email is required',
    'Phone: Valid phone number is required',
  ]);
  await expect(service(page)).toBeFocused();
  await expect(service(page)).toHaveAccessibleDescription(/^Service selection is required /);
  await expect(date(page)).toHaveAccessibleDescription(/^Date is required /);
  await expect(slot(page, '09:00 AM')).toHaveAccessibleDescription(/^Time slot is required /);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/^Name is required /);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Valid email is required /);
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/^Valid phone number is required /);
  expect(await site.messages()).toEqual([]);
});

test('only what is wrong is named, and the first wrong field takes focus', async ({ page, site }) => {
  await openAt(page, monday);
  await fillIn(page);
  await field(page, 'Email').fill('lakshmi at example');
  await field(page, 'Phone').fill('12345');
  await button(page).click();
  await expect(refusals(page)).toHaveText(['Email: Valid email is required', 'Phone: Valid phone number is required']);
  await expect(field(page, 'Email')).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'Phone' }).click();
  await expect(field(page, 'Phone')).toBeFocused();
  expect(await site.messages()).toEqual([]);

  await field(page, 'Email').fill(visitor.Email);
  await field(page, 'Phone').fill(visitor.Phone);
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await site.messages()).toHaveLength(1);
});

test('an hour that has passed takes focus to the first hour that is open', async ({ page }) => {
  await openAt(page, monday);
  await fillIn(page);
  await date(page).fill('2026-11-23');
  await button(page).click();
  await expect(refusals(page)).toHaveText(['Time slot: 11:00 AM has passed today. Still open: 02:00 PM, 03:00 PM, 04:00 PM and 05:00 PM.']);
  await expect(slot(page, '02:00 PM')).toBeFocused();
});

for (const phone of ['9876543210', '+91-98765-43210', '098765 43210', '91 9876543210']) {
  test(`the number "${phone}" arrives as ten digits`, async ({ page, site }) => {
    await openAt(page, monday);
    await fillIn(page);
    await field(page, 'Phone').fill(phone);
    await button(page).click();
    await expect(thanks(page)).toBeFocused();
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([mailAt('11:00 AM').template_params]);
  });
}

test('the services are named with their lengths, and sent by their short names', async ({ page }) => {
  await openAt(page, monday);
  const choices = await service(page).getByRole('option').evaluateAll((all) => all.map((one) => one instanceof HTMLOptionElement ? [one.value, one.label] : []));
  expect(choices).toEqual([
    ['', 'Please choose'],
    ...practice.appointmentServices.map(({ id, name, minutes }) => [id, `${name} (${minutes} minutes)`]),
  ]);
});

test.describe('the hours', () => {
  test('are all open on another day', async ({ page }) => {
    await openAt(page, monday);
    expect(await openHours(page)).toEqual(practice.slots);
    await date(page).fill('2026-11-24');
    await expect(slot(page, '09:00 AM')).toBeEnabled();
    expect(await openHours(page)).toEqual(practice.slots);
  });

  test('that have passed cannot be chosen for today', async ({ page }) => {
    await openAt(page, monday);
    await date(page).fill('2026-11-23');
    for (const time of ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM']) await expect(slot(page, time)).toBeDisabled();
    for (const time of ['02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM']) await expect(slot(page, time)).toBeEnabled();
  });

  test('go by the clock in India wherever the visitor is', async ({ browser, site }) => {
    for (const timezoneId of ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata']) {
      const context = await browser.newContext({ timezoneId, baseURL: site.url });
      const page = await context.newPage();
      await openAt(page, monday);
      await date(page).fill('2026-11-23');
      await expect(slot(page, '12:00 PM')).toBeDisabled();
      expect(await openHours(page), timezoneId).toEqual(['02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM']);
      await context.close();
    }
  });

  test('chosen for another day do not count for today once they have passed', async ({ page, site }) => {
    await openAt(page, monday);
    await fillIn(page);
    await date(page).fill('2026-11-23');
    await expect(slot(page, '11:00 AM')).toBeDisabled();
    await button(page).click();
    await expect(refusals(page)).toHaveText(['Time slot: 11:00 AM has passed today. Still open: 02:00 PM, 03:00 PM, 04:00 PM and 05:00 PM.']);
    expect(await site.messages()).toEqual([]);
  });

  test('that pass while the form is open are shut and not sent', async ({ page, site }) => {
    await page.clock.install({ time: '2026-11-23T13:59:00+05:30' });
    await open(page, address);
    await fillIn(page);
    await date(page).fill('2026-11-23');
    await slot(page, '02:00 PM').check();
    await page.clock.fastForward('02:00');
    await expect(slot(page, '02:00 PM')).toBeDisabled();
    await button(page).click();
    await expect(refusals(page)).toHaveText(['Time slot: 02:00 PM has passed today. Still open: 03:00 PM, 04:00 PM and 05:00 PM.']);
    expect(await site.messages()).toEqual([]);
  });

  test('are gone for today after the last one', async ({ page, site }) => {
    await openAt(page, '2026-11-23T17:00:00+05:30');
    await fillIn(page);
    await date(page).fill('2026-11-23');
    await expect(slot(page, '05:00 PM')).toBeDisabled();
    expect(await openHours(page)).toEqual([]);
    await button(page).click();
    await expect(refusals(page)).toHaveText(['Time slot: No time is left on that day. Please choose another day.']);
    expect(await site.messages()).toEqual([]);
  });
});

test.describe('the days', () => {
  /** Moments just before and just after midnight in India, in New York and in Auckland. */
  const moments = [
    { at: '2026-11-23T23:59:00+05:30', first: '2026-11-23', last: '2027-02-23' },
    { at: '2026-11-24T00:01:00+05:30', first: '2026-11-24', last: '2027-02-24' },
    { at: '2026-11-23T23:59:00-05:00', first: '2026-11-24', last: '2027-02-24' },
    { at: '2026-11-24T00:01:00-05:00', first: '2026-11-24', last: '2027-02-24' },
    { at: '2026-11-23T23:59:00+13:00', first: '2026-11-23', last: '2027-02-23' },
    { at: '2026-11-24T00:01:00+13:00', first: '2026-11-23', last: '2027-02-23' },
    { at: '2026-11-30T00:01:00+05:30', first: '2026-11-30', last: '2027-02-28' },
    { at: '2026-11-30T23:59:00+05:30', first: '2026-11-30', last: '2027-02-28' },
    { at: '2027-11-30T12:30:00+05:30', first: '2027-11-30', last: '2028-02-29' },
    { at: '2026-12-31T23:59:00+05:30', first: '2026-12-31', last: '2027-03-31' },
  ];

  for (const timezoneId of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']) {
    test.describe(`for a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test('run from today in India to the same day three months on, around every midnight', async ({ page }) => {
        for (const { at, first, last } of moments) {
          await test.step(at, async () => {
            await openAt(page, at);
            await expectWindow(page, first, last);
          });
        }
      });

      test('include today in India and the last day, and go out as they were chosen', async ({ page, site }) => {
        for (const [day, words] of [['2026-11-23', 'Monday, 23 November 2026'], ['2027-02-23', 'Tuesday, 23 February 2027']] as const) {
          await openAt(page, '2026-11-23T08:30:00+05:30');
          await fillIn(page);
          await date(page).fill(day);
          await slot(page, '11:00 AM').check();
          await button(page).click();
          await expect(thanks(page)).toBeFocused();
          const [last] = await site.messages();
          expect(last?.template_params).toEqual({ ...mailAt('11:00 AM').template_params, date: words });
        }
      });
    });
  }

  test('move on while the page stays open past midnight', async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T23:59:00+05:30' });
    await open(page, address);
    await expectWindow(page, '2026-11-23', '2027-02-23');
    await page.clock.fastForward('02:00');
    await expectWindow(page, '2026-11-24', '2027-02-24');
  });

  for (const day of ['2026-11-22', '2027-02-24', '2062-11-24', '1926-11-24']) {
    test(`do not include ${day} even when it is typed`, async ({ page, site }) => {
      await openAt(page, monday);
      await fillIn(page);
      await date(page).fill(day);
      await button(page).click();
      await expect(refusals(page)).toHaveText(['Date: Please choose a day from Monday, 23 November 2026 to Tuesday, 23 February 2027.']);
      await expect(date(page)).toBeFocused();
      await expect(date(page)).toHaveValue(day);
      expect(await site.messages()).toEqual([]);
    });
  }
});

test.describe('sending', () => {
  test('shows on the button, which cannot be pressed meanwhile', async ({ page, site }) => {
    await site.answer('hang');
    await openAt(page, monday);
    await fillIn(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Sending...');
    await expect(button(page)).toBeDisabled();
    await expectKept(page);
  });

  test('happens once, however often the button is pressed', async ({ page, site }) => {
    await openAt(page, monday);
    await fillIn(page);
    const release = await holdSends(page);
    let sends = 0;
    page.on('request', (request) => { if (request.method() === 'POST') sends += 1; });
    await button(page).evaluate((element: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) element.click();
      for (let press = 0; press < 10; press += 1) element.form?.requestSubmit();
    });
    await expect(button(page)).toHaveText('Sending...');
    release();
    await expect(thanks(page)).toBeFocused();
    expect(sends).toBe(1);
    expect(await site.messages()).toHaveLength(1);
  });

  test('that fails is told, loses nothing, offers WhatsApp, and works when tried again', async ({ page, site, consoleMessages }) => {
    consoleMessages.allow(/status of 429/);
    await site.answer('429');
    await openAt(page, monday);
    await fillIn(page, { notes: 'With the books of 2025' });
    await button(page).click();
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('paragraph').first()).toHaveText('Failed to book appointment: Too Many Requests');
    await expect(failure).toBeFocused();
    await expectKept(page, 'With the books of 2025');
    await expect(button(page)).toHaveText('Book Appointment');
    await expect(button(page)).toBeEnabled();
    const link = new URL((await failure.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
    expect(link.origin + link.pathname).toBe(`https://wa.me/${practice.whatsapp}`);
    const [, ...lines] = (link.searchParams.get('text') ?? '').split('\n');
    expect(lines).toEqual(Object.entries(rowsAt('11:00 AM', 'With the books of 2025')).map(([label, value]) => `${label}: ${value}`));
    expect(await site.messages()).toEqual([]);

    await page.reload();
    await inCharge(page);
    await expectKept(page, 'With the books of 2025');
    await site.answer('ok');
    await button(page).click();
    await expect(thanks(page)).toBeFocused();
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([mailAt('11:00 AM', 'With the books of 2025').template_params]);
  });

  test('without a connection fails at once and loses nothing', async ({ page, context }) => {
    await openAt(page, monday);
    await fillIn(page);
    await context.setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert').getByRole('paragraph').first()).toHaveText('Failed to book appointment: There is no internet connection at the moment.');
    await expectKept(page);
  });
});

test('what was filled in survives a reload and a visit to another page', async ({ page }) => {
  await openAt(page, monday);
  await fillIn(page, { notes: 'Second floor?' });
  await page.reload();
  await inCharge(page);
  await expectKept(page, 'Second floor?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tax Calculator' }).click();
  await expect(page).toHaveURL('/tax-calculator');
  await page.goBack();
  await expectKept(page, 'Second floor?');
  await expect(slot(page, '11:00 AM')).toBeEnabled();
});

test('a request can be filled in and sent by keyboard alone', async ({ page, site }) => {
  await openAt(page, monday);
  const { keyboard } = page;
  await service(page).focus();
  await keyboard.type('GST');
  await expect(service(page)).toHaveValue('gst');
  await date(page).focus();
  await keyboard.type('11242026');
  await expect(date(page)).toHaveValue('2026-11-24');
  await slot(page, '09:00 AM').focus();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(slot(page, '11:00 AM')).toBeChecked();
  for (const text of Object.values(visitor)) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await expectKept(page);
  await keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([mailAt('11:00 AM').template_params]);
});

test.describe('through the guide', () => {
  async function guideAt(page: Page, time: string): Promise<Guide> {
    await page.clock.setFixedTime(time);
    const guide = new Guide(page);
    await guide.openOn('/');
    return guide;
  }

  async function expectAsked(guide: Guide, id: string): Promise<void> {
    await expect(guide.reply).toContainText(prompt(appointmentWords, id));
  }

  test('a request in one sentence is asked only for what is missing, read through and sent as the page would send it', async ({ page, site }) => {
    const guide = await guideAt(page, monday);
    await guide.say('book gst consultation tomorrow 4pm');
    for (const [id, text] of [['name', visitor.Name], ['email', visitor.Email], ['phone', visitor.Phone], ['message', 'skip']] as const) {
      await expectAsked(guide, id);
      await guide.say(text);
    }
    for (const id of ['service', 'date', 'time']) await expect(guide.log).not.toContainText(prompt(appointmentWords, id));
    await expect(guide.reply).toContainText(wording.review);
    expect(await guide.figures()).toEqual(rowsAt('04:00 PM'));
    expect(await site.messages()).toEqual([]);
    await guide.say('Send it');
    await expect(guide.reply).toContainText(`${appointmentWords.sentHeading}. ${appointmentWords.sentText}`);
    expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual([mailAt('04:00 PM')]);
  });

  test('a request by taps is sent as the page would send it', async ({ page, site }) => {
    const guide = await guideAt(page, monday);
    await guide.tap('Book an appointment');
    await expectAsked(guide, 'service');
    await guide.tap('GST Services');
    await expectAsked(guide, 'date');
    await guide.say('tomorrow');
    await expectAsked(guide, 'time');
    await guide.tap('11:00 AM');
    for (const [id, text] of [['name', visitor.Name], ['email', visitor.Email], ['phone', visitor.Phone]] as const) {
      await expectAsked(guide, id);
      await guide.say(text);
    }
    await expectAsked(guide, 'message');
    await guide.tap('Skip');
    expect(await guide.figures()).toEqual(rowsAt('11:00 AM'));
    await guide.tap('Book Appointment');
    await expect(guide.reply).toContainText(appointmentWords.sentHeading);
    expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual([mailAt('11:00 AM')]);
  });

  test('a request by keyboard alone is sent as the page would send it', async ({ page, site }) => {
    await page.clock.setFixedTime(monday);
    await open(page, '/');
    const guide = new Guide(page);
    const choose = async (label: string) => {
      await guide.toChip(label);
      await guide.answeredAfter(() => page.keyboard.press('Enter'));
      await expect(guide.input).toBeFocused();
    };
    const type = (text: string) => guide.answeredAfter(async () => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    });
    await guide.launcher.focus();
    await page.keyboard.press('Enter');
    await expect(guide.input).toBeFocused();
    await choose('Book an appointment');
    await choose('GST Services');
    await type('24/11/2026');
    await choose('11:00 AM');
    for (const text of Object.values(visitor)) await type(text);
    await choose('Skip');
    expect(await guide.figures()).toEqual(rowsAt('11:00 AM'));
    await choose('Book Appointment');
    await expect(guide.reply).toContainText(appointmentWords.sentHeading);
    expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual([mailAt('11:00 AM')]);
  });

  test('a request is refused word for word as on the page', async ({ page }) => {
    const guide = await guideAt(page, monday);
    await guide.say('book gst consultation');
    await expectAsked(guide, 'date');
    await guide.say('24 February 2027');
    await expect(guide.reply).toContainText('Please choose a day from Monday, 23 November 2026 to Tuesday, 23 February 2027.');
    await guide.say('today');
    await expectAsked(guide, 'time');
    await expect(guide.chips.filter({ hasText: /^\d\d:00 [AP]M/ })).toHaveText(['02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM']);
    await guide.say('2pm');
    await guide.say(visitor.Name);
    await guide.say('lakshmi at example');
    await expect(guide.reply).toContainText('Valid email is required');
    await guide.say(visitor.Email);
    await guide.say('12345');
    await expect(guide.reply).toContainText('Valid phone number is required');
  });

  test('a change of the day in the review is taken over into what is sent', async ({ page, site }) => {
    const guide = await guideAt(page, monday);
    await guide.say('book gst consultation on 25 november 11 am');
    for (const text of [...Object.values(visitor), 'skip']) await guide.say(text);
    expect(await guide.figures()).toEqual({ ...rowsAt('11:00 AM'), Date: 'Wednesday, 25 November 2026' });
    await guide.tap('Change Date');
    await guide.say('tomorrow');
    expect(await guide.figures()).toEqual(rowsAt('11:00 AM'));
    await guide.say('send it');
    await expect(guide.reply).toContainText(appointmentWords.sentHeading);
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([mailAt('11:00 AM').template_params]);
  });

  test('a request that fails keeps everything, and goes when tried again', async ({ page, site, consoleMessages }) => {
    consoleMessages.allow(/status of 429/);
    await site.answer('429');
    const guide = await guideAt(page, monday);
    await guide.say('book gst consultation tomorrow 4pm');
    for (const text of [...Object.values(visitor), 'skip']) await guide.say(text);
    await guide.say('send it');
    await expect(guide.reply).toContainText('Failed to book appointment: Too Many Requests');
    await expect(guide.reply.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await site.answer('ok');
    await guide.tap('Try again');
    await expect(guide.reply).toContainText(appointmentWords.sentHeading);
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([mailAt('04:00 PM').template_params]);
  });
});
