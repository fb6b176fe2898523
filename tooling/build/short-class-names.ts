import type { Plugin } from 'vite';

const isStyleModule = /\.module\.css$/;
/** What the compiler of styles puts before the name of a class: six letters that stand for the file, after an underscore when they begin with a digit. */
const written = /(?<=[\s.,"'`:(])(_?[\w-]{6})_(?=[a-z])/g;

const smallLetter = (sign: string) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26));

/**
 * Shortens what stands before the names of classes: six letters that hardly compress become three small ones. They follow from the six alone, so that
 * the pages and the scripts agree, whenever either is built. Throws when two files come to the same three.
 */
export function shortClassNamesPlugin(): readonly Plugin[] {
  const taken = new Map<string, string>();
  const short = (hash: string) => {
    const letters = hash
      .replace(/^_/, '')
      .slice(0, 3)
      .replace(/[^a-z]/g, smallLetter);
    const other = taken.get(letters) ?? hash;
    if (other !== hash)
      throw new Error(`the style modules ${hash} and ${other} come to the same class names; rename one of them`);
    taken.set(letters, hash);
    return letters;
  };
  const transform = {
    filter: { id: isStyleModule },
    handler: (code: string) => ({
      code: code.replaceAll(written, (_, hash: string) => `${short(hash)}_`),
      map: null,
    }),
  };
  return [
    { name: 'short-class-names:styles', apply: 'build', transform },
    { name: 'short-class-names:scripts', apply: 'build', enforce: 'post', transform },
  ];
}
