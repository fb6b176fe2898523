import words from 'content:answer-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { isIstDate, longDate } from '#src/domain/ist-dates.ts';
import type { Refusal } from '#src/domain/refusal.ts';

/** Takes why an answer was refused and returns the sentence that content has for it, its places filled and its days written out. */
export function refusalText({ code, values }: Refusal): string {
  const { part } = values;
  const partOfDay = Object.entries(words.partsOfDay).find(([name]) => name === part)?.[1];
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isIstDate(String(value)) ? longDate(String(value)) : value]),
  );
  const said = fillTemplate(words.refusals[code], partOfDay === undefined ? written : { ...written, part: partOfDay });
  return values.feast === undefined ? said : `${said} ${words.feastMoves}`;
}
