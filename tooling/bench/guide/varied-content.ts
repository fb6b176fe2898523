import { knowledge } from '#tooling/content/knowledge.ts';
import type { Content, Entry } from '#tooling/content/content.ts';
import { wordsIn } from '#src/search/words.ts';

/** Words on more pages than this belong to the trade (registration, certificate): every copy shares them. */
const shared = 10;
/** Of the other words, how many of ten a copy has for itself. */
const own = 7;
/** Fields that name another entry, an address or a day rather than saying something. */
const names = new Set(['related', 'page', 'href', 'updated', 'asOf', 'alias', 'seeAlso', 'published', 'checklist']);

/** Writes a text in the words of a copy of the content; copy 0 is the content itself. */
export type Vary = (text: string, copy: number) => string;

/**
 * How copies of the content say things: as a larger practice would, with the words of the trade in common and most telling words of their own.
 * The same content gives the same words each time.
 */
export function varying(content: Content): Vary {
  const pagesWith = new Map<string, Set<string>>();
  for (const { href, name, names: others, words } of knowledge(content)) {
    for (const word of [name, ...others, words].flatMap(wordsIn)) {
      const pages = pagesWith.get(word) ?? new Set();
      pagesWith.set(word, pages.add(href.split('#')[0] ?? href));
    }
  }
  const isOwn = (word: string, copy: number) => {
    const pages = pagesWith.get(word)?.size ?? 0;
    return word.length > 3 && pages > 0 && pages <= shared && hash(`${word} ${copy} own`) % 10 < own;
  };
  return (text, copy) =>
    copy === 0
      ? text
      : text.replace(/[A-Za-z]{4,}/g, (written) => {
          const word = wordsIn(written)[0] ?? '';
          return isOwn(word, copy) ? madeUp(hash(`${word} ${copy}`)) : written;
        });
}

/** The content so many times over, each copy in words of its own. */
export function manifold(content: Content, times: number): Content {
  const vary = varying(content);
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const copied = <Kind extends Entry<unknown>>(
    entries: readonly Kind[],
    idOf: (id: string, copy: number) => string,
  ): readonly Kind[] =>
    copies.flatMap((copy) =>
      entries.map((entry) =>
        copy === 0
          ? entry
          : {
              ...entry,
              id: idOf(entry.id, copy),
              fields: variedFields(entry.fields, (text) => vary(text, copy)),
              source: { ...entry.source, markdown: vary(entry.source.markdown, copy) },
            },
      ),
    );
  const behind = (id: string, copy: number) => `${id}-${copy}`;
  const { terms } = content;
  return {
    ...content,
    categories: copied(content.categories, behind),
    services: copied(content.services, (id, copy) => id.replace('/', `-${copy}/`)),
    topics: copied(content.topics, behind),
    articles: copied(content.articles, behind),
    pages: copied(content.pages, behind),
    faqs: copied(content.faqs, behind),
    terms: { ...terms, fields: copies.flatMap((copy) => variedFields(terms.fields, (text) => vary(text, copy))) },
  };
}

function variedFields<Value>(value: Value, vary: (text: string) => string): Value {
  const varied = (one: unknown): unknown => {
    if (typeof one === 'string') return vary(one);
    if (Array.isArray(one)) return one.map(varied);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, names.has(key) ? part : varied(part)]));
  };
  return varied(value) as Value;
}

const beginnings = 'b bh ch d dh g gr h j k kr l m n p pr r s sh st t tr v y'.split(' ');
const vowels = 'a e i o u ai ee oo'.split(' ');

/** A word that can be spoken, of two to four syllables, from a number of 32 bits. */
function madeUp(seed: number): string {
  const syllables = 2 + (seed % 3);
  let rest = seed;
  return Array.from({ length: syllables }, () => {
    rest = hash(String(rest));
    return (
      (beginnings[rest % beginnings.length] ?? '') +
      (vowels[(rest >>> 8) % vowels.length] ?? '') +
      ((rest >>> 16) % 4 === 0 ? 'n' : '')
    );
  }).join('');
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
