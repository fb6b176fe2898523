import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { warningsIn } from '#tooling/content/checks/all.ts';
import { faultText } from '#tooling/content/fault.ts';
import { loadContent } from '#tooling/content/load.ts';
import { edited, faultsIn, sampleContent, sampleText } from './sample-content.ts';

let photograph: Uint8Array;
const pdf = Buffer.from('%PDF-1.7\n');
const page = 'pages/disclaimer.md';

beforeAll(async () => {
  photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});

const shown = (file: string) => edited('gallery.yaml', 'file: desk.svg', `file: ${file}`);
const written = (text: string) => ({ [page]: `${sampleText(page).trimEnd()}\n\n${text}\n` });

describe('a picture of the gallery', () => {
  it.each(['IMG_2034.JPG', 'office.jpeg', '"WhatsApp Image 2026-11-21 at 10.30.jpeg"'])('may be called %s', (file) => {
    expect(faultsIn({ ...shown(file), [`gallery/${file.replaceAll('"', '')}`]: photograph })).toEqual([]);
  });

  it.each([
    [
      'that is not there',
      'dsk.svg',
      {},
      '"dsk.svg" is no file in content/gallery; put it there, or did you mean "desk.svg"?',
    ],
    [
      'whose name is written in other letters',
      'Desk.SVG',
      {},
      '"Desk.SVG" is no file in content/gallery; put it there, or did you mean "desk.svg"?',
    ],
    [
      'that is empty',
      'desk.jpg',
      { 'gallery/desk.jpg': new Uint8Array() },
      'content/gallery/desk.jpg is empty; put the file there again',
    ],
    [
      'that is text under another name',
      'desk.jpg',
      { 'gallery/desk.jpg': Buffer.from('question: Where?') },
      'content/gallery/desk.jpg is no picture, though its name says so; save it as .jpg or .png again',
    ],
    [
      'that ends in its first bytes',
      'desk.png',
      { 'gallery/desk.png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
      'content/gallery/desk.png is no picture, though its name says so; save it as .jpg or .png again',
    ],
    [
      'that is a drawing of half a megabyte',
      'desk.svg',
      { 'gallery/desk.svg': Buffer.from(`<svg viewBox="0 0 3 2">${' '.repeat(500_000)}</svg>`) },
      'content/gallery/desk.svg has 0.5 MB, more than the 0.3 MB that may be; save it as .png or .jpg',
    ],
  ])('is refused %s', (_, file, files, fault) => {
    expect(faultsIn({ ...shown(file), ...files })).toEqual([`content/gallery.yaml:4: [1].images[1].file: ${fault}`]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is refused when it breaks off: %s', async (kind) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal', noise } })
      .toFormat(kind)
      .toBuffer();
    const files = (bytes: Uint8Array) => ({ ...shown('desk.jpg'), 'gallery/desk.jpg': bytes });
    expect([faultsIn(files(whole)), faultsIn(files(whole.subarray(0, whole.length / 2)))]).toEqual([
      [],
      [
        'content/gallery.yaml:4: [1].images[1].file: content/gallery/desk.jpg breaks off before its end; put the file there again',
      ],
    ]);
  });

  it('is refused as a phone keeps it', () => {
    expect(faultsIn({ ...shown('IMG_1.HEIC'), 'gallery/IMG_1.HEIC': photograph })).toEqual([
      'content/gallery.yaml:4: [1].images[1].file: expected the name of a picture in content/gallery that ends in .jpg, .jpeg, .png, .webp or .svg (save a .heic of a phone as .jpg first), found "IMG_1.HEIC"',
    ]);
  });
});

describe('a text', () => {
  it('may show a picture and link a PDF that lie beside it', () => {
    const text = written('![A challan](challan.JPG) ![Another](<the other.jpg>)\n\n[The form](form.pdf)');
    expect(
      faultsIn({
        ...text,
        'pages/challan.JPG': photograph,
        'pages/the other.jpg': photograph,
        'pages/form.pdf': pdf,
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'a picture that is not there',
      '![A challan](challan.png)',
      {},
      '"challan.png" is no file in content/pages; put it there, or check its spelling',
    ],
    [
      'a PDF that is not there',
      '[The form](form.pdf)',
      {},
      '"form.pdf" is no file in content/pages; put it there, or check its spelling',
    ],
    [
      'a PDF as if it were a page',
      '[The form](/files/form.pdf)',
      {},
      '"/files/form.pdf" is no page; put the PDF into the folder of this text and write its name alone: (form.pdf)',
    ],
    [
      'a PDF that is none',
      '[The form](form.pdf)',
      { 'pages/form.pdf': Buffer.from('form') },
      'content/pages/form.pdf is no PDF, though its name says so; save it as PDF again',
    ],
    [
      'a PDF of six megabytes',
      '[The form](form.pdf)',
      { 'pages/form.pdf': Buffer.concat([pdf, Buffer.alloc(6_000_000)]) },
      'content/pages/form.pdf has 6 MB, more than the 5 MB that may be; save it with fewer or smaller pictures in it',
    ],
    [
      'a picture of a kind few browsers know',
      '![A challan](challan.tiff)',
      { 'pages/challan.tiff': Buffer.from('II*\0') },
      'content/pages/challan.tiff is of a kind that browsers do not all show; save it as .jpg or .png',
    ],
    [
      'a picture without words',
      '![](challan.png)',
      {},
      '"challan.png" has no words for those who cannot see it; write in the square brackets what is to be seen',
    ],
    [
      'a picture of another site',
      '![A challan](https://gst.gov.in/challan.png)',
      {},
      '"https://gst.gov.in/challan.png" is a picture of another site, which is not shown; put its file beside this one and write ![words](name.jpg)',
    ],
    [
      'a name with a space as it is',
      '![A challan](my challan.png)',
      {},
      'the name of a file with a space needs < and > around it: ](<my challan.png>)',
    ],
  ])('is refused with %s', (_, text, files, fault) => {
    expect(faultsIn({ ...written(text), ...files })).toEqual([`content/${page}:10: text: ${fault}`]);
  });
});

it('warns of a picture that nothing shows', () => {
  const content = loadContent(sampleContent({ 'pages/spare.jpg': photograph }));
  expect(warningsIn(content, '2026-11-21').map(faultText)).toContain(
    'content/pages/spare.jpg:1: file: is shown by nothing that is saved; name it in a text beside it, or remove it',
  );
});
