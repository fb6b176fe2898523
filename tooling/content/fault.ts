import { PlainError } from '#tooling/command/plain-error.ts';

/** One thing wrong in a content file, said to the person who edits it. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly expected: string;
}

/** Writes a fault as `file:line: field: what was expected`. */
export function faultText(fault: Fault): string {
  return `${fault.file}:${fault.line}: ${fault.field}: ${fault.expected}`;
}

/** Thrown when content is faulty; its message lists every fault, in the order of files and lines. */
export class ContentFaults extends PlainError {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const sorted = [...faults].sort(
      (one, other) =>
        one.file.localeCompare(other.file) || one.line - other.line || one.field.localeCompare(other.field),
    );
    const count = sorted.length === 1 ? '1 fault' : `${sorted.length} faults`;
    super(`${count} in content:\n${sorted.map(faultText).join('\n')}`);
    this.name = 'ContentFaults';
    this.faults = sorted;
  }
}
