import { expect, it } from 'vitest';
import { shownText } from '#src/guide/answers/blocks.ts';
import type { Block } from '#src/guide/model/reply.ts';

const list = (heading: string): Block => ({ kind: 'list', heading, items: ['PAN', 'Aadhaar'], isNumbered: false });

it('shows one list in full, and of several their headings with how much each holds', () => {
  expect([shownText({ blocks: [list('Papers')] }), shownText({ blocks: [list('Papers'), list('For firms')] })]).toEqual(
    ['Papers:\n- PAN\n- Aadhaar', 'Papers (2)\nFor firms (2)'],
  );
});
