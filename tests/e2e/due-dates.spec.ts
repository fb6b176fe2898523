import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';

import { open } from './support/opened.ts';
import { fixTime } from './support/clock.ts';

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The scripts that a page has loaded, by their addresses, once nothing more comes. */
async function scriptsOf(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
}

test.describe('the page of due dates', () => {
  test('brings at most 25 kB of scripts of its own', async ({ page, request }) => {
    const onHome = new Set(await scriptsOf(page, '/'));
    const own = (await scriptsOf(page, '/due-dates')).filter((script) => !onHome.has(script));
    const sizes = await Promise.all(
      own.map(async (script) => brotliCompressSync(await (await request.get(script)).body()).length),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
  });

  test('keeps the ticks after a reload, sends them nowhere, and one button clears them', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(page, '/due-dates');
    await page.getByText('Show only my dates').click();
    await page.getByLabel('GST composition scheme').check();
    await expect(page.getByRole('link', { name: /\(CMP-08\)/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /\(GSTR-1\):/ })).toHaveCount(0);
    await page.reload();
    await page.getByText('Only my dates (1 ticked)').click();
    await expect(page.getByLabel('GST composition scheme')).toBeChecked();
    expect(sent.filter((request) => request.includes('composition'))).toEqual([]);
    await page.getByRole('button', { name: 'Clear my ticks' }).click();
    await expect(page.getByLabel('GST composition scheme')).not.toBeChecked();
    expect(await page.evaluate(() => window.localStorage.getItem('due-dates.who'))).toBe(null);
  });

  for (const day of ['2026-11-26', '2026-12-20', '2027-04-28'])
    test(`prints the dates of a company, and those of everybody, on one sheet on ${day}`, async ({ page }) => {
      await fixTime(page, new Date(`${day}T06:00:00Z`));
      await open(page, '/due-dates');
      const everybody = pages(await page.pdf({ format: 'A4' }));
      await page.getByText('Show only my dates').click();
      for (const tick of ['Private or public company', 'GST returns every month', 'Deducts TDS', 'Has employees'])
        await page.getByLabel(tick).check();
      expect([everybody, pages(await page.pdf({ format: 'A4' }))]).toEqual([1, 1]);
    });

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])
    test(`shows the next date and the ticks' button above the bar, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/due-dates');
      const bar = await page.getByRole('button', { name: 'Ask the guide' }).last().boundingBox();
      for (const first of [page.getByText('Show only my dates'), page.locator('#dates ol > li > div').first()]) {
        const box = await first.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      }
    });

  test('hands one date to the calendar', async ({ page }) => {
    await open(page, '/due-dates');
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Save TDS payment: / })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^tds-payment-\d{4}-\d{2}\.ics$/);
  });

  test("tells the day that counts from an event of one's own", async ({ page }) => {
    await open(page, '/due-dates');
    await page.getByLabel('What happened?').selectOption({ label: 'An employee left' });
    await page.getByLabel('On which day?').fill('2026-11-20');
    await expect(page.getByText(/Tuesday, 24 November 2026/)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is the one for everybody', async ({ page }) => {
    await page.goto('/due-dates');
    await expect(page.getByText('JavaScript is switched off, so the list below has all dates.')).toBeVisible();
    await expect(page.getByRole('link', { name: /\(GSTR-1\):/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /\(CMP-08\)/ }).first()).toBeVisible();
  });
});
