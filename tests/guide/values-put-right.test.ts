import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, reopen, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

/** Values that are put right in other words than "change … to …". The day is Saturday, 21 November 2026. */
const lakh = 100_000;
const moment = { service: 'gst', date: '2026-11-27', time: '11:00 AM' };
const person = { name: 'Kavita Rao', email: 'kavita.rao@x.com', phone: '9848022338' };
const salary = { annualIncome: 12 * lakh, basicSalary: 6 * lakh };

readsAs([
  [
    'at the review',
    at('reviewing', 'appointment', { ...moment, ...person, message: 'turnover 45 lakhs, 22 staff' }),
    [
      ['can you make it 4 pm', answer('time', '04:00 PM')],
      ['could you please change it to monday?', answer('date', '2026-11-23')],
      ['can you correct a wrong pan?', { kind: 'search' }],
      ['phone 12345', reopen('phone', refused('phoneInvalid'))],
      ['phone last 39', answer('phone', '9848022339')],
      ['instead of friday, monday', answer('date', '2026-11-23')],
      ['naam Kavitha Rao karo', answer('name', 'Kavitha Rao')],
      ['peru Kavitha Rao ani', answer('name', 'Kavitha Rao')],
      ['staff are 25 not 22', answer('message', 'turnover 45 lakhs, 25 staff')],
      ['45 kadu 54', answer('message', 'turnover 54 lakhs, 22 staff')],
      ['45 ki jagah 54', answer('message', 'turnover 54 lakhs, 22 staff')],
      [
        'also add that the last date of reply is 10 dec',
        answer('message', 'turnover 45 lakhs, 22 staff. the last date of reply is 10 dec'),
      ],
    ],
  ],
  [
    'at the review of a request for a day two weeks ahead',
    at('reviewing', 'appointment', { ...moment, date: '2026-12-03', ...person }),
    [['instead of thursday write friday', answer('date', '2026-12-04')]],
  ],
  [
    'at the review, where the figure stands twice in the notes',
    at('reviewing', 'appointment', { ...moment, ...person, message: '22 staff, 22 machines' }),
    [['25 not 22', { kind: 'search' }]],
  ],
  [
    'at the notes',
    asking('appointment', 'message', { ...moment, ...person }),
    [
      ['skip it, but change time to 4 pm', answer('time', '04:00 PM')],
      ['staff are 25 not 22', answer('message', 'staff are 25 not 22')],
    ],
  ],
  [
    'at the phone',
    asking('appointment', 'phone', { ...moment, name: person.name, email: person.email }),
    [['kavita@y.com and my number is 9848012345', sets({ email: 'kavita@y.com', phone: '9848012345' })]],
  ],
  [
    'at the figures',
    at('finished', 'tax-estimate', salary),
    [['18 lakh, 80c 1 lakh, hra nil', sets({ annualIncome: 18 * lakh, hraReceived: 0, deductions80C: lakh })]],
  ],
  [
    'at the name of a message',
    asking('message', 'name'),
    [['Pooja Agarwal pooja@x.com regarding refund', sets({ name: 'Pooja Agarwal', email: 'pooja@x.com' })]],
  ],
  [
    'at the allowance for rent',
    asking('tax-estimate', 'hraReceived', salary),
    [
      ['12 lakh was wrong, 14 lakh', answer('annualIncome', 14 * lakh)],
      ['6 galat, 7', answer('basicSalary', 7 * lakh)],
    ],
  ],
  [
    'at 80C, after a rent of the month',
    asking('tax-estimate', 'deductions80C', { ...salary, rentPaid: 2.4 * lakh }),
    [
      ['the rent is 17000 a month not 20000', answer('rentPaid', 2.04 * lakh)],
      ['rent 17000 instead of 20000 per month', answer('rentPaid', 2.04 * lakh)],
      ['20k pm nahi 17k pm', answer('rentPaid', 2.04 * lakh)],
      ['17000 not 20000', answer('rentPaid', 2.04 * lakh)],
      ['rent 2.5 lakh a year not 20k pm', answer('rentPaid', 2.5 * lakh)],
      ['income 13 lpa not 12', answer('annualIncome', 13 * lakh)],
    ],
  ],
]);
