import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '#src/domain/parsed.ts';
import { takeTurn } from '../support/take-turn.ts';
import { asking } from '../support/form-state-at.ts';
import { reopen } from '../support/plain-command.ts';
import { lakh } from '../support/sample-answers.ts';
import { context } from '../support/sample-guide.ts';

const earned = { annualIncome: 12 * lakh, basicSalary: 6 * lakh };

it('asks for another day where no hour is left', () => {
  const evening = { ...context, now: new Date('2026-11-21T14:30:00Z') };
  const formState = asking('appointment', 'time', { service: 'gst', date: '2026-11-21' });
  expect(interpret('4 pm', formState, evening)).toEqual(reopen('date', refused('timeNoneLeft')));
});

describe('an amount after one that was told by the month', () => {
  const afterRent = (said: string) => {
    const formState = asking('tax-estimate', 'rentPaid', { ...earned, hraReceived: 0 });
    const told = takeTurn('20k per month', formState, context);
    return takeTurn(said, told.formState, context).formState?.answers;
  };
  it.each([
    ['rent is 25k', { ...earned, hraReceived: 0, rentPaid: 300_000 }],
    ['rent is 25k a year', { ...earned, hraReceived: 0, rentPaid: 25_000 }],
    ['rent is 3 lakh', { ...earned, hraReceived: 0, rentPaid: 300_000 }],
    ['basic is 50k', { ...earned, hraReceived: 0, rentPaid: 240_000, basicSalary: 50_000 }],
  ])('%s', (said, answers) => {
    expect(afterRent(said)).toEqual(answers);
  });

  it('is said back with what it was reckoned from', () => {
    const formState = {
      ...asking('tax-estimate', 'deductions80C', { ...earned, rentPaid: 240_000 }),
      monthly: ['rentPaid'],
    };
    expect(JSON.stringify(takeTurn('rent is 25k', formState, context).said)).toContain('₹25,000 × 12 = ₹3,00,000');
  });

  it('is not by the month where several were told', () => {
    const formState = asking('tax-estimate', 'hraReceived', earned);
    const told = takeTurn('hra 20k per month and rent 2 lakh', formState, context);
    expect(takeTurn('rent 20k', told.formState, context).formState?.answers.rentPaid).toBe(20_000);
  });
});
