import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageSize } from '#tooling/content/assets/image-size.ts';

const dots = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const size = { width: 301, height: 207 };

describe('the size of a picture', () => {
  it.each([
    ['PNG', dots(301, 207).png()],
    ['JPEG', dots(301, 207).jpeg()],
    ['progressive JPEG', dots(301, 207).jpeg({ progressive: true })],
    ['WebP', dots(301, 207).webp()],
    ['lossless WebP', dots(301, 207).webp({ lossless: true })],
    ['WebP with notes', dots(301, 207).withMetadata().webp()],
    ['transparent WebP', dots(301, 207).ensureAlpha(0.5).webp()],
  ])('is read from %s', async (_, picture) => {
    expect(imageSize(await picture.toBuffer())).toEqual(size);
  });

  it.each([
    [1, { width: 301, height: 207 }],
    [3, { width: 301, height: 207 }],
    [6, { width: 207, height: 301 }],
    [8, { width: 207, height: 301 }],
  ])('is that of the picture as it is shown: turned by %i', async (orientation, shown) => {
    expect(imageSize(await dots(301, 207).jpeg().withMetadata({ orientation }).toBuffer())).toEqual(shown);
  });

  it('knows the notes of a camera that writes numbers the other way round', async () => {
    const plain = await dots(301, 207).jpeg().toBuffer();
    const exif = Buffer.from(
      'Exif\0\0MM\0*\0\0\0\x08\0\x02\x01\x0f\0\x02\0\0\0\0\0\0\0\0\x01\x12\0\x03\0\0\0\x01\0\x06\0\0',
      'latin1',
    );
    const mark = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    const noted = Buffer.concat([plain.subarray(0, 2), mark, exif, plain.subarray(2)]);
    expect(imageSize(noted)).toEqual({ width: 207, height: 301 });
  });

  it.each([
    ['its sides', '<?xml version="1.0"?><svg xmlns="x" width="30" height="20.5"/>', { width: 30, height: 20.5 }],
    ['its box', '<svg viewBox="0 0 60 40" fill="none"></svg>', { width: 60, height: 40 }],
    ['its box, whatever it is set to fill', '<svg width="100%" viewBox="0,0,60,40"/>', { width: 60, height: 40 }],
  ])('is read from SVG by %s', (_, svg, expected) => {
    expect(imageSize(Buffer.from(svg))).toEqual(expected);
  });

  it.each([
    ['nothing', ''],
    ['text', 'question: Where?'],
    ['SVG without a size', '<svg xmlns="x"/>'],
    ['the first bytes of a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['the first bytes of a PNG', '\x89PNG\r\n\x1a\n'],
    ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
  ])('is not found in %s', (_, text) => {
    expect(imageSize(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});
