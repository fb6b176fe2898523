/** Zero to nineteen in English. */
export const englishBelowTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** Twenty to ninety in English, ten by ten. */
export const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * Takes a whole number from 0 to 99 and returns it in English words ('forty two').
 * Throws RangeError outside that range.
 */
export function wordsBelowHundred(value: number): string {
  const small = englishBelowTwenty[value];
  if (small !== undefined) return small;
  const tens = englishTens[Math.floor(value / 10) - 2];
  if (tens === undefined) throw new RangeError(`Not from 0 to 99: ${value}`);
  return value % 10 === 0 ? tens : `${tens} ${wordsBelowHundred(value % 10)}`;
}
