import { describe } from 'vitest';
import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, doubtsName, intent, refuse, reopen, search, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked, lakh, slots } from '../support/sample-answers.ts';

const told = { annualIncome: 12 * lakh, basicSalary: 6 * lakh, rentPaid: 2 * lakh };
const written = { name: 'Kavita Rao', email: 'k@example.com', subject: 'Shop', message: 'I open a big shop' };

describe('changes told by how far they go', () => {
  readsAs([
    [
      'at the service of an appointment on Monday the 23rd',
      asking('appointment', 'service', { date: '2026-11-23' }),
      [
        [
          'evening 5 pm',
          reopen('time', refused('timeNotListed', { time: '05:00 PM', slots: ['04:00 PM', '05:30 PM'] })),
        ],
      ],
    ],
    [
      'at the review of an appointment on Monday the 23rd at four',
      at('reviewing', 'appointment', booked),
      [
        [
          'an hour later',
          reopen('time', refused('timeNotListed', { time: '05:00 PM', slots: ['04:00 PM', '05:30 PM'] })),
        ],
        [
          'one hour earlier',
          reopen('time', refused('timeNotListed', { time: '03:00 PM', slots: ['02:00 PM', '04:00 PM'] })),
        ],
        ['2 hours earlier', answer('time', '02:00 PM')],
        [
          'half an hour after',
          reopen('time', refused('timeNotListed', { time: '04:30 PM', slots: ['04:00 PM', '05:30 PM'] })),
        ],
        [
          'can we make it an hour early please',
          reopen('time', refused('timeNotListed', { time: '03:00 PM', slots: ['02:00 PM', '04:00 PM'] })),
        ],
        ['hour later', reopen('time', refused('timeNotListed', { time: '05:00 PM', slots: ['04:00 PM', '05:30 PM'] }))],
        ['20 hours later', reopen('time', refused('timeUnknown', { slots }))],
        ['20 hours earlier', reopen('time', refused('timeUnknown', { slots }))],
        [
          'two ghanta baad',
          reopen('time', refused('timeNotListed', { time: '06:00 PM', slots: ['04:00 PM', '05:30 PM'] })),
        ],
        [
          'ganta pehle',
          reopen('time', refused('timeNotListed', { time: '03:00 PM', slots: ['02:00 PM', '04:00 PM'] })),
        ],
        ['the day after', answer('date', '2026-11-24')],
        ['a day later', answer('date', '2026-11-24')],
        ['2 days earlier', answer('date', '2026-11-21')],
        ['a week later', answer('date', '2026-11-30')],
        ['two weeks after', answer('date', '2026-12-07')],
        ['next day', answer('date', '2026-11-24')],
        ['make it a day before', answer('date', '2026-11-22')],
        ['last digit is 9 not 8', answer('phone', '9848022339')],
        ['it ends with 39', answer('phone', '9848022339')],
        ['number ends 2339', answer('phone', '9848022339')],
        ['digits are 12345678', reopen('phone', refused('phoneInvalid'))],
        ['phone ending in 40', answer('phone', '9848022340')],
        ['Kavitha with h', answer('name', 'Kavitha Rao')],
        ['it is spelt Kaveeta', answer('name', 'Kaveeta Rao')],
        ['spelt K a v i t h a', answer('name', 'Kavitha Rao')],
        ['spelt Xyz', search],
        ['Kavita spelt', search],
        ['name is Kavitha with an h in it', answer('name', 'Kavitha Rao')],
        ['spelling is Rau', answer('name', 'Kavita Rau')],
        ['spelt Kavitha Rao', answer('name', 'Kavitha Rao')],
        ['2 lakh less', search],
        ['last 4 digits 1234', answer('phone', '9848021234')],
      ],
    ],
    [
      'at the notes, where any other words will do',
      asking('appointment', 'message', booked),
      [
        [
          'an hour later',
          reopen('time', refused('timeNotListed', { time: '05:00 PM', slots: ['04:00 PM', '05:30 PM'] })),
        ],
        ['a day later', answer('date', '2026-11-24')],
        ['ends with 39', answer('phone', '9848022339')],
        ['50000 less', answer('message', '50000 less')],
      ],
    ],
    [
      'at the day, which is asked for again',
      asking('appointment', 'date', booked),
      [
        ['a day later', answer('date', '2026-11-22')],
        [
          'an hour later',
          reopen('time', refused('timeNotListed', { time: '05:00 PM', slots: ['04:00 PM', '05:30 PM'] })),
        ],
        ['next day', refuse('date', refused('dateNone'))],
      ],
    ],
    [
      'at the name, before an hour is known',
      asking('appointment', 'name', { service: 'gst' }),
      [
        ['an hour later', doubtsName('an hour later')],
        ['a day later', answer('date', '2026-11-22')],
      ],
    ],
    [
      'after the figures',
      at('finished', 'tax-estimate', told),
      [
        ['2 lakh less', answer('rentPaid', 0, '₹2,00,000 − ₹2,00,000')],
        ['50000 more', answer('rentPaid', 2.5 * lakh, '₹2,00,000 + ₹50,000')],
        ['rent 20000 less', answer('rentPaid', 1.8 * lakh, '₹2,00,000 − ₹20,000')],
        ['income 1 lakh higher', answer('annualIncome', 13 * lakh, '₹12,00,000 + ₹1,00,000')],
        ['1 lakh kam', answer('rentPaid', 1 * lakh, '₹2,00,000 − ₹1,00,000')],
        ['3 lakh less', reopen('rentPaid', refused('amountNegative'))],
        ['basic 7 lakh less', reopen('basicSalary', refused('amountNegative'))],
        ['1 lakh less than that', answer('rentPaid', 1 * lakh, '₹2,00,000 − ₹1,00,000')],
        ['2 lakh moreover', search],
        ['1 lakh and 2 lakh more', search],
        ['per month', answer('rentPaid', 24 * lakh)],
        ['monthly', answer('rentPaid', 24 * lakh)],
        ['that was per month', answer('rentPaid', 24 * lakh)],
        ['nelaku', answer('rentPaid', 24 * lakh)],
        ['1 lakh extra', answer('rentPaid', 3 * lakh, '₹2,00,000 + ₹1,00,000')],
        ['1 lakh lower', answer('rentPaid', 1 * lakh, '₹2,00,000 − ₹1,00,000')],
      ],
    ],
    [
      'behind the result of an income that nobody has by the month',
      at('finished', 'regime-comparison', { grossSalary: 24 * lakh }),
      [['monthly', search]],
    ],
    [
      'before there are figures',
      asking('tax-estimate', 'annualIncome'),
      [['per month', refuse('annualIncome', refused('amountNone'))]],
    ],
  ]);
});

