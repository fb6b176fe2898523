import { readColours } from '#tooling/identity/colours.ts';
import type { Content } from '#tooling/content/content.ts';
import { drawnMark, pictureMark } from '#tooling/identity/mark.ts';
import { card } from './card.ts';
import { openTypeface } from './typeface.ts';

const fontFiles = ['latin', 'rupee', 'signs'].map((part) => `src/ui/fonts/anek-${part}.woff2`);

/** Draws the share image of each page from its title: address to SVG. Throws for a title that has no room or no letterform. */
export async function shareDrawings(
  content: Pick<Content, 'practice' | 'shareImageWords' | 'assets'>,
  titles: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const { name, domain, offices, colours } = content.practice.fields;
  const style = {
    colours: readColours(colours).light,
    mark: (await pictureMark(content)) ?? drawnMark,
    bold: await openTypeface(fontFiles, 660),
    regular: await openTypeface(fontFiles, 440),
  };
  const foot = [...offices.map(({ town }) => town), new URL(domain).host].join(' · ');
  return new Map(
    [...titles].map(([address, title]) => [
      address,
      card({ title, badge: badgeOf(content, address), practice: name, foot }, style),
    ]),
  );
}

function badgeOf({ shareImageWords }: Pick<Content, 'shareImageWords'>, address: string): string {
  const { badges, otherwise } = shareImageWords.fields;
  return badges.find(({ under }) => address === under || address.startsWith(`${under}/`))?.words ?? otherwise;
}
