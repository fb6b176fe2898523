import { expect, it } from 'vitest';
import decisions from 'content:all-decisions';
import words from 'content:decision-words';
import { decisionsAskedIn } from '#src/forms/decisions-asked.ts';

const said = 'pf and esi for 14 workers, salary 18000 each, how much';
const asked = (text: string) =>
  decisionsAskedIn(text, decisions, {
    asks: words.asks,
    small: new Set(),
    today: '2026-11-27',
    page: '/services/tds-payroll',
    facts: [{ text: said, owner: 'own' }],
    owner: 'own',
  }).map(({ decision }) => decision.id);

it('a subject that a message names is not joined by the one before it', () => {
  expect(asked('and professional tax? same salaries 18000 and 24000')).toEqual(['professional-tax']);
});
