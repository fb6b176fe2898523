import { expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

const figures = ['calculate my tax', '15 lakh', '7 lakh', '3 lakh', '20000 per month', '1.5 lakh', '25000'];

it('compares both regimes with the figures of the estimate, asked in words as tapped', async () => {
  const [typed, tapped] = await Promise.all(
    ['compare both regimes', { choose: 'Compare both regimes' }].map(async (turn) =>
      (await runConversation([...figures, turn], moment, knowledge)).at(-1),
    ),
  );
  expect(typed?.shown).toContain('the new regime is lower, ₹97,500 instead of ₹1,49,760');
  expect(typed?.shown.slice(typed.shown.indexOf('Tax year'))).toBe(
    tapped?.shown.slice(tapped.shown.indexOf('Tax year')),
  );
});

it('takes what is told with the wish before what was given', async () => {
  const heard = await runConversation([...figures, 'compare both regimes for 20 lakh'], moment, knowledge);
  expect(heard.at(-1)?.shown).toMatch(/Gross salary: ₹20,00,000\.(?:.|\n)*Basic pay: ₹7,00,000\./);
});
