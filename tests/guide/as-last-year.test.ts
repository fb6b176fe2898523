import type { Command } from '#src/guide/understanding/rule-reader/command.ts';
import { asking } from '../support/form-state-at.ts';
import { answer, reopen, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const lakh = 100_000;
const nothingKept = (question: string): Command => ({
  kind: 'reopen',
  question,
  refusal: { code: 'nothingKept', values: {} },
});

/** Nothing of an earlier year or visit is kept. */
readsAs([
  [
    'at the rent',
    asking('tax-estimate', 'rentPaid', { annualIncome: 12 * lakh, basicSalary: 5 * lakh }),
    [
      ['same as last year', nothingKept('rentPaid')],
      ['as in previous year', nothingKept('rentPaid')],
    ],
  ],
  ['at the phone number', asking('appointment', 'phone'), [['same number as last time', nothingKept('phone')]]],
  [
    'at the notes',
    asking('appointment', 'message', { service: 'gst' }),
    [
      ['same as last year', answer('message', 'same as last year')],
      ['back to my service', reopen('service')],
    ],
  ],
  [
    'outside of a form',
    null,
    [
      [
        'please find out tax, salary 16 lakh, basic 7 lakh and whatever else',
        starts('regime-comparison', { grossSalary: 16 * lakh, basicPay: 7 * lakh }),
      ],
    ],
  ],
]);
