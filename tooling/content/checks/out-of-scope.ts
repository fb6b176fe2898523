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
  const names = namesOf(content);
  language.fields.outOfScope.forEach((subject, index) => {
    const denied = wordsIn(subject);
    const owners = names.filter(
      ({ words, isMain }) => isWithin(denied, words) && (isMain || words.length === denied.length),
    );
    if (denied.length === 0 || owners.length === 0) return;
    for (const { entry, path } of owners)
      report(
        entry,
        path,
        `the guide says that "${subject}" is not handled here, for it stands under outOfScope on line ${language.source.lineOf(['outOfScope', index])} of ${language.source.file}; take it out there, or use other words here`,
      );
    const files = [...new Set(owners.map(({ entry }) => entry.source.file))].join(', ');
    report(
      language,
      ['outOfScope', index],
      `"${subject}" is a name in ${files}; take it out of this list, or change the name`,
    );
  });
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

const isWithin = (phrase: readonly string[], words: readonly string[]) =>
  words.some((_, at) => phrase.every((word, offset) => words[at + offset] === word));
