import type { CollectionName, Fields, KindName } from '#src/collections/registry.ts';
import type { AskedPage } from './asked.ts';
import type { Voice } from './examples.ts';
import type { Source } from './source.ts';
import type { Talk } from './talks.ts';

/** One entry of a collection: its id, its checked fields, and the file it came from. */
export interface Entry<Value> {
  readonly id: string;
  readonly fields: Value;
  readonly source: Source;
}

export type Content = {
  readonly [Name in KindName]: Name extends CollectionName ? readonly Entry<Fields<Name>>[] : Entry<Fields<Name>>;
} & {
  /** Pictures and PDFs by their path below the folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** How people ask for what pages say, a page for each file. */
  readonly asked: readonly AskedPage[];
  /** What people ask and our pages do not tell. */
  readonly outside: readonly string[];
  /** Conversations, with what answers each message. */
  readonly talks: readonly Talk[];
  /** What people say to the guide, a voice for each file. */
  readonly voices: readonly Voice[];
};

/** Every entry of every kind. */
export function allEntries({
  assets: _,
  asked: __,
  outside: ___,
  talks: ____,
  voices: _____,
  ...kinds
}: Content): readonly Entry<unknown>[] {
  return Object.values(kinds).flat();
}
