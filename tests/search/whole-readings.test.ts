import { describe, expect, it } from 'vitest';
import { spelling } from '#src/search/spelling.ts';
import { smallSiteReader } from '../support/small-search.ts';

type Unit = readonly [written: string, readings: readonly string[], mass: number, isCue: boolean];
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Each part of a question that names something, with all its readings and how sure each is, and what is asked of it. */
describe('a question of the small site', () => {
  it.each<readonly [text: string, units: readonly Unit[], aspects: readonly string[], outOfScope: string | undefined]>([
    [
      'bread bread baking',
      [
        ['bread', ['bread 1'], 2.466, false],
        ['baking', ['baking 1'], 2.466, false],
      ],
      [],
      undefined,
    ],
    ['prune', [['prune', ['pruned 0.8'], 0.835, false]], [], undefined],
    [
      'pruned roses',
      [
        ['pruned', ['pruned 1'], 1.043, false],
        ['rose', ['rose 1'], 2.466, false],
      ],
      [],
      undefined,
    ],
    ['weding', [['weding', ['wedding 0.85'], 2.096, false]], [], undefined],
    ['sundaywork', [['sundaywork', ['sunday work 0.9'], 1.707, false]], [], undefined],
    ['rye-42', [['rye42', [], 2.6, false]], [], undefined],
    ['42', [], [], undefined],
    ['42 bread', [['bread', ['bread 1'], 2.466, false]], [], undefined],
    ['gr ass', [['gr ass', ['grass 1'], 1.897, false]], [], undefined],
    [
      'un known',
      [
        ['un', [], 2.6, false],
        ['known', [], 2.6, false],
      ],
      [],
      undefined,
    ],
    [
      'open ing',
      [
        ['open', ['open 1'], 1.897, false],
        ['ing', [], 2.6, false],
      ],
      [],
      undefined,
    ],
    [
      'charge certificate',
      [
        ['charge', ['charge 1'], 0.617, true],
        ['certificate', ['certificate 1'], 1.802, false],
      ],
      ['fees'],
      undefined,
    ],
    ['papers needed for bread', [['bread', ['bread 1'], 2.466, false]], ['documents'], undefined],
    ['how long about cake', [['cake', ['cake 1'], 2.466, false]], ['time'], undefined],
    ['double roti', [['double roti', ['bread 0.95'], 2.343, false]], [], undefined],
    ['certi', [['certi', ['birth certificate 0.95', 'charge certificate 0.95'], 2.343, false]], [], undefined],
    [
      'passport bread',
      [
        ['passport', [], 2.6, false],
        ['bread', ['bread 1'], 2.466, false],
      ],
      [],
      'passport',
    ],
    [
      'cricket score cake',
      [
        ['cricket score', [], 2.6, false],
        ['cake', ['cake 1'], 2.466, false],
      ],
      [],
      'cricket score',
    ],
    [
      'zz yy xx ww',
      [
        ['zz', [], 2.6, false],
        ['yy', [], 2.6, false],
        ['xx', [], 0.5, false],
        ['ww', [], 0.5, false],
      ],
      [],
      undefined,
    ],
    ['certificates', [['certificate', ['certificate 1'], 1.802, false]], [], undefined],
    [
      'garden gardens gardening',
      [
        ['garden', ['garden 1', 'gardening 0.75'], 2.466, false],
        ['gardening', ['gardening 1', 'garden 0.75'], 1.897, false],
      ],
      [],
      undefined,
    ],
    ['birthdaycake', [['birthdaycake', ['birthday cake 0.9'], 2.22, false]], [], undefined],
    [
      'breadbaking 7 rolls',
      [
        ['breadbaking', ['bread baking 0.9'], 2.22, false],
        ['roll', [], 2.6, false],
      ],
      [],
      undefined,
    ],
    ['the a my', [], [], undefined],
    ['who needs what is a lawn', [['lawn', ['lawn 1'], 2.466, false]], ['who', 'what'], undefined],
    ['climb', [['climb', ['climbing 0.738'], 1.399, false]], [], undefined],
    ['climbing', [['climbing', ['climbing 1'], 1.897, false]], [], undefined],
    ['registers', [['register', ['registrar 0.75'], 0.572, false]], [], undefined],
    ['cuting', [['cuting', ['cutting 0.85'], 1.613, false]], [], undefined],
  ])('%j is taken apart', (text, units, aspects, outOfScope) => {
    const { words, reader } = smallSiteReader();
    const query = reader.read(text);
    expect(
      query.units.map(({ written, readings, mass, isCue }) => [
        written,
        readings.map((one) => `${one.words.map((word) => words[word]).join(' ')} ${rounded(one.weight)}`),
        rounded(mass),
        isCue,
      ]),
    ).toEqual(units);
    expect([query.aspects.map(({ aspect }) => aspect), query.outOfScope]).toEqual([aspects, outOfScope]);
  });
});

describe('a word of the small site', () => {
  it.each<readonly [word: string, nearest: readonly string[], parts: readonly string[] | undefined]>([
    ['bred', ['bread'], undefined],
    ['brad', ['bread'], undefined],
    ['bread', ['bread'], undefined],
    ['wheat', ['wheat'], undefined],
    ['whaet', ['wheat'], undefined],
    ['mornin', ['morning'], undefined],
    ['certifcate', ['certificate'], undefined],
    ['certficaet', ['certificate'], undefined],
    ['sordough', ['sourdough'], undefined],
    ['bak', [], undefined],
    ['4ever', [], undefined],
    ['wedding', ['wedding'], undefined],
    ['weddnig', ['wedding'], undefined],
    ['registarr', ['registrar'], undefined],
    ['rosse', ['rose'], undefined],
    ['lwan', ['lawn'], undefined],
    ['cakes', ['cake'], undefined],
    ['oxen', ['oven', 'open'], undefined],
    ['prunning', ['pruning'], undefined],
    ['pruninng', ['pruning'], undefined],
    ['hous', ['hour'], undefined],
    ['garde', ['garden'], undefined],
    ['ovens', ['oven'], undefined],
    ['breadcake', [], ['bread', 'cake']],
    ['ovenrye', [], ['oven', 'rye']],
    ['ryeoven', [], ['rye', 'oven']],
    ['sundayopen', [], ['sunday', 'open']],
    ['xxbread', [], undefined],
    ['rosebushes', [], undefined],
    ['rosebush', [], ['rose', 'bush']],
    ['onsunday', [], undefined],
    ['dodo', [], undefined],
    ['workon', [], undefined],
  ])('%j stands for those that are nearest, or is two run together', (word, nearest, parts) => {
    const words = spelling(smallSiteReader().index);
    expect([words.nearest(word), words.split(word)]).toEqual([nearest, parts]);
  });
});
