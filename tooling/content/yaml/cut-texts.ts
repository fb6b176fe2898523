import { isScalar, visit, type Document, type LineCounter } from 'yaml';
import type { Slip } from './slip.ts';

export const remarkRemedy =
  'everything from " #" on is left out as a remark; give a remark a line of its own, and put a text that contains " #" in quotes';

/**
 * Texts that end before their line does, because YAML takes ` #` and all behind it for a remark. Takes a text that can be read.
 * A remark belongs on a line of its own, so every one behind a text is told.
 */
export function cutTexts(text: string, document: Document.Parsed, counter: LineCounter): readonly Slip[] {
  const found: Slip[] = [];
  const check = (end: number, shown: string) => {
    const rest = /^[ \t]+#[^\r\n]*/.exec(text.slice(end))?.[0];
    if (rest === undefined) return;
    const remedy = `${remarkRemedy}: "${`${shown}${rest}`.trim()}"`;
    found.push({ line: counter.linePos(end).line, remedy });
  };
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.range && isScalar(value) && value.value === null && text[key.range[1]] === ':')
        check(key.range[1] + 1, '');
    },
    Scalar(place, node) {
      if (place !== 'key' && node.range && typeof node.value === 'string') check(node.range[1], node.value);
    },
  });
  return found;
}
