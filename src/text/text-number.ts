/** A number from 0 up to below 2^32 for a text, by FNV-1a over its letters: the same everywhere and always. Its lowest places are not spread well. */
export function textNumber(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** A number of so many places in two for a text, spread evenly; texts may share theirs. */
export function spreadNumber(text: string, bits: number): number {
  const hash = textNumber(text);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) & (2 ** bits - 1);
}
