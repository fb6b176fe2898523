type FileText = string | Uint8Array;

/** Whether two files say the same, byte for byte; a file that is not there is undefined. */
export function isSameFile(one: FileText | undefined, other: FileText | undefined): boolean {
  return one instanceof Uint8Array && other instanceof Uint8Array ? isSameBytes(one, other) : one === other;
}

/** Whether two folders, as their files by path, hold the same files with the same words. */
export const isSameFiles = (one: ReadonlyMap<string, FileText>, other: ReadonlyMap<string, FileText>): boolean =>
  one.size === other.size && [...one].every(([name, text]) => isSameFile(text, other.get(name)));

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
