import { describe, expect, it } from 'vitest';
import type { PagePassages, Passage } from '#src/collections/types.ts';
import { blocksOf } from '#src/guide/answers/passage-blocks.ts';
import { practice } from '../support/guide-knowledge.ts';
import { kiteHref, kitePage } from '../support/kite-pages.ts';

const section = 'A kite that is late';
const part = (kind: Passage['kind'], title: string, text: string): Passage => ({
  kind,
  href: `${kiteHref}#late`,
  title,
  text,
  section,
});
const row = part('row', '2025', 'Fee: ₹50');

const told = (...others: readonly Passage[]) => {
  const page: PagePassages = { ...kitePage, passages: [...kitePage.passages, ...others, row] };
  return blocksOf({ candidate: { ...row, kind: 'row', parts: [] }, page }, { practice });
};

describe('a row of a table is told', () => {
  it('behind the sentence that introduces the table', () => {
    const introduction = part('paragraph', section, 'A flyer with two kites registers them on 1 June:');
    expect(told(part('paragraph', section, 'Fly early.'), introduction)).toEqual([
      { kind: 'text', text: 'A flyer with two kites registers them on 1 June:' },
      { kind: 'text', text: 'Fee: ₹50' },
    ]);
  });

  it('alone where no sentence introduces it', () => {
    expect(told(part('paragraph', section, 'Fly early.'))).toEqual([{ kind: 'text', text: 'Fee: ₹50' }]);
  });
});
