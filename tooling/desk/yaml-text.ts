import { Document, isCollection, Scalar, visit } from 'yaml';

const written = { lineWidth: 0 } as const;

/** A field as lines of YAML, moved in by so many spaces, with the end of the last line. */
export const pairText = (key: string, value: unknown, column: number): string =>
  movedIn(blockText({ [key]: value }), column);

/** An entry of a list as lines of YAML with its dash, moved in by so many spaces, with the end of the last line. */
export const itemText = (value: unknown, column: number): string => movedIn(blockText([value]), column);

/** A value on one line, as it may stand within brackets: lists as `[a, b]`, fields as `{ name: a }`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return flowScalar(value);
  const fields = Object.entries(value).map(([key, item]) => `${flowScalar(key)}: ${flowText(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function flowScalar(value: unknown): string {
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document
    .toString({ ...written, flowCollectionPadding: false })
    .trim()
    .slice(1, -1);
}

/** A text, number or yes and no, in the manner of the one before it; `column` is where its field begins. */
export function scalarText(value: unknown, manner: string | null | undefined, column: number): string {
  const scalar = new Scalar(value);
  const isBlock = manner === Scalar.BLOCK_FOLDED || manner === Scalar.BLOCK_LITERAL;
  if (typeof value === 'string' && (isBlock || manner === Scalar.QUOTE_DOUBLE || manner === Scalar.QUOTE_SINGLE))
    scalar.type = manner;
  const document = new Document({ k: 0 });
  document.set('k', scalar);
  return movedIn(document.toString(written).slice('k: '.length).replace(/\n$/, ''), column).trimStart();
}

function blockText(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Collection: (_, node) => {
      if (isCollection(node) && node.items.length === 0) node.flow = true;
    },
  });
  return document.toString(written);
}

const movedIn = (text: string, column: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(column));
