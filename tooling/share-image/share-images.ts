import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const format = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 1 } as const;

/** Writes drawings as PNG files below a folder, under their addresses. One that was drawn before comes from the cache. */
export async function writeShareImages(
  folder: string,
  drawings: ReadonlyMap<string, string>,
  cache: string,
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  await Promise.all(
    [...drawings].map(async ([href, svg]) => {
      const kept = join(cache, `${keyOf(svg)}.png`);
      if (!existsSync(kept)) {
        const image = await sharp(Buffer.from(svg)).png(format).toBuffer();
        // Another build may look at the same moment: it must not find half a file.
        writeFileSync(`${kept}.${process.pid}`, image);
        renameSync(`${kept}.${process.pid}`, kept);
      }
      mkdirSync(dirname(join(folder, href)), { recursive: true });
      copyFileSync(kept, join(folder, href));
    }),
  );
}

/** What turns the drawing into a file belongs to its name in the cache, as the drawing does. */
const keyOf = (svg: string) =>
  createHash('sha256').update(JSON.stringify(format)).update(svg).digest('base64url').slice(0, 20);
