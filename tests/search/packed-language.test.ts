import { expect, it } from 'vitest';
import { packLanguage, unpackLanguage } from '#src/search/packed-language.ts';
import { siteContent } from '../content/site-content.ts';

const language = siteContent.language.fields;

it('word lists that were packed come back as they were', () => {
  expect(unpackLanguage(packLanguage(language))).toEqual(language);
});

it('a list without words comes back without words', () => {
  const bare = { ...language, outOfScope: [], formWords: [] };
  expect(unpackLanguage(packLanguage(bare))).toEqual(bare);
});

it('a list of words is sent as one text', () => {
  const { delays, synonyms } = packLanguage({
    ...language,
    delays: ['later', 'not now'],
    synonyms: [{ say: ['gstin', 'gst no'], mean: 'gst registration' }],
  });
  expect({ delays, synonyms }).toEqual({ delays: 'later|not now', synonyms: ['gst registration|gstin|gst no'] });
});