describe('one value in place of another', () => {
  readsAs([
    [
      'at the review of an appointment',
      at('reviewing', 'appointment', booked),
      [
        ['Kavitha not Kavita', answer('name', 'Kavitha Rao')],
        ['not Kavita but Kavitha', answer('name', 'Kavitha Rao')],
        ['gmail not yahoo', answer('email', 'ravi@gmail.com')],
        ['gmail instead of yahoo', answer('email', 'ravi@gmail.com')],
        ['not 4 pm, 11 am', answer('time', '11:00 AM')],
        ['11 not 4', answer('time', '11:00 AM')],
        ['24 not 23', answer('date', '2026-11-24')],
        ['not 23rd, 25th', answer('date', '2026-11-25')],
        ['24 not 22', search],
        ['thursday not wednesday', answer('date', '2026-11-26')],
        ['monday not thursday', answer('date', '2026-11-23')],
        ['Kavita not Kavitha', answer('name', 'Kavita Rao')],
        ['Rao not Rau', answer('name', 'Kavita Rao')],
        ['Kavita Devi not Kavita', search],
        ['gst not audit', answer('service', 'gst')],
        ['audit in place of gst', answer('service', 'audit')],
        ['friday rather than monday?', search],
        ['hotel not bakery', search],
        ['4 pm nahi 11 am', answer('time', '11:00 AM')],
        ['monday kaadu tuesday', answer('date', '2026-11-24')],
        ['i meant 11 am not 4 pm', answer('time', '11:00 AM')],
        ['phone 9848022339 not 9848022338', answer('phone', '9848022339')],
        ['ravi not kavi', search],
        ['ravi.k not ravi', answer('email', 'ravi.k@yahoo.com')],
      ],
    ],
    [
      'after the figures, of a rent of 20,000 a month',
      at('finished', 'tax-estimate', { ...told, rentPaid: 2.4 * lakh }),
      [
        ['15 not 12', answer('annualIncome', 15 * lakh)],
        ['15 lakh not 12 lakh', answer('annualIncome', 15 * lakh)],
        ['12.5 not 12', answer('annualIncome', 12.5 * lakh)],
        ['25 not 20', search],
        ['25k not 20k', answer('rentPaid', 3 * lakh)],
        ['30000 not 20000', answer('rentPaid', 3.6 * lakh)],
        ['not 12, 15', answer('annualIncome', 15 * lakh)],
        ['7 lakh not 6', answer('basicSalary', 7 * lakh)],
        ['15 not 11', search],
        ['0 not 12', answer('annualIncome', 0)],
        ['15 not 0', search],
        ['rent 3 lakh not 2.4 lakh', answer('rentPaid', 3 * lakh)],
        ['income 6 not 12', answer('annualIncome', 6 * lakh)],
        ['7 not 6 lakh', answer('basicSalary', 7 * lakh)],
        ['13 lakh not 1200000', answer('annualIncome', 13 * lakh)],
        ['1300000 not 12', answer('annualIncome', 13 * lakh)],
        ['zero not 12 lakh', answer('annualIncome', 0)],
        ['6 not 12', answer('annualIncome', 6 * lakh)],
        ['12 not 6', answer('basicSalary', 12 * lakh)],
        ['basic 12 not 6', answer('basicSalary', 12 * lakh)],
      ],
    ],
    [
      'at a name that is not known yet',
      asking('message', 'name', { email: 'k@example.com' }),
      [
        ['gmail not example', answer('email', 'k@gmail.com')],
        ['Kavitha not Kavita', refuse('name', refused('nameUnreadable'))],
      ],
    ],
    [
      'at the review of a message',
      at('reviewing', 'message', written),
      [
        ['small not big', search],
        ['k@gmail.com not k@example.com', answer('email', 'k@gmail.com')],
        ['Kavitha not Kavita', answer('name', 'Kavitha Rao')],
      ],
    ],
  ]);
});

