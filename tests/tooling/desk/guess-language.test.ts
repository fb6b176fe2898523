import { expect, it } from 'vitest';
import { languageGuesser } from '#tooling/desk/guess-language.ts';

const languageOf = languageGuesser([
  { say: 'where can I park my car', language: 'en' },
  { say: 'how long does GST registration take', language: 'en' },
  { say: 'gst registration ke liye kitna time lagta hai', language: 'hi' },
  { say: 'gst registration ki entha time padutundi', language: 'te' },
]);

it.each([
  ['How long does it take?', 'en'],
  ['kitna time lagta', 'hi'],
  ['time entha', 'te'],
  ['bicycle', 'en'],
])('takes "%s" for the language in which its words are said', (say, language) => {
  expect(languageOf(say)).toBe(language);
});
