import { describe, expect, it } from 'vitest';
import { joined, questionsIn } from '#src/guide/answers/several-questions.ts';
import { textBlock } from '#src/guide/answers/blocks.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { knowledge } from '../support/guide-knowledge.ts';

describe('a message that asks several things is taken apart', () => {
  it.each([
    ['papers and how long does it take?', ['papers', 'how long does it take?']],
    ['what are the fees, who needs it?', ['what are the fees', 'who needs it?']],
    ['documents aur kitne din', ['documents', 'kitne din']],
    [
      'My shop is new, I sell toys. What papers do I need? How long will it take?',
      ['My shop is new, I sell toys. What papers do I need?', 'How long will it take?'],
    ],
    ['my shop is new. papers, fees', ['my shop is new. papers', 'fees']],
    ['papers for a shop, also time', ['papers for a shop', 'how long']],
    ['papers inka penalty', ['papers', 'penalty']],
  ])('%j', (text, parts) => {
    expect(questionsIn(text, knowledge.search)).toEqual(parts);
  });
});

describe('a message that asks one thing stays whole', () => {
  it.each([
    'papers',
    'what is the difference between an audit and a review',
    'papers for a shop and a factory',
    'I have a shop and a godown, do I need a licence',
    'papers? fees? time? dates?',
    'I missed the date, what now',
    'my buyer cuts ten percent of every bill, how can I get less',
    '',
  ])('%j', (text) => {
    expect(questionsIn(text, knowledge.search)).toEqual([text]);
  });
});

describe('several answers', () => {
  const reply = (text: string, href: string, more: Partial<Reply> = {}): Reply => ({
    outcome: 'answer',
    blocks: [textBlock('Both say this.'), textBlock(text)],
    links: [{ href, label: href }],
    ...more,
  });

  it('are said as one, what both say once', () => {
    const decision = { id: 'kites', given: {} };
    expect(
      joined([reply('One.', '/a', { decision }), reply('Two.', '/a'), reply('Three.', '/b', { chips: ['x'] })]),
    ).toEqual({
      outcome: 'answer',
      blocks: ['Both say this.', 'One.', 'Two.', 'Three.'].map(textBlock),
      links: [
        { href: '/a', label: '/a' },
        { href: '/b', label: '/b' },
      ],
      chips: ['x'],
      decision,
    });
  });

  it('are none where one of them is no answer', () => {
    expect(joined([reply('One.', '/a'), reply('Two.', '/a', { outcome: 'miss' })])).toBe(undefined);
  });
});
