import { asking } from '../support/form-state-at.ts';
import { answer } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { lakh, toldOfPay } from '../support/sample-answers.ts';

const { rentPaid: _, ...beforeRent } = toldOfPay;

readsAs([
  [
    'a month that stands apart from its amount',
    asking('tax-estimate', 'rentPaid', beforeRent),
    [
      ['kiraya 12500 bharte hai har mahine', answer('rentPaid', 150_000)],
      ['rent 11000 kadatanu prati nela', answer('rentPaid', 132_000)],
      ['rent of 13000 we give to him every month', answer('rentPaid', 156_000)],
      ['rent 1.7 lakh bharte hai saal ka', answer('rentPaid', 1.7 * lakh)],
    ],
  ],
  [
    'an amount among words that no page of ours has',
    asking('tax-estimate', 'rentPaid', beforeRent),
    [
      ['8500 isthunnamu memu inti owner ki nelaki', answer('rentPaid', 102_000)],
      ['har mahine makan malik ko 9000 chala jata hai', answer('rentPaid', 108_000)],
    ],
  ],
  [
    'a figure in the plural of Hindi and Telugu',
    asking('tax-estimate', 'annualIncome'),
    [
      ['yedadiki 14 lakshalu vastayi motham ga', answer('annualIncome', 14 * lakh)],
      ['11 lakhon me', answer('annualIncome', 11 * lakh)],
      ['95 velalu nelaku', answer('annualIncome', 11.4 * lakh)],
    ],
  ],
  [
    'that there is no more than that',
    asking('tax-estimate', 'deductions80C', toldOfPay),
    [
      ['pf nelaki 4000 potundi antakante em levu', answer('deductions80C', 48_000)],
      ['lic 21000 inkem ledu', answer('deductions80C', 21_000)],
      ['ppf 40000 iske alawa kuch nahi', answer('deductions80C', 40_000)],
      ['elss 60000 only nothing more than that', answer('deductions80C', 60_000)],
    ],
  ],
]);

readsAs([
  [
    'months that are counted, and what follows them',
    asking('tax-estimate', 'rentPaid', beforeRent),
    [
      ['16k a month but only 7 months this year then we moved to our own flat', answer('rentPaid', 112_000)],
      ['14000 per month for 9 months after that own house', answer('rentPaid', 126_000)],
      ['i pay 12k per month from april to march', answer('rentPaid', 144_000)],
    ],
  ],
  [
    'that this is all, and the result',
    asking('tax-estimate', 'otherDeductions', { ...toldOfPay, deductions80C: lakh }),
    [
      ['aur kuch nahi bas tax dikha do', answer('otherDeductions', 0)],
      ['inkem ledu result chupinchu', answer('otherDeductions', 0)],
      ['nahi hai, final tax kitna hai bolo', answer('otherDeductions', 0)],
      ['no more, give me the answer', answer('otherDeductions', 0)],
    ],
  ],
]);
