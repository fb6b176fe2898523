import { expect, type Locator, type Page } from '@playwright/test';

import { open } from './opened.ts';
import { practice } from './words.ts';

/** The guide as a visitor meets it, by the names that assistive technology hears. */
export class Guide {
  readonly launcher: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly input: Locator;
  readonly chips: Locator;
  readonly replies: Locator;
  /** The field of the open question, or of the row that is being changed. */
  readonly field: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.launcher = page.getByRole('button', { name: /^Ask the guide/ });
    this.panel = page.getByRole('dialog', { name: 'Guide' });
    this.log = this.panel.getByRole('log', { name: 'Conversation' });
    this.input = this.panel.getByRole('textbox', { name: 'Your message' });
    this.chips = this.panel.getByRole('group', { name: 'Suggested replies' }).getByRole('button');
    this.field = this.panel.getByRole('group', { name: 'Your answer' });
    this.replies = this.log.locator('[data-from="guide"]');
  }

  /** Opens a page and the guide on it. */
  async openOn(address: string): Promise<void> {
    await open(this.page, address);
    await this.open();
  }

  /** Opens the guide. A touch screen keeps its keyboard down, so that there the panel itself has focus. */
  async open(): Promise<void> {
    // Before the tap, as that may load the page anew.
    const isTouched = await this.page.evaluate(() => window.matchMedia('(pointer: coarse)').matches);
    await this.launcher.click();
    await this.inCharge();
    await expect(isTouched ? this.panel : this.input).toBeFocused();
  }

  /** Waits until the guide itself has taken the place of the panel that opens at once. */
  async inCharge(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: 'Copy conversation' })).toBeEnabled();
  }

  /** The last thing the guide said. */
  get reply(): Locator {
    return this.replies.last();
  }

  /** What can be tapped by its whole label: a chip, or a button of the field or of the review. */
  chip(label: string): Locator {
    return this.panel.getByRole('button', { name: label, exact: true });
  }

  /** The button that takes what the field holds. */
  get continue(): Locator {
    return this.chip('Continue');
  }

  /** Answers the open question in its field: with the text of a field to write in, with the name of a choice. */
  async fillIn(answer: string): Promise<void> {
    await this.answeredAfter(async () => {
      await this.hold(answer);
      await this.continue.click();
    });
  }

  /** Changes a row of the review where it stands. */
  async change(label: string, answer: string): Promise<void> {
    await this.chip(`Change ${label}`).click();
    await this.hold(answer);
    await this.continue.click();
    await expect(this.field).toHaveCount(0);
  }

  /** Puts an answer into the field. */
  private async hold(answer: string): Promise<void> {
    await expect(this.field).toBeVisible();
    const choice = this.field.getByRole('radio', { name: answer, exact: true });
    if ((await choice.count()) > 0) await choice.check();
    else await this.field.locator('input, textarea').first().fill(answer);
  }

  /** Types a message, sends it with Enter and waits for the answer. */
  async say(text: string): Promise<void> {
    await this.answeredAfter(async () => {
      await this.input.fill(text);
      await this.input.press('Enter');
    });
  }

  /** Says one thing after another, each once the one before is answered. */
  async sayAll(texts: readonly string[]): Promise<void> {
    for (const text of texts) await this.say(text);
  }

  /** Taps a chip and waits for the answer. */
  async tap(label: string): Promise<void> {
    await this.answeredAfter(() => this.chip(label).click());
  }

  /** Moves focus backwards from the input to what can be tapped, as a keyboard does. */
  async toChip(label: string): Promise<void> {
    await this.toInput();
    await this.press('Shift+Tab', this.chip(label));
  }

  /** Moves focus to the input, the last thing to type into, as a keyboard does. */
  async toInput(): Promise<void> {
    if (!(await this.hasFocus(this.input))) await this.press('Tab', this.input);
  }

  private async press(key: string, goal: Locator): Promise<void> {
    const most = await this.panel.locator('button, input, textarea, a').count();
    for (let press = 0; press < most; press += 1) {
      await this.page.keyboard.press(key);
      if (await this.hasFocus(goal)) return;
    }
    throw new Error(`${String(goal)} cannot be reached by keyboard`);
  }

  private hasFocus(goal: Locator): Promise<boolean> {
    return goal.evaluate((element) => element === document.activeElement);
  }

  /** Does something that the guide answers, and waits for the answer. */
  async answeredAfter(deed: () => Promise<void>): Promise<void> {
    const last = this.log.locator('[data-from]').last();
    const visitors = this.log.locator('[data-from="visitor"]');
    const before = await visitors.count();
    await deed();
    await expect(visitors).toHaveCount(before + 1);
    await expect(last).toHaveAttribute('data-from', 'guide');
  }

  /** What the guide said last, name by name, where its lines read "Name: value". */
  async figures(): Promise<Readonly<Record<string, string>>> {
    const lines = await this.reply
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) =>
          [...item.childNodes].map((part) => (part.nodeName === 'BUTTON' ? '' : part.textContent)).join(''),
        ),
      );
    return Object.fromEntries(
      lines.map((line) => line.split(': ')).filter((pair): pair is [string, string] => pair.length === 2),
    );
  }

  /** What the WhatsApp link of the last reply would have the visitor send. */
  async handOffText(): Promise<string | null> {
    const href = await this.reply.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    const { origin, pathname, searchParams } = new URL(href ?? '');
    expect(origin + pathname).toBe(`https://wa.me/${practice.whatsapp}`);
    return searchParams.get('text');
  }

  /** Everything kept in this tab. */
  kept(): Promise<readonly string[]> {
    return this.page.evaluate(() => Object.keys(window.sessionStorage));
  }
}

/** The guide, opened on a page. */
export async function guideOn(page: Page, address = '/'): Promise<Guide> {
  const guide = new Guide(page);
  await guide.openOn(address);
  return guide;
}
