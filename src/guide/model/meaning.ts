import type { Act, Evidence } from './act.ts';

/** What a message means. */
export interface Meaning {
  readonly acts: readonly (Act & Evidence)[];
}
