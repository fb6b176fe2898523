import { z } from 'zod';

/** A line of `content/guide/talks/NAME.jsonl`: a conversation or a single message, and for each message which passage of which page answers it there. */
export const talkLineSchema = z.strictObject({
  language: z.enum(['en', 'hi', 'te']).describe('English, or Hindi or Telugu in English letters.'),
  turns: z
    .array(
      z.strictObject({
        say: z.string().trim().min(1).max(300).describe('The message as somebody types it.'),
        page: z.string().startsWith('/').describe('The address of the page that answers.'),
        passage: z.string().trim().min(1).describe('Which passage of it, as in content/guide/asked.'),
      }),
    )
    .min(1),
});

export type TalkLine = z.output<typeof talkLineSchema>;
