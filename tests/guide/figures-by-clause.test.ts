import { at, asking } from '../support/form-state-at.ts';
import { answer, intent, search, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { estimated, lakh, toldOfPay } from '../support/sample-answers.ts';

/** Corrections of figures beside an answer, each clause by itself, and what is asked or taken away of them. */
const shown = at('finished', 'tax-estimate', estimated);

readsAs([
  [
    'at the basic salary',
    asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
    [
      ['oh the income is not 12 but 13. basic is 6.5', sets({ annualIncome: 13 * lakh, basicSalary: 6.5 * lakh })],
      [
        '50% is basic and hra 20% of that',
        {
          ...sets({ basicSalary: 6 * lakh, hraReceived: 1.2 * lakh }),
          sums: { basicSalary: '50% × ₹12,00,000', hraReceived: '20% × ₹6,00,000' },
        },
      ],
    ],
  ],
  [
    'at the rent, once an amount was told for the allowance',
    {
      ...asking('tax-estimate', 'rentPaid', {
        annualIncome: 12 * lakh,
        basicSalary: 5 * lakh,
        hraReceived: 1.6 * lakh,
      }),
      last: { hraReceived: null },
    },
    [
      ['sorry that was rent. hra is 1.2 lakh', sets({ rentPaid: 1.6 * lakh, hraReceived: 1.2 * lakh })],
      [
        'no that is the rent',
        {
          ...sets({ rentPaid: 1.6 * lakh }),
          unfit: [{ question: 'hraReceived', refusal: { code: 'amountMissing', values: {} } }],
        },
      ],
      [
        'oh that was the rent',
        {
          ...sets({ rentPaid: 1.6 * lakh }),
          unfit: [{ question: 'hraReceived', refusal: { code: 'amountMissing', values: {} } }],
        },
      ],
    ],
  ],
  [
    'at the last question',
    asking('tax-estimate', 'otherDeductions', { ...toldOfPay, deductions80C: lakh }),
    [
      ['evi levu, but rent 1.5 lakh', sets({ otherDeductions: 0, rentPaid: 1.5 * lakh })],
      ['none, and the 80c is 1.2 lakh', sets({ otherDeductions: 0, deductions80C: 1.2 * lakh })],
      ['no, the rent is 1.5 lakh', sets({ rentPaid: 1.5 * lakh })],
      ['kuch nahi bas', sets({ otherDeductions: 0 })],
      ['nothing so far', sets({ otherDeductions: 0 })],
      ['edu loan 38,200', answer('otherDeductions', 38_200)],
      ['edu loan 38,200 and my part half', answer('otherDeductions', 19_100, '50% × ₹38,200')],
      ['rent i said 1.8 make it half', { ...sets({ rentPaid: 0.9 * lakh }), sums: { rentPaid: '50% × ₹1,80,000' } }],
      [
        'add 30k to 80c i missed ppf, other deductions 10k',
        {
          ...sets({ deductions80C: 1.3 * lakh, otherDeductions: 10_000 }),
          sums: { deductions80C: '₹1,00,000 + ₹30,000' },
        },
      ],
    ],
  ],
  [
    'at the figures',
    shown,
    [
      ['remove the 80c fully', sets({ deductions80C: 0 })],
      ['80c full', answer('deductions80C', 1.5 * lakh)],
      ['delete hra and rent completely', sets({ hraReceived: 0, rentPaid: 0 })],
      ['rent 2k more per month', answer('rentPaid', 2.04 * lakh, '₹1,80,000 + ₹2,000 × 12')],
      ['suppose a 3 lakh hike', answer('annualIncome', 15 * lakh, '₹12,00,000 + ₹3,00,000')],
      ['how much rent have you considered', intent('review')],
      ['hra kitna liya', intent('review')],
      ['how much rent is exempt', search],
    ],
  ],
  [
    'at the figures, once the rent was changed',
    { ...shown, answers: { ...estimated, rentPaid: 2.4 * lakh }, last: { rentPaid: 1.8 * lakh } },
    [
      ['now put the rent back how it was', sets({ rentPaid: 1.8 * lakh })],
      ['no, go back to what it was', sets({ rentPaid: 1.8 * lakh })],
      ['reduce it to 2.1 lakh', answer('rentPaid', 2.1 * lakh)],
      ['reduce it by 10k', answer('rentPaid', 230_000, '₹2,40,000 − ₹10,000')],
      ['raise it to 2.6 lakh', answer('rentPaid', 2.6 * lakh)],
      ['dani 2 lakhs ki tagginchandi', answer('rentPaid', 2 * lakh)],
    ],
  ],
  [
    'at the figures, denying what was told',
    shown,
    [
      ['no no rent is 1.5 lakh', sets({ rentPaid: 1.5 * lakh })],
      ['no hra is 2.5 lakh', sets({ hraReceived: 2.5 * lakh })],
      ['no rent 1.5 lakh is there', sets({ rentPaid: 1.5 * lakh })],
      ['no rent, hra is 1 lakh', sets({ rentPaid: 0, hraReceived: lakh })],
      ['no hra', sets({ hraReceived: 0 })],
    ],
  ],
]);
