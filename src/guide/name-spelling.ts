import { editDistance } from '#src/language/edit-distance.ts';

/** Takes two words of names. Returns whether they are one in other letters: "Laxmi" and "Lakshmi". */
export function isSlipOf(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((name) => name.toLowerCase().replaceAll('x', 'ksh'));
  return editDistance(first, second, mostSlips) <= mostSlips;
}

const mostSlips = 2;

/** Takes the name that is held and the one that is told. Returns the held one with the word that is told in its place, where that is one of its words in other letters; else the one that is told. */
export function spelledAs(held: string, told: string): string {
  const parts = held.split(' ');
  const at = parts.findIndex((part) => part.length > 1 && isSlipOf(part, told));
  return parts.length > 1 && at >= 0 && !told.includes(' ') ? parts.with(at, told).join(' ') : told;
}
