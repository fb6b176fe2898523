import { refused } from '#src/domain/parsed.ts';
import { asking } from '../support/form-state-at.ts';
import { answer, reopen, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { lakh } from '../support/sample-answers.ts';

const beforeRent = { annualIncome: 12 * lakh, basicSalary: 5 * lakh, hraReceived: 2 * lakh };

readsAs([
  [
    'at the rent, of which another person pays half',
    asking('tax-estimate', 'rentPaid', beforeRent),
    [
      ['rent 26k per month my roommate pays half', answer('rentPaid', 1.56 * lakh, '50% × ₹3,12,000')],
      ['20000 a month, half by my flatmate', answer('rentPaid', 1.2 * lakh, '50% × ₹2,40,000')],
      ['2.4 lakh, me and my cousin split equally', answer('rentPaid', 1.2 * lakh, '50% × ₹2,40,000')],
      ['rent 24k my friend pays half', reopen('rentPaid', refused('amountMonthOrYear'))],
    ],
  ],
  [
    'at the income, what others have or say',
    asking('tax-estimate', 'annualIncome'),
    [
      ['my cousin at 17 lakh pays no tax, i earn 11 lakh', { ...answer('annualIncome', 11 * lakh), isOfOthers: true }],
      ['somebody told me 12 lakh is free, i earn 15 lakh', answer('annualIncome', 15 * lakh)],
    ],
  ],
  [
    'without a form',
    null,
    [
      ['net salary 80000 monthly, tax?', starts('regime-comparison', {}, { grossSalary: refused('amountInHand') })],
      [
        'my cousin on 17 lakh pays no tax, i earn 11 lakh',
        { ...starts('regime-comparison', { grossSalary: 11 * lakh }), isOfOthers: true },
      ],
      [
        'brother with 17 lakh salary pays no tax, mine is 11 lakh',
        { ...starts('regime-comparison', { grossSalary: 11 * lakh }), isOfOthers: true },
      ],
    ],
  ],
]);
