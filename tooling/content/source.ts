import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault } from './fault.ts';

type Path = readonly PropertyKey[];

/** A content file taken apart: its data, its Markdown, and on which line each field stands. */
export interface Source {
  readonly file: string;
  readonly data: unknown;
  readonly markdown: string;
  readonly faults: readonly Fault[];
  lineOf(path: Path): number;
}

/**
 * Takes a YAML file apart, or a Markdown file whose front matter is YAML between two lines of `---`.
 * Syntax errors and keys written twice come back as faults.
 */
export function readSource(file: string, text: string): Source {
  const marked = text.replace(/^\uFEFF/, '');
  return file.endsWith('.md') ? readMarkdown(file, marked) : readYaml(file, marked, 0, '');
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

function readMarkdown(file: string, text: string): Source {
  const match = frontMatter.exec(text);
  if (!match) {
    const expected = 'the file must begin with a line of "---", the fields, and another line of "---"';
    return {
      file,
      data: {},
      markdown: text,
      faults: [{ file, line: 1, field: 'front matter', expected }],
      lineOf: () => 1,
    };
  }
  return readYaml(file, match[1] ?? '', 1, text.slice(match[0].length).trim());
}

function readYaml(file: string, text: string, linesBefore: number, markdown: string): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
  const at = (offset: number) => counter.linePos(offset).line + linesBefore;
  const faults = document.errors.map((error) => ({
    file,
    line: at(error.pos[0]),
    field: 'YAML',
    expected: (error.message.split(' at line')[0] ?? error.message).replace(/\n[\s\S]*/, ''),
  }));
  return {
    file,
    data: faults.length > 0 ? undefined : document.toJS(),
    markdown,
    faults,
    lineOf: (path) => at(offsetOf(document, path)),
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
    const node = document.getIn(path.slice(0, length), true);
    const range = (node as { range?: [number, number, number] | null } | undefined)?.range;
    if (range) return range[0];
  }
  return 0;
}
