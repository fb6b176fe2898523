import type { Page } from '@playwright/test';

import { fillTemplate } from '#src/domain/fill-template.ts';
import { decisionCases, type DecisionCase } from '../support/decision-cases.ts';
import { open } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const { decisionWords: words, decisions } = siteContent;

function decisionOf(id: string) {
  const decision = decisions[id];
  if (!decision) throw new Error(`There is no decision ${id}`);
  return decision;
}

const caseOf = (id: string) => {
  const found = decisionCases.find((one) => one.id === id);
  if (!found) throw new Error(`There is no case of ${id}`);
  return found;
};

const result = (page: Page) => page.getByRole('region', { name: words.result });

/** The open question of a decision: by its prompt, which names the field or the group of buttons. */
const opened = (page: Page, prompt: string) =>
  page.getByRole('textbox', { name: prompt, exact: true }).or(page.getByRole('group', { name: prompt, exact: true }));

/** Answers what the page of a decision asks, with the keyboard alone, until the answer to the case has the focus. */
async function walkThrough(page: Page, { id, answers }: DecisionCase): Promise<void> {
  const { questions } = decisionOf(id);
  const open = Object.entries(questions);
  const next = open.map(([, { prompt }]) => opened(page, prompt)).reduce((one, other) => one.or(other));
  for (let count = 0; count <= open.length; count += 1) {
    await expect(next.or(result(page))).toBeVisible();
    if (await result(page).isVisible()) return;
    const label = await next.evaluate(
      (element) =>
        document.querySelector(`label[for="${element.id}"], [id="${element.getAttribute('aria-labelledby') ?? ''}"]`)
          ?.textContent,
    );
    const [name, question] = open.find(([, { prompt }]) => prompt === label) ?? [];
    const answer = name === undefined ? undefined : answers[name];
    if (!question || answer === undefined) throw new Error(`${id} asks ${label ?? ''}`);
    if (count > 0) await expect(opened(page, question.prompt)).toBeFocused();
    if (question.kind === 'choice') {
      await page.getByRole('button', { name: question.choices[answer]?.label ?? '', exact: true }).focus();
    } else {
      await opened(page, question.prompt).focus();
      await page.keyboard.type(answer);
    }
    await page.keyboard.press('Enter');
    await expect(opened(page, question.prompt)).toHaveCount(0);
  }
}

/** The words of an outcome before its first figure of the case. */
const beginningOf = ({ id, outcome }: DecisionCase) =>
  decisionOf(id)
    .outcomes[outcome]?.answer.split(/[{]\w+[}]/)
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

/** Between them a choice and a figure come first, last and after each other; tests/guide/decision-walks.test.ts holds what every case comes to. */
const cases = ['gst-late-fee', 'gst-returns', 'tds-rent'].map(caseOf);

test('a decision comes to its outcome by its page with the keyboard alone, whatever it asks, which is heard with its text and copied with its figures, and stands in no address of the site', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const one of cases)
    await test.step(one.id, async () => {
      await open(page, `/check/${one.id}`);
      await walkThrough(page, one);
      await expect(result(page)).toContainText(beginningOf(one));
      await expect(result(page)).toBeFocused();
      expect(new URL(page.url()).search).toBe('');
    });
  await expect(result(page)).toHaveAccessibleDescription(/^Yes, 2%/);
  await page.getByRole('button', { name: words.copy, exact: true }).click();
  await expect(page.getByRole('button', { name: words.copied, exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('₹60,000');
  expect(copied.split('\n').at(-1)).toMatch(/\/check\/tds-rent$/);
  const href = await page.getByRole('link', { name: words.share }).getAttribute('href');
  expect(href?.startsWith('https://wa.me/?text=')).toBe(true);
});

test('a figure that cannot be is questioned at the field, what is not known leads to what has to be looked up, and an answer can be changed, after which what does not matter is asked no more', async ({
  page,
}) => {
  const { employees } = decisionOf('provident-fund').questions;
  await open(page, '/check/provident-fund');
  await page.getByRole('textbox').first().fill('mangoes');
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('textbox').first()).toHaveAccessibleDescription(new RegExp(words.unread.slice(0, 20)));
  await page.getByRole('button', { name: words.notKnown.label }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(result(page)).toContainText(fillTemplate(words.lookUp, { what: employees?.unknown ?? '' }));

  const { turnover, customers, sold } = decisionOf('gst-registration').questions;
  const taxable = sold?.kind === 'choice' ? sold.choices.taxable?.label : undefined;
  await open(page, '/check/gst-registration');
  await page.getByRole('textbox', { name: turnover?.prompt ?? '' }).fill('18 lakh');
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('group', { name: customers?.prompt ?? '' })).toBeVisible();
  await page.getByRole('button', { name: words.changeOf.replace('{label}', turnover?.label ?? '') }).click();
  await page.getByRole('textbox', { name: turnover?.prompt ?? '' }).fill('25 lakh');
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('group', { name: customers?.prompt ?? '' })).toHaveCount(0);
  await page.getByRole('button', { name: taxable ?? '', exact: true }).click();
  await expect(result(page)).toBeVisible();
});
