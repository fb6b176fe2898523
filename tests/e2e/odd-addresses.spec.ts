import { open } from './support/opened.ts';
import { expect, test } from './support/site.ts';

for (const [asked, shown, heading] of [
  ['//contact?ask=gst', '/contact', 'Contact'],
  ['//contact/', '/contact', 'Contact'],
  ['/services//registrations/', '/services/registrations', 'Registrations'],
  ['/contact%20?ask=%E0%A4%A', '/contact', 'Contact'],
  ['/contact#%E0%A4%A', '/contact#%E0%A4%A', 'Contact'],
  ['//evil.example/?guide=%', '/evil.example', 'Page Not Found'],
  ['/%E0%A4%A', '/%E0%A4%A', 'Page Not Found'],
  [`/${'long/'.repeat(600)}`, `/${'long/'.repeat(600)}`.slice(0, -1), 'Page Not Found'],
] as const)
  test(`${asked.slice(0, 30)} shows "${heading}", with a guide that opens, on this host`, async ({
    page,
    baseURL,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404|could not be decoded/);
    await page.goto(`${String(baseURL)}${asked}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (!/[?&](?:ask|guide)=/.test(asked)) await page.getByRole('button', { name: /^Ask the guide/ }).click();
    await expect(page.getByRole('dialog', { name: 'Guide' })).toBeVisible();
    await expect(page).toHaveURL(`${String(baseURL)}${shown}`);
  });

test('a link with two slashes in its path leads to the page of this site', async ({ page }) => {
  // A page that has not been taken over would be drawn anew, without the link.
  await open(page, '/');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', `<a href="${window.location.origin}//contact">Slashes</a>`);
  });
  await page.getByRole('link', { name: 'Slashes' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});
