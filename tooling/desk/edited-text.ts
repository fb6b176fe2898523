import {
  Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isFields } from './control.ts';
import { fileParts, markdownOf, withMarkdown } from './file-parts.ts';
import { masked, maskedValue, unmasked, unmaskedValue } from './masked-tokens.ts';
import { isSameValue } from './same-value.ts';
import { flowText, itemText, pairText, scalarText } from './yaml-text.ts';

/** What a content file says: its fields, and for Markdown the text below them. Figures of the law stand in it by their tokens. */
export interface FileValue {
  readonly fields: unknown;
  readonly markdown?: string;
}

// A node asks for its document to follow anchors, which content has none of.
const anyDocument = new Document();

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Reads what a file says. Throws where its fields cannot be read. */
export function fileValue(name: string, text: string): FileValue {
  const parts = fileParts(name, text);
  const document = parseDocument(masked(parts.yaml));
  const [error] = document.errors;
  if (error) throw new Error(`content/${name} cannot be read: ${error.message}`);
  const markdown = markdownOf(name, parts);
  return { fields: unmaskedValue(document.toJS()), ...(markdown !== undefined && { markdown }) };
}

/**
 * A file with another value: only the lines of what has changed are written anew, all others stay as they are, with their remarks,
 * their order and their quotes. Throws when the file cannot be read, or when what comes out would not say what was meant.
 */
export function editedText(name: string, text: string, value: FileValue): string {
  const parts = fileParts(name, text);
  const current = fileValue(name, text);
  const after =
    value.markdown === undefined || value.markdown.trim() === current.markdown
      ? parts.after
      : withMarkdown(parts, value.markdown);
  const edited = parts.before + editedYaml(parts.yaml, value.fields) + after;
  if (!isSameValue(fileValue(name, edited).fields, value.fields))
    throw new Error(`content/${name} cannot be written so that it says what was meant; change it in an editor.`);
  return edited;
}

function editedYaml(yaml: string, fields: unknown): string {
  const text = masked(yaml);
  const document = parseDocument<Node>(text);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  if (document.contents === null) return unmasked(itemsOrFields(maskedValue(fields)));
  const splices = changes(text, document.contents, maskedValue(fields), 0);
  const edited = splices
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce(
      (rest, splice) =>
        rest.slice(0, splice.start) + splice.text.replaceAll(/\r?\n/g, lineEnd) + rest.slice(splice.end),
      text,
    );
  return unmasked(edited);
}

const itemsOrFields = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((item) => itemText(item, 0)).join('')
    : Object.entries(value as object)
        .map(([key, item]) => pairText(key, item, 0))
        .join('');

function changes(text: string, node: Node, value: unknown, column: number): readonly Splice[] {
  if (isSameValue(node.toJS(anyDocument), value)) return [];
  if (isMap(node) && isFields(value)) return node.flow ? flowFields(text, node, value) : blockFields(text, node, value);
  if (isSeq(node) && Array.isArray(value))
    return node.flow ? flowItems(text, node, value) : blockItems(text, node, value);
  const [start, end] = rangeOf(node);
  return isScalar(node) && !isFields(value) && !Array.isArray(value)
    ? [{ start, end: valueEnd(text, node), text: scalarText(value, node.type, column) }]
    : [{ start, end, text: flowText(value) }];
}

function blockFields(text: string, node: YAMLMap, value: Readonly<Record<string, unknown>>): readonly Splice[] {
  const pairs = node.items as Pair<Node, Node | null>[];
  const column = columnAt(text, rangeOf(pairs[0]?.key ?? node)[0]);
  const known = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  const kept = pairs.filter((pair) => keyOf(pair) in value);
  if (kept.length === 0)
    return [
      {
        start: rangeOf(node)[0],
        end: contentEnd(text, node),
        text: Object.keys(value).length === 0 ? '{}' : moved(pairsText(value, column), column),
      },
    ];
  const names = Object.keys(value);
  const added = names.flatMap((name, index) => {
    if (known.has(name)) return [];
    const before = names.slice(0, index).findLast((one) => known.has(one));
    const written = pairText(name, value[name], column);
    const pair = before === undefined ? undefined : known.get(before);
    if (pair) return [insertedAfter(text, pairEnd(text, pair), written)];
    const [first] = kept;
    const start = rangeOf(first?.key ?? node)[0];
    return [{ start, end: start, text: written.slice(column) + ' '.repeat(column) }];
  });
  const changed = pairs.flatMap((pair) => {
    const name = keyOf(pair);
    const keyStart = rangeOf(pair.key)[0];
    if (!(name in value)) return [removedPair(text, pairs, pair)];
    const item = value[name];
    if (isSameValue(pair.value?.toJS(anyDocument), item)) return [];
    if (pair.value && isSameKind(pair.value, item)) return changes(text, pair.value, item, column);
    return [
      {
        start: keyStart,
        end: pairEnd(text, pair),
        text: pairText(name, item, column).slice(column).replace(/\n$/, ''),
      },
    ];
  });
  return [...changed, ...added];
}