describe('amounts and the names of answers', () => {
  readsAs([
    [
      'at the annual income',
      asking('tax-estimate', 'annualIncome'),
      [
        ['12 lakh salary, 6 lakh basic', sets({ annualIncome: 12 * lakh, basicSalary: 6 * lakh })],
        ['salary 12 lakh with rent 2 lakh', sets({ annualIncome: 12 * lakh, rentPaid: 2 * lakh })],
        ['12 lakh income and 2 lakh is my rent', sets({ annualIncome: 12 * lakh, rentPaid: 2 * lakh })],
        ['income is about 12 lakh and basic around 6 lakh', sets({ annualIncome: 12 * lakh, basicSalary: 6 * lakh })],
        ['my 12 lakh salary basic 6 lakh', sets({ annualIncome: 12 * lakh, basicSalary: 6 * lakh })],
        ['salary, 12 lakh', answer('annualIncome', 12 * lakh)],
        ['12 lakh. rent 2 lakh', sets({ annualIncome: 12 * lakh, rentPaid: 2 * lakh })],
        [
          'basic 6 lakh rent 2 lakh and hra 1 lakh',
          sets({ basicSalary: 6 * lakh, hraReceived: 1 * lakh, rentPaid: 2 * lakh }),
        ],
        ['3 lakh from rent', answer('annualIncome', 3 * lakh)],
        ['12 lakh from my salary and 2 lakh rent', sets({ annualIncome: 12 * lakh, rentPaid: 2 * lakh })],
        ['lic 50000 and salary 12 lakh', sets({ annualIncome: 12 * lakh, deductions80C: 50_000 })],
        ['lic 50000 and 80c 1 lakh', answer('deductions80C', 1.5 * lakh, '₹50,000 + ₹1,00,000')],
        ['no rent and no hra', sets({ hraReceived: 0, rentPaid: 0 })],
        ['hra nil, rent 0', sets({ hraReceived: 0, rentPaid: 0 })],
        ['rent nil basic 5 lakh', sets({ basicSalary: 5 * lakh, rentPaid: 0 })],
        ['salary 10 lakh basic 5', sets({ annualIncome: 10 * lakh, basicSalary: 5 * lakh })],
        ['salary 10 lakh basic 50', sets({ annualIncome: 10 * lakh }, { basicSalary: refused('amountUnclear') })],
        ['no basic 5 lakh', answer('basicSalary', 5 * lakh)],
        ['salary 12 lakh salary 3 lakh', answer('annualIncome', 15 * lakh, '₹12,00,000 + ₹3,00,000')],
        [
          'salary 12 lakh and bonus 2 lakh',
          {
            ...answer('annualIncome', 14 * lakh, '₹12,00,000 + ₹2,00,000'),
            incomes: [{ question: 'annualIncome', kind: 'bonus', amount: 2 * lakh }],
          },
        ],
      ],
    ],
  ]);
});

