import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '#src/paths.ts';
import { shareDrawings } from '#tooling/share-image/drawings.ts';
import { writeShareImages } from '#tooling/share-image/share-images.ts';
import { siteContent } from '../content/site-content.ts';

const draw = (title: string, address = '/') =>
  shareDrawings(siteContent, new Map([[address, title]])).then((drawings) => drawings.get(address) ?? '');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

it('lies at an address that follows from the page', () => {
  expect(['/', '/services/audit', '/faq'].map(paths.shareImage)).toEqual([
    '/share/home.png',
    '/share/services-audit.png',
    '/share/faq.png',
  ]);
});

describe('a share image', () => {
  it('is 1200 by 630 and small, however long its title', async () => {
    const folder = temporaryFolder();
    await writeShareImages(
      folder,
      new Map([['/share/a.png', await draw('Chartered Accountant Certificates for Banks, Visas and for Tenders: ₹9')]]),
      join(folder, 'cache'),
    );
    const file = readFileSync(join(folder, 'share/a.png'));
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(file.length).toBeLessThan(30_000);
  });

  it('keeps its right edge free of ink', async () => {
    const svg = await draw('Wherever WWWWWWWWWWWW Wherever WWWWWWWWWWWW Wherever WWWWWWWWWWWW W');
    const { data } = await sharp(Buffer.from(svg))
      .extract({ left: 1150, top: 120, width: 50, height: 330 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(200);
  });

  it('refuses a title that has no room', async () => {
    await expect(draw('W'.repeat(70))).rejects.toThrow('does not fit');
  });

  it('comes from the cache when it was drawn before', async () => {
    const folder = temporaryFolder();
    const drawings = new Map([['/share/a.png', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>']]);
    await writeShareImages(folder, drawings, join(folder, 'cache'));
    const [kept = ''] = readdirSync(join(folder, 'cache'));
    writeFileSync(join(folder, 'cache', kept), 'kept');
    await writeShareImages(folder, drawings, join(folder, 'cache'));
    expect(readFileSync(join(folder, 'share/a.png'), 'utf8')).toBe('kept');
    expect(readdirSync(join(folder, 'cache'))).toEqual([kept]);
  });

  it('is drawn anew when what it shows has changed', async () => {
    const folder = temporaryFolder();
    const square = (size: number) =>
      new Map([['/share/a.png', `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`]]);
    await writeShareImages(folder, square(4), join(folder, 'cache'));
    await writeShareImages(folder, square(6), join(folder, 'cache'));
    expect((await sharp(readFileSync(join(folder, 'share/a.png'))).metadata()).width).toBe(6);
  });
});
