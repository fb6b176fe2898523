import { guideWords } from '#src/collections/guide-words.ts';
import { knowledge } from '#src/collections/knowledge.ts';
import { practice } from '#src/collections/practice.ts';
import { loadService } from '#src/collections/services.ts';
import { makeMind, type Mind } from './respond.ts';

let made: Mind | undefined;

/** The guide's mind over the content of this site, made when first asked for. */
export function mind(): Mind {
  return (made ??= makeMind({ knowledge, words: guideWords, practice, serviceAt }));
}

function serviceAt(href: string) {
  return loadService(href.replace(/^\/services\//, '')).catch(() => null);
}
