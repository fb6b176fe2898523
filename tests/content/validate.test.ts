import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultText } from '#tooling/content/fault.ts';
import { readSource, unfilled } from '#tooling/content/source.ts';
import { validate } from '#tooling/content/validate.ts';

const faultsOf = (schema: z.ZodType, text: string): readonly string[] => {
  const result = validate(readSource('content/one.yaml', unfilled(text)), schema);
  return 'faults' in result ? result.faults.map(faultText) : [];
};

const question = z.union([
  z.strictObject({ kind: z.enum(['amount', 'number']), most: z.number() }),
  z.strictObject({ kind: z.literal('choice'), words: z.array(z.string()) }),
]);

it('tells of an entry that may take two forms what is wrong with the form that its kind names', () => {
  expect(faultsOf(z.strictObject({ rent: question }), 'rent:\n  kind: choice\n  words: [194, rent]\n')).toEqual([
    'content/one.yaml:3: rent.words[1]: expected text, found a number; put it in quotes: "194"',
  ]);
});

it('tells of a group what follows from a slip in it only by the slip', () => {
  const shares = z.array(z.number().max(100)).refine((all) => all.at(-1) === 100, 'the last must be 100');
  const schema = z.strictObject({ shares });
  expect(faultsOf(schema, 'shares: [50, 500]\n')).toEqual([
    'content/one.yaml:1: shares[2]: expected at most 100, found "500"',
  ]);
  expect(faultsOf(schema, 'shares: [50, 90]\n')).toEqual(['content/one.yaml:1: shares: the last must be 100']);
});

it('tells of a choice among words that is missing, with its purpose', () => {
  const schema = z.strictObject({ verdict: z.enum(['yes', 'no']).describe('The answer.'), when: z.string() });
  expect(faultsOf(schema, 'when: always\n')).toEqual(['content/one.yaml:1: verdict: is missing (The answer.)']);
});
