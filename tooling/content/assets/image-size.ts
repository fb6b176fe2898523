import { imageSize as measured } from 'image-size';

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
      return bytes.length >= new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8;
    case '\xff\xd8\xff\xe0':
    case '\xff\xd8\xff\xe1':
    case '\xff\xd8\xff\xdb':
      // Some phones write more behind the end, and a small picture of its own near the beginning.
      return lastIndexOf(bytes, '\xff\xd9') > lastIndexOf(bytes, '\xff\xda');
    default:
      return true;
  }
}

/** Reads the size of a JPEG, PNG, WebP or SVG from its first bytes, as it is shown; undefined when the bytes are none of these. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1, type = '' } = measured(bytes);
    if (type === 'svg') return svgSize(bytes);
    if (!['jpg', 'png', 'webp'].includes(type)) return undefined;
    // A phone held upright stores the picture lying, and says so by an orientation from 5 on.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** With parts of a dot, and by its box where its sides are no number of dots; the package does neither. */
function svgSize(bytes: Uint8Array): ImageSize | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? [];
  if (tag === undefined) return undefined;
  const [, , width, height] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const own = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? '');
  const size = { width: own('width') || width, height: own('height') || height };
  return size.width && size.height ? { width: size.width, height: size.height } : undefined;
}

/** Bytes from one place to another, a letter each. */
const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Where a sign of a few letters stands last; -1 where it does not. */
function lastIndexOf(bytes: Uint8Array, sign: string): number {
  const wanted = Array.from(sign, (letter) => letter.charCodeAt(0));
  for (let at = bytes.length - wanted.length; at >= 0; at -= 1)
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
