import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '#src/guide/understanding/rule-reader/command.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { TurnContext } from '#src/guide/model/knowledge.ts';
import { context as sample } from './sample-guide.ts';

/** What is said, and what it is understood as. */
export type Row = readonly [said: string, understood: Command];

/** A place of the conversation, as the form, the question that is open (or the stage) and the answers given before, and what is said there. */
export type Place = readonly [place: string, formState: FormState | null, rows: readonly Row[]];

/** One test for every row: what the guide understands at that place. */
export function readsAs(places: readonly Place[], context: TurnContext = sample): void {
  describe.each(places)('%s', (_, formState, rows) => {
    it.each(rows)('%j', (said, understood) => {
      expect(interpret(said, formState, context)).toEqual(understood);
    });
  });
}
