import { createHash } from 'node:crypto';
import { posix } from 'node:path';
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
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = posix.parse(path);
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const size = imageSize(bytes);
  return {
    address: `/assets/${words}-${hash}${isPhotograph(path) ? '.webp' : ext.toLowerCase()}`,
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
  posix.join(posix.dirname(file.replace(/^content\//, '')), decoded(written));

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
