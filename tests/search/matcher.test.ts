import { describe, expect, it } from 'vitest';
import type { PagePassages } from '#src/collections/types.ts';
import { packAsked, unpackAsked } from '#src/search/asked-index.ts';
import { askingWords } from '#src/search/asking-words.ts';
import weights from '#src/search/match-weights.json' with { type: 'json' };
import { beforeOf } from '#src/search/follow-up.ts';
import { matcher } from '#src/search/matcher.ts';
import { matchFingerprint } from '#tooling/guide/match-training.ts';
import { knowledge } from '../support/guide-knowledge.ts';
import { drumHref, drumPage, kiteHref, kiteLanguage, kitePage, kiteParticulars } from '../support/kite-pages.ts';

const asking = askingWords(kiteLanguage, kiteParticulars);

function matched(text: string, spokenOf?: string, kites: PagePassages = kitePage) {
  const pages = new Map([
    [kiteHref, kites],
    [drumHref, drumPage],
  ]);
  const finding = knowledge.search.find(text, '');
  return matcher(unpackAsked(packAsked(pages, ['who won the football match'])), asking, weights).match(
    {
      text,
      finding,
      before:
        spokenOf === undefined
          ? undefined
          : beforeOf(
              { spokenOf: { [spokenOf]: 1 }, name: 'Kite Licence', told: [], heading: '', said: [] },
              knowledge.search,
            ),
    },
    pages,
  );
}
const best = (...asked: Parameters<typeof matched>) => {
  const { candidate, href } = matched(...asked)?.ranked[0] ?? {};
  return `${href ?? ''} ${candidate?.kind ?? ''}: ${candidate?.title ?? ''}`;
};

describe('the passage that fits best', () => {
  it.each([
    ['a phrase as it stands', 'kitne saal valid', undefined, `${kiteHref} question: How long is a kite licence valid?`],
    [
      'a phrase as it sounds',
      'kitnee saal vallid',
      undefined,
      `${kiteHref} question: How long is a kite licence valid?`,
    ],
    ['a question of the page', 'may children fly', undefined, `${kiteHref} question: May children fly?`],
    ['a slip', 'may childern fly kites', undefined, `${kiteHref} question: May children fly?`],
    [
      'another page',
      'penalty for playing drum without licence',
      undefined,
      `${drumHref} question: What is the penalty for playing without a licence?`,
    ],
  ])('is found by %s', (_, text, spokenOf, due) => {
    expect(best(text, spokenOf)).toBe(due);
  });

  it('is found by a phrase that was written after the weights were fitted', () => {
    const asked = kitePage.asked.map((phrases, at) => (at === 2 ? `${phrases}|zebra crossing` : phrases));
    expect(best('zebra crossing', undefined, { ...kitePage, asked })).toBe(`${kiteHref} question: May children fly?`);
  });
});

it('shares one among the passages, and is surer of a phrase than of a word', () => {
  const { ranked = [] } = matched('kitne saal valid') ?? {};
  expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(ranked[0]?.share ?? 0).toBeGreaterThan(matched('licence')?.ranked[0]?.share ?? 1);
});

it('takes what is written of nothing on our pages for less ours', () => {
  const isOurs = (text: string) => matched(text)?.isOurs ?? 0;
  expect(isOurs('which football club won yesterday')).toBeLessThan(isOurs('documents for kite licence'));
});

it('has weights that were made of what makes them now', () => {
  expect(weights.fingerprint, 'run npm run fit and commit src/search/match-weights.json').toBe(matchFingerprint());
});
