import { z } from 'zod';

/** A line of `content/guide/asked/ADDRESS.jsonl`: one way in which people ask for a passage of the page at that address. */
export const askedLineSchema = z.strictObject({
  passage: z
    .string()
    .trim()
    .min(1)
    .describe('Which passage of the page answers: its question or heading in small letters with hyphens, or its id.'),
  say: z.string().trim().min(1).max(300).describe('The question as somebody types it.'),
  language: z.enum(['en', 'hi', 'te']).describe('English, or Hindi or Telugu in English letters.'),
});

export type AskedLine = z.output<typeof askedLineSchema>;
