import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PlainError } from '#tooling/command/plain-error.ts';
import { sentBytes } from '#tooling/content/assets/sent-bytes.ts';
import { siteFile } from '#tooling/content/assets/site-file.ts';

const dots = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('what is sent for a picture', () => {
  it('of a phone is upright, no larger than a screen and without what the camera noted', async () => {
    const taken = await dots(4000, 3000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { address, size } = siteFile('gallery/IMG 2034.JPG', taken);
    const { format, width, height, orientation, exif } = await sharp(
      await sentBytes('gallery/IMG 2034.JPG', taken),
    ).metadata();
    expect({ address: address.replace(/-\w{8}\./, '.'), size }).toEqual({
      address: '/assets/img-2034.webp',
      size: { width: 1200, height: 1600 },
    });
    expect({ format, width, height, orientation, exif }).toEqual({
      format: 'webp',
      width: 1200,
      height: 1600,
      orientation: undefined,
      exif: undefined,
    });
  });

  it('that is small keeps its size', async () => {
    const small = await dots(64, 48).png().toBuffer();
    const { width, height } = await sharp(await sentBytes('blog/challan.png', small)).metadata();
    expect({ width, height, size: siteFile('blog/challan.png', small).size }).toEqual({
      width: 64,
      height: 48,
      size: { width: 64, height: 48 },
    });
  });

  it('that is drawn, and for a PDF, is the file itself', async () => {
    const svg = Buffer.from('<svg viewBox="0 0 3000 2000"/>');
    expect(await sentBytes('gallery/desk.svg', svg)).toBe(svg);
    expect(siteFile('gallery/desk.svg', svg).size).toEqual({ width: 3000, height: 2000 });
    const pdf = Buffer.from('%PDF-1.7');
    expect(await sentBytes('pages/form.pdf', pdf)).toBe(pdf);
    expect(siteFile('pages/form.pdf', pdf)).toEqual({ address: '/assets/form-9e5e410f.pdf' });
  });

  it('that breaks off is none, said in plain words', async () => {
    const whole = await dots(400, 300).png().toBuffer();
    const broken = sentBytes('blog/challan.png', whole.subarray(0, 60));
    await expect(broken).rejects.toThrow(PlainError);
    await expect(broken).rejects.toThrow(/^content\/blog\/challan\.png cannot be read as a picture .*save it again/);
  });

  it('gets another address when it is another picture', async () => {
    const [one, other] = await Promise.all([dots(4, 3).png().toBuffer(), dots(3, 4).png().toBuffer()]);
    expect(siteFile('a.png', one).address).not.toBe(siteFile('a.png', other).address);
  });
});
