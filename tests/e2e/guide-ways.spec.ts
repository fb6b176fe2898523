import type { Page } from '@playwright/test';

import { hour, mailOf, now, subject } from './support/booking.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { appointmentWords, practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { fixTime } from './support/clock.ts';

const [, other] = practice.appointmentServices;

/** How a visitor answers in words, with the fields beside them; by fields alone is held in guide-fields.spec.ts. */
interface Way {
  readonly begin: (page: Page, guide: Guide) => Promise<void>;
  readonly type: (page: Page, guide: Guide, text: string) => Promise<void>;
  readonly choose: (page: Page, guide: Guide, label: string) => Promise<void>;
}

const byTaps: Way = {
  begin: async (page, guide) => {
    await open(page, '/');
    await guide.launcher.tap();
  },
  type: (_, guide, text) =>
    guide.answeredAfter(async () => {
      await guide.input.fill(text);
      await guide.panel.getByRole('button', { name: 'Send', exact: true }).tap();
    }),
  choose: (_, guide, label) => guide.answeredAfter(() => guide.chip(label).tap()),
};

/** From wherever the focus is, the input can be reached, where the next answer is typed. */
const byKeyboard: Way = {
  begin: async (page, guide) => {
    await open(page, '/');
    await guide.launcher.focus();
    await page.keyboard.press('Enter');
    // The box that is looked for is another element once the guide takes over.
    await guide.inCharge();
    await expect(guide.input).toBeFocused();
  },
  type: async (page, guide, text) => {
    await guide.toInput();
    await guide.answeredAfter(() => page.keyboard.type(text).then(() => page.keyboard.press('Enter')));
    await expect(guide.input).toBeFocused();
  },
  choose: async (page, guide, label) => {
    await guide.toChip(label);
    const outline = await guide.chip(label).evaluate((chip) => getComputedStyle(chip).outlineStyle);
    expect(outline).not.toBe('none');
    await guide.answeredAfter(() => page.keyboard.press('Enter'));
  },
};

for (const [name, way] of Object.entries({
  'taps alone': byTaps,
  'the keyboard alone': byKeyboard,
})) {
  test.describe(`by ${name}`, () => {
    if (way === byTaps) test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('an appointment is asked for, and its day corrected', async ({ page, site }) => {
      await fixTime(page, now);
      const guide = new Guide(page);
      await way.begin(page, guide);
      await way.choose(page, guide, 'Book an appointment');
      await way.type(page, guide, subject.name);
      await way.type(page, guide, 'tomorrow');
      await way.type(page, guide, hour);
      await way.type(page, guide, 'Lakshmi Redy');
      await way.choose(page, guide, 'Back');
      await way.type(page, guide, 'Lakshmi Reddy');
      await way.type(page, guide, 'lakshmi@example.com');
      await way.type(page, guide, '98765 43210');
      await way.choose(page, guide, 'Skip');
      await way.type(page, guide, 'change the date to 23 december');
      await way.type(page, guide, `change the service to ${other?.name ?? ''}`);
      await way.choose(page, guide, 'Book Appointment');
      await expect(guide.reply).toContainText(appointmentWords.sentHeading);
      expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
        {
          ...mailOf({ day: '2026-12-23' }).template_params,
          service: other?.id,
          serviceName: other?.name,
        },
      ]);
    });
  });
}
