import { registry, type KindName } from '#src/collections/registry.ts';

const kinds = Object.entries(registry).map(([name, { files }]) => ({
  name: name as KindName,
  patterns: files.map(patternOf),
}));

/** The kind of content that a file belongs to by its path below content/, and its id; undefined when no kind reads it. */
export function kindOf(file: string): { readonly name: KindName; readonly id: string } | undefined {
  const kind = kinds.find(({ patterns }) => patterns.some((pattern) => pattern.test(file)));
  return kind && { name: kind.name, id: idOf(file) };
}

/** `services/CATEGORY/NAME.md` as the pattern of the files it stands for. */
function patternOf(place: string): RegExp {
  const exact = place.replace(/[.]/g, String.raw`\.`);
  return new RegExp(`^${exact.replace('CATEGORY', '[a-z-]+').replace('NAME', '[a-z0-9-]+')}$`);
}

const idOf = (file: string) => file.replace(/^[^/]+\//, '').replace(/(?:\/index)?\.[a-z]+$/, '');
