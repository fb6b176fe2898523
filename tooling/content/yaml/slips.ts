import type { Document, LineCounter } from 'yaml';
import { cutTexts, remarkRemedy } from './cut-texts.ts';
import { indentationSlip } from './indentation.ts';
import { yamlLines, type YamlLine } from './lines.ts';
import type { Slip } from './slip.ts';

/**
 * Finds the slips of a text in YAML that was parsed, in the words of a person who does not know YAML: those that make it
 * unreadable, and those that are read as something else than is meant. One slip is told once, on its own line.
 */
export function slipsIn(text: string, document: Document.Parsed, counter: LineCounter): readonly Slip[] {
  const lines = yamlLines(text);
  const merge = lines.find(({ text: line }) => mergeMark.test(line));
  if (merge) return [{ line: merge.number, remedy: mergeRemedy }];

  const misread = lines.flatMap((line) => slipOf(line, always));
  if (document.errors.length === 0) return [...misread, ...cutTexts(text, document, counter)];
  const unreadable = lines.flatMap((line) => slipOf(line, [...always, ...whenUnreadable]));
  if (unreadable.length > 0) return unreadable;
  return [indentationSlip(lines) ?? told(document, counter)];
}

/** A line that a merge of two versions leaves behind. */
export const mergeMark = /^(?:<{7}|>{7}|\|{7})(?:\s|$)/;
export const mergeRemedy =
  'a merge left two versions here; keep one of them and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';

type Rule = (line: YamlLine) => string | undefined;

function slipOf(line: YamlLine, rules: readonly Rule[]): readonly Slip[] {
  for (const rule of rules) {
    const remedy = rule(line);
    if (remedy !== undefined) return [{ line: line.number, remedy }];
  }
  return [];
}

const oddSpace = '\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff';
const oddIndent = new RegExp(`^\\s*(?:-\\s*)?[${oddSpace}]|^\\s*(?:-\\s+)*[\\w-]+:[${oddSpace}]`, 'u');

const quoted = (value: string) => (value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`);
const inQuotes = (value: string) => `put the whole text in quotes: ${quoted(value)}`;

/** Slips that YAML reads as something else, without a complaint. */
const always: readonly Rule[] = [
  ({ text }) =>
    oddIndent.test(text)
      ? 'a space copied from a web page or from Word stands where an ordinary one must; delete it and press the space bar'
      : undefined,
  ({ text }) => (/^\s*-[^\s\d.-]/.test(text) ? 'a space is missing after the dash' : undefined),
];

/** Slips that may be meant otherwise as long as the whole can be read. */
const whenUnreadable: readonly Rule[] = [
  ({ text }) =>
    /^[ ]*\t/.test(text) ? 'a tab stands before the words; move them in by spaces, two for each step' : undefined,
  ({ value }) => (unclosed(value) ? 'a quotation mark is opened and not closed; write another at the end' : undefined),
  ({ value }) =>
    !/^["'[{|>]/.test(value) && /:(?:\s|$)/.test(value)
      ? `a colon in a text reads as a new field; ${inQuotes(value)}`
      : undefined,
  ({ text }) => {
    const name = /^\s*(?:- +)*([A-Za-z]\w*):[^\s/:]/.exec(text)?.[1];
    return name === undefined ? undefined : `a space is missing after "${name}:"`;
  },
  ({ value }) => (/^[^"'].*\s#/.test(value) ? remarkRemedy : undefined),
];

function unclosed(value: string): boolean {
  if (value.startsWith('"')) return !/^"(?:[^"\\]|\\.)*"/.test(value);
  return value.startsWith("'") && !/^'(?:[^']|'')*'/.test(value);
}

/** The first complaint of the parser, in plain words. */
function told(document: Document.Parsed, counter: LineCounter): Slip {
  const [error] = document.errors;
  const number = counter.linePos(error?.pos[0] ?? 0).line;
  return {
    line: number,
    remedy:
      error?.code === 'DUPLICATE_KEY'
        ? 'stands here a second time; keep one of the two'
        : 'this line cannot be read; compare it with its neighbours: a quotation mark, a colon, a dash or two spaces may be missing',
  };
}
