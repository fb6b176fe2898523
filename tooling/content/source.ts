import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault } from './fault.ts';
import type { FilledText, UsedFact } from './law/filled-text.ts';
import { yamlLines } from './yaml/lines.ts';
import { slipsIn } from './yaml/slips.ts';

type Path = readonly PropertyKey[];

/** A content file taken apart: its data, its Markdown, and on which line each field stands. */
export interface Source {
  readonly file: string;
  readonly data: unknown;
  readonly markdown: string;
  readonly faults: readonly Fault[];
  /** The line on which the Markdown begins. */
  readonly markdownLine: number;
  lineOf(path: Path): number;
  /** The value of a field as it is written in the file; undefined when there is none. */
  textAt(path: Path): string | undefined;
  /** The figures of the law that were filled in, in their order. */
  readonly figures: readonly UsedFact[];
  readonly examples: FilledText['examples'];
  /** Those of them that stand in a field. */
  figuresAt(path: Path): readonly UsedFact[];
  /** As `textAt`, with a dot for every character of a figure that was filled in: what is left is written by hand. */
  byHandAt(path: Path): string;
  /** The same of the Markdown. */
  readonly markdownByHand: string;
  /** As `textAt`, with the name of each amount in its place: what is made of it outlasts a change of the law. */
  byNameAt(path: Path): string;
  /** The same of the Markdown, with as many words as it has. */
  readonly markdownByName: string;
}

type Filled = Omit<FilledText, 'faults' | 'slips' | 'unread'>;

type Read = Omit<
  Source,
  'figures' | 'examples' | 'figuresAt' | 'byHandAt' | 'markdownByHand' | 'byNameAt' | 'markdownByName'
> & {
  readonly rangeAt: (path: Path) => readonly [number, number] | undefined;
};

/**
 * Takes a YAML file apart, or a Markdown file whose front matter is YAML between two lines of `---`, with the figures of the law
 * filled in. What cannot be read, or is read as something else than is meant, comes back as faults. A file that has not changed since
 * it was last read is not read again.
 */
export function readSource(file: string, filled: Filled): Source {
  const written = JSON.stringify([filled.text, filled.used, filled.onPurpose, filled.examples]);
  const known = lastRead.get(file);
  if (known?.written === written) return known.source;
  const source = read(file, filled);
  lastRead.set(file, { written, source });
  return source;
}

const lastRead = new Map<string, { readonly written: string; readonly source: Source }>();

function read(file: string, { text, used, onPurpose, examples }: Filled): Source {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const marked = text.slice(mark);
  const { rangeAt, ...source } = file.endsWith('.md') ? readMarkdown(file, marked) : readYaml(file, marked, 0, 0);
  const byHand = [...used, ...onPurpose].reduce(
    (rest, { start, end }) => rest.slice(0, start - mark) + filler.repeat(end - start) + rest.slice(end - mark),
    marked,
  );
  const named = (from: number, to: number) =>
    used
      .filter(({ start, end, isAmount }) => isAmount && from <= start - mark && end - mark <= to)
      .toReversed()
      .reduce(
        (rest, { id, words, start, end }) => {
          const name = [id, ...words.split(' ').slice(1).fill(filler)].join(' ');
          return rest.slice(0, start - mark - from) + name + rest.slice(end - mark - from);
        },
        marked.slice(from, to),
      );
  const body = source.markdown === '' ? marked.length : marked.lastIndexOf(source.markdown);
  return {
    ...source,
    figures: used,
    examples,
    figuresAt: (path) => {
      const [from, to] = rangeAt(path) ?? [0, 0];
      return used.filter(({ start, end }) => from <= start - mark && end - mark <= to);
    },
    byHandAt: (path) => byHand.slice(...(rangeAt(path) ?? [0, 0])),
    markdownByHand: byHand.slice(body),
    byNameAt: (path) => named(...(rangeAt(path) ?? [0, 0])),
    markdownByName: named(body, body + source.markdown.length),
  };
}

/** Stands in place of what was filled in. */
export const filler = '·';

/** A text in which no figure is filled in. */
export const unfilled = (text: string): Filled => ({ text, used: [], onPurpose: [], examples: [] });

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

function readMarkdown(file: string, text: string): Read {
  const match = frontMatter.exec(text);
  if (!match) {
    const expected = 'the file must begin with a line of "---", the fields, and another line of "---"';
    return {
      file,
      data: {},
      markdown: text,
      faults: [{ file, line: 1, field: 'front matter', expected }],
      markdownLine: 1,
      lineOf: () => 1,
      textAt: () => undefined,
      rangeAt: () => undefined,
    };
  }
  const body = text.slice(match[0].length);
  const markdownLine = text.slice(0, text.length - body.trimStart().length).split('\n').length;
  const before = match[0].indexOf('\n') + 1;
  return { ...readYaml(file, match[1] ?? '', 1, before), markdown: body.trim(), markdownLine };
}

function readYaml(file: string, text: string, linesBefore: number, charactersBefore: number): Read {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
  const at = (offset: number) => counter.linePos(offset).line + linesBefore;
  const keys = new Map(yamlLines(text).map(({ number, key }) => [number, key]));
  const faults = slipsIn(text, document, counter).map(({ line, remedy }) => ({
    file,
    line: line + linesBefore,
    field: keys.get(line) ?? 'line',
    expected: remedy,
  }));
  return {
    file,
    data: faults.length > 0 ? undefined : document.toJS(),
    markdown: '',
    markdownLine: 1,
    faults,
    lineOf: (path) => at(offsetOf(document, path)),
    textAt: (path) => {
      const range = rangeOf(document.getIn(path, true));
      return range ? text.slice(range[0], range[1]).trim() : undefined;
    },
    rangeAt: (path) => {
      const range = rangeOf(document.getIn(path, true));
      return range ? [range[0] + charactersBefore, range[1] + charactersBefore] : undefined;
    },
  };
}

/** The place of a field, or of the nearest field around it that exists. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const range = rangeOf(document.getIn(path.slice(0, length), true));
    if (range) return range[0];
  }
  return 0;
}

const rangeOf = (node: unknown) => (node as { range?: [number, number, number] | null } | undefined)?.range;
