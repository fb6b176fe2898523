import { z } from 'zod';
import { line, siteAddress } from './text.ts';

const badge = () => line(16);

/** The words on the pictures that stand beside shared links: content/share-images.yaml. */
export const shareImageWordsSchema = z.strictObject({
  badges: z
    .array(
      z.strictObject({
        under: siteAddress().describe('An address; the word is for it and for all addresses below it.'),
        words: badge().describe('What the page is, for the badge in the corner: one or two short words.'),
      }),
    )
    .describe('What stands on the badge. The first address that fits decides.'),
  otherwise: badge().describe('What stands on the badge of all other pages.'),
});
