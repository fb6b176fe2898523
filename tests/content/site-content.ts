import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent, type Content } from '#tooling/content/load.ts';

/** The content of the site itself, read once. Throws when it has faults. */
export const siteContent: Content = loadContent(readContentFiles('content'));

/** Every text a visitor sees of a service: all its fields but the words it is merely found by, and its Markdown. */
export function shownTexts({ fields, source }: Content['services'][number]): readonly string[] {
  const { alsoCalled: _, keywords: __, related: ___, ...shown } = fields;
  return [...textsIn(shown), source.markdown];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