/** The first field of an entry stands behind its dash, so what follows moves up to it. */
function removedPair(text: string, pairs: readonly Pair<Node, Node | null>[], pair: Pair<Node, Node | null>): Splice {
  const start = rangeOf(pair.key)[0];
  const isAlone = text.slice(lineStart(text, start), start).trim() === '';
  const next = pairs[pairs.indexOf(pair) + 1];
  if (isAlone) return { start: lineStart(text, start), end: lineEndAfter(text, pairEnd(text, pair)), text: '' };
  return { start, end: next ? rangeOf(next.key)[0] : pairEnd(text, pair), text: '' };
}

function blockItems(text: string, node: YAMLSeq, value: readonly unknown[]): readonly Splice[] {
  const items = node.items as Node[];
  const { first, oldCount, fresh } = middle(node, value);
  const dash = lineStartOfItem(text, items[0] ?? node);
  const column = dash.column;
  const isInBraces = items.every((item) => isMap(item) && item.flow === true);
  const writtenItem = (item: unknown) =>
    isInBraces && isFields(item) ? `${' '.repeat(column)}- ${flowText(item)}\n` : itemText(item, column);
  if (oldCount === fresh.length)
    return fresh.flatMap((item, index) => {
      const old = items[first + index];
      if (!old) return [];
      if (isSameKind(old, item)) return changes(text, old, item, column + 2);
      const { start } = lineStartOfItem(text, old);
      return [{ start, end: lineEndAfter(text, contentEnd(text, old)), text: writtenItem(item) }];
    });
  if (value.length === 0) return [{ start: rangeOf(node)[0], end: contentEnd(text, node), text: '[]' }];
  const written = fresh.map(writtenItem).join('');
  const [from, to] = [items[first], items[first + oldCount - 1]];
  if (oldCount > 0 && from && to)
    return [
      { start: lineStartOfItem(text, from).start, end: lineEndAfter(text, contentEnd(text, to)), text: written },
    ].map((splice) => atDash(text, splice, column, items.length));
  const previous = items[first - 1];
  if (previous) return [insertedAfter(text, contentEnd(text, previous), written)];
  return [{ start: dash.start, end: dash.start, text: written }];
}

/** A list within a list begins behind the dash of the outer one; then its first entry cannot be cut out by lines. */
function atDash(text: string, splice: Splice, column: number, count: number): Splice {
  const line = text.slice(splice.start, splice.start + column);
  if (line.trim() !== '') throw new Error(`A list of ${count} entries stands on the line of another one.`);
  return splice;
}

function flowFields(text: string, node: YAMLMap, value: Readonly<Record<string, unknown>>): readonly Splice[] {
  const pairs = node.items as Pair<Node, Node | null>[];
  const isSameFields =
    isSameValue(pairs.map(keyOf).toSorted(), Object.keys(value).toSorted()) &&
    pairs.every(({ value: item }) => item !== null);
  const [start, end] = rangeOf(node);
  return isSameFields
    ? pairs.flatMap((pair) => (pair.value ? flowChange(text, pair.value, value[keyOf(pair)]) : []))
    : [{ start, end, text: flowText(value) }];
}

