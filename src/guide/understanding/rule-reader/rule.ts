import type { Command } from './command.ts';
import type { Reading } from './parsed-message.ts';
import type { Situation } from './situation.ts';

/** One way to understand a message; undefined when it is none of its kind. */
export interface Rule {
  readonly name: string;
  readonly apply: (reading: Reading, situation: Situation) => Command | undefined;
}
