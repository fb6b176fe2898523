/**
 * Takes two words and returns how many single-letter slips lie between them: a letter missing,
 * added, replaced, or two neighbours swapped (optimal string alignment). Beyond `most` slips it stops counting and returns more than `most`.
 */
export function editDistance(left: string, right: string, most = Infinity): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const replace = (previous[column - 1] ?? 0) + (same ? 0 : 1);
      const insertOrDelete = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      const swap = swapped ? (beforePrevious[column - 2] ?? Infinity) + 1 : Infinity;
      const slips = Math.min(replace, insertOrDelete, swap);
      current.push(slips);
      if (slips < least) least = slips;
    }
    // A swap looks back two rows, and adds one.
    if (least > most + 1) return least;
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
  if (bestDistance === 0) return [...words].includes(typed) ? typed : undefined;
  for (const word of words) {
    if (word === typed) return word;
    const most = Math.min(bestDistance, slipsAllowed(word));
    const distance = editDistance(typed, word, most);
    if (distance > most) continue;
    tied = best !== undefined && distance === bestDistance;
    best = word;
    bestDistance = distance;
  }
  return tied ? undefined : best;
}
