import { describe, expect, it } from 'vitest';
import { indicScriptIn } from '#src/text/indic-script.ts';
import { romanise } from '#src/text/romanise.ts';
import { speltLetters } from '#src/text/spelt-letters.ts';
import { consonantsOf, spokenAs } from '#src/text/spoken.ts';

describe('a word in other letters is written in English ones', () => {
  it.each([
    ['కావాలి', 'kaavaali'],
    ['పత్రాలు', 'patraalu'],
    ['రిజిస్ట్రేషన్', 'rijistreshan'],
    ['ఎంత', 'enta'],
    ['కంపెనీ', 'kampenee'],
    ['ఉద్యం', 'udyam'],
    ['ఎల్‌ఎల్‌పీ', 'elelpee'],
    ['ఋణం', 'rinam'],
    ['ఐటీఆర్', 'aiteeaar'],
    ['చాహియే', 'chaahiye'],
    ['दस्तावेज़', 'dastaavez'],
    ['पढ़ना', 'parhnaa'],
    ['लगते', 'lagte'],
    ['कितना', 'kitnaa'],
    ['समय', 'samay'],
    ['हैं', 'hain'],
    ['हाँ', 'haan'],
    ['कंपनी', 'kampanee'],
    ['न', 'na'],
    ['ऑफिस', 'ofis'],
    ['बैंक', 'baink'],
  ])('%s as %s', (typed, written) => {
    expect(romanise(typed)).toBe(written);
  });
});

it.each([
  ['జీఎస్టీ कब', 'telugu'],
  ['कब జీఎస్టీ', 'devanagari'],
  ['GST कब', 'devanagari'],
  ['௧ GST ఀ', 'telugu'],
  ['GST எப்போது', undefined],
  ['', undefined],
])('the script of "%s" is that of its first letter of either: %s', (text, script) => {
  expect(indicScriptIn(text)).toBe(script);
});

describe('two writings of a word sound alike', () => {
  it.each([
    ['license', 'lisens'],
    ['tax', 'taks'],
    ['registration', 'rejistrason'],
    ['late', 'let'],
    ['firm', 'farm'],
    ['company', 'kompani'],
    ['photo', 'foto'],
    ['knowledge', 'novlej'],
    ['cheque', 'Cek'],
    ['signature', 'signaCur'],
    ['high', 'hi'],
    ['chaahiye', 'Cahi'],
    ['yes', 'Yes'],
  ])('%s as %s', (word, sound) => {
    expect(spokenAs(word)).toBe(sound);
  });

  it('by their consonants, and a mark where they begin with a vowel', () => {
    expect(['audit', 'odit', 'registration', 'rijistreshan'].map((word) => consonantsOf(spokenAs(word)))).toEqual([
      'Adt',
      'Adt',
      'rjstrsn',
      'rjstrsn',
    ]);
  });
});

describe('letters that are called by their names', () => {
  it.each([
    ['jeeestee', ['gst']],
    ['elaelapee', ['llp']],
    ['teedeees', ['tds']],
    ['eeches', []],
    ['kaavaali', []],
    ['pee', ['p']],
    ['dablyoo', ['w']],
    ['echech', ['hh']],
  ])('%s is %j', (word, letters) => {
    expect(speltLetters(word)).toEqual(letters);
  });
});
