import { describe, expect, it } from 'vitest';
import type { KnowledgeEntry } from '#src/collections/types.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { ownQuestions } from '#src/search/own-questions.ts';
import { spelling } from '#src/search/spelling.ts';

const entry = (
  kind: KnowledgeEntry['kind'],
  href: string,
  name: string,
  names: readonly string[] = [],
): KnowledgeEntry => ({ kind, href, name, names, words: '' });
const index = invertedIndex(
  forwardIndex([
    entry('service', '/kites', 'Kite Licence Of Glass'),
    entry('question', '/kites#question-1', 'May a minor fly kites near a temple?'),
    entry('question', '/kites#question-2', 'What does it cost?'),
    entry('question', '/kites#question-3', 'Glass strings?'),
    entry('service', '/drums', 'Drum Licence'),
    entry('question', '/drums#question-1', 'What does it cost?', ['price of a drum licence']),
  ]),
);
const places = (text: string) => ownQuestions(index, spelling(index))(text).map(({ href }) => href);

describe('a question of our pages is found', () => {
  it.each([
    ['in its own words', 'May a minor fly kites near a temple?'],
    ['in another order', 'near a temple, may a minor fly a kite'],
    ['with slips', 'may a miner fly kites near a tempel'],
  ])('%s', (_, text) => {
    expect(places(text)).toEqual(['/kites#question-1']);
  });

  it('on every page that has it', () => {
    expect(places('what does it cost')).toEqual(['/kites#question-2', '/drums#question-1']);
  });
});

describe('nothing is found', () => {
  it.each([
    ['with a word too many', 'may a minor fly kites near a temple tank'],
    ['with a word too few', 'may a minor fly kites near'],
    ['for the name of a page', 'kite licence of glass'],
    ['for what a question is called besides', 'price of a drum licence'],
    ['for fewer than three words', 'glass strings'],
    ['for a word that nobody knows', 'may a minor fly kites near a qwertz'],
    ['for nothing', ''],
  ])('%s', (_, text) => {
    expect(places(text)).toEqual([]);
  });
});
