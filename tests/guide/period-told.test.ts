import { expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

const doubted = ['calculate my tax', '9 lakh', '30000'];

it.each([
  ['yes', '₹30,000'],
  ['avunu', '₹30,000'],
  ['per month', '₹3,60,000'],
])('"%s" to an amount that is taken for the year leaves the basic salary at %s', async (answer, basic) => {
  const heard = await runConversation([...doubted, answer, 'what have you noted'], moment, knowledge);
  expect(heard.at(-1)?.shown).toContain(`- Basic salary: ${basic}\n`);
});
