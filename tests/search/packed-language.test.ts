import { expect, it } from 'vitest';
import type { Language } from '#src/collections/types.ts';
import { unpackLanguage } from '#src/search/packed-language.ts';
import { packLanguage } from '#tooling/content/pack-language.ts';
import { writingsOf } from '#src/search/words.ts';
import { siteContent } from '../content/site-content.ts';

const language = siteContent.language.fields;

const compared = (phrases: readonly string[]) => [
  ...new Set(phrases.flatMap(writingsOf).map((words) => words.join(' '))),
];
const asCompared = (lists: Language) => ({
  ...lists,
  aspects: Object.fromEntries(Object.entries(lists.aspects).map(([aspect, phrases]) => [aspect, compared(phrases)])),
  synonyms: lists.synonyms.map(({ mean, say }) => ({ mean, say: compared(say) })),
  outOfScope: compared(lists.outOfScope),
  stopWords: compared(lists.stopWords),
});

it('word lists that were packed come back with all that a search compares', () => {
  expect(asCompared(unpackLanguage(packLanguage(language)))).toEqual(asCompared(language));
});

it('phrases that read alike are sent once, as they are compared', () => {
  const { stopWords, outOfScope, aspects } = packLanguage({
    ...language,
    stopWords: ['Says', 'say', 'gst-1'],
    outOfScope: ['driving licence', 'driving licenses'],
    aspects: { ...language.aspects, fees: ['fee', 'fees', 'charges'] },
  });
  expect({ stopWords, outOfScope, fees: aspects.fees }).toEqual({
    stopWords: 'say|gst-1',
    outOfScope: 'driving license',
    fees: 'fee|charge',
  });
});

it('a list without words comes back without words', () => {
  const { outOfScope, formWords } = unpackLanguage(packLanguage({ ...language, outOfScope: [], formWords: [] }));
  expect({ outOfScope, formWords }).toEqual({ outOfScope: [], formWords: [] });
});

it('a list of words is sent as one text', () => {
  const { delays, synonyms } = packLanguage({
    ...language,
    delays: ['later', 'not now'],
    synonyms: [{ say: ['gstin', 'gst no'], mean: 'gst registration' }],
  });
  expect({ delays, synonyms }).toEqual({ delays: 'later|not now', synonyms: ['gst registration|gstin|gst no'] });
});
