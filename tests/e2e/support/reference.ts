import { expect } from './site.ts';

/** What a mail has under `reference`, which is made of random numbers. */
export const anyReference: unknown = expect.stringMatching(/^[34679CDFGHJKMNPQRTVWXY]{6}$/);

/** A WhatsApp draft taken apart: its lines without the last, and whether that one names a reference. */
export function draftLines(draft: string): { readonly lines: readonly string[]; readonly hasReference: boolean } {
  const lines = draft.split('\n');
  return { lines: lines.slice(0, -1), hasReference: /^Reference: \w{6}$/.test(lines.at(-1) ?? '') };
}
