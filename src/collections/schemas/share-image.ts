import { z } from 'zod';
import { line, siteAddress } from './text.ts';

const stamp = () => line(16);

/** The words on the pictures that stand beside shared links: content/share-images.yaml. */
export const shareImageWordsSchema = z.strictObject({
  stamps: z
    .array(
      z.strictObject({
        under: siteAddress().describe('An address; the word is for it and for all addresses below it.'),
        words: stamp().describe('What the page is, for the stamp in the corner: one or two short words.'),
      }),
    )
    .describe('What stands on the stamp. The first address that fits decides.'),
  otherwise: stamp().describe('What stands on the stamp of all other pages.'),
});
