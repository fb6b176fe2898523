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

it.each([
  ['small grocery shop monthly sale 1.5 lakh gst compulsory aa', 'gst-registration'],
  ['quarterly sales 4 lakh in my shop, gst needed', 'gst-registration'],
  ['gst needed for sales of 2 lakh per month', 'gst-registration'],
  ['gst monthly or quarterly for turnover of 3 crore', 'gst-returns'],
  ['can i file gstr 3b quarterly, turnover 4 crore', 'gst-returns'],
])('the period of a figure names no subject: %s', (text, decision) => {
  expect(asked(text, '')).toEqual([decision]);
});
