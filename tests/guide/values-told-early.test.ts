import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, doubtsName, hold, refuse, reopen, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

/** Values that come before they are asked for, and changes that tell only a part. The day is Saturday, 21 November 2026. */
const lakh = 100_000;
const moment = { service: 'gst', date: '2026-11-27', time: '11:00 AM' };
const person = { name: 'Kavita Rao', email: 'kavita.rao@x.com', phone: '9848022338' };
const notListed = refused('timeNotListed', { time: '11:30 AM', slots: ['11:00 AM', '12:00 PM'] });

readsAs([
  [
    'at the service of an appointment',
    asking('appointment', 'service'),
    [
      ['Ravi Kumar', answer('name', 'Ravi Kumar')],
      ['myself Chandu from Warangal', answer('name', 'Chandu')],
      ['Deepthi', doubtsName('Deepthi')],
      ['Fssai licence, friday 4 pm', sets({ date: '2026-11-27', time: '04:00 PM' })],
    ],
  ],
  [
    'at the day',
    asking('appointment', 'date', { service: 'gst' }),
    [
      ['any day after 4 pm', reopen('time', refused('timeAmbiguous', { slots: ['04:00 PM', '05:30 PM'] }))],
      ['Adit Rao', answer('name', 'Adit Rao')],
      ['Raj', doubtsName('Raj')],
      ['20 mins late monday', answer('date', '2026-11-23')],
      ['last two digits 15', reopen('phone', refused('phoneInvalid'))],
    ],
  ],
  [
    'at the hour',
    asking('appointment', 'time', { service: 'gst', date: '2026-11-27' }),
    [
      ['4 pm… 12 pm pls', answer('time', '12:00 PM')],
      ['3 pm, no sorry 4 pm', answer('time', '04:00 PM')],
      ['last two digits 15', reopen('phone', refused('phoneInvalid'))],
    ],
  ],
  [
    'at the name',
    asking('appointment', 'name', moment),
    [
      ['Deepthi Varma, 4 pm instead of 11', sets({ name: 'Deepthi Varma', time: '04:00 PM' })],
      ['for my brother, 4 pm instead of 11', answer('time', '04:00 PM')],
    ],
  ],
  [
    'at the phone',
    asking('appointment', 'phone', { ...moment, name: person.name, email: person.email }),
    [
      ['my whatsapp 9876501234, and time 12', sets({ phone: '9876501234', time: '12:00 PM' })],
      ['kavita@y.com, general', answer('email', 'kavita@y.com')],
    ],
  ],
  [
    'at the address, once the name is told',
    asking('appointment', 'email', { ...moment, name: person.name }),
    [['the notice is for my tenant, myself Chandu, he moved out', refuse('email', refused('emailInvalid'))]],
  ],
  [
    'at the notes',
    asking('appointment', 'message', { ...moment, ...person }),
    [
      ['12 pm pls', answer('time', '12:00 PM')],
      ['12.30 pls', reopen('time', refused('timeNotListed', { time: '12:30 PM', slots: ['11:00 AM', '12:00 PM'] }))],
      ['call at 12 pm', answer('message', 'call at 12 pm')],
      ['tomorrow at 4 pm', answer('message', 'tomorrow at 4 pm')],
      [
        'wait 3 pm… 4.45 pm pls',
        reopen('time', refused('timeNotListed', { time: '04:45 PM', slots: ['04:00 PM', '05:30 PM'] })),
      ],
      ['no 2 please', answer('time', '02:00 PM')],
      ['wait 3 pm… 4 pm pls', answer('time', '04:00 PM')],
      ['oh no wrong date, monday', answer('date', '2026-11-23')],
      ['ring me at 4 pm tomorrow', answer('message', 'ring me at 4 pm tomorrow')],
    ],
  ],
  [
    'at the review',
    at('reviewing', 'appointment', { ...moment, ...person }),
    [
      ['make my name Kavita Varma and half an hour later', sets({ name: 'Kavita Varma' }, { time: notListed })],
      [
        'wrong time, 4 pm instead of 11 and half an hour later',
        sets(
          { time: '04:00 PM' },
          { time: refused('timeNotListed', { time: '04:30 PM', slots: ['04:00 PM', '05:30 PM'] }) },
        ),
      ],
      ['Adit Rao', answer('name', 'Adit Rao')],
      ['30 mins later', reopen('time', notListed)],
      ['name spelling is Kavit no a', answer('name', 'Kavit Rao')],
      ['naa peru Kavita kadu Kavitha', answer('name', 'Kavitha Rao')],
      ['Kavita R Rao', answer('name', 'Kavita R Rao')],
      ['Kavita Bhargavan', answer('name', 'Kavita Bhargavan')],
      ['not later, monday 4 pm', hold],
      ['not tomorrow, monday 4 pm', sets({ date: '2026-11-23', time: '04:00 PM' })],
      ['kal nahi monday ko 4 baje', sets({ date: '2026-11-23', time: '04:00 PM' })],
    ],
  ],
  [
    'at the basic salary',
    asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
    [
      ['7.2', answer('basicSalary', 7.2 * lakh)],
      ['make it 13 lakh', answer('annualIncome', 13 * lakh)],
      ['what about 14 lakh', answer('annualIncome', 14 * lakh)],
    ],
  ],
  [
    'at the deductions of a comparison',
    asking('regime-comparison', 'allDeductions', { grossSalary: 24 * lakh }),
    [
      ['make it 30', answer('grossSalary', 30)],
      ['what about 28', answer('grossSalary', 28)],
    ],
  ],
  [
    'at 80C',
    asking('tax-estimate', 'deductions80C', { annualIncome: 12 * lakh, basicSalary: 6 * lakh }),
    [['lic 40000 ppf 60000', { ...answer('deductions80C', lakh), sums: { deductions80C: '₹40,000 + ₹60,000' } }]],
  ],
  [
    'with no form under way',
    null,
    [
      [
        'gross 15,60,000 basic 6,24,000 hra 3,12,000 calculate',
        starts('tax-estimate', { annualIncome: 15.6 * lakh, basicSalary: 6.24 * lakh, hraReceived: 3.12 * lakh }),
      ],
      ['my salary is 18.5, which regime', starts('regime-comparison', { grossSalary: 18.5 * lakh })],
      [
        'ctc 22 rent 25k pm which regime',
        starts('regime-comparison', { grossSalary: 22 * lakh, yearlyRent: 3 * lakh }),
      ],
    ],
  ],
]);
