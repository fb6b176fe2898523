import { execFile, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { changedLines } from '#tooling/desk/changed-lines.ts';
import { freePort } from '#tooling/setup/port.mjs';

test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const content = join(folder, 'content');
const practice = () => readFileSync(join(content, 'practice.yaml'), 'utf8');
let server: ChildProcess;
let url: string;
/** The desk stays open from one test to the next, as it does for whoever works at it. */
let page: Page;
const errors: string[] = [];

test.beforeAll(async ({ browser }) => {
  cpSync('tests/content/sample', content, { recursive: true });
  const port = await freePort();
  url = `http://127.0.0.1:${String(port)}`;
  server = execFile(process.execPath, ['--import', 'tsx', 'tooling/desk/serve.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SITE_CONTENT: content,
      DESK_DIR: join(folder, 'journal'),
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${url}/admin/`).then(
          ({ status }) => status,
          () => 0,
        ),
      { intervals: [200], timeout: 50_000 },
    )
    .toBe(200);
  page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(leaveBlank);
  await page.goto(`${url}/admin/`);
  await expect(page.getByRole('navigation', { name: 'What to edit' })).toBeVisible();
});

test.afterAll(async () => {
  await page.close();
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  expect(errors).toEqual([]);
});

interface DeskWindow extends Window {
  isPageDrawn?: boolean;
}

/** Leaves the page beside the forms blank until it is to be looked at: it is the site in development, hundreds of files anew after each save. */
function leaveBlank(): void {
  if (window.parent !== window && (window.parent as DeskWindow).isPageDrawn !== true) window.stop();
}

/** Has the pages that are opened beside the forms from now on drawn, or no longer. */
const drawPages = (isPageDrawn: boolean) =>
  page.evaluate((isDrawn) => {
    (window as DeskWindow).isPageDrawn = isDrawn;
  }, isPageDrawn);

const checklist = 'Documents for a firm';
const open = (name: string) => page.getByRole('button', { name }).click();
const close = () => page.getByRole('button', { name: 'Close', exact: true }).click();
const said = () => page.locator('header').getByRole('status');
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (title: string) => expect(said()).toHaveText(`Saved: ${title}`);
const guide = () => page.getByRole('region', { name: 'The guide' });

test('a change is refused with its fault, mended, saved, seen on the page and taken back', async () => {
  const before = practice();
  await drawPages(true);
  await open('Phone, WhatsApp and mail');
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await expect(phone).toBeFocused();

  await phone.fill('98480 1234');
  await save();
  await expect(page.getByRole('alert')).toContainText(
    'The practice: Phone write a number such as +91 98765 43210, or +91 40 2345 6789 for a landline in place of "98480 1234"',
  );
  expect(practice()).toBe(before);

  await page.getByRole('button', { name: 'The practice: Phone' }).click();
  await expect(phone).toBeFocused();
  await phone.fill('98480 12345');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
  await save();
  await isSaved('Phone, WhatsApp and mail.');
  await expect(phone).toHaveValue('+91 98480 12345');
  await expect(page.locator('header')).toContainText(
    'The practice: WhatsApp is still the old number. If it has changed too, write the new one',
  );
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(changedLines(before, practice())).toEqual([
    `-${/^phone: .*$/m.exec(before)?.[0] ?? ''}`,
    '+phone: +91 98480 12345',
  ]);
  await expect(
    page.frameLocator('iframe').getByRole('main').getByRole('link', { name: '+91 98480 12345' }).first(),
  ).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Take back Changed: The practice' }).click();
  await expect(said()).toHaveText('Taken back: The practice is as it was before.');
  expect(practice()).toBe(before);
  await expect(phone).not.toHaveValue('+91 98480 12345');
  await close();
  await drawPages(false);
});

test('a form opens at its top, and leads to what is named, what is found, what is new and what is at fault', async () => {
  const top = () => page.getByRole('main').evaluate((main) => main.scrollTop);
  await open('Opening hours');
  const group = page.getByRole('group', { name: 'Hours', exact: true });
  await expect(group).toBeFocused();
  const [bar, legend] = await Promise.all([
    page.getByRole('searchbox', { name: 'Find in this form' }).boundingBox(),
    group.locator('legend').first().boundingBox(),
  ]);
  const below = (legend?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
  expect([below >= 0, below < 200], 'the heading stands below the bar').toEqual([true, true]);
  await page.getByRole('searchbox', { name: 'Find in this form' }).fill('warangal town');
  await page.getByRole('button', { name: 'Offices 1, town: Warangal' }).click();
  await expect(page.getByRole('textbox', { name: 'Town' }).last()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Offices 1, town: Warangal' })).toHaveCount(0);
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  expect(await top()).toBeGreaterThan(1000);
  await open('Write an article');
  await expect(page.getByRole('form', { name: 'Write an article' }).getByLabel('Title')).toBeFocused();
  expect(await top()).toBeLessThan(50);
  await close();

  await page.getByRole('searchbox', { name: 'Find a file' }).fill('intents');
  await open('What the guide recognises besides questions');
  await expect(page.getByRole('group', { name: 'Phrases' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to entries' }).click();
  await expect(page.getByRole('group', { name: 'Phrases' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave as it was' }).click();
  await close();

  await page.getByRole('searchbox', { name: 'Find a file' }).fill('firm');
  await page.getByRole('button', { name: checklist, exact: true }).click();
  await page.getByRole('button', { name: 'Add to Items' }).last().click();
  await save();
  const box = page.getByRole('textbox', { name: /^Items \d+$/ }).last();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Nothing is written here yet.');
  await page.getByRole('searchbox', { name: 'Find a file' }).fill('');
  await page.getByRole('alert').getByRole('button').click();
  await expect(box).toBeFocused();
  await box.fill('A letter of the landlord');
  await save();
  await isSaved(`${checklist}.`);
  await close();
});

test('a question with its answer is made, and the guide speaks from it at once', async () => {
  await page.getByRole('textbox', { name: 'The question, as a visitor asks it' }).fill('May I park at the office?');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('button', { name: 'Being made…' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'May I park at the office?' })).toBeVisible();
  const unwritten = page.getByText('To be written before the site can go live (1)');
  await expect(unwritten).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'May I park at the office?: Answer' })).toBeHidden();
  const answer = page.getByRole('textbox', { name: 'Answer', exact: true });
  for (const words of [
    'Yes, two cars may stand in front of the office.',
    'No, there is room for two bicycles alone.',
  ]) {
    await answer.fill(words);
    await save();
    await isSaved('May I park at the office?');
    expect(readFileSync(join(content, 'faqs/may-i-park-at-the-office.yaml'), 'utf8')).toContain(words);
    await page.getByRole('textbox', { name: 'A question, as a visitor would ask it' }).fill('may I park at the office');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(guide().getByRole('status')).toContainText(words);
  }
  await close();
});

test('colours that can be read and a logo are put in, and a name of sixty letters stands whole', async ({
  browser,
}) => {
  const name = 'Venkata Ramana Murthy and Associates, Chartered Accountants.';
  expect(name).toHaveLength(60);
  await open('Phone, WhatsApp and mail');
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name);

  await page.getByLabel('Add a field').last().selectOption('colours');
  const colours = page.getByRole('group', { name: 'Colours' });
  await colours.getByLabel('Add a field').selectOption('accent');
  await colours.getByRole('textbox', { name: 'Light', exact: true }).fill('#4c9a6f');
  await colours.getByRole('textbox', { name: 'Dark', exact: true }).fill('#93d3ae');
  await save();
  await expect(page.getByRole('alert')).toContainText(
    '"#4c9a6f" cannot be read on #f2ebdb: its contrast is 2.8, and 4.5 is needed. The nearest that can be read is "#3a7655"',
  );
  await colours.getByRole('textbox', { name: 'Light', exact: true }).fill('#3a7655');

  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path d="M0 0h9v9z"/></svg>');
  const picture = page.getByRole('group', { name: 'Put in a picture for the logo' });
  await picture.getByLabel('The file').setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer });
  await picture.getByRole('button', { name: 'Put it in' }).click();
  await expect(picture.getByRole('status')).toHaveText('Write its name into the field “File”: sign.svg');
  await page.getByLabel('Add a field').last().selectOption('logo');
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  await logo.getByRole('textbox', { name: 'File' }).fill('sign.svg');
  await logo.getByRole('textbox', { name: 'What is to be seen' }).fill('An open ledger');
  await save();
  await isSaved('Phone, WhatsApp and mail.');

  const site = await browser.newPage();
  await site.goto(`${url}/faq`);
  const brand = site.getByRole('banner').getByRole('link', { name });
  await expect(brand).toBeVisible();
  await expect(brand.getByRole('img', { name: 'An open ledger' })).toBeVisible();
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');
  expect(await site.evaluate(accent)).toContain('#3a7655');
  await site.setViewportSize({ width: 360, height: 700 });
  const [bar, words] = [await site.getByRole('banner').boundingBox(), await brand.locator('span').boundingBox()];
  const isWhole = bar !== null && words !== null && words.y >= bar.y && words.y + words.height <= bar.y + bar.height;
  expect(isWhole).toBe(true);
  expect(await site.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await site.close();
  await close();
});

test('an article is written with a photograph, which is made small and stands in it', async () => {
  await open('Write an article');
  const form = page.getByRole('form', { name: 'Write an article' });
  for (const [label, words] of Object.entries({
    Title: 'How to read a challan',
    'Answer in short': 'A challan shows what was paid, when, and under which head of which tax.',
    Sources: 'CGST Act 2017, section 49',
    Text: '## The number\n\nEvery challan has a number of fourteen digits.',
  }))
    await form.getByLabel(label, { exact: true }).fill(words);
  await expect(form.getByRole('textbox', { name: 'Sources (needed)' })).toBeVisible();
  const colour = { r: 200, g: 180, b: 120 };
  const buffer = await sharp({ create: { width: 3200, height: 2400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const picture = form.getByRole('group', { name: 'Put in a picture' });
  const file = picture.getByLabel('The file');
  await file.setInputFiles({ name: 'draft.jpg', mimeType: 'image/jpeg', buffer });
  await expect(picture.getByRole('status')).toHaveText('draft.jpg is put in.');
  await expect(picture.locator('img')).toHaveAttribute('src', /^data:image\/jpeg;/);
  await save();
  await expect(page.getByRole('alert')).toContainText('Write what is to be seen in the picture.');
  await picture.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(file).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await file.setInputFiles({ name: 'challan.jpg', mimeType: 'image/jpeg', buffer });
  await expect(picture.getByRole('status')).toHaveText('challan.jpg is put in.');
  await expect(said()).toHaveText('Put in: challan.jpg.');
  await picture.getByLabel('What is to be seen', { exact: true }).fill('A challan with its number');
  await expect(page.getByRole('heading', { name: 'Worth a look in what was saved' })).toHaveCount(0);
  const { width, height } = await sharp(join(content, 'blog/challan.jpg')).metadata();
  expect({ width, height }).toEqual({ width: 1600, height: 1200 });
  await drawPages(true);
  await save();
  await expect(said()).toHaveText('Saved: Wrote the article: How to read a challan.');
  const words = 'A challan shows what was paid, when, and under which head of which tax.';
  await expect(form.getByRole('region', { name: 'What the guide answers' })).toContainText(words);
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'How to read a challan' }),
  ).toBeInViewport({ ratio: 1 });
  await expect.poll(() => readdirSync(join(content, 'blog'))).toEqual(['challan.jpg', 'how-to-read-a-challan.md']);
  const shown = page.frameLocator('iframe').getByRole('img', { name: 'A challan with its number' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await close();
  await drawPages(false);
});

test('what is written in a small form stays when it is closed, until it is emptied', async () => {
  await open('Close the office for a day');
  const form = page.getByRole('form', { name: 'Close the office for a day' });
  await form.getByLabel('Day', { exact: true }).fill('2027-06-01');
  await form.getByLabel('Reason').fill('Audit');
  await close();
  await expect(said()).toHaveText('Kept here, and not saved: Close the office for a day.');
  await open('Write an article');
  // On a wide screen the form stands beside the list, and each scrolls by itself.
  expect(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
  ).toEqual([1600, 1000]);
  await expect(page.getByRole('button', { name: 'Extend a due date' })).toBeVisible();
  await open('Close the office for a day (not saved)');
  await expect(form.getByLabel('Day', { exact: true })).toHaveValue('1 June 2027');
  await expect(form.getByLabel('Reason')).toHaveValue('Audit');
  await form.getByRole('button', { name: 'Empty this form' }).click();
  await expect(form.getByLabel('Reason')).toHaveValue('');
  await close();
  await expect(page.getByRole('button', { name: /\(not saved\)/ })).toHaveCount(0);
});

test('“Put live” waits while words are still to be written, and what came of it is told, though the list of changes comes in meanwhile', async ({
  browser,
}) => {
  const site = await browser.newPage();
  await site.addInitScript(leaveBlank);
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await site.route('**/admin/api/waiting', (route) => route.fulfill({ json: { files: ['practice.yaml'] } }));
  await site.route('**/admin/api/overview', async (route) => {
    const response = await route.fetch();
    const fault = { file: 'content/practice.yaml', line: 1, field: 'name', expected: 'is still to be written' };
    await route.fulfill({ json: { ...((await response.json()) as object), unwritten: [fault] } });
  });
  await site.goto(`${url}/admin/`);
  const live = site.getByRole('region', { name: 'The live site' });
  await live.getByLabel('What you changed, in a few words').fill('A new name');
  await expect(live.getByRole('button', { name: 'Put live' })).toBeDisabled();
  await expect(live).toContainText('“Put live” waits: visitors would read “To be written” in 1 place.');

  await site.unroute('**/admin/api/overview');
  await site.route('**/admin/api/publish', async (route) => {
    await held;
    await route.fulfill({ json: { text: 'Handed to the Git host.', details: '' } });
  });
  await site.reload();
  await live.getByLabel('What you changed, in a few words').fill('A day off');
  await site.getByRole('button', { name: 'Close the office for a day' }).click();
  await site.getByLabel('Day', { exact: true }).fill('2027-12-30');
  await site.getByLabel('Reason').fill('Audit');
  await site.getByRole('button', { name: 'Save', exact: true }).click();
  await live.getByRole('button', { name: 'Put live' }).click();
  await expect(site.getByText('Closed on 30 December 2027: Audit').last()).toBeVisible();
  await expect(live.getByLabel('What you changed, in a few words')).toHaveValue('A day off');
  goOn();
  await expect(live.getByRole('status')).toHaveText('Handed to the Git host.');
  await site.close();
});

test('a figure of a coming day is read in lakhs, and stands beside its page with the day from which it shows, and the form in sight on a phone', async ({
  browser,
}) => {
  const narrow = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const words = 'Standard deduction from salary and pension in the new regime';
  await narrow.route('**/choices?of=figures', (route) =>
    route.fulfill({ json: [{ value: 'offices', words, isRupees: true }] }),
  );
  await narrow.route('**/admin/api/perform', (route) =>
    route.fulfill({
      json: { kind: 'saved', file: 'practice.yaml', what: 'Stored until 1 April 2099', warnings: [] },
    }),
  );
  await narrow.goto(`${url}/admin/`);
  await narrow.getByRole('button', { name: 'Change a figure of the law' }).click();
  const form = narrow.getByRole('form', { name: 'Change a figure of the law' });
  await form.getByRole('radio', { name: words }).check();
  const figure = form.getByLabel('New figure', { exact: true });
  await figure.pressSequentially('2 la');
  await expect(form.getByText('Not understood. Write it in digits, or as 2 lakh.')).toBeVisible();
  await figure.pressSequentially('kh');
  await expect(form.getByText('₹2,00,000', { exact: true })).toBeVisible();
  await form.getByLabel('Holds from').fill('1/4/2099');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(narrow.locator('header').getByRole('status')).toHaveText('Saved: Stored until 1 April 2099.');
  const place = narrow.frameLocator('iframe').locator('#offices');
  await expect(place).toHaveAttribute('style', 'background: var(--tint);');
  await expect(narrow.getByRole('complementary', { name: 'The page' })).toContainText(
    'This page shows the new figure from 1 April 2099; until then it keeps the present one.',
  );
  await expect(form.getByLabel('Figure', { exact: true })).toBeInViewport({ ratio: 1 });
  await narrow.close();
});

test('on a phone a day off is told to the desk in a small form, and refused on a Sunday', async ({ browser }) => {
  const narrow = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await narrow.addInitScript(leaveBlank);
  await narrow.goto(`${url}/admin/`);
  const width = () => narrow.evaluate(() => document.documentElement.scrollWidth);
  await narrow.getByRole('button', { name: 'Close the office for a day' }).click();
  const form = narrow.getByRole('form', { name: 'Close the office for a day' });
  const day = form.getByLabel('Day', { exact: true });
  const saved = form.getByRole('button', { name: 'Save' });
  await expect(day).toBeFocused();
  const jobs = narrow.getByRole('button', { name: 'Extend a due date' });
  await expect(jobs).toBeHidden();
  await narrow.getByRole('button', { name: 'Do something else' }).click();
  await expect(jobs).toBeVisible();
  await narrow.getByRole('button', { name: 'Close the office for a day' }).click();
  await expect(jobs).toBeHidden();
  const frame = await narrow.locator('iframe').boundingBox();
  expect(frame?.height).toBeGreaterThanOrEqual(506);
  await day.pressSequentially('26122027');
  await expect(form.getByText('Sunday, 26 December 2027', { exact: true })).toBeVisible();
  await expect(saved).toBeInViewport({ ratio: 1 });
  await saved.click();
  await expect(day).toHaveAccessibleDescription(
    /^26 December 2027 is a Sunday, and the office is closed on every Sunday, so nothing need be done\. Choose another day, or close this form\./,
  );
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Reason')).toHaveAccessibleDescription(/^Write the reason, such as Republic Day\./);
  await expect(day).toBeInViewport({ ratio: 1 });
  await narrow.getByRole('link', { name: '2 things to mend' }).click();
  await expect(narrow.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(day).toBeInViewport({ ratio: 1 });

  await day.fill('2027-12-28');
  await form.getByLabel('Reason').fill('Stocktaking');
  await saved.click();
  await expect(narrow.locator('header').getByRole('status')).toHaveText(
    'Saved: Closed on 28 December 2027: Stocktaking.',
  );
  await expect(narrow.locator('header').getByRole('status')).toBeInViewport({ ratio: 1 });
  await expect(form.getByLabel('Reason')).toHaveValue('');
  expect(practice()).toContain('date: 2027-12-28');
  const opener = narrow.getByRole('button', { name: 'Close the office for a day' });
  await saved.click();
  await expect(narrow.getByRole('alert')).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport({ ratio: 1 });
  await expect(narrow.locator('header').getByRole('status')).toHaveText('');
  expect(await width()).toBe(390);
  await narrow.close();
});
