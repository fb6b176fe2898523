import { talkLineSchema, type TalkLine } from '#src/collections/schemas/talk.ts';
import type { Fault } from './fault.ts';
import { readJsonLines } from './json-lines.ts';

/** A conversation, and where it is written. */
export interface Talk extends TalkLine {
  readonly file: string;
  readonly line: number;
}

/** Where files of conversations lie below content/. */
export const talkPlace = 'guide/talks/NAME.jsonl';

/** Whether a file holds conversations, by its path below content/. Those in `unaided` were written before their writers saw a passage. */
export const isTalkFile = (name: string): boolean => /^guide\/talks\/(?:unaided\/)?[a-z0-9-]+\.jsonl$/.test(name);

/** Reads a file of conversations. Takes its path below content/ and its text; returns them, and what is wrong in it. */
export function readTalks(
  name: string,
  text: string,
): { readonly talks: readonly Talk[]; readonly faults: readonly Fault[] } {
  const file = `content/${name}`;
  const example = '{"language": "en", "turns": [{"say": "…", "page": "/…", "passage": "documents"}, …]}';
  const { read, faults } = readJsonLines(file, text, talkLineSchema, example);
  return { talks: read.map(({ line, data }) => ({ ...data, file, line })), faults };
}
