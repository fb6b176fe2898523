import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPictures } from '#tooling/content/assets/read-pictures.ts';
import { loadContent } from '#tooling/content/load.ts';
import { edited, sampleContent } from '../sample-content.ts';

const withPicture = (file: string, bytes: Uint8Array) =>
  loadContent(
    sampleContent({ ...edited('gallery.yaml', 'file: desk.svg', `file: ${file}`), [`gallery/${file}`]: bytes }),
  );

const photograph = (kind: 'jpeg' | 'png' | 'webp') => {
  // Noise that is the same in every run: in some pictures the damage falls where a reader passes over it.
  const pixels = Uint8Array.from({ length: 400 * 300 * 3 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 24);
  return sharp(pixels, { raw: { width: 400, height: 300, channels: 3 } })
    .toFormat(kind)
    .toBuffer();
};

/** The bytes with a piece in their middle overwritten. */
const damaged = (bytes: Uint8Array) => new Uint8Array(bytes).fill(0xff, bytes.length / 2, bytes.length / 2 + 400);

const fault = (file: string) =>
  `1 fault in content:\ncontent/gallery/${file}:1: file: is damaged and cannot be shown; save it again and put it in its place`;

it.each([
  ['jpeg', 'desk.jpg'],
  ['png', 'desk.png'],
] as const)('a picture that is damaged in the middle is refused: %s', async (kind, file) => {
  const bytes = await photograph(kind);
  await readPictures(withPicture(file, bytes));
  await expect(readPictures(withPicture(file, damaged(bytes)))).rejects.toThrow(fault(file));
});

it('a drawing that breaks off is refused', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>';
  await readPictures(withPicture('desk.svg', Buffer.from(drawing)));
  await expect(readPictures(withPicture('desk.svg', Buffer.from(drawing.slice(0, -10))))).rejects.toThrow(
    fault('desk.svg'),
  );
});

it('a picture that is shown nowhere is not read', async () => {
  await readPictures(loadContent(sampleContent({ 'gallery/other.jpg': damaged(await photograph('jpeg')) })));
});
