import { structuredData } from '#tooling/structured-data/graph.ts';
import type { Content } from '#tooling/content/content.ts';
import { shareDrawings } from '#tooling/share-image/drawings.ts';
import { shareImageHref, writeShareImages } from '#tooling/share-image/share-images.ts';
import { machineHead } from './head.ts';

const cache = 'node_modules/.cache/share-images';

/**
 * Takes the titles of all pages by their own addresses. Writes the share image of each into the built site and returns, by address, the head
 * elements that only machines read.
 */
export async function machineHeads(
  dist: string,
  content: Content,
  titles: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const { domain, name } = content.practice.fields;
  const drawings = await shareDrawings(content, titles);
  const hrefs = new Map([...drawings].map(([address, svg]) => [address, shareImageHref(address, svg)]));
  const hrefOf = (address: string) => {
    const href = hrefs.get(address);
    if (href === undefined) throw new Error(`there is no page at ${address} to draw a share image for`);
    return href;
  };
  await writeShareImages(dist, new Map([...drawings].map(([address, svg]) => [hrefOf(address), svg])), cache);

  const graphs = structuredData(content, (address) => domain + hrefOf(address));
  return new Map(
    [...titles].map(([address, title]) => [
      address,
      machineHead({ url: domain + hrefOf(address), alt: `${title}, ${name}` }, graphs.get(address)),
    ]),
  );
}
