import { z } from 'zod';

/** A line of `content/guide/outside.jsonl`: something that people ask and our pages do not tell. */
export const outsideLineSchema = z.strictObject({
  say: z.string().trim().min(1).max(300).describe('The message as somebody types it.'),
  language: z.enum(['en', 'hi', 'te']).describe('English, or Hindi or Telugu in English letters.'),
});
