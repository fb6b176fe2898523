import { expect, it } from 'vitest';
import type { IntentId } from '#src/collections/types.ts';
import { casesIn } from '../support/case-file.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const { intents, passingIntent } = knowledge;

/** Questions about the form and words to the guide itself, and what an answer, a question for our pages or a wish says. */
const cases = casesIn<[said: string, intent: IntentId | null]>('tests/guide/about-the-form.jsonl');

/** What may also be said in passing, beside an answer or a question. */
const inPassing: readonly (IntentId | null)[] = ['human', 'thanks', 'privacy', 'about'];
const onlyAlone = new Set(cases.map(([, intent]) => intent).filter((intent) => !inPassing.includes(intent)));

it.each(cases)('"%s" is %s', (said, intent) => {
  const found = (intents.whole(said) ?? passingIntent(said))?.id ?? null;
  expect(intent !== null || onlyAlone.has(found) ? found : null).toBe(intent);
});
