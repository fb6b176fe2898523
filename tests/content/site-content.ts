import { readContentFiles } from '#tooling/content/files.ts';
import { timeTold } from '#src/collections/time-told.ts';
import type { Content } from '#tooling/content/content.ts';
import { readContent } from '#tooling/content/load.ts';

/** The folder of the site's content: another one where SITE_CONTENT names it. */
export const contentFolder = process.env.SITE_CONTENT ?? 'content';

/** The content of the site itself, read once. The gate looks at it in every build. */
export const siteContent: Content = readContent(readContentFiles(contentFolder));

/** How long a service usually takes, as its page says. */
export function usualTime(id: string): string {
  const service = siteContent.services.find((one) => one.id === id);
  if (!service) throw new Error(`there is no service ${id}`);
  return timeTold(service.fields.timeline);
}

/** Every text a visitor sees of a service: all its fields but the words it is merely found by, and its Markdown. */
export function shownTexts({ fields, source }: Content['services'][number]): readonly string[] {
  const { alsoCalled: _, keywords: __, related: ___, ...shown } = fields;
  return [...textsIn(shown), source.markdown];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
