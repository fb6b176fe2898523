import guideWords from 'content:guide-words';
import knowledge from 'content:knowledge';
import practice from 'content:practice';
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

const details = new Map<string, Detail | null>();

/** What is known already comes at once, so that a second question about a page is answered in the same frame. */
function detailAt(href: string): ReturnType<Mind['detailAt']> {
  return details.has(href) ? (details.get(href) ?? null) : fetched(href);
}

async function fetched(href: string): Promise<Detail | null> {
  const [topic, service] = await Promise.all([
    loadTopic(href.slice(1)).catch(() => null),
    loadService(href.replace(/^\/services\//, '')).catch(() => null),
  ]);
  const detail: Detail | null = topic ? { kind: 'topic', page: topic } : service && { kind: 'service', page: service };
  if (detail) details.set(href, detail);
  return detail;
}
