import { placePattern, workedExample } from '#src/domain/worked-example.ts';
import type { Fault } from '../fault.ts';
import type { FilledText } from './filled-text.ts';
import { fieldAt, fillTokens, type KnownLaw } from './tokens.ts';

/**
 * As `fillTokens`, with every example between [[ and ]] said with the author's figures and worked out. Beside the text it returns those examples as the guide says them
 * with other figures, and what is wrong with them.
 */
export function fillExamples(file: string, text: string, law: KnownLaw): FilledText {
  const examples: FilledText['examples'][number][] = [];
  const slips: Fault[] = [];
  const ofTokens: FilledText['faults'][number][] = [];
  const unread: number[] = [];
  const said = text.replace(/\[\[(?:(.+?)\]\])?/g, (_, written: string | undefined, at: number) => {
    const place = { line: text.slice(0, at).split('\n').length, field: fieldAt(text, at) };
    if (written === undefined) {
      slips.push({ file, ...place, expected: 'the example that begins with [[ must end with ]] on the same line' });
      return '';
    }
    const pieces = written.split(placePattern).map((piece, index) => {
      if (index % 2 === 0) return piece;
      const filled = fillTokens(file, piece.replace(figureName, '{$&.plain}'), law);
      ofTokens.push(...filled.faults.map((fault) => ({ ...fault, ...place })));
      if (filled.unread.length > 0) unread.push(place.line);
      return filled.text;
    });
    const words = pieces.join('');
    const bare = words.replace(/[{}]/g, '');
    if (unread.at(-1) === place.line || ofTokens.at(-1)?.line === place.line) return bare;
    try {
      const own = workedExample(words).say(undefined, (filled) => `{by hand: ${filled}}`) ?? bare;
      const plain = (one: string) => fillTokens(file, one, law).text;
      examples.push({ said: plain(own), words: plain(words), ...place });
      return own;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      slips.push({ file, ...place, expected: error.message });
      return bare;
    }
  });
  const filled = fillTokens(file, said, law);
  return {
    ...filled,
    examples,
    slips,
    faults: [...ofTokens, ...filled.faults],
    unread: [...unread, ...filled.unread],
  };
}

/** The name of a figure of content/law in a formula or a bound. */
const figureName = /\b[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*/g;
