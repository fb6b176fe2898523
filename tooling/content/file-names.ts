import { registry } from '#src/collections/registry.ts';
import { askedPlace, isAskedFile, outsidePlace } from './asked.ts';
import { examplePlace, isExampleFile } from './examples.ts';
import { isTalkFile, talkPlace } from './talks.ts';
import { kindOf } from './kinds.ts';

/** What to do about a file below content/ that no kind of content reads under its name. */
export function nameRemedy(name: string): string {
  const better = betterName(name);
  if (better !== undefined)
    return `is not read under this name; rename it to content/${better} (small letters, digits and hyphens, and the ending as it is there)`;
  const folder = name.split('/')[0] ?? '';
  const places = [
    ...Object.values(registry).flatMap(({ files }) => files),
    askedPlace,
    outsidePlace,
    examplePlace,
    talkPlace,
  ]
    .filter((place) => place.startsWith(`${folder}/`))
    .map((place) => `content/${place}`);
  return places.length > 0
    ? `is not read under this name; files of this folder are called ${listed(places)}, where NAME and CATEGORY are small letters, digits and hyphens`
    : 'nothing on the site is made of a file of this name; move it out of content/ or remove it';
}

/** The name under which a file that no kind of content reads would be read; undefined when nothing like it is. */
export const betterName = (name: string): string | undefined =>
  [repaired(name), swapped(repaired(name))].find(
    (one) => kindOf(one) ?? (isExampleFile(one) || isAskedFile(one) || isTalkFile(one)),
  );

/** The name as it was probably meant: `Faqs/New question.yml.txt` becomes `faqs/new-question.yaml`. */
const repaired = (name: string) =>
  name
    .toLowerCase()
    .replace(/~$/, '')
    .replace(/\.txt$/, '')
    .replace(/\.yml$/, '.yaml')
    .replace(/\.markdown$/, '.md')
    .split('/')
    .map((part) => part.replace(/[^a-z0-9.]+/g, '-').replace(/^-+|-+(?=\.|$)/g, ''))
    .join('/');

const swapped = (name: string) => (name.endsWith('.md') ? name.replace(/md$/, 'yaml') : name.replace(/yaml$/, 'md'));

const listed = (places: readonly string[]) =>
  [places.slice(0, -1).join(', '), ...places.slice(-1)].filter((part) => part !== '').join(' or ');
