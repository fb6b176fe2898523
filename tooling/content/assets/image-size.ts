/** The width and height of a picture in dots, as it is shown. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Whether a picture goes on to its end, as far as its kind marks one. Takes a picture whose size can be read. */
export function isWhole(bytes: Uint8Array): boolean {
  switch (latin(bytes, 0, 4)) {
    case '\x89PNG':
      return lastIndexOf(bytes, 'IEND') > 0;
    case 'RIFF':
      return bytes.length >= viewOf(bytes).getUint32(4, true) + 8;
    case '\xff\xd8\xff\xe0':
    case '\xff\xd8\xff\xe1':
    case '\xff\xd8\xff\xdb':
      // Some phones write more behind the end, and a small picture of its own near the beginning.
      return lastIndexOf(bytes, '\xff\xd9') > lastIndexOf(bytes, '\xff\xda');
    default:
      return true;
  }
}

/** Reads the size of a JPEG, PNG, WebP or SVG from its first bytes; undefined when the bytes are none of these. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  try {
    return pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes) ?? svgSize(bytes);
  } catch (error) {
    // The file ends before what its beginning promises.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const pngSign = '\x89PNG\r\n\x1a\n';

function pngSize(bytes: Uint8Array): ImageSize | undefined {
  if (latin(bytes, 0, 8) !== pngSign) return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The marks of a JPEG before its size; those that hold no size of their own within the same range are left out. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegSize(bytes: Uint8Array): ImageSize | undefined {
  if (latin(bytes, 0, 3) !== '\xff\xd8\xff') return undefined;
  const view = viewOf(bytes);
  let isTurned = false;
  let at = 2;
  for (;;) {
    const mark = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (isFrame(mark)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    if (mark === 0xe1) isTurned = isTurnedBy(bytes.subarray(at + 4, at + 2 + length));
    at += 2 + length;
  }
}

/** A phone held upright stores the picture lying, and says so in the Exif field "orientation". */
function isTurnedBy(segment: Uint8Array): boolean {
  if (latin(segment, 0, 6) !== 'Exif\0\0') return false;
  const exif = segment.subarray(6);
  const view = viewOf(exif);
  const isLittle = latin(exif, 0, 2) === 'II';
  const short = (at: number) => view.getUint16(at, isLittle);
  const fields = view.getUint32(4, isLittle);
  for (let index = 0; index < short(fields); index += 1) {
    const field = fields + 2 + index * 12;
    if (short(field) === 0x0112) return short(field + 8) >= 5;
  }
  return false;
}

function webpSize(bytes: Uint8Array): ImageSize | undefined {
  if (latin(bytes, 0, 4) !== 'RIFF' || latin(bytes, 8, 12) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const short = (at: number) => view.getUint16(at, true);
  switch (latin(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: short(26) & 0x3fff, height: short(28) & 0x3fff };
    case 'VP8L': {
      const both = view.getUint32(21, true);
      return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 };
    }
    default: {
      const threeBytes = (at: number) => short(at) + (view.getUint8(at + 2) << 16);
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    }
  }
}

function svgSize(bytes: Uint8Array): ImageSize | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? [];
  if (tag === undefined) return undefined;
  const [, , width, height] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const own = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? '');
  const size = { width: own('width') || width, height: own('height') || height };
  return size.width && size.height ? { width: size.width, height: size.height } : undefined;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Bytes from one place to another, a letter each. */
const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Where a sign of a few letters stands last; -1 where it does not. */
function lastIndexOf(bytes: Uint8Array, sign: string): number {
  const wanted = Array.from(sign, (letter) => letter.charCodeAt(0));
  for (let at = bytes.length - wanted.length; at >= 0; at -= 1)
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
