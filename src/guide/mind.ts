import { guideWords } from '#src/collections/guide-words.ts';
import { knowledge } from '#src/collections/knowledge.ts';
import { practice } from '#src/collections/practice.ts';
import { loadService } from '#src/collections/services.ts';
import { loadTopic } from '#src/collections/topics.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { unpackIndex } from '#src/search/packed-index.ts';
import type { Detail } from './compose.ts';
import { makeMind, type Mind } from './respond.ts';

let made: Mind | undefined;

/** The guide's mind over the content of this site, made when first asked for. */
export function mind(): Mind {
  return (made ??= makeMind({ index: invertedIndex(unpackIndex(knowledge)), words: guideWords, practice, detailAt }));
}

async function detailAt(href: string): Promise<Detail | null> {
  const topic = await loadTopic(href.slice(1)).catch(() => null);
  if (topic) return { kind: 'topic', page: topic };
  const service = await loadService(href.replace(/^\/services\//, '')).catch(() => null);
  return service && { kind: 'service', page: service };
}
