import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnowledgeEntry } from '#src/collections/types.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { packIndex, unpackIndex } from '#src/search/packed-index.ts';
import { packNumbers, packRising, unpackNumbers, unpackRising } from '#src/search/packed-numbers.ts';
import { knowledge as siteKnowledge } from '#tooling/content/knowledge.ts';
import { siteContent } from '../content/site-content.ts';
import { knowledge } from '../support/small-site.ts';

const throughText = (entries: readonly KnowledgeEntry[]) =>
  unpackIndex(JSON.parse(JSON.stringify(packIndex(forwardIndex(entries)))) as ReturnType<typeof packIndex>);

describe('an index that was packed comes back as it was', () => {
  it.each([
    ['of nothing', []],
    ['of a small site', knowledge],
    ['of this site', siteKnowledge(siteContent)],
  ] as const)('%s', (_, entries) => {
    expect(throughText(entries)).toEqual(forwardIndex(entries));
  });

  it('of any words', () => {
    const words = fc
      .array(fc.constantFrom('tax', 'taxation', 'taxes', 'gst', 'gstr3b', 'ఆదాయం', 'été', '80c', 'audit'), {
        maxLength: 6,
      })
      .map((list) => list.join(' '));
    const page = fc.record({
      name: words,
      names: fc.array(words, { maxLength: 4 }),
      words,
      asked: fc.array(words, { maxLength: 3 }),
    });
    const entriesOf = (
      { asked, ...own }: { name: string; names: string[]; words: string; asked: string[] },
      at: number,
    ): readonly KnowledgeEntry[] => [
      { href: `/page-${at}`, kind: 'service', ...own },
      ...asked.map((name, number): KnowledgeEntry => ({
        href: `/page-${at}#question-${number + 1}`,
        kind: 'question',
        name,
        names: [],
        words: '',
      })),
      { href: `/page-${at}`, kind: 'question', ...own },
    ];
    fc.assert(
      fc.property(fc.array(page, { maxLength: 5 }), (pages) => {
        const entries = pages.flatMap(entriesOf);
        expect(throughText(entries)).toEqual(forwardIndex(entries));
      }),
    );
  });
});

describe('numbers', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it('that rise come back as they were written', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat({ max: 100_000 })).map((numbers) => numbers.sort((one, other) => one - other)),
        (numbers) => {
          expect(unpackRising(packRising(numbers))).toEqual(numbers);
        },
      ),
    );
  });

  it('take one character up to 69', () => {
    expect([packNumbers([0, 69]), packNumbers([70]).length, packRising([3, 4, 5])]).toEqual(['#i', 2, '&##']);
  });

  it('are not read out of other signs', () => {
    expect(() => unpackNumbers('a b')).toThrow('no number is written with  ');
  });
});
