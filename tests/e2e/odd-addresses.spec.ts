import { open } from './support/opened.ts';
import { expect, test } from './support/site.ts';

/** How the server reads addresses, tests/tooling/site.test.ts holds, and a broken place on a page passages.spec.ts; here is what the page makes of them. */
test('an odd address shows its page, with a guide that opens, on this host, and so does a link to one', async ({
  page,
  baseURL,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 404|could not be decoded/);
  for (const [asked, shown, heading] of [
    ['//contact?ask=gst', '/contact', 'Contact'],
    ['/contact%20?ask=%E0%A4%A', '/contact', 'Contact'],
    ['//evil.example/?guide=%', '/evil.example', 'Page Not Found'],
    ['/%E0%A4%A', '/%E0%A4%A', 'Page Not Found'],
  ] as const)
    await test.step(asked, async () => {
      await page.goto('about:blank');
      await page.goto(`${String(baseURL)}${asked}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (!/[?&](?:ask|guide)=/.test(asked)) await page.getByRole('button', { name: /^Ask the guide/ }).click();
      await expect(page.getByRole('dialog', { name: 'Guide' })).toBeVisible();
      await expect(page).toHaveURL(`${String(baseURL)}${shown}`);
    });

  // A page that has not been taken over would be drawn anew, without the link.
  await open(page, '/');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', `<a href="${window.location.origin}//contact">Slashes</a>`);
  });
  await page.getByRole('link', { name: 'Slashes' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});