function flowItems(text: string, node: YAMLSeq, value: readonly unknown[]): readonly Splice[] {
  const items = node.items as Node[];
  const [start, end] = rangeOf(node);
  const { first, oldCount, fresh } = middle(node, value);
  if (items.length === 0 || value.length === 0) return [{ start, end, text: flowText(value) }];
  if (oldCount === fresh.length)
    return fresh.flatMap((item, index) => {
      const old = items[first + index];
      return old ? flowChange(text, old, item) : [];
    });
  const written = fresh.map(flowText).join(', ');
  const [from, to] = [items[first], items[first + oldCount - 1]];
  const previous = items[first - 1];
  const next = items[first + oldCount];
  if (oldCount > 0 && from && to) {
    if (fresh.length > 0) return [{ start: rangeOf(from)[0], end: rangeOf(to)[1], text: written }];
    return previous
      ? [{ start: rangeOf(previous)[1], end: rangeOf(to)[1], text: '' }]
      : [{ start: rangeOf(from)[0], end: next ? rangeOf(next)[0] : rangeOf(to)[1], text: '' }];
  }
  if (previous) return [{ start: rangeOf(previous)[1], end: rangeOf(previous)[1], text: `, ${written}` }];
  const place = rangeOf(next ?? node)[0];
  return [{ start: place, end: place, text: `${written}, ` }];
}

function flowChange(text: string, node: Node, value: unknown): readonly Splice[] {
  if (isSameValue(node.toJS(anyDocument), value)) return [];
  if (isSameKind(node, value) && !isScalar(node)) return changes(text, node, value, 0);
  const [start, end] = rangeOf(node);
  return [{ start, end, text: flowText(value) }];
}

/** What differs between a list and its new form, when what is alike at its beginning and its end is left out. */
function middle(node: YAMLSeq, value: readonly unknown[]) {
  const old = node.toJS(anyDocument) as unknown[];
  const shorter = Math.min(old.length, value.length);
  let first = 0;
  while (first < shorter && isSameValue(old[first], value[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isSameValue(old[old.length - 1 - last], value[value.length - 1 - last])) last += 1;
  return { first, oldCount: old.length - first - last, fresh: value.slice(first, value.length - last) };
}

function isSameKind(node: Node, value: unknown): boolean {
  if (isMap(node)) return isFields(value) && Object.keys(value).length > 0;
  if (isSeq(node)) return Array.isArray(value) && (node.flow !== true || node.items.length > 0) && value.length > 0;
  return isScalar(node) && !isFields(value) && !Array.isArray(value);
}

const pairsText = (value: Readonly<Record<string, unknown>>, column: number) =>
  Object.entries(value)
    .map(([key, item]) => pairText(key, item, column))
    .join('');

/** Without the room before the first line and without the last line's end. */
const moved = (written: string, column: number) => written.slice(column).replace(/\n$/, '');

const keyOf = ({ key }: Pair<Node, Node | null>) => (isScalar(key) ? String(key.value) : '');

function rangeOf(node: Node): readonly [number, number] {
  const [start, end] = node.range ?? [0, 0];
  return [start, end];
}

const pairEnd = (text: string, { key, value }: Pair<Node, Node | null>) =>
  value && rangeOf(value)[1] > rangeOf(value)[0] ? contentEnd(text, value) : colonAfter(text, rangeOf(key)[1]);

const colonAfter = (text: string, place: number) => text.indexOf(':', place) + 1;

/** Where the words of a node end, before the end of their line. */
function contentEnd(text: string, node: Node): number {
  if (!isScalar(node) && !(node as YAMLMap).flow) {
    const last = (node as YAMLMap | YAMLSeq).items.at(-1);
    if (last !== undefined)
      return isSeq(node) ? contentEnd(text, last as Node) : pairEnd(text, last as Pair<Node, Node | null>);
  }
  return valueEnd(text, node);
}

function valueEnd(text: string, node: Node): number {
  let [, end] = rangeOf(node);
  while (end > 0 && /[\r\n]/.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

const lineStart = (text: string, place: number) => text.lastIndexOf('\n', place - 1) + 1;

const columnAt = (text: string, place: number) => place - lineStart(text, place);

function lineEndAfter(text: string, place: number): number {
  const end = text.indexOf('\n', place);
  return end < 0 ? text.length : end + 1;
}

/** The beginning of the line of an entry, and how far its dash is moved in. */
function lineStartOfItem(text: string, item: Node): { readonly start: number; readonly column: number } {
  const start = lineStart(text, rangeOf(item)[0]);
  const column = text.slice(start).search(/\S/);
  return { start, column };
}

function insertedAfter(text: string, place: number, written: string): Splice {
  const start = lineEndAfter(text, place);
  const isOnOwnLine = start === 0 || text[start - 1] === '\n';
  return { start, end: start, text: isOnOwnLine ? written : `\n${written.replace(/\n$/, '')}` };
}
