/** A change of some words within an answer: others in their place, more, or fewer. */
export type Edit =
  | { readonly kind: 'swap'; readonly from: string; readonly to: string }
  | { readonly kind: 'add' | 'drop' | 'say'; readonly words: string };

const swap = /^(?:change|replace|correct|edit|update|fix|swap)\s+(?:from\s+)?(?!(?:to|as|is|with|by)\s)(.+?)\s+(?:to|with|by|into)\s+(.+)$/isu;
const instead = /^(?:(?:should\s+(?:say|read|be)|say|write|put|use|make\s+it)\s+)?(.+?),?\s+(?:instead\s+of|in\s+place\s+of|rather\s+than)\s+(.+)$/isu;
const notThat = /^should\s+(?:say|read|be)\s+(.+?),?\s+(?:and\s+)?not\s+(.+)$/isu;
const say = /^should\s+(?:say|read)\s*:?\s+(.+)$/isu;
const add = /^(?:also\s+)?(?:add|append|include)\s*:?\s+(.+)$/isu;
const drop = /^(?:remove|delete|drop|take\s+out)\s+(.+)$/isu;

/** Reads a change of some words out of a remark from which the name of the answer is gone: "replace shop with office", "add my number is …". */
export function editIn(remark: string): Edit | undefined {
  const text = remark.trim().replace(/^please\s+/i, '');
  const [, from = '', to] = swap.exec(text) ?? [];
  if (to !== undefined) return { kind: 'swap', from: bare(from), to: bare(to) };
  const [, now = '', before] = instead.exec(text) ?? notThat.exec(text) ?? [];
  if (before !== undefined) return { kind: 'swap', from: bare(before), to: bare(now) };
  for (const [kind, pattern] of [['say', say], ['add', add], ['drop', drop]] as const) {
    const words = pattern.exec(text)?.[1];
    if (words !== undefined) return { kind, words: bare(words) };
  }
  return undefined;
}

/** Makes the change in an answer. Undefined when the words to be changed do not stand in it. */
export function edited(held: string, edit: Edit): string | undefined {
  if (edit.kind === 'say') return edit.words;
  if (edit.kind === 'add') return held === '' ? edit.words : `${held}${held.includes('\n') ? '\n' : ' '}${edit.words}`;
  const [from, to] = edit.kind === 'swap' ? [edit.from, edit.to] : [edit.words, ''];
  const place = placeOf(from, held);
  if (!place) return undefined;
  const before = held.slice(0, place.at);
  const after = held.slice(place.at + place.length);
  return `${before}${withoutRepeated(before, to, after)}${after}`.replace(/ {2,}/g, ' ').trim();
}

/** Whole words, however their letters and blanks are written. */
function placeOf(words: string, text: string): { readonly at: number; readonly length: number } | undefined {
  if (words === '') return undefined;
  const pattern = words.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return found ? { at: found.index, length: found[0].length } : undefined;
}

/** "It should say I want an office instead of shop": the words that stand around the place already are not said twice. */
function withoutRepeated(before: string, words: string, after: string): string {
  const said = words.split(' ');
  const counts = said.map((_, index) => said.length - 1 - index).filter((count) => count > 0);
  const head = counts.find((count) => before.toLowerCase().endsWith(`${said.slice(0, count).join(' ')} `.toLowerCase())) ?? 0;
  const rest = said.slice(head);
  const tail = counts.find((count) => count < rest.length && after.toLowerCase().startsWith(` ${rest.slice(-count).join(' ')}`.toLowerCase())) ?? 0;
  return rest.slice(0, rest.length - tail).join(' ');
}

const bare = (words: string) => words.trim().replace(/^["'“‘«](.+)["'”’»]$/su, '$1');
