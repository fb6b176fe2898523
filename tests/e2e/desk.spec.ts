import { execFile, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { changedLines } from '#tooling/desk/changed-lines.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { freePort } from '#tooling/setup/port.mjs';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const content = join(folder, 'content');
const practice = () => readFileSync(join(content, 'practice.yaml'), 'utf8');
let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  cpSync('content', content, { recursive: true });
  const port = await freePort();
  url = `http://127.0.0.1:${String(port)}`;
  server = execFile(process.execPath, ['--import', 'tsx', 'tooling/desk/serve.ts'], {
    env: { ...process.env, PORT: String(port), SITE_CONTENT: content, DESK_DIR: join(folder, 'journal') },
  });
  await expect
    .poll(
      () =>
        fetch(`${url}/admin/`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 200_000 },
    )
    .toBe(200);
});

test.afterAll(() => {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function openDesk(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${url}/admin/`);
  await expect(page.getByRole('navigation', { name: 'What to edit' })).toBeVisible({ timeout: 120_000 });
  return errors;
}

const status = (page: Page) => page.locator('header').getByRole('status');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a change is refused with its fault, mended, saved, seen on the page and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const before = practice();
  const others = readContentFiles(content);
  const errors = await openDesk(page);
  await page.getByRole('button', { name: 'Phone, WhatsApp and mail' }).click();
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await expect(phone).toBeFocused();

  await phone.fill('98480 12345');
  await save(page);
  await expect(page.getByRole('alert')).toContainText(
    'content/practice.yaml: phone expected a number such as +91 98765 43210, or +91 40 2345 6789 for a landline, found "98480 12345"',
    { timeout: 120_000 },
  );
  expect(practice()).toBe(before);

  await page.getByRole('button', { name: 'content/practice.yaml: phone' }).click();
  await expect(phone).toBeFocused();
  await phone.fill('+91 98480 12345');
  await save(page);
  await expect(status(page)).toHaveText('Saved content/practice.yaml.', { timeout: 120_000 });
  expect(changedLines(before, practice())).toEqual([
    `-${/^phone: .*$/m.exec(before)?.[0] ?? ''}`,
    '+phone: +91 98480 12345',
  ]);
  const changed = new Map([...others, ['practice.yaml', practice()]]);
  expect(readContentFiles(content)).toEqual(changed);
  await expect(
    page.frameLocator('iframe').getByRole('main').getByRole('link', { name: '+91 98480 12345' }).first(),
  ).toBeVisible({ timeout: 120_000 });

  await page.getByRole('button', { name: 'Take back Changed content/practice.yaml' }).click();
  await expect(status(page)).toHaveText('Taken back: content/practice.yaml is as it was before.', { timeout: 120_000 });
  expect(practice()).toBe(before);
  await expect(phone).toHaveValue(/^\+91 /);
  await expect(phone).not.toHaveValue('+91 98480 12345');
  expect(errors).toEqual([]);
});

test('a figure of the law asks for the day of the look at its source', async ({ page }) => {
  const name = join(content, 'law/gst.yaml');
  const before = readFileSync(name, 'utf8').replace(/(\n {2}threshold:[\s\S]*?checked: )\S+/, '$12020-01-01');
  writeFileSync(name, before);
  await openDesk(page);
  await page.getByRole('button', { name: 'Due dates of GST' }).click();
  await page.getByText(/^threshold: /).click();
  await page.getByRole('spinbutton', { name: 'Rupees' }).fill('2500000');
  await save(page);
  await expect(page.getByRole('alert')).toContainText(
    'content/law/gst.yaml: facts.threshold.checked the figure was changed, so look at its source and write the day you did',
    { timeout: 120_000 },
  );
  expect(readFileSync(name, 'utf8')).toBe(before);
});

test('a question with its answer is made, and the guide is asked', async ({ page }) => {
  await openDesk(page);
  await page.getByRole('textbox', { name: 'The question, as a visitor asks it' }).fill('May I park at the office?');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { name: 'content/faqs/may-i-park-at-the-office.yaml' })).toBeVisible({
    timeout: 120_000,
  });
  await page
    .getByRole('textbox', { name: 'Answer', exact: true })
    .fill('Yes, two cars may stand in front of the office.');
  await save(page);
  await expect(status(page)).toHaveText('Saved content/faqs/may-i-park-at-the-office.yaml.', { timeout: 120_000 });
  await page.getByRole('textbox', { name: 'A question, as a visitor would ask it' }).fill('may I park at the office');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The guide' }).getByRole('status')).toContainText(
    'Yes, two cars may stand in front of the office.',
    { timeout: 120_000 },
  );
});

test('a name of sixty letters stands whole on a phone and on a wide window', async ({ page }) => {
  const name = 'Venkata Ramana Murthy and Associates, Chartered Accountants.';
  expect(name).toHaveLength(60);
  await openDesk(page);
  await page.getByRole('button', { name: 'Phone, WhatsApp and mail' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name);
  await save(page);
  await expect(status(page)).toHaveText('Saved content/practice.yaml.', { timeout: 120_000 });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${url}/faq`);
    const brand = page.getByRole('banner').getByRole('link', { name });
    await expect(brand).toBeVisible({ timeout: 120_000 });
    const [bar, words] = [await page.getByRole('banner').boundingBox(), await brand.locator('span').boundingBox()];
    const isWhole = bar !== null && words !== null && words.y >= bar.y && words.y + words.height <= bar.y + bar.height;
    expect({ width, isWhole }).toEqual({ width, isWhole: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the built site has no page for the desk', async ({ request }) => {
  expect((await request.get('/admin')).status()).toBe(404);
});
