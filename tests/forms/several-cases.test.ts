import { describe, expect, it } from 'vitest';
import decisions from 'content:all-decisions';
import { readCase } from '#src/forms/decision-reading.ts';
import { casesIn } from '#src/forms/several-cases.ts';

const gains = (text: string) => {
  const decision = decisions.find(({ id }) => id === 'capital-gain');
  if (!decision) throw new Error('there is no check of a gain');
  const { given } = readCase(text, decision);
  return casesIn(text, decision, given, undefined).map(({ asset, held, gain }) => [asset, held, gain]);
};

describe('a second gain beside a first is a case of its own', () => {
  it.each([
    [
      'sold shares with long term gain 2 lakh and short term gain 80000',
      [
        ['shares', 1200, 200_000],
        ['shares', 1, 80_000],
      ],
    ],
    [
      'equity ltcg 2 lakh and also land gain 8 lakh',
      [
        ['shares', 1200, 200_000],
        ['property', 1200, 800_000],
      ],
    ],
  ])('%s', (text, cases) => {
    expect(gains(text)).toEqual(cases);
  });
});

it('clauses that tell of the same thing are one case', () => {
  expect(gains('sold a plot and the gain is 12 lakh')).toEqual([['property', undefined, 1_200_000]]);
  expect(gains('ltcg 2 lakh on shares, tax on ltcg')).toEqual([['shares', 1200, 200_000]]);
});
