import { expect, it } from 'vitest';
import { isPlainYes } from '#src/guide/understanding/consent.ts';
import { casesIn } from '../support/case-file.ts';
import { appointment, knowledge, message } from '../support/guide-knowledge.ts';

const cases = casesIn<[said: string, sends: boolean]>('tests/guide/consent.jsonl');

it.each(cases)('%j sends the request: %s', (said, sends) => {
  expect(isPlainYes(said, appointment, knowledge)).toBe(sends);
});

it.each(cases.filter(([, sends]) => !sends))('%j sends no letter either', (said) => {
  expect(isPlainYes(said, message, knowledge)).toBe(false);
});
