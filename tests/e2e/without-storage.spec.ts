import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

import { findChromiumWithSettings } from '#tooling/setup/chromium.mjs';
import * as booking from './support/booking.ts';
import { fixTime } from './support/clock.ts';
import { guideOn } from './support/guide.ts';
import { inCharge, open } from './support/opened.ts';
import { anyReference } from './support/reference.ts';
import {
  appointmentWords,
  documentListWords,
  documentLists,
  layoutWords,
  messageWords,
  wording,
} from './support/words.ts';
import { expect, test as base, testWithMailbox } from './support/site.ts';

const letter = {
  name: 'Lakshmi Reddy',
  email: 'lakshmi@example.com',
  subject: 'A new shop',
  message: 'We open in May.',
};
const listed = '/services/registrations/llp-registration';

/** A browser whose visitor has blocked cookies, and with them all storage, in its settings. */
const test = testWithMailbox.extend({
  context: async ({ baseURL }, provide, { project }) => {
    const profile = await mkdtemp(join(tmpdir(), 'site-profile-'));
    await mkdir(join(profile, 'Default'));
    await writeFile(
      join(profile, 'Default', 'Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
    );
    const { launchOptions = {}, timezoneId = '' } = project.use;
    const executablePath = findChromiumWithSettings();
    base.skip(executablePath === undefined, 'there is no Chromium here that heeds settings');
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(executablePath !== undefined && { executablePath }),
      timezoneId,
      serviceWorkers: 'block',
      ...(baseURL !== undefined && { baseURL }),
    });
    await provide(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
});

const payloads = (messages: readonly { readonly template_id: string; readonly template_params: unknown }[]) =>
  messages.map(({ template_id, template_params }) => ({ template_id, template_params }));

/** What is done where the browser has no storage at all, or one that is full or keeps nothing, tests/ui/browser-storage.test.ts holds. */
test('where cookies are blocked, a message arrives from its page and a booking from the guide, once each, and ticks and colours hold as long as the page, which is said', async ({
  page,
  site,
}) => {
  await fixTime(page, booking.now);
  await open(page, '/contact');
  expect(
    await page.evaluate(() => {
      try {
        return window.localStorage.length;
      } catch (error) {
        return (error as DOMException).name;
      }
    }),
  ).toBe('SecurityError');
  for (const [id, text] of Object.entries(letter))
    await page.getByRole('textbox', { name: messageWords.questions[id]?.label ?? '', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toBeFocused();

  const guide = await guideOn(page);
  await guide.say(`book an appointment for ${booking.subject.words[0] ?? ''} tomorrow at ${booking.hour}`);
  await guide.sayAll([...Object.values(booking.visitor), 'skip', 'send it']);
  await expect(guide.reply).toContainText(appointmentWords.sentHeading);
  await expect(guide.panel).toContainText(wording.panel.notKept);

  const message = { template_id: 'contact', template_params: { ...letter, reference: anyReference } };
  expect(payloads(await site.messages())).toEqual([booking.mailOf(), message]);

  await open(page, listed);
  const [list] = documentLists('llp');
  const first = page
    .getByRole('region', { name: list?.name ?? '', exact: true })
    .getByRole('checkbox')
    .first();
  await expect(page.getByText(documentListWords.notKept)).toHaveCount(0);
  await first.check();
  await expect(first).toBeChecked();
  await expect(page.getByText(documentListWords.notKept)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo')).toContainText(layoutWords.theme.notKept);
  await page.reload();
  await inCharge(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  await expect(first).not.toBeChecked();
});
