import type { YamlLine } from './lines.ts';
import type { Slip } from './slip.ts';

/** The first line that is not moved in as far as its neighbours. Takes the lines of a text that cannot be read. */
export function indentationSlip(lines: readonly YamlLine[]): Slip | undefined {
  const columns: number[] = [];
  let isOpen = true;
  for (const line of lines) {
    if (!line.isEntry && line.key === undefined) continue;
    while (columns.length > 0 && (columns.at(-1) ?? 0) > line.indent) columns.pop();
    if (columns.at(-1) !== line.indent) {
      if (!isOpen)
        return {
          line: line.number,
          remedy:
            'is not moved in as far as its neighbours; line it up with those of the same list or group, by spaces',
        };
      columns.push(line.indent);
    }
    if (line.isEntry && line.key !== undefined) columns.push(line.column);
    isOpen = line.value === '';
  }
  return undefined;
}
