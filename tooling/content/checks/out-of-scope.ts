import { wordsIn } from '#src/search/words.ts';
import type { Content, Entry } from '../content.ts';
import type { Check } from './check.ts';

interface Name {
  readonly entry: Entry<unknown>;
  readonly path: readonly PropertyKey[];
  readonly words: readonly string[];
  /** Whether it is what the page is called, and not another way to say it. */
  readonly isMain: boolean;
}

/**
 * No name of a page, of a service or of a term stands among the subjects that the guide denies. It is told at both places.
 * A longer way to say it may contain such a subject: the guide prefers the longer one.
 */
export const checkOutOfScope: Check = (content, report) => {
  const { language } = content;
  const subjects = new Map(
    language.fields.outOfScope.map((subject, index) => [wordsIn(subject).join(' '), { subject, index }]),
  );
  const owners = new Map<number, Set<string>>();
  for (const { entry, path, words, isMain } of namesOf(content)) {
    for (const phrase of isMain ? stretchesOf(words) : [words.join(' ')]) {
      const denied = phrase === '' ? undefined : subjects.get(phrase);
      if (!denied) continue;
      const { subject, index } = denied;
      const files = owners.get(index) ?? new Set();
      owners.set(index, files);
      if (files.has(entry.source.file)) continue;
      files.add(entry.source.file);
      report(
        entry,
        path,
        `the guide says that "${subject}" is not handled here, for it stands under outOfScope on line ${language.source.lineOf(['outOfScope', index])} of ${language.source.file}; take it out there, or use other words here`,
      );
    }
  }
  for (const [index, files] of owners)
    report(
      language,
      ['outOfScope', index],
      `"${language.fields.outOfScope[index] ?? ''}" is a name in ${[...files].join(', ')}; take it out of this list, or change the name`,
    );
};

function namesOf(content: Content): readonly Name[] {
  const { categories, services, topics, articles, pages, terms } = content;
  const paged = [...categories, ...services, ...topics, ...articles, ...pages].flatMap((entry) => [
    ...['name', 'heading'].flatMap((field) => named(entry, [field], Reflect.get(entry.fields, field))),
    ...(['keywords', 'alsoCalled'] as const).flatMap((field) =>
      entry.fields[field].flatMap((name, index) => named(entry, [field, index], name)),
    ),
  ]);
  const explained = terms.fields.flatMap(({ term, alsoCalled }, index) => [
    ...named(terms, [index, 'term'], term),
    ...alsoCalled.flatMap((name, place) => named(terms, [index, 'alsoCalled', place], name)),
  ]);
  return [...paged, ...explained];
}

const named = (entry: Entry<unknown>, path: readonly PropertyKey[], name: unknown): readonly Name[] =>
  typeof name === 'string'
    ? [{ entry, path, words: wordsIn(name), isMain: ['name', 'heading', 'term'].includes(String(path.at(-1))) }]
    : [];

/** Every run of words within a name. */
const stretchesOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')));
