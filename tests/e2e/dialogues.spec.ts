import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { missingFrom, readScript, type ScriptTurn } from '../support/dialogue.ts';
import { Guide } from './support/guide.ts';
import { inCharge } from './support/opened.ts';
import { practice, wording } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { fixTime } from './support/clock.ts';

const folder = new URL('../guide/dialogues/', import.meta.url);

/** All of them are held in tests/guide; this one has answers, links, chips, mails, failed sendings and a reload on the screen. */
const name = 'sending-fails.txt';

/** The names of the templates of the local mailbox, by the forms that the scripts name. */
const formOf: Readonly<Record<string, string>> = { contact: 'message' };

/** Noon in India on the Saturday on which the dialogues are held. */
const saturday = '2026-11-21T12:00:00+05:30';

/** What the guide said since the visitor spoke last, as it stands on the screen. */
const said = (guide: Guide) =>
  guide.log.evaluate((log) => {
    const all = [...log.querySelectorAll<HTMLElement>('[data-from]')];
    const since = all.slice(all.findLastIndex((one) => one.dataset.from === 'visitor') + 1);
    const texts = since.flatMap((one) =>
      [...one.querySelectorAll('p:not([aria-hidden]), li, summary')].map((part) => part.textContent),
    );
    const hrefs = since.flatMap((one) => [...one.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''));
    return { text: texts.join('\n'), hrefs };
  });

/** The reference is another one at each request; the scripts know only that of their own random numbers. */
const steady = ({ text, hrefs }: Awaited<ReturnType<typeof said>>) => ({
  text: text.replace(/(?<=reference is )\w{6}/, '333333'),
  hrefs: hrefs.map((href) => href.replace(/(?<=Reference%3A%20)\w{6}/, '333333')),
});

/** What of a turn is not on the screen as the script says. A heading stands there without its colon. */
async function differences(turn: ScriptTurn, guide: Guide, mails: readonly string[]): Promise<readonly string[]> {
  const { text, hrefs } = steady(await said(guide));
  const chips = (await guide.chips.allTextContents()).join(' | ');
  const missing = missingFrom(
    text,
    turn.guide.map((line) => line.replace(/:$/, '')),
  );
  return [
    ...missing.map((line) => `not said: ${line}`),
    ...(turn.chips !== null && missingFrom(`^${chips}$`, [`^${turn.chips}$`]).length > 0 ? [`chips: ${chips}`] : []),
    ...turn.links
      .filter((link) => !hrefs.some((href) => missingFrom(`^${href}`, [`^${link}`]).length === 0))
      .map((link) => `no link to ${link}`),
    ...(turn.mails.join('\n') === mails.join('\n') ? [] : [`mails: ${mails.join(' and ') || 'none'}`]),
  ].map((fault) => `line ${turn.line}: ${fault}`);
}

/** Says a line and waits until the log has changed and the guide has the last word. */
async function say(page: Page, guide: Guide, text: string): Promise<void> {
  const before = await guide.log.innerHTML();
  await guide.input.fill(text);
  await guide.input.press('Enter');
  await page.waitForFunction((was) => {
    const log = document.querySelector<HTMLElement>('[role="log"]');
    return (
      log !== null &&
      log.innerHTML !== was &&
      log.lastElementChild instanceof HTMLElement &&
      log.lastElementChild.dataset.from === 'guide' &&
      log.querySelector('[aria-busy]') === null
    );
  }, before);
}

test(`${name} goes in the browser as it is written`, async ({ page, context, site, consoleMessages }) => {
  consoleMessages.allow(/Failed to load resource|net::ERR/);
  await fixTime(page, saturday);
  const guide = new Guide(page);
  await guide.openOn('/');
  const faults: string[] = [];
  let arrived = 0;
  const openingHours = practice.hours[0]?.time;
  for (const turn of readScript(readFileSync(new URL(name, folder), 'utf8'), { ...wording, openingHours })) {
    const isOffline = turn.sending?.includes('no internet') === true;
    await context.setOffline(isOffline);
    await site.answer(turn.sending !== null && !isOffline ? 'drop' : 'ok');
    if (turn.isReload) {
      await page.reload();
      await inCharge(page);
      await guide.open();
    }
    if (turn.you !== null) await say(page, guide, turn.you);
    await context.setOffline(false);
    const messages = (await site.messages()).toReversed();
    const mails = messages
      .slice(arrived)
      .map(({ template_id, template_params }) =>
        [
          formOf[template_id] ?? template_id,
          ...Object.entries(template_params).flatMap(([field, value]) =>
            field === 'reference' || value === '' ? [] : [`${field}=${String(value)}`],
          ),
        ].join('; '),
      );
    arrived = messages.length;
    faults.push(...(await differences(turn.sending === null ? turn : { ...turn, mails: [] }, guide, mails)));
  }
  expect(faults).toEqual([]);
});
