import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FormState } from '#src/forms/form-state.ts';
import type { Command } from '#src/guide/understanding/rule-reader/command.ts';
import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { context as site } from '../support/guide-knowledge.ts';
import { context as sample } from '../support/sample-guide.ts';

/** What the rule reader makes of a message, where the conversation stands; with the content of the site, or else with that of the sample practice. */
interface Row {
  readonly id: string;
  readonly place: string;
  readonly content?: 'site';
  readonly state: FormState | null;
  readonly say: string;
  readonly understood: Command;
}

const rows = readFileSync('tests/guide/corpus/dev/rows.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

describe.each([...new Set(rows.map(({ place }) => place))])('%s', (place) => {
  it.each(rows.filter((row) => row.place === place).map((row) => [row.id, row.say, row] as const))(
    '%s: %j',
    (_, say, { content, state, understood }) => {
      expect(interpret(say, state, content === 'site' ? site : sample)).toEqual(understood);
    },
  );
});
