import { expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };

it('tells how the tax came about to who asks for it in the middle of a walk, and asks on', async () => {
  const told = 'calculate my tax, salary 13,20,000, basic 6 lakh, 80c 1.5 lakh';
  const heard = await runConversation([told, 'so how much do i save in the new one'], moment, knowledge);
  expect(heard.at(-1)?.text).toBe(
    [
      'Tax year 2026-27: you pay ₹46,800 in the new regime, ₹1,54,440 in the old. The new regime saves ₹1,07,640.',
      'Assumed: a salary with the standard deduction, an age below 60, a resident of India.',
      'Left out: HRA received, Rent paid and Other deductions. If you find an amount, add it below.',
      'New regime:',
      '- Gross salary: ₹13,20,000',
      '- Standard deduction: − ₹75,000',
      '- Gross total income: ₹12,45,000',
      '- Income charged to tax: ₹12,45,000',
      '- Tax by the slabs: ₹66,750',
      '- Marginal relief on the rebate: − ₹21,750',
      '- Tax and surcharge: ₹45,000',
      '- Health and education cess: ₹1,800',
      '- Tax of the year: ₹46,800',
      '- A month, a twelfth of the year: ₹3,900',
      'Old regime:',
      '- Gross salary: ₹13,20,000',
      '- Standard deduction: − ₹50,000',
      '- Gross total income: ₹12,70,000',
      '- 80C: − ₹1,50,000',
      '- Income charged to tax: ₹11,20,000',
      '- Tax by the slabs: ₹1,48,500',
      '- Tax and surcharge: ₹1,48,500',
      '- Health and education cess: ₹5,940',
      '- Tax of the year: ₹1,54,440',
      '- A month, a twelfth of the year: ₹12,870',
      'Back to where we were.',
      'How much house rent allowance (HRA) did you receive in the year?',
    ].join('\n'),
  );
});

it('looks up what is asked before an income is told', async () => {
  const heard = await runConversation(['calculate my tax', 'is it not too much'], moment, knowledge);
  expect(heard.at(-1)?.text).not.toMatch(/Tax year/);
});

it('tells the tax of an income with which an estimate begins, before it asks for the rest', async () => {
  const [heard] = await runConversation(['how much tax on my salary of 12.5 lakh'], moment, knowledge);
  expect(heard?.shown.split('\n').slice(-3)).toEqual([
    'Annual income: ₹12,50,000.',
    'Tax year 2026-27: you pay ₹0 in the new regime, ₹1,79,400 in the old. The new regime saves ₹1,79,400.',
    'How much of it is basic salary in the year?',
  ]);
});

it('tells the whole result at once to who asks for the tax between other questions', async () => {
  const asked = ['what is udyam registration', 'how much tax on my salary of 12.5 lakh'];
  const heard = await runConversation(asked, moment, knowledge);
  expect(heard.at(-1)?.state.form?.stage).toBe('finished');
});
