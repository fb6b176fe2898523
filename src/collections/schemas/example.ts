import { z } from 'zod';
import { actNames } from '../acts.ts';
import { formIds } from '../form-ids.ts';

const form = z.enum(formIds);

/** A line of `content/guide/examples/NAME.jsonl`: something that people say to the guide, where they say it, and what it does. A file is one voice. */
export const exampleSchema = z.strictObject({
  say: z.string().trim().min(1).max(1000).describe('The message as it was typed.'),
  act: z.enum(actNames).describe('What it does.'),
  form: form.nullable().describe('The form in which it is said; null outside of one.'),
  open: z.string().nullable().describe('The question that is open then, or review or result; null outside of a form.'),
  language: z.enum(['en', 'hi', 'te']).describe('English, or Hindi or Telugu in English letters.'),
  to: form.optional().describe('The form that is wished for, where the act is start or switch.'),
});

export type SaidExample = z.output<typeof exampleSchema>;
