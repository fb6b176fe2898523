import { registry } from '#src/collections/registry.ts';
import { paths } from '#src/paths.ts';
import { PlainError } from '#tooling/command/plain-error.ts';
import { blankYaml, type Known } from './blank.ts';
import { servicesOf } from './compile.ts';
import type { ContentFiles } from './files.ts';
import type { Content } from './content.ts';
import { loadContent } from './load.ts';
import { loadContentOnce } from './load-once.ts';
import { placeholder } from './placeholder.ts';
import { shapeOf } from './shape.ts';

/** A file to be written: its name below content/, its text, and the address at which visitors will find it. */
export interface NewEntry {
  readonly name: string;
  readonly text: string;
  readonly address: string;
}

/** Thrown when the command was not understood; the message is for the person who typed it. */
export class Misuse extends PlainError {}

export const usage = `npm run new -- service <category> <file-name> "Name of the service"
npm run new -- faq "The question?" [file-name]
npm run new -- article "Title of the article" [file-name]`;

/**
 * Makes a content file that passes the gate, from the words of a command: kind, and what that kind needs.
 * Takes the content files as they are and the day it is in India (YYYY-MM-DD). Throws Misuse when the command is wrong or the file exists,
 * ContentFaults when the content, or the new file within it, has faults.
 */
export function newEntry(files: ContentFiles, words: readonly string[], today: string): NewEntry {
  const entry = draftEntry(loadContentOnce(files), words, today);
  if (files.has(entry.name))
    throw new Misuse(
      `content/${entry.name} exists already and is left as it is. Choose another file name, or edit that file.`,
    );
  loadContent(new Map([...files, [entry.name, entry.text]]));
  return entry;
}

/** Makes a content file as `newEntry` does, which nobody has checked yet. Throws Misuse when the command is wrong. */
export function draftEntry(content: Content, words: readonly string[], today: string): NewEntry {
  const [kind = '', ...rest] = words;
  const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
  if (!make) throw new Misuse(`${kind === '' ? 'Say what to make' : `"${kind}" cannot be made`}:\n${usage}`);
  return make(content, rest, today);
}

type Maker = (content: Content, words: readonly string[], today: string) => NewEntry;

const makers: Readonly<Record<string, Maker>> = {
  service(content, [category = '', slug = '', name = '', ...more], today) {
    const categories = content.categories.map(({ id }) => id);
    if (slug === '' || name === '' || more.length > 0)
      throw new Misuse(`A service needs a category, a file name and a name in quotes:\n${usage}`);
    if (!categories.includes(category))
      throw new Misuse(`There is no category "${category}". The categories are: ${categories.join(', ')}.`);
    const neighbours = servicesOf(content, category);
    const others = content.services.filter((service) => !neighbours.includes(service));
    const known = {
      name,
      ...head(name, today),
      order: lastOrder(neighbours) + 1,
      timeline: {
        sentence: placeholder('how long it takes; for days write estimate, not sentence', 80),
        note: placeholder('Whose estimate it is and what it depends on.'),
      },
      related: [...neighbours, ...others].slice(0, 2).map(({ id }) => id),
    };
    const id = `${category}/${fileName(slug)}`;
    return { name: `services/${id}.md`, text: markdownFile('services', known, name), address: paths.service(id) };
  },

  faq(content, [question = '', slug = question, ...more], today) {
    if (question === '' || more.length > 0) throw new Misuse(`A question needs its words in quotes:\n${usage}`);
    const known = { question, order: lastOrder(content.faqs) + 1, updated: today };
    return {
      name: `faqs/${fileName(slug)}.yaml`,
      text: blankYaml(shapeOf(registry.faqs.schema), known),
      address: paths.faq,
    };
  },

  article(_, [title = '', slug = title, ...more], today) {
    if (title === '' || more.length > 0) throw new Misuse(`An article needs its title in quotes:\n${usage}`);
    const known = { ...head(title, today), heading: title, published: today, seeAlso: [paths.services] };
    const id = fileName(slug);
    return { name: `blog/${id}.md`, text: markdownFile('articles', known, title), address: paths.article(id) };
  },
};

const head = (name: string, today: string): Known => ({
  title: name,
  description: placeholder(`${name} in one or two sentences for search results, 60 to 175 characters.`, 175),
  keywords: [
    name.length <= longest ? name : placeholder('its name in short', longest),
    placeholder('words that people type for it', longest),
  ],
  updated: today,
});

const markdownFile = (collection: 'services' | 'articles', known: Known, name: string) =>
  `---\n${blankYaml(shapeOf(registry[collection].schema), known)}---\n${placeholder(`more on ${name}, in Markdown.`)}\n`;

const lastOrder = (entries: readonly { readonly fields: { readonly order: number } }[]) =>
  Math.max(0, ...entries.map(({ fields }) => fields.order));

/** The most characters of a file name made here, and of a keyword in the schemas. */
const longest = 60;

/** A file name out of any words: small letters, digits and hyphens, cut between two words. */
function fileName(words: string): string {
  const whole = words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const name = whole.length <= longest ? whole : whole.slice(0, longest + 1).replace(/-[^-]*$/, '');
  if (name === '')
    throw new Misuse(
      `No file name can be made of "${words}". Write one after it in small English letters, such as trade-name.`,
    );
  return name;
}
