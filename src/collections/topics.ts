import { topics } from 'content:topics-chunks';
import type { TopicPage } from './types.ts';

/** Loads a topic by its address without the first slash; null when there is none. */
export async function loadTopic(id: string): Promise<TopicPage | null> {
  return Object.hasOwn(topics, id) ? ((await topics[id]?.())?.default ?? null) : null;
}
