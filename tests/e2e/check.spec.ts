import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { contentFolder } from './support/built.ts';
import { open } from './support/opened.ts';
import { expect, test } from './support/site.ts';

const content = loadContent(readContentFiles(contentFolder));
const words = content.decisionWords.fields;

const cases = [
  { id: 'provident-fund', ask: 'pf compulsory for 25 employees?', typed: '25' },
  { id: 'gst-registration', ask: 'my shop sells 25 lakh, do i need gst?', typed: '25 lakh' },
  { id: 'labour-registration', ask: '9 staff, labour licence fee?', typed: '9' },
] as const;

for (const { id, ask, typed } of cases) {
  test(`${id} comes to the same by its page, with the keyboard alone, and by the guide`, async ({ page }) => {
    await open(page, `/check/${id}`);
    const region = page.getByRole('region', { name: words.result });
    await page.getByRole('textbox').first().focus();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(region).toBeVisible();
    const said = (await region.locator('p').nth(1).textContent()) ?? '';
    expect(new URL(page.url()).search).toBe('');

    await open(page, `/?ask=${encodeURIComponent(ask)}`);
    await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(said);
  });
}

test('an answer can be changed, and what does not matter any more is asked no more', async ({ page }) => {
  const { turnover, customers } = content.decisions.find(({ id }) => id === 'gst-registration')?.fields.questions ?? {};
  await open(page, '/check/gst-registration');
  await page.getByRole('textbox', { name: turnover?.prompt ?? '' }).fill('18 lakh');
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('group', { name: customers?.prompt ?? '' })).toBeVisible();
  await page.getByRole('button', { name: words.changeOf.replace('{label}', turnover?.label ?? '') }).click();
  await page.getByRole('textbox', { name: turnover?.prompt ?? '' }).fill('25 lakh');
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('region', { name: words.result })).toBeVisible();
});

test('a figure that cannot be is questioned at the field', async ({ page }) => {
  await open(page, '/check/provident-fund');
  await page.getByRole('textbox').first().fill('mangoes');
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('textbox').first()).toHaveAccessibleDescription(new RegExp(words.unread.slice(0, 20)));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the rule stands there in words', async ({ page }) => {
    await page.goto('/check/gst-registration');
    const decision = content.decisions.find(({ id }) => id === 'gst-registration');
    for (const { when } of Object.values(decision?.fields.outcomes ?? {}))
      await expect(page.getByText(when, { exact: true })).toBeVisible();
    await expect(page.getByText(words.noScript)).toBeVisible();
  });
});
