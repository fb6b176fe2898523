import type { Fault } from '../fault.ts';

/**
 * The faults of a file but those of fields that hold a figure of which nothing is known: they follow from what is wrong in content/law.
 * Takes the text of the file and the lines on which such figures stand, counted from 1.
 */
export function withoutUnread(faults: readonly Fault[], text: string, unread: readonly number[]): readonly Fault[] {
  const lines = text.split('\n');
  return faults.filter(({ line }) => {
    const last = lastLine(lines, line);
    return !unread.some((one) => line <= one && one <= last);
  });
}

/** The last line of the field that begins in a line: those below it that stand further in belong to it. */
function lastLine(lines: readonly string[], line: number): number {
  const depth = depthOf(lines[line - 1] ?? '');
  const behind = lines.findIndex((one, at) => at >= line && one.trim() !== '' && depthOf(one) <= depth);
  return behind < 0 ? lines.length : behind;
}

const depthOf = (line: string) => /^\s*(?:-\s+)*/.exec(line)?.[0].length ?? 0;
