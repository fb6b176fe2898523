import { paths } from '#src/paths.ts';
import { structuredData } from '#tooling/structured-data/graph.ts';
import type { Content } from '#tooling/content/content.ts';
import { shareDrawings } from '#tooling/share-image/drawings.ts';
import { writeShareImages } from '#tooling/share-image/share-images.ts';
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
  const { domain } = content.practice.fields;
  const drawings = await shareDrawings(content, titles);
  await writeShareImages(dist, new Map([...drawings].map(([address, svg]) => [paths.shareImage(address), svg])), cache);

  const graphs = structuredData(content, (address) => domain + paths.shareImage(address));
  return new Map([...titles.keys()].map((address) => [address, machineHead(graphs.get(address))]));
}
