import { expect, it } from 'vitest';
import { edited, faultsIn } from './sample-content.ts';

it('a word by which nothing is refused is told', () => {
  expect(faultsIn(edited('guide/refusals.yaml', 'of: [passport]', 'of: [passport, visas]'))).toEqual([
    'content/guide/refusals.yaml:6: groups[1].of[2]: "visas" stands in no phrase under outOfScope in content/guide/language.yaml; add it there, or take it out here',
  ]);
});
