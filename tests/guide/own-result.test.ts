import { expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };

it('tells how the tax came about to who asks for it in the middle of a walk, and asks on', async () => {
  const told = 'calculate my tax, salary 13,20,000, basic 6 lakh, 80c 1.5 lakh';
  const heard = await runConversation([told, 'so how much do i save in the new one'], moment, knowledge);
  expect(heard.at(-1)?.text).toBe(
    [
      'Tax year 2026-27: the new regime is lower, ₹46,800 instead of ₹1,54,440, a saving of ₹1,07,640.',
      'The old regime is cheaper only if its deductions, apart from the standard deduction, are more than ₹6,07,476.',
      'Assumed: no other income, an age below 60, a resident of India.',
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
      'How much house rent allowance (HRA) do you receive in the year?',
    ].join('\n'),
  );
});

it('looks up what is asked before an income is told', async () => {
  const heard = await runConversation(['calculate my tax', 'is it not too much'], moment, knowledge);
  expect(heard.at(-1)?.text).not.toMatch(/Tax year/);
});
