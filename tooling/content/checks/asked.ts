import { wordsIn } from '#src/search/words.ts';
import { passageKeysOf } from '../passages.ts';
import type { Check } from './check.ts';

/** Each line of content/guide/asked asks for a passage that its page has, and no two lines of a page say the same: the guide could not choose. */
export const checkAsked: Check = (content, report) => {
  const pages = passageKeysOf(content);
  for (const { href, file, lines } of content.asked) {
    const page = pages.get(href);
    // A page that is switched off keeps the ways of asking for it.
    if (!page && content.pages.some(({ id }) => `/${id}` === href)) continue;
    if (!page) {
      report(file, { line: 1, field: 'file' }, `the site has no page ${href}; rename or remove the file`);
      continue;
    }
    const seen = new Map<string, { readonly line: number; readonly passage: string }>();
    const keys = new Set(page);
    for (const { passage, say, line } of lines) {
      const spot = (field: string) => ({ line, field });
      if (!keys.has(passage)) report(file, spot('passage'), unknown(passage, keys));
      const key = wordsIn(say).join(' ');
      const first = seen.get(key);
      if (key === '') report(file, spot('say'), 'has no word; write what people ask');
      else if (first === undefined) seen.set(key, { line, passage });
      else
        report(
          file,
          spot('say'),
          `"${say}" leads to "${first.passage}" already, on line ${first.line}; keep it where it is answered`,
        );
    }
  }
};

/** Each message of a conversation in content/guide/talks is answered by a passage that its page has. */
export const checkTalks: Check = (content, report) => {
  const pages = passageKeysOf(content);
  for (const { file, line, turns } of content.talks)
    for (const [at, { page, passage }] of turns.entries()) {
      const spot = (field: string) => ({ line, field: `turns, ${at + 1}, ${field}` });
      const isSwitchedOff = content.pages.some(({ id }) => `/${id}` === page);
      const keys = pages.get(page);
      if (!keys && isSwitchedOff) continue;
      if (!keys) report(file, spot('page'), `the site has no page ${page}; write the address it has now`);
      else if (!keys.includes(passage)) report(file, spot('passage'), unknown(passage, keys));
    }
};

function unknown(passage: string, keys: Iterable<string>): string {
  const [first = ''] = passage.split('/');
  const like = [...keys].filter((key) => key.split(/[/-]/)[0] === first.split('-')[0]).slice(0, 8);
  return `the page has no passage "${passage}"; write what it is called now${like.length > 0 ? `, such as ${like.map((key) => `"${key}"`).join(', ')}` : ''}, or give the question \`id: ${passage}\``;
}
