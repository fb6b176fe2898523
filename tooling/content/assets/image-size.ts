/** The width and height of a picture in dots, as it is shown. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Whether a picture goes on to its end, as far as its kind marks one. Takes a picture whose size can be read. */
export function isWhole(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (view.toString('latin1', 0, 4)) {
    case '\x89PNG':
      return view.lastIndexOf('IEND') > 0;
    case 'RIFF':
      return view.length >= view.readUInt32LE(4) + 8;
    case '\xff\xd8\xff\xe0':
    case '\xff\xd8\xff\xe1':
    case '\xff\xd8\xff\xdb':
      // Some phones write more behind the end, and a small picture of its own near the beginning.
      return view.lastIndexOf('\xff\xd9', undefined, 'latin1') > view.lastIndexOf('\xff\xda', undefined, 'latin1');
    default:
      return true;
  }
}

/** Reads the size of a JPEG, PNG, WebP or SVG from its first bytes; undefined when the bytes are none of these. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngSize(view) ?? jpegSize(view) ?? webpSize(view) ?? svgSize(view);
  } catch (error) {
    // The file ends before what its beginning promises.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const pngSign = '\x89PNG\r\n\x1a\n';

function pngSize(view: Buffer): ImageSize | undefined {
  if (view.toString('latin1', 0, 8) !== pngSign) return undefined;
  return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

/** The marks of a JPEG before its size; those that hold no size of their own within the same range are left out. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegSize(view: Buffer): ImageSize | undefined {
  if (view.toString('latin1', 0, 3) !== '\xff\xd8\xff') return undefined;
  let isTurned = false;
  let at = 2;
  for (;;) {
    const mark = view.readUInt8(at + 1);
    const length = view.readUInt16BE(at + 2);
    if (isFrame(mark)) {
      const [height, width] = [view.readUInt16BE(at + 5), view.readUInt16BE(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    if (mark === 0xe1) isTurned = isTurnedBy(view.subarray(at + 4, at + 2 + length));
    at += 2 + length;
  }
}

/** A phone held upright stores the picture lying, and says so in the Exif field "orientation". */
function isTurnedBy(segment: Buffer): boolean {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return false;
  const exif = segment.subarray(6);
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const fields = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (let index = 0; index < short(fields); index += 1) {
    const field = fields + 2 + index * 12;
    if (short(field) === 0x0112) return short(field + 8) >= 5;
  }
  return false;
}

function webpSize(view: Buffer): ImageSize | undefined {
  if (view.toString('latin1', 0, 4) !== 'RIFF' || view.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (view.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: view.readUInt16LE(26) & 0x3fff, height: view.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const both = view.readUInt32LE(21);
      return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
  }
}

function svgSize(view: Buffer): ImageSize | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(view.toString('utf8', 0, 4096)) ?? [];
  if (tag === undefined) return undefined;
  const [, , width, height] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const own = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? '');
  const size = { width: own('width') || width, height: own('height') || height };
  return size.width && size.height ? { width: size.width, height: size.height } : undefined;
}
