import type { Page } from '@playwright/test';

import { mailAt, monday, rowsAt, visitor } from './support/booking.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { appointmentWords, prompt, wording } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

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

  test('a request in one sentence is asked only for what is missing, read through and sent as the page would send it', async ({
    page,
    site,
  }) => {
    const guide = await guideAt(page, monday);
    await guide.say('book gst consultation tomorrow 4pm');
    for (const [id, text] of [
      ['name', visitor.Name],
      ['email', visitor.Email],
      ['phone', visitor.Phone],
      ['message', 'skip'],
    ] as const) {
      await expectAsked(guide, id);
      await guide.say(text);
    }
    for (const id of ['service', 'date', 'time'])
      await expect(guide.log).not.toContainText(prompt(appointmentWords, id));
    await expect(guide.reply).toContainText(wording.review);
    expect(await guide.figures()).toEqual(rowsAt('04:00 PM'));
    expect(await site.messages()).toEqual([]);
    await guide.say('Send it');
    await expect(guide.reply).toContainText(`${appointmentWords.sentHeading}. ${appointmentWords.sentText}`);
    expect(
      (await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params })),
    ).toEqual([mailAt('04:00 PM')]);
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
    for (const [id, text] of [
      ['name', visitor.Name],
      ['email', visitor.Email],
      ['phone', visitor.Phone],
    ] as const) {
      await expectAsked(guide, id);
      await guide.say(text);
    }
    await expectAsked(guide, 'message');
    await guide.tap('Skip');
    expect(await guide.figures()).toEqual(rowsAt('11:00 AM'));
    await guide.tap('Book Appointment');
    await expect(guide.reply).toContainText(appointmentWords.sentHeading);
    expect(
      (await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params })),
    ).toEqual([mailAt('11:00 AM')]);
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
    const type = (text: string) =>
      guide.answeredAfter(async () => {
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
    expect(
      (await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params })),
    ).toEqual([mailAt('11:00 AM')]);
  });

  test('a request is refused word for word as on the page', async ({ page }) => {
    const guide = await guideAt(page, monday);
    await guide.say('book gst consultation');
    await expectAsked(guide, 'date');
    await guide.say('24 February 2027');
    await expect(guide.reply).toContainText(
      'Please choose a day from Monday, 23 November 2026 to Tuesday, 23 February 2027.',
    );
    await guide.say('today');
    await expectAsked(guide, 'time');
    await expect(guide.chips.filter({ hasText: /^\d\d:00 [AP]M/ })).toHaveText([
      '02:00 PM',
      '03:00 PM',
      '04:00 PM',
      '05:00 PM',
    ]);
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
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
      mailAt('11:00 AM').template_params,
    ]);
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
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
      mailAt('04:00 PM').template_params,
    ]);
  });
});
