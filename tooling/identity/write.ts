import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#tooling/content/content.ts';
import type { Colours } from './tokens.ts';
import { drawIcon, favicon, icons } from './icons.ts';
import { pictureMark } from './mark.ts';
import { manifest } from './manifest.ts';

/** Writes the manifest and the icons into the built site. */
export async function writeIdentity(
  dist: string,
  content: Pick<Content, 'practice' | 'assets'>,
  colours: { readonly light: Colours; readonly dark: Colours },
): Promise<void> {
  writeFileSync(join(dist, 'manifest.webmanifest'), manifest(content.practice.fields, colours.light));
  writeFileSync(join(dist, 'favicon.svg'), favicon(colours, await pictureMark(content, 96)));
  const mark = await pictureMark(content);
  await Promise.all(
    icons.map(async (icon) => {
      writeFileSync(join(dist, icon.file), await drawIcon(icon, colours.light, mark));
    }),
  );
}
