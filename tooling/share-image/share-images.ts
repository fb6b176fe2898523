import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The share image of a page as it lies in the site. */
export interface ShareImage {
  /** Its address, which changes with what it shows. */
  readonly href: string;
  readonly alt: string;
}

// What turns the drawing into a file belongs to its name, as the drawing does.
const format = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 7 } as const;

/** Names the image of a page after its address and its drawing. */
export function shareImageHref(address: string, svg: string): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const hash = createHash('sha256').update(JSON.stringify(format)).update(svg).digest('base64url').slice(0, 10);
  return `/assets/share/${name}-${hash}.png`;
}

/** Writes drawings as PNG files below a folder, under their addresses. One that was drawn before comes from the cache. */
export async function writeShareImages(
  folder: string,
  drawings: ReadonlyMap<string, string>,
  cache: string,
): Promise<void> {
  mkdirSync(join(folder, 'assets/share'), { recursive: true });
  mkdirSync(cache, { recursive: true });
  await Promise.all(
    [...drawings].map(async ([href, svg]) => {
      const kept = join(cache, href.replaceAll('/', '_'));
      if (!existsSync(kept)) {
        const image = await sharp(Buffer.from(svg)).png(format).toBuffer();
        // Another build may look at the same moment: it must not find half a file.
        writeFileSync(`${kept}.${process.pid}`, image);
        renameSync(`${kept}.${process.pid}`, kept);
      }
      copyFileSync(kept, join(folder, href));
    }),
  );
}
