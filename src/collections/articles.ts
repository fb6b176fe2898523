import { articles } from 'content:articles-chunks';
import type { ArticlePage } from './types.ts';

/** Loads an article by its file name; null when there is none. */
export async function loadArticle(id: string): Promise<ArticlePage | null> {
  return Object.hasOwn(articles, id) ? ((await articles[id]?.())?.default ?? null) : null;
}
