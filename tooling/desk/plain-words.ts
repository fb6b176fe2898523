import { labelOf } from './control.ts';

/** A field by its name as faults give it, as the desk says it: `closings[4].date` is `Closings 4, date`. */
export function fieldTitle(field: string): string {
  const [first = '', ...rest] = field.split('.').map((part) => {
    const [, name = part, place = ''] = /^(.+?)\[(\d+)\]$/.exec(part) ?? [];
    return `${labelOf(name)} ${place}`.trim();
  });
  return [first, ...rest.map((part) => part.toLowerCase())].join(', ');
}

/** What a fault expects, in the words of whoever fills in the form. Takes it, and what a file is called by its path below content/. */
export function plainWords(expected: string, titleOf: (file: string) => string): string {
  const [, wanted = '', found = ''] = /^expected (.+), found (.+)$/s.exec(expected) ?? [];
  if (wanted.startsWith('a date as ')) return 'write a day of the calendar, such as 1/4/2027';
  if (/^(?:0|"")(?: |$)/.test(found)) return 'nothing is written here yet';
  if (wanted !== '')
    return /^at (?:least|most) /.test(wanted)
      ? `write ${wanted}; now it has ${found}`
      : `write ${wanted} in place of ${found}`;
  return expected
    .replaceAll(/content\/([\w/-]+\.(?:yaml|md|jsonl))/g, (_, file: string) => `“${titleOf(file)}”`)
    .replaceAll('content/law', 'the figures of the law');
}

/** A sentence of words that may begin small and end in nothing. The name of a file stays as it is. */
export const sentence = (words: string) =>
  words.replace(/^[a-z]+(?=[ ,:])/, (first) => first.charAt(0).toUpperCase() + first.slice(1)) +
  (/[.?!…]$/.test(words) ? '' : '.');

/** What is wrong with a field, as a sentence beside it. Takes its label, and what is wrong, which may go on from there: "is missing". */
export const sentenceOf = (label: string, expected: string) =>
  sentence(/^(?:is|has|names|leads) /.test(expected) ? `${label} ${expected}` : expected);

/** Takes a line of a file that went or came, with `-` or `+` before it; returns it with the names of its fields as the desk says them. */
export function lineInWords(line: string): string {
  const text = line.slice(1).trim().replace(/^- /, '');
  const [, before = '', group = ''] = /^([\w-]+: )?\{(.+)\}$/.exec(text) ?? [];
  const parts = group === '' ? [text] : [before, ...group.trim().split(/,\s*(?="?[\w-]+"?:)/)];
  return `${line.charAt(0)} ${named(parts[0] ?? '')}${parts.slice(1).map(named).join(', ')}`;
}

const named = (part: string) => part.replace(/^"?([a-z][\w-]*)"?:\s*/, (_, name: string) => `${labelOf(name)}: `);
