/**
 * Replaces what stands between `<!-- begin NAME -->` and `<!-- end NAME -->` in a page of Markdown.
 * Throws when the page has no such place.
 */
export function withRegion(page: string, name: string, text: string): string {
  const begin = `<!-- begin ${name} -->`;
  const end = `<!-- end ${name} -->`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The page has no place marked "${begin}" and "${end}".`);
  return `${page.slice(0, from + begin.length)}\n${text.trim()}\n${page.slice(to)}`;
}
