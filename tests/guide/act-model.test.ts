import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actLabels, type ActLabel } from '#src/collections/acts.ts';
import {
  featureCount,
  featureNumber,
  likelyActs,
  packLevels,
  unpackWeights,
  whyAct,
  type ActWeights,
  type PackedActWeights,
} from '#src/guide/understanding/act-model.ts';
import { actFingerprint, voicesOf, loadFeatures, weightsFile } from '#tooling/guide/act-training.ts';
import { siteContent } from '../content/site-content.ts';

const packed = JSON.parse(readFileSync(weightsFile, 'utf8')) as PackedActWeights;

/** Weights with some levels, each of half a point. */
function weightsWith(levels: readonly (readonly [string, ActLabel, number])[]): ActWeights {
  const all = new Int8Array(featureCount * actLabels.length);
  for (const [name, act, level] of levels) all[featureNumber(name) * actLabels.length + actLabels.indexOf(act)] = level;
  return { levels: all, level: 0.5, temperature: 1 };
}

it('has weights that were fitted to the examples as they are', () => {
  const voices = voicesOf(siteContent);
  expect(
    packed.fingerprint,
    'the examples or what learns from them have changed: run npm run train, and commit the weights',
  ).toBe(actFingerprint(voices));
});

it('packs levels so that they come out again, with features far apart and side by side', () => {
  const levels = new Int8Array(featureCount * actLabels.length);
  for (const [place, level] of [
    [0, -15],
    [3, 15],
    [17, 1],
    [16 * 1100 + 15, -1],
    [levels.length - 1, 7],
  ] as const)
    levels[place] = level;
  const { levels: unpacked } = unpackWeights({ fingerprint: '', level: 1, temperature: 1, ...packLevels(levels) });
  expect(Buffer.compare(Buffer.from(levels.buffer), Buffer.from(unpacked.buffer))).toBe(0);
});

it('adds up what speaks for each act, and turns it into shares of one', () => {
  const weights = weightsWith([['word "wait"', 'wait', 4]]);
  const all = likelyActs(['word "wait"', 'word "pls"'], weights);
  expect(all[0]?.act).toBe('wait');
  expect(all[0]?.probability).toBeCloseTo(Math.exp(2) / (Math.exp(2) + actLabels.length - 1), 9);
  expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
});

it('is less sure at a higher temperature', () => {
  const weights = { ...weightsWith([['word "wait"', 'wait', 4]]), temperature: 2 };
  expect(likelyActs(['word "wait"'], weights)[0]?.probability).toBeCloseTo(Math.E / (Math.E + actLabels.length - 1), 9);
});

it('names the five strongest reasons for an act before another', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const weights = weightsWith([
    ...names.map((name, at) => [`word "${name}"`, 'wait', at + 1] as const),
    ['word "f"', 'skip', 5],
    ['word "g"', 'skip', 9],
  ]);
  expect(
    whyAct(
      [...names, 'g'].map((name) => `word "${name}"`),
      'wait',
      'skip',
      weights,
    ),
  ).toEqual(['word "e" +2.5', 'word "d" +2.0', 'word "c" +1.5', 'word "b" +1.0', 'word "a" +0.5']);
});

it('tells the acts of plain messages apart', async () => {
  const featuresOf = await loadFeatures((path) => import(/* @vite-ignore */ path));
  const weights = unpackWeights(packed);
  const date = { form: 'appointment', open: 'date' } as const;
  const review = { form: 'message', open: 'review' } as const;
  const guess = (say: string, place: Parameters<typeof featuresOf>[1]) =>
    likelyActs(featuresOf(say, place), weights)[0]?.act;
  expect([
    guess('25 december', date),
    guess('are you open on sunday?', date),
    guess('go back', date),
    guess('yes send it', review),
    guess('ek min ruko', review),
    guess('date marchali', { form: 'appointment', open: 'review' }),
    guess('i want to book an appointment', { form: null, open: null }),
  ]).toEqual(['answer', 'ask', 'back', 'yes', 'wait', 'reopen', 'appointment']);
});
