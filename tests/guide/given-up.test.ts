import { refused } from '#src/domain/parsed.ts';
import { asking } from '../support/form-state-at.ts';
import { answer, refuse, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const lakh = 100_000;

/** Of two values of one kind, one takes the place of the other. */
readsAs([
  [
    'outside of a form',
    null,
    [['calculate my tax, salary 10 lakh no 12 lakh', starts('tax-estimate', { annualIncome: 12 * lakh })]],
  ],
  [
    'at the basic salary',
    asking('tax-estimate', 'basicSalary', { annualIncome: 14 * lakh }),
    [
      ['4 lakh kaadu 5 lakh', answer('basicSalary', 5 * lakh)],
      ['4 lakh sorry 5 lakh', answer('basicSalary', 5 * lakh)],
      ['basic 4 lakh nahi, 5 lakh', answer('basicSalary', 5 * lakh)],
      ['5 lakh not 4 lakh', answer('basicSalary', 5 * lakh)],
      ['not 4 lakh, 5 lakh', answer('basicSalary', 5 * lakh)],
      ['basic 4 lakh no 5 lakh, hra 1 lakh instead of 2 lakh', sets({ basicSalary: 5 * lakh, hraReceived: lakh })],
      ['4 lakh 5 lakh', refuse('basicSalary', refused('amountSeveral'))],
      ['4 lakh or 5 lakh', refuse('basicSalary', refused('amountSeveral'))],
    ],
  ],
  [
    'at the phone number',
    asking('appointment', 'phone', { service: 'gst', name: 'Ravi' }),
    [
      ['9848022337 no 9848022338', answer('phone', '9848022338')],
      ['9848022338 not 9848022337', answer('phone', '9848022338')],
    ],
  ],
]);
