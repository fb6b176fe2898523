import { expect, it } from 'vitest';
import { isPlainYes } from '#src/guide/understanding/consent.ts';
import { casesIn } from '../support/case-file.ts';
import { appointment, knowledge } from '../support/guide-knowledge.ts';

it.each(casesIn<[said: string, sends: boolean]>('tests/guide/consent.jsonl'))(
  '%j sends the request: %s',
  (said, sends) => {
    expect(isPlainYes(said, appointment, knowledge)).toBe(sends);
  },
);
