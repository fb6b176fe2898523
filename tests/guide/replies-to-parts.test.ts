import { expect, it } from 'vitest';
import { inFull } from '#src/guide/answers/in-full.ts';
import { replyDuringForm } from '#src/guide/dialogue/fixed-reply.ts';
import { respond } from '#src/guide/dialogue/respond.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { at } from '../support/form-state-at.ts';
import { context, knowledge, moment } from '../support/guide-knowledge.ts';

const letter = ['send a message', 'Ravi Rao', 'r@example.in', 'TDS', 'Refund of 3,12,000 has not come to me yet'];

it.each<readonly [rule: string, turns: readonly string[], holds: readonly string[], lacks: string | null]>([
  [
    'an appointment is about what was spoken of before',
    ['gst registration documents', 'book an appointment for friday'],
    ['Service: GST Services.'],
    null,
  ],
  [
    'what was changed in a letter is said',
    [...letter, 'the amount is 3,21,000, I wrote wrongly'],
    ['Changed. Message.'],
    null,
  ],
  [
    'one of two hours is asked for beside the day that was noted',
    ['book an appointment for gst', 'friday. 2 or 3 pm'],
    [],
    'I have not noted anything',
  ],
  [
    'papers and cost are told together where both are asked for',
    ['trade license ki em papers kavali kharchu entha'],
    ['Papers for Trade License', 'What does Trade License cost?'],
    null,
  ],
  [
    'another page answers what is asked behind a verdict',
    ['my shop turnover is 30 lakh do i need gst? trade licence?'],
    ['Yes, you must register.', 'A trade licence is the permission of the municipality'],
    null,
  ],
  [
    'the calculation of tax is offered where a pay is told and nothing asked',
    ['my salary 95k a month', 'Calculate my tax'],
    ['Gross salary: ₹11,40,000.'],
    null,
  ],
  [
    'what no page knows is not asked of our pages beside a figure',
    ['compare regimes, salary 16 lakh', 'and in nps 50k, then will my zebra fly'],
    ['Other deductions: ₹50,000.'],
    'I find nothing about it',
  ],
  [
    'papers behind a tax are those of the return, whatever was spoken of before',
    ['what is udyam registration', 'my salary is 14 lakh, which regime', 'show the result', 'papers'],
    ['Papers for Income Tax Returns'],
    null,
  ],
])('%s', async (_, turns, holds, lacks) => {
  const text = (await runConversation(turns, moment, knowledge)).at(-1)?.text ?? '';
  for (const held of holds) expect(text).toContain(held);
  if (lacks !== null) expect(text).not.toContain(lacks);
});

it('reads a financial year in two figures in full, and no date', () => {
  expect(inFull('sold shares in 25-26')).toBe('sold shares in 2025-26');
  expect(inFull('25-26 me shares becha')).toBe('2025-26 me shares becha');
  expect(inFull('on 25-26-2026 or 25-27, salary 25-26 lakh')).toBe('on 25-26-2026 or 25-27, salary 25-26 lakh');
});

it('says once what figures come to that are told with a question for their sum', () => {
  const formState = at('finished', 'regime-comparison', { grossSalary: 900_000, letOutRent: 240_000 });
  const outcome = [
    { kind: 'stored', slot: 'letOutRent' },
    { kind: 'askedIntent', intent: 'verdict' },
  ] as const;
  const texts = respond({ formState, outcome }, context).said.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('text' in block ? [block.text] : [])),
  );
  expect(texts.filter((text) => text.startsWith('Tax year 2026-27'))).toHaveLength(1);
});

it('shows the figures again to few words that no page surely answers, and the nearest page to more', () => {
  const formState = at('finished', 'regime-comparison', { grossSalary: 900_000 });
  const form = knowledge.forms.find(({ id }) => id === formState.form);
  if (!form) throw new Error('There is no such form.');
  const nearest = {
    outcome: 'answer',
    isNearest: true,
    blocks: [{ kind: 'text', text: 'Nearest.' }],
    links: [],
  } as const;
  const saidTo = (text: string) =>
    replyDuringForm(nearest, formState, form, {
      ...context,
      messages: [{ id: 1, from: 'visitor', blocks: [{ kind: 'text', text }], links: [], chips: [], progress: null }],
    }).flatMap(({ blocks }) => blocks.map((block) => ('text' in block ? block.text : '')))[0];
  expect(saidTo('ante nenu enta kattali')).toContain('Tax year 2026-27');
  expect(saidTo('i did not tell my office which one, can i decide at filing')).toBe('Nearest.');
});
