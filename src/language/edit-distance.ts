/**
 * Takes two words and returns how many single-letter slips lie between them: a letter missing,
 * added, replaced, or two neighbours swapped (optimal string alignment).
 */
export function editDistance(left: string, right: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const replace = (previous[column - 1] ?? 0) + (same ? 0 : 1);
      const insertOrDelete = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      const swap = swapped ? (beforePrevious[column - 2] ?? Infinity) + 1 : Infinity;
      current.push(Math.min(replace, insertOrDelete, swap));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

function slipsAllowed(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * Takes a typed word and the words it may stand for. Returns the one nearest to it within the
 * slips its length allows (none below 4 letters, one below 8, else two), or undefined when none
 * is near or two are equally near.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = slipsAllowed(typed);
  let tied = false;
  for (const word of words) {
    if (word === typed) return word;
    const distance = editDistance(typed, word);
    if (distance > bestDistance || distance > slipsAllowed(word)) continue;
    tied = best !== undefined && distance === bestDistance;
    best = word;
    bestDistance = distance;
  }
  return tied ? undefined : best;
}
