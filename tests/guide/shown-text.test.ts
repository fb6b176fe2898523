import { expect, it } from 'vitest';
import { replyText, shownText } from '#src/guide/answers/blocks.ts';
import type { Block } from '#src/guide/model/reply.ts';

const list = (heading: string): Block => ({ kind: 'list', heading, items: ['PAN', 'Aadhaar'], isNumbered: false });

it('shows the heading of a fold and not what lies behind it', () => {
  const blocks: readonly Block[] = [
    { kind: 'text', text: 'Yes, above ₹20 lakh.' },
    { kind: 'more', heading: 'More on this', texts: ['Apply within 30 days.'] },
  ];
  expect([shownText({ blocks }), replyText({ blocks })]).toEqual([
    'Yes, above ₹20 lakh.\nMore on this',
    'Yes, above ₹20 lakh.\nApply within 30 days.',
  ]);
});

it('shows one list in full, and of several their headings with how much each holds', () => {
  expect([shownText({ blocks: [list('Papers')] }), shownText({ blocks: [list('Papers'), list('For firms')] })]).toEqual(
    ['Papers:\n- PAN\n- Aadhaar', 'Papers (2)\nFor firms (2)'],
  );
});
