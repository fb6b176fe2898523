/** A line of YAML as its writer sees it: how far it is moved in, its dashes, the name of its field and what stands behind. */
export interface YamlLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  readonly indent: number;
  /** Where its words begin, after the dashes. */
  readonly column: number;
  readonly isEntry: boolean;
  readonly key: string | undefined;
  readonly value: string;
}

const apart = /^([^\S\t]*)((?:-\s+)*(?:-$)?)(?:([A-Za-z][\w-]*)\s*:(?:\s+|$))?(.*)$/;

/** Takes a text in YAML apart, line by line. Empty lines, remarks and the lines of a block of text (`|`, `>`) are left out. */
export function yamlLines(text: string): readonly YamlLine[] {
  let blockIndent: number | undefined;
  return text.split(/\r?\n/).flatMap((line, index): YamlLine[] => {
    const [, spaces = '', dashes = '', key, value = ''] = apart.exec(line) ?? [];
    const isBlank = /^\s*(?:#.*)?$/.test(line);
    if (blockIndent !== undefined && (isBlank || spaces.length > blockIndent)) return [];
    blockIndent = /^[|>][+-]?\d?$/.test(value) ? spaces.length : undefined;
    if (isBlank) return [];
    const column = spaces.length + dashes.length;
    return [
      {
        number: index + 1,
        text: line,
        indent: spaces.length,
        column,
        isEntry: dashes !== '',
        key,
        value: value.trimEnd(),
      },
    ];
  });
}
