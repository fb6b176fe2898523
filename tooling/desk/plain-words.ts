import { labelOf } from './control.ts';

/** A field by its name as faults give it, as the desk says it: `closings[4].date` is `Closings 4, date`. */
export function fieldTitle(field: string): string {
  const [first = '', ...rest] = field.split('.').map((part) => {
    const [, name = part, place = ''] = /^(.+?)\[(\d+)\]$/.exec(part) ?? [];
    return `${labelOf(name)} ${place}`.trim();
  });
  return [first, ...rest.map((part) => part.toLowerCase())].join(', ');
}

/** What a fault expects, in the words of whoever fills in the form. */
export function plainWords(expected: string): string {
  const [, wanted = '', found = ''] = /^expected (.+), found (.+)$/s.exec(expected) ?? [];
  if (wanted === '') return expected;
  if (wanted.startsWith('a date as ')) return 'choose a day of the calendar';
  if (/^(?:0|"")(?: |$)/.test(found)) return 'nothing is written here yet';
  return /^at (?:least|most) /.test(wanted)
    ? `write ${wanted}; now it has ${found}`
    : `write ${wanted} in place of ${found}`;
}

/** Takes a line of a file that went or came, with `-` or `+` before it; returns it with the names of its fields as the desk says them. */
export function lineInWords(line: string): string {
  const text = line.slice(1).trim().replace(/^- /, '');
  const [, before = '', group = ''] = /^([\w-]+: )?\{(.+)\}$/.exec(text) ?? [];
  const parts = group === '' ? [text] : [before, ...group.trim().split(/,\s*(?="?[\w-]+"?:)/)];
  return `${line.charAt(0)} ${named(parts[0] ?? '')}${parts.slice(1).map(named).join(', ')}`;
}

const named = (part: string) => part.replace(/^"?([a-z][\w-]*)"?:\s*/, (_, name: string) => `${labelOf(name)}: `);
