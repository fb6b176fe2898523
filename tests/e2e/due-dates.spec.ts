import { brotliCompressSync } from 'node:zlib';

import { fixTime } from './support/clock.ts';
import { open } from './support/opened.ts';
import { expect, test } from './support/site.ts';

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The scripts that a document asks for. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);

test('the page of due dates brings at most 25 kB of scripts of its own, and has without script all dates, and says so', async ({
  request,
}) => {
  const sent = async (address: string) => (await request.get(address)).text();
  const html = await sent('/due-dates');
  const onHome = new Set(scriptsIn(await sent('/')));
  const own = scriptsIn(html).filter((script) => !onHome.has(script));
  const sizes = await Promise.all(
    own.map(async (script) => brotliCompressSync(await (await request.get(script)).body()).length),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
  const text = html.replace(/<[^>]*>/g, '');
  for (const said of ['JavaScript is switched off, so the list below has all dates.', '(GSTR-1):', '(CMP-08)'])
    expect(text).toContain(said);
});

test('the page of due dates shows the next date above the bar, keeps the ticks after a reload, sends them nowhere, clears them, hands a date to the calendar, tells the day that counts from an event, and prints the dates on one sheet', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/due-dates');
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const bar = await page.getByRole('button', { name: 'Ask the guide' }).last().boundingBox();
    for (const first of [page.getByText('Show only my dates'), page.locator('#dates ol > li > div').first()]) {
      const box = await first.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), `${viewport.width} wide`).toBeLessThan(bar?.y ?? 0);
    }
  }

  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Save TDS payment: / })
    .first()
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^tds-payment-\d{4}-\d{2}\.ics$/);
  await page.getByLabel('What happened?').selectOption({ label: 'An employee left' });
  await page.getByLabel('On which day?').fill('2026-11-20');
  await expect(page.getByText(/Tuesday, 24 November 2026/)).toBeVisible();

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

  // Those of a company, and those of everybody, are printed on one sheet at any time of the year.
  for (const day of ['2026-12-20', '2027-04-28']) {
    await fixTime(page, new Date(`${day}T06:00:00Z`));
    await open(page, '/due-dates');
    const everybody = pages(await page.pdf({ format: 'A4' }));
    await page.getByText('Show only my dates').click();
    for (const tick of ['Private or public company', 'GST returns every month', 'Deducts TDS', 'Has employees'])
      await page.getByLabel(tick).check();
    expect([everybody, pages(await page.pdf({ format: 'A4' }))], day).toEqual([1, 1]);
    await page.evaluate(() => {
      window.localStorage.clear();
    });
  }
});
