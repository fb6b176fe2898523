import contacts from 'content:vocabulary-contacts';
import persons from 'content:vocabulary-persons';
import relatives from 'content:vocabulary-relatives';
import reading from 'content:vocabulary-reading';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/** Whose a figure is: the visitor's own, a man's, a woman's, or somebody else's. */
export type Owner = 'own' | 'man' | 'woman' | 'other';

/** Whether two may be one person: a friend may be a woman, and a father is no mother. */
export const isSameOwner = (one: Owner, another: Owner): boolean =>
  one === another || (one !== 'own' && another !== 'own' && [one, another].includes('other'));

/** Whether it is somebody's other than the visitor. */
export const isOther = (owner: Owner | undefined): boolean => owner !== undefined && owner !== 'own';

/**
 * Whose each figure of a sentence is, by what stands before it: "bhai ki 12 lakh hai, apni 9 lakh". Takes the sentence and the places of its figures in their order. Undefined where nothing tells.
 */
export const ownersOf = (text: string, figures: readonly Span[]): readonly (Owner | undefined)[] =>
  figures.map((one, at) => ownerIn(text.slice(figures[at - 1]?.end ?? 0, one.start)));

/** Which figures of a sentence are meant: beside one of the visitor's own, those of others are not; of whom one goes on to tell is clear from the figure before. Takes what `ownersOf` takes. */
export function meantFigures(text: string, figures: readonly Span[]): readonly boolean[] {
  const owners = ownersOf(text, figures);
  const isOwnTold = figures.length > 1 && owners.includes('own') && text.replace(addressing, '').search(others) >= 0;
  if (!isOwnTold) return figures.map(() => true);
  const firstOwn = owners.indexOf('own');
  return owners.map((owner, at) => (owners.some(isOther) ? !isOther(owner) : at >= firstOwn));
}

/** Whose a sentence speaks of last: "for my mother". Takes any text. Undefined where it names nobody. */
export function ownerIn(before: string): Owner | undefined {
  const said = before.replace(addressing, '');
  const other = [...said.matchAll(others)].at(-1);
  const own = [...said.matchAll(owns)].at(-1);
  // "My wife gets ten": the relation behind the pronoun tells whose.
  if (other && (!own || own.index < other.index))
    return men.test(other[0]) ? 'man' : women.test(other[0]) ? 'woman' : 'other';
  return own ? 'own' : undefined;
}

/** "Bhai 22 lpa hai mera", and not "bhai ka 22 lakh hai". */
const addressing = new RegExp(
  `^\\W*${anyOf(relatives.addressed)}(?!\\p{L})(?!\\s+${anyOf(contacts.ofWhom)}(?!\\p{L}))`,
  'iu',
);
const others = new RegExp(anyWord(reading.relations), 'giu');
const men = new RegExp(`^${anyOf(persons.men)}$`, 'iu');
const women = new RegExp(`^${anyOf(persons.women)}$`, 'iu');
const owns = new RegExp(anyWord(reading.own), 'giu');
