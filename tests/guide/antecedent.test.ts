import { expect, it } from 'vitest';
import { withAntecedent } from '#src/guide/understanding/rule-reader/antecedent.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';

const form = taxEstimate;

it('puts the name that was asked about in place of the word that stands for it', () => {
  expect(withAntecedent('reduce it to 90k', 'is my 80c too high?', form)).toBe('reduce 80c to 90k');
});

it('leaves a name of its own, and a question that names several or none', () => {
  expect(withAntecedent('reduce it, the rent, to 90k', 'is my 80c too high?', form)).toBe(
    'reduce it, the rent, to 90k',
  );
  expect(withAntecedent('reduce it to 90k', 'is the rent or the 80c too high?', form)).toBe('reduce it to 90k');
  expect(withAntecedent('reduce it to 90k', 'is that too high?', form)).toBe('reduce it to 90k');
});
