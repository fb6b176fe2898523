import { visit, type Document, type LineCounter } from 'yaml';
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

  const misread = [...lines.flatMap((line) => slipOf(line, always)), ...signs(document, counter)];
  if (document.errors.length === 0) return [...misread, ...cutTexts(text, document, counter)];
  const unreadable = lines.flatMap((line) => slipOf(line, [...always, ...whenUnreadable]));
  if (unreadable.length > 0) return unreadable;
  return [indentationSlip(lines) ?? told(document, counter, lines)];
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
  ({ value }) => {
    const mark = value[0];
    if ((mark !== '"' && mark !== "'") || !goesOn(value)) return undefined;
    const whole = mark === '"' ? `'${value.replaceAll("'", "''")}'` : `"${value.replace(/^'|'$/g, '')}"`;
    return `the text goes on after its closing quotation mark; put the whole text in quotes: ${whole}`;
  },
  ({ value }) => {
    const [mark = ''] = value;
    const isPlain = '@`%*&!'.includes(mark) && value !== '';
    const isBlock = /^[|>]/.test(value) && !/^[|>][+-]?\d?$/.test(value);
    const isBracket = /^(?:\[[^\]]*\]|\{[^}]*\})\s*[^\s,\]}#]/.test(value);
    return isPlain || isBlock || isBracket ? `a text cannot begin with "${mark}"; ${inQuotes(value)}` : undefined;
  },
  ({ value }) =>
    !/^["'[{|>]/.test(value) && /:(?:\s|$)/.test(value)
      ? `a colon in a text reads as a new field; ${inQuotes(value)}`
      : undefined,
  ({ value }) =>
    /[{,]\s*\w+:\s+[^"'[{,}]*:\s/.test(value)
      ? 'a colon in a text reads as a new field; put that text in quotes'
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

/** Whether words stand behind a closing quotation mark. */
const goesOn = (value: string) => /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,\]}:#]/.test(value);

/** Words that YAML takes for signs of its own: `&name`, `*name`, `!name`. */
function signs(document: Document.Parsed, counter: LineCounter): readonly Slip[] {
  const found: Slip[] = [];
  visit(document, {
    Value(_, node) {
      const sign = node.anchor !== undefined ? '&' : (node.tag ?? '').startsWith('!') ? '!' : '';
      if (sign === '' || !node.range) return;
      const { line } = counter.linePos(node.range[0]);
      found.push({ line, remedy: `a text cannot begin with "${sign}"; put the whole text in quotes` });
    },
  });
  return found;
}

/** The first complaint of the parser, in plain words. */
function told(document: Document.Parsed, counter: LineCounter, lines: readonly YamlLine[]): Slip {
  const [error] = document.errors;
  const number = counter.linePos(error?.pos[0] ?? 0).line;
  const line = lines.find((one) => one.number === number);
  const slip = (remedy: string, at = line): Slip => ({ line: at?.number ?? number, remedy });
  if (error?.code === 'DUPLICATE_KEY') return slip(`stands here a second time; keep one of the two`);
  if (error?.code === 'MULTIPLE_DOCS') return slip('a line of "---" stands in the middle of the fields; remove it');
  if (error?.message.startsWith('Flow') === true) {
    const opening = lines.findLast((one) => one.number < number && /^[[{]/.test(one.value));
    const close = opening?.value.startsWith('{') === true ? '}' : ']';
    return slip(
      `a list opened with "${close === ']' ? '[' : '{'}" is not closed; write "${close}" at its end`,
      opening,
    );
  }
  const before = lines.findLast((one) => one.number < number);
  if (line?.isEntry === false && line.key === undefined && before?.isEntry === true && before.indent === line.indent)
    return slip('a dash and a space are missing before these words');
  if (line?.isEntry === false && line.key === undefined)
    return slip(
      'the name of a field with a colon and a space is missing before these words; if they belong to the text above, move them in by two spaces',
    );
  return slip(
    'this line cannot be read; compare it with its neighbours: a quotation mark, a colon, a dash or two spaces may be missing',
  );
}
