import guideWords from 'content:guide-words';
import knowledge from 'content:knowledge';
import practice from 'content:practice';
import { loadService } from '#src/collections/services.ts';
import { loadTopic } from '#src/collections/topics.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { unpackIndex } from '#src/search/packed-index.ts';
import type { Detail } from './compose.ts';
import { formsNotLoaded } from './form-triggers.ts';
import { makeKnowledge, type Knowledge } from './knowledge.ts';

let made: Knowledge | undefined;

/** The guide's knowledge of the content of this site, without the forms. Made when first asked for. */
export function siteKnowledge(): Knowledge {
  return (made ??= makeKnowledge({
    index: invertedIndex(unpackIndex(knowledge)),
    words: guideWords,
    practice,
    detailAt,
    guideForms: formsNotLoaded,
  }));
}

const details = new Map<string, Detail | null>();

/** What is known already comes at once, so that a second question about a page is answered in the same frame. */
function detailAt(href: string): ReturnType<Knowledge['detailAt']> {
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
