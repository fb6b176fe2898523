import words from 'content:answer-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Refusal } from '#src/domain/refusal.ts';

/** Takes why an answer was refused and returns the sentence that content has for it, its places filled. */
export function refusalText({ code, values }: Refusal): string {
  const { part } = values;
  const partOfDay = Object.entries(words.partsOfDay).find(([name]) => name === part)?.[1];
  return fillTemplate(words.refusals[code], partOfDay === undefined ? values : { ...values, part: partOfDay });
}
