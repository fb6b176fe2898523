/** What to say of a name that does not exist: which existing one it is nearest to, if any is near. */
export function nearest(wanted: string, known: Iterable<string>): string {
  const letters = (word: string) => new Set(Array.from(word, (_, index) => word.slice(index, index + 2)));
  const asked = letters(wanted);
  const scored = [...known].map((name) => {
    const own = letters(name);
    const shared = [...asked].filter((pair) => own.has(pair)).length;
    return { name, score: shared / (asked.size + own.size - shared) };
  });
  const best = scored.sort((one, other) => other.score - one.score)[0];
  return best && best.score > 0.3 ? `did you mean "${best.name}"?` : 'check its spelling';
}
