import type { Content } from '#tooling/content/content.ts';
import { paths } from '#src/paths.ts';
import { escaped } from './escaped.ts';

/** The address of the feed of articles. */
export const feedAddress = `${paths.blog}/feed.xml`;

/** The articles as an Atom feed, newest first. A day in content is taken as its first moment in India. */
export function feed({ practice, articles }: Pick<Content, 'practice' | 'articles'>): string {
  const { name, domain } = practice.fields;
  const entries = articles.toSorted((one, other) => other.fields.published.localeCompare(one.fields.published));
  const updated =
    entries
      .map(({ fields }) => fields.updated)
      .sort()
      .at(-1) ?? '';
  const element = (tag: string, text: string) => `<${tag}>${escaped(text)}</${tag}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    element('title', name),
    element('id', domain + paths.blog),
    element('updated', moment(updated)),
    `<author>${element('name', name)}</author>`,
    `<link href="${domain}${paths.blog}"/>`,
    `<link rel="self" type="application/atom+xml" href="${domain}${feedAddress}"/>`,
    ...entries.map(({ id, fields }) => {
      const url = domain + paths.article(id);
      return [
        '<entry>',
        element('title', fields.heading),
        element('id', url),
        `<link href="${url}"/>`,
        element('published', moment(fields.published)),
        element('updated', moment(fields.updated)),
        element('summary', fields.lead),
        '</entry>',
      ].join('');
    }),
    '</feed>',
    '',
  ].join('\n');
}

const moment = (day: string) => `${day}T00:00:00+05:30`;
