import { editDistance } from '#src/text/edit-distance.ts';

/** Takes two words of names. Returns whether they are one in other letters: "Laxmi" and "Lakshmi". */
function isSlipOf(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((name) => name.toLowerCase().replaceAll('x', 'ksh'));
  return editDistance(first, second, mostSlips) <= mostSlips;
}

const mostSlips = 2;

/**
 * Takes the name that is held, the one that is told, and how the wrong word was written, which is like the one that is told where nobody says so. Returns the held name with the
 * word that is told in the place of its word in other letters; else the one that is told.
 */
export function spelledAs(held: string, told: string, wrong = told): string {
  const parts = held.split(' ');
  const at = parts.findIndex((part) => part.length > 1 && isSlipOf(part, wrong));
  return parts.length > 1 && at >= 0 && !told.includes(' ') ? parts.with(at, told).join(' ') : told;
}
