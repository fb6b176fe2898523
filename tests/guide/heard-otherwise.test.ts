import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '#src/domain/parsed.ts';
import { takeTurn } from '../support/take-turn.ts';
import { asking, at } from '../support/form-state-at.ts';
import {
  answer,
  hold,
  intent,
  placeElsewhere,
  refuse,
  reopen,
  search,
  sets,
  starts,
} from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked, lakh, slots } from '../support/sample-answers.ts';
import { context } from '../support/sample-guide.ts';

const earned = { annualIncome: 12 * lakh, basicSalary: 6 * lakh };

readsAs([
  [
    'with no form under way',
    null,
    [
      [
        'book an appointment for gst tomorrow, Anil Sharma, anil@example.in, 9848098480',
        starts('appointment', {
          name: 'Anil Sharma',
          service: 'gst',
          date: '2026-11-22',
          email: 'anil@example.in',
          phone: '9848098480',
        }),
      ],
      ['bok an apointment', starts('appointment')],
    ],
  ],
  [
    'at the service of an appointment',
    asking('appointment', 'service'),
    [
      [
        'kiran',
        refuse('service', refused('choiceUnknown', { choices: ['Tax Return', 'GST Help', 'Audit', 'General Talk'] })),
      ],
      ['P. Ravi', answer('name', 'P. Ravi')],
      [
        'Service: GST\nDate: 27/11/2026\nEmail: raghu@return.in',
        sets({ service: 'gst', date: '2026-11-27', email: 'raghu@return.in' }),
      ],
    ],
  ],
  [
    'at the hour of an appointment on Monday',
    asking('appointment', 'time', { service: 'gst', date: '2026-11-23' }),
    [
      ['Sat Pal', refuse('time', refused('timeUnknown', { slots }))],
      ['Sat', answer('date', '2026-11-28')],
      ['general talk', answer('service', 'other')],
      ['which times are free', intent('help')],
      ['change date to 25', answer('date', '2026-11-25')],
      ['change date to 31', reopen('date')],
    ],
  ],
  [
    'at the name, an appointment on Monday at four',
    asking('appointment', 'name', { service: 'gst', date: '2026-11-23', time: '04:00 PM' }),
    [
      ['srinivas k', answer('name', 'srinivas k')],
      ['chnge time to 11', answer('time', '11:00 AM')],
      ['change 4 to 11', answer('time', '11:00 AM')],
    ],
  ],
  [
    'at the review of an appointment on Monday at four',
    at('reviewing', 'appointment', booked),
    [
      ['maybe tomorrow', hold],
      ['date', reopen('date')],
      ['the date', reopen('date')],
      ['all fine except the date', reopen('date')],
      ['ok but phone', reopen('phone')],
      ['date?', search],
      ['date of the return', search],
      ['I got a tax notice for 4 people', search],
      ['yes but my name is spelt Kaveeta', answer('name', 'Kaveeta Rao')],
      ['no wait', hold],
      ['stop for now', intent('cancel')],
      ['chnge date to tuesday', answer('date', '2026-11-24')],
      ['snd it', intent('yes')],
      ['sent it', hold],
      ['no notes', hold],
      ['chnge time to 11', answer('time', '11:00 AM')],
    ],
  ],
  [
    'at the notes',
    asking('appointment', 'message', booked),
    [
      ['done', intent('skip')],
      ["no, that's all", intent('skip')],
      ['nothing else please', intent('skip')],
      ['done with my audit, need help', answer('message', 'done with my audit, need help')],
    ],
  ],
  [
    'at the annual income',
    asking('tax-estimate', 'annualIncome'),
    [
      ['nothing in 80c', answer('deductions80C', 0)],
      ['80c nahi kiya', answer('deductions80C', 0)],
    ],
  ],
  [
    'at the 80C deductions',
    asking('tax-estimate', 'deductions80C', earned),
    [['80c nahi kiya', answer('deductions80C', 0)]],
  ],
  [
    'at the house rent allowance',
    asking('tax-estimate', 'hraReceived', earned),
    [
      ['hra basic ka 20%', answer('hraReceived', 120_000, '20% × ₹6,00,000')],
      ['20% of basic', answer('hraReceived', 120_000, '20% × ₹6,00,000')],
      ['tax on 18 lakh', starts('regime-comparison', { grossSalary: 18 * lakh })],
      ['what is the tax on 18 lakh', starts('regime-comparison', { grossSalary: 18 * lakh })],
      ['50000 for tax saving', refuse('hraReceived', refused('amountOtherSubject'))],
      ['40 percent', answer('hraReceived', 240_000, '40% × ₹6,00,000')],
      ['basic is 40% of ctc', answer('basicSalary', 480_000, '40% × ₹12,00,000')],
      ['epf 1.2 lakh and mediclaim 50k', sets({ deductions80C: 120_000, otherDeductions: 50_000 })],
      ['lic 20k ppf 30k', placeElsewhere('deductions80C', 50_000)],
      ['lic 20k and jewels 30k', { kind: 'askPlace', values: [20_000] }],
    ],
  ],
  [
    'at the rent',
    asking('tax-estimate', 'rentPaid', earned),
    [['50% of basic', refuse('rentPaid', refused('amountOtherSubject'))]],
  ],
  [
    'at the deductions in one sum, after a salary of 18 lakh and an allowance of 3',
    asking('regime-comparison', 'allDeductions', { grossSalary: 18 * lakh, houseRentAllowance: 3 * lakh }),
    [
      ['i meant 19 lakh', answer('grossSalary', 19 * lakh)],
      ['i meant 5 lakh', answer('allDeductions', 5 * lakh)],
    ],
  ],
  [
    'after the figures',
    at('finished', 'tax-estimate', earned),
    [
      ['what about rent', reopen('rentPaid')],
      ['rent', reopen('rentPaid')],
    ],
  ],
]);

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