describe('what begins a form', () => {
  readsAs([
    [
      'with no form under way',
      null,
      [
        [
          'book an appointment tomorrow and what papers for gst registration?',
          {
            ...starts('appointment', { date: '2026-11-22', service: 'gst' }),
            asks: 'what papers for gst registration?',
          },
        ],
        [
          'send a message and then calculate my tax',
          { ...starts('message'), next: { form: 'tax-estimate', answers: {} } },
        ],
        [
          'book an appointment and then leave a message',
          { ...starts('appointment'), next: { form: 'message', answers: {} } },
        ],
        ['book an appointment and book a slot', starts('appointment')],
        ['what papers for gst registration and how long does it take', search],
        ['bok an apointment', starts('appointment')],
        ['calculte my tax', starts('tax-estimate')],
        ['leave a mesage', starts('message')],
        ['helo', search],
        ['yse', search],
        ['i want to book an appointment for gst registration', starts('appointment', { service: 'gst' })],
        ['can i book an appointment for gst?', starts('appointment', { service: 'gst' })],
        ['tax on 18 lakh', starts('regime-comparison', { grossSalary: 18 * lakh })],
        ['tax on 18 lakh?', starts('regime-comparison', { grossSalary: 18 * lakh })],
        ['tax for gst registration 18 lakh', search],
        ['professional tax on 18 lakh', search],
        ['advance tax 20 lakh', search],
        ['tax audit above 1 crore turnover', search],
        ['tax on salary', search],
        ['tax 2026', search],
        ['salary 12 lakh rent 2 lakh', starts('tax-estimate', { annualIncome: 12 * lakh, rentPaid: 2 * lakh })],
        ['salary 12 lakh', search],
        ['salary 12 lakh and gst registration 2 lakh', search],
        ['is salary 12 lakh rent 2 lakh ok', search],
        ['rent 2 lakh hra 1 lakh', search],
        ['income 12 lakh partnership 2 lakh', search],
        ['slot tomorrow', starts('appointment', { date: '2026-11-22' })],
        ['slot', search],
        ['meet on friday at 11 am', starts('appointment', { date: '2026-11-27', time: '11:00 AM' })],
        ['meet me', search],
        ['appointment 4', search],
        ['appointment at 4 pm', starts('appointment', { time: '04:00 PM' })],
        ['passport appointment tomorrow', search],
        [
          'book friday 11 am audit ravi@x.com 98480 22338',
          starts('appointment', {
            service: 'audit',
            date: '2026-11-27',
            time: '11:00 AM',
            email: 'ravi@x.com',
            phone: '9848022338',
          }),
        ],
        [
          'book friday at 8 pm',
          starts(
            'appointment',
            { date: '2026-11-27' },
            { time: refused('timeNotListed', { time: '08:00 PM', slots: ['04:00 PM', '05:30 PM'] }) },
          ),
        ],
        [
          'book audit or gst tomorrow',
          starts('appointment', { date: '2026-11-22' }, { service: refused('choiceAmbiguous') }),
        ],
        [
          'appointment tomorrow, i have a letter from the gst officer about my shop in nalgonda and the rent of it',
          starts('appointment', {
            service: 'gst',
            date: '2026-11-22',
            message:
              'appointment tomorrow, i have a letter from the gst officer about my shop in nalgonda and the rent of it',
          }),
        ],
        ['my name is Ravi, book tomorrow', starts('appointment', { date: '2026-11-22', name: 'Ravi' })],
        ['cancel', intent('cancel')],
        ['yes', intent('yes')],
        ['no', intent('no')],
        ['skip', intent('skip')],
        ['talk to a person', intent('human')],
        ['gst', search],
        ['12 lakh', search],
        ['4 pm', search],
        ['tomorrow', search],
        ['ravi@x.com', search],
        ['tax twelve lakh', starts('regime-comparison', { grossSalary: 12 * lakh })],
        ['tax on 12 lakh income new regime', starts('regime-comparison', { grossSalary: 12 * lakh })],
        ['message for the partner', search],
        ['leave a message?', starts('message')],
        ['no tax on 12 lakh', starts('regime-comparison', { grossSalary: 12 * lakh })],
        ['tax of 12 lakh per annum package', starts('regime-comparison', { grossSalary: 12 * lakh })],
        ['book', search],
      ],
    ],
  ]);
});
