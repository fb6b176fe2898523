import { ContentFaults, faultText } from '#tooling/content/fault.ts';
import { readContentFiles, type ContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';

const written = readContentFiles('tests/content/sample');

/** Files laid over the sample, or taken away with null. */
type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/** A complete content of one category with three services and no faults, with changes. */
export function sampleContent(changes: Changes = {}): ContentFiles {
  const files = new Map(written);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) files.delete(name);
    else files.set(name, text);
  }
  return files;
}

/** The text of a file of the sample; throws when there is none. */
export function sampleText(name: string): string {
  const text = written.get(name);
  if (typeof text !== 'string') throw new Error(`${name} is no text of the sample`);
  return text;
}

/** The sample's file with one piece of its text replaced; throws when the piece is not there. */
export function edited(name: string, from: string, to: string): Record<string, string> {
  const text = sampleText(name);
  if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
  return { [name]: text.replace(from, () => to) };
}

/** What the content gate says to the sample with changes, a line for each fault. */
export function faultsIn(changes: Changes): readonly string[] {
  try {
    loadContent(sampleContent(changes));
    return [];
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    return error.faults.map(faultText);
  }
}
