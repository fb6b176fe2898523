import type { Content } from '../content.ts';
import { imageSize, type ImageSize } from './image-size.ts';

/** A picture or PDF of content as the site hands it out: its address and, of a picture, its size there. */
export interface SiteFile {
  readonly address: string;
  readonly size?: ImageSize;
}

/** The longest side of a picture on the site, in dots: sharp on a large screen, light enough for a phone. */
const longestSide = (path: string) => (path.startsWith(logoFolder) ? 288 : 1600);

const logoFolder = 'logo/';

/** Where the picture of a logo lies below content/. */
export const logoPath = ({ file }: { readonly file: string }) => logoFolder + file;

/** How a file of content is handed out, by its path below the folder and its bytes. Its name follows from what is in it, so browsers may keep it. */
export function siteFile(path: string, bytes: Uint8Array): SiteFile {
  const [, name = '', ending = ''] = /([^/]*?)(\.[^./]*)?$/.exec(path) ?? [];
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const size = imageSize(bytes);
  return {
    address: `/assets/${words}-${fingerprint(bytes)}${isPhotograph(path) ? '.webp' : ending.toLowerCase()}`,
    ...(size && { size: isPhotograph(path) ? shrunk(size, longestSide(path)) : size }),
  };
}

/** Whether a file is made of dots, and so is made smaller for the site. */
export const isPhotograph = (path: string) => /\.(?:png|jpe?g|webp)$/i.test(path);

function shrunk({ width, height }: ImageSize, longest: number): ImageSize {
  const by = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

/** The path below content/ that a text means by `challan.png`: that of a file beside the text. Takes the text's own file, with `content/`. */
export const pathBeside = (file: string, written: string) =>
  `${file.replace(/^content\//, '')}/../${decoded(written)}`
    .split('/')
    .reduce<readonly string[]>((path, part) => {
      if (part === '' || part === '.') return path;
      return part === '..' ? path.slice(0, -1) : [...path, part];
    }, [])
    .join('/');

/** Eight signs that follow from bytes (FNV-1a of 32 bits), in Node and in the browser alike. */
function fingerprint(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** How a text finds the pictures and PDFs beside it: what it writes to what the site hands out. Takes the text's own file. */
export function filesBeside(content: Content, file: string): (written: string) => SiteFile | undefined {
  return (written) => {
    const path = pathBeside(file, written);
    const bytes = content.assets.get(path);
    return bytes && siteFile(path, bytes);
  };
}
