import words from 'content:answer-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { isIstDate, longDate } from '#src/domain/ist-dates.ts';
import type { Refusal, RefusalCode } from '#src/domain/refusal.ts';

/** Takes why an answer was refused and returns the sentence that content has for it, its places filled and its days written out. */
export function refusalText({ code, values }: Refusal): string {
  const { part } = values;
  const partOfDay = Object.entries(words.partsOfDay).find(([name]) => name === part)?.[1];
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isIstDate(String(value)) ? longDate(String(value)) : value]),
  );
  const all = partOfDay === undefined ? written : { ...written, part: partOfDay };
  const template = values.either === undefined ? words.refusals[code] : words.eitherDay;
  const said = fillTemplate(template, all, asksWhichOne.has(code) ? 'or' : 'and');
  return values.feast === undefined ? said : `${said} ${words.feastMoves}`;
}

/** "Which time: 04:00 PM or 05:00 PM?" */
const asksWhichOne: ReadonlySet<RefusalCode> = new Set(['timeAmbiguous', 'timeSeveralInPart', 'timeOutsideHours']);
