import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readContentFiles } from '#tooling/content/files.ts';
import { buildEditorPage } from '#tooling/desk/page-bundle.ts';
import { siteHandler } from '#tooling/server/site.ts';
import { fakeGitHub } from '../support/fake-github.ts';

const folder = mkdtempSync(join(tmpdir(), 'editor-'));
let server: Server;
let url: string;

test.beforeAll(async () => {
  await buildEditorPage(folder, { host: 'github', repository: 'rao/site', branch: 'main' });
  server = createServer(siteHandler(folder));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test('on the live site a change is refused, mended, saved as a draft, checked and published', async ({ page }) => {
  const files = [...readContentFiles('tests/content/sample')].map(([name, text]) => [`content/${name}`, text] as const);
  const host = fakeGitHub(new Map(files));
  const practice = 'content/practice.yaml';
  const draft = 'draft/practice';

  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) elsewhere.push(new URL(request.url()).origin);
  });
  const heldBack: (() => void)[] = [];
  let isSlow = false;
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    if (isSlow && request.method() === 'GET')
      await new Promise<void>((goOn) => {
        heldBack.push(goOn);
      });
    const said = request.postData();
    const answer = await host.fetch(request.url(), {
      method: request.method(),
      headers: request.headers(),
      ...(said !== null && { body: said }),
    });
    if (request.method() === 'DELETE') isSlow = true;
    await route.fulfill({
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'Access-Control-Allow-Origin': '*' },
      body: await answer.text(),
    });
  });

  await page.goto(`${url}/admin/`);
  await expect(page).toHaveURL(`${url}/admin`);
  const token = page.getByLabel('Your token for rao/site at GitHub');
  await token.fill('github_pat_wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toContainText('GitHub does not know this token.');
  await token.fill('github_pat_right');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByRole('button', { name: 'Phone, WhatsApp and mail' }).click();
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await phone.fill('98480 123');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByRole('alert')).toContainText(
    'The practice: Phone write a number such as +91 98765 43210, or +91 40 2345 6789 for a landline in place of "98480 123"',
  );
  expect([...host.branches.keys()]).toEqual(['main']);
  await phone.fill('+91 98480 12345');
  await save.click();
  await expect(page.locator('header').getByRole('status')).toHaveText('Saved: Phone, WhatsApp and mail.');
  expect(host.difference(draft, 'main')).toEqual([practice]);

  const panel = page.getByRole('region', { name: 'The live site' });
  const publish = panel.getByRole('button', { name: 'Publish' });
  await expect(panel).toContainText('No check has been seen yet.');
  await expect(publish).toBeDisabled();
  host.check(draft, 'failed');
  await panel.getByRole('button', { name: 'Look again' }).click();
  await expect(panel.getByRole('link', { name: 'content and build' })).toBeVisible();
  await expect(panel).toContainText('A check has failed, so this cannot be published.');
  await expect(publish).toBeDisabled();

  host.check(draft, 'passed');
  await panel.getByRole('button', { name: 'Look again' }).click();
  await publish.click();
  await expect(panel.getByRole('status')).toHaveText(
    'Published. The host builds the site now; what you changed is live a few minutes later.',
  );
  expect([...host.branches.keys()]).toEqual(['main']);
  expect(host.file('main', practice)).toContain('phone: +91 98480 12345');

  await phone.fill('+91 98480 54321');
  isSlow = false;
  for (const goOn of heldBack) goOn();
  await expect(panel).toContainText('Nothing is waiting to be published.');
  await expect(phone).toHaveValue('+91 98480 54321');
  await save.click();
  await panel.getByRole('button', { name: 'Give the draft up' }).click();
  await expect(panel.getByRole('group')).toContainText(`All that was saved in ${draft} will be deleted.`);
  await panel.getByRole('button', { name: 'Delete it' }).click();
  await expect(panel.getByRole('status')).toHaveText('The draft was given up. The live site is as it was.');
  expect([...host.branches.keys()]).toEqual(['main']);

  expect(new Set(elsewhere)).toEqual(new Set(['https://api.github.com']));
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([1, 0]);
  const refused = await page.evaluate(() =>
    fetch('https://api.emailjs.com/').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(refused).toBe('refused');
  expect(errors.filter((message) => !/401|api\.emailjs\.com/.test(message))).toEqual([]);
});
