import words from 'content:decision-words';
import { expect, it } from 'vitest';
import type { DecisionPage } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { assumingText } from '#src/forms/decision.ts';

const written = { label: 'It', prompt: 'What is it?', help: 'It.', unknown: 'Look.', words: [] };
const kites = { ...written, kind: 'choice', choices: {}, assumed: 'kites of paper' } as const;
const strings = { ...written, kind: 'choice', choices: {} } as const;
const page = { questions: { kites, strings } } as unknown as DecisionPage;

it.each<readonly [assumed: readonly string[], text: string | undefined]>([
  [['kites'], fillTemplate(words.assuming, { what: ['kites of paper'] })],
  [['strings', 'kites'], fillTemplate(words.assuming, { what: ['kites of paper'] })],
  [['strings'], undefined],
  [[], undefined],
])('what was taken for granted of %j is told', (assumed, text) => {
  expect(assumingText(page, assumed)).toBe(text);
});
