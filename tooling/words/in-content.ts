import { registry, type KindName } from '#src/collections/registry.ts';
import type { Content, Entry } from '#tooling/content/content.ts';
import { shapeOf, type Shape } from '#tooling/content/shape.ts';
import { shownTexts } from '#tooling/content/shown-texts.ts';
import { fieldName } from '#tooling/content/validate.ts';

/** A text that a visitor may read, and the place where it is written. */
export interface TextInContent {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** As an editor reads it, such as `lists[1].items[3]`; `text` for what stands below the fields. */
  readonly field: string;
  readonly text: string;
}

/** Takes checked content and returns every text in it that a visitor may read, in the order of its files and lines. */
export function wordsInContent(content: Content): readonly TextInContent[] {
  const names = Object.keys(registry) as KindName[];
  return names
    .flatMap((name) => {
      const shape = shapeOf(registry[name].schema);
      const entries: readonly Entry<unknown>[] = [content[name]].flat();
      return entries.flatMap((entry) => [...fieldsOf(entry, shape), ...blocksOf(entry)]);
    })
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}

const fieldsOf = ({ fields, source }: Entry<unknown>, shape: Shape): readonly TextInContent[] =>
  shownTexts(shape, fields).map(({ path, text }) => ({
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
    text,
  }));

/** What stands below the fields, as it is written: paragraphs, headings, lists and tables, each in one line. */
function blocksOf({ source: { file, markdown, markdownLine } }: Entry<unknown>): readonly TextInContent[] {
  return [...markdown.matchAll(/(?:.+(?:\n|$))+/g)].map(({ 0: block, index }) => ({
    file,
    line: markdownLine + markdown.slice(0, index).split('\n').length - 1,
    field: 'text',
    text: block.trim().replace(/\s+/g, ' '),
  }));
}
