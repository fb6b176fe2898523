import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Practice } from '#src/collections/types.ts';
import type { Colours } from './colours.ts';
import { drawIcon, favicon, icons } from './icons.ts';
import { manifest } from './manifest.ts';

/** Writes the manifest and the icons into the built site. */
export async function writeIdentity(
  dist: string,
  practice: Practice,
  colours: { readonly light: Colours; readonly dark: Colours },
): Promise<void> {
  writeFileSync(join(dist, 'manifest.webmanifest'), manifest(practice, colours.light));
  writeFileSync(join(dist, 'favicon.svg'), favicon(colours));
  await Promise.all(
    icons.map(async (icon) => {
      writeFileSync(join(dist, icon.file), await drawIcon(icon, colours.light));
    }),
  );
}
