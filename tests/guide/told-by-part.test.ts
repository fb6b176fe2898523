import { asking, at } from '../support/form-state-at.ts';
import { answer, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { lakh } from '../support/sample-answers.ts';

/** What there is none of, a part of an amount, and amounts that belong to two answers. */
const basic = { annualIncome: 12 * lakh, basicSalary: 5 * lakh };
const rent = { ...basic, hraReceived: 2 * lakh };
const all = { ...rent, rentPaid: 1.8 * lakh, deductions80C: lakh, otherDeductions: 0 };

readsAs([
  [
    'at the allowance for rent',
    asking('tax-estimate', 'hraReceived', basic),
    [
      ['no rent no hra', sets({ hraReceived: 0, rentPaid: 0 })],
      ['hra aur kiraya dono nahi', sets({ hraReceived: 0, rentPaid: 0 })],
      ['no hra or rent', sets({ hraReceived: 0, rentPaid: 0 })],
      ['company does not give, adde 1.2 lakh', sets({ rentPaid: 1.2 * lakh, hraReceived: 0 })],
      ['my hra is 1.5 lakh, double it', answer('hraReceived', 3 * lakh, '2 × ₹1,50,000')],
    ],
  ],
  [
    'at the rent',
    asking('tax-estimate', 'rentPaid', rent),
    [
      ['em kattanu, sontha intlo', answer('rentPaid', 0)],
      ['26k a month, my share is half', answer('rentPaid', 1.56 * lakh, '50% × ₹3,12,000')],
      [
        'landlord wants 1500 more',
        { kind: 'refuse', question: 'rentPaid', refusal: { code: 'amountOtherSubject', values: {} } },
      ],
      ['same figure as hra', answer('rentPaid', 2 * lakh)],
      ['jitni hra utni rent', answer('rentPaid', 2 * lakh)],
    ],
  ],
  [
    'at 80C',
    asking('tax-estimate', 'deductions80C', { ...rent, rentPaid: 0 }),
    [
      ['epf 60k and health policy 18k', sets({ deductions80C: 60_000, otherDeductions: 18_000 })],
      ['70k, and mediclaim 15k', sets({ otherDeductions: 15_000, deductions80C: 70_000 })],
      ['epf 1.2 lakh and nps 50k', sets({ deductions80C: 1.2 * lakh, otherDeductions: 50_000 })],
      ['none, donation 4k', sets({ otherDeductions: 4000, deductions80C: 0 })],
    ],
  ],
  [
    'of a result',
    at('finished', 'tax-estimate', all),
    [
      ['basic ko aadha kar do', answer('basicSalary', 2.5 * lakh, '50% × ₹5,00,000')],
      ['basic is half', answer('basicSalary', 6 * lakh, '50% × ₹12,00,000')],
      ['if the hra doubles', answer('hraReceived', 4 * lakh, '2 × ₹2,00,000')],
      ['rent lo 30 velu thagginchandi', answer('rentPaid', 1.5 * lakh, '₹1,80,000 − ₹30,000')],
      ['80c me 20 hazaar badha do', answer('deductions80C', 1.2 * lakh, '₹1,00,000 + ₹20,000')],
      [
        '80c me se 15k mediclaim hai, shift that',
        { ...sets({ deductions80C: 85_000, otherDeductions: 15_000 }), sums: { deductions80C: '₹1,00,000 − ₹15,000' } },
      ],
      [
        'move 40k from 80c to others',
        { ...sets({ deductions80C: 60_000, otherDeductions: 40_000 }), sums: { deductions80C: '₹1,00,000 − ₹40,000' } },
      ],
      ['take 10k off the hra', answer('hraReceived', 1.9 * lakh, '₹2,00,000 − ₹10,000')],
    ],
  ],
]);
