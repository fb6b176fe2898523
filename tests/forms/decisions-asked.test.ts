import { expect, it } from 'vitest';
import decisions from 'content:all-decisions';
import words from 'content:decision-words';
import { decisionsAskedIn } from '#src/forms/decisions-asked.ts';

const said = 'pf and esi for 14 workers, salary 18000 each, how much';
const asked = (text: string, page = '/services/tds-payroll') =>
  decisionsAskedIn(text, decisions, {
    asks: words.asks,
    small: new Set(),
    today: '2026-11-27',
    page,
    facts: [{ text: said, owner: 'own' }],
    owner: 'own',
  }).map(({ decision }) => decision.id);

it('a subject that a message names is not joined by the one before it', () => {
  expect(asked('and professional tax? same salaries 18000 and 24000')).toEqual(['professional-tax']);
});

it('a story that tells of an Udyam registration does not ask for the class of the enterprise', () => {
  const told = 'one buyer owes us 9 lakh for 5 months. we are registered in udyam as micro.';
  expect(asked(`${told} is there any legal way to get the money?`, '')).toEqual([]);
  expect(asked('our turnover is 9 crore. are we a micro enterprise for udyam?', '')).toEqual(['udyam-class']);
});

it('receipts and expenses are worked out, each figure by the word beside it', () => {
  expect(asked('naa commission 24 lakhs kharchu 7 lakhs. tax entha kattali nenu', '')).toEqual(['profit-tax']);
  expect(asked('sale 60 lakh, expenses 53 lakh and a gift of 2 lakh, how much tax', '')).toEqual([]);
});

it.each([
  ['small grocery shop monthly sale 1.5 lakh gst compulsory aa', 'gst-registration'],
  ['quarterly sales 4 lakh in my shop, gst needed', 'gst-registration'],
  ['gst needed for sales of 2 lakh per month', 'gst-registration'],
  ['gst monthly or quarterly for turnover of 3 crore', 'gst-returns'],
  ['can i file gstr 3b quarterly, turnover 4 crore', 'gst-returns'],
])('the period of a figure names no subject: %s', (text, decision) => {
  expect(asked(text, '')).toEqual([decision]);
});
