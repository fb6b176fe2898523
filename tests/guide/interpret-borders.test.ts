import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import {
  answer,
  cannotChange,
  doubtsName,
  hold,
  intent,
  refuse,
  reopen,
  search,
  sets,
  starts,
} from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked, lakh, mondayOrTuesday, slots } from '../support/sample-answers.ts';

const written = { name: 'Kavita Rao', email: 'k@example.com', subject: 'Shop', message: 'I open a big shop' };
const { phone: _, ...withoutPhone } = booked;
const figures = { annualIncome: 12 * lakh, basicSalary: 6 * lakh, rentPaid: 2 * lakh };
const letter =
  'i would like somebody to look at the books of my shop and at the rent that i pay for it and then call me on friday at 4 pm please';

/** Words that are close to what another question, form or stage would take, and are none of it here. */
readsAs([
  [
    'with no form under way',
    null,
    [
      [
        'i need an appointment for a passport',
        { ...starts('appointment'), asks: 'i need an appointment for a passport' },
      ],
      ['sedn it', search],
      ['👍', search],
      ['tax on 18 lakh for a trust', search],
      ['i pay rent 2 lakh and hra 1 lakh', search],
    ],
  ],
  [
    'at the annual income',
    asking('tax-estimate', 'annualIncome'),
    [
      [`${letter} 98480 22338`, refuse('annualIncome', refused('amountPhone'))],
      ['No house rent.', answer('rentPaid', 0)],
      ['wait one moment please', hold],
      ['wait one moment sir please', hold],
    ],
  ],
  [
    'at the basic salary, of an income of 12 lakh',
    asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
    [
      ['No house rent.', answer('rentPaid', 0)],
      ['if rent is zero', answer('rentPaid', 0)],
      ['80c me 1 lakh ppf aur 50 hazar lic', answer('deductions80C', 1.5 * lakh, '₹1,00,000 + ₹50,000')],
      ['New shop', refuse('basicSalary', refused('amountNone'))],
      ['change message', cannotChange],
    ],
  ],
  [
    'at the rent',
    asking('tax-estimate', 'rentPaid', { annualIncome: 12 * lakh, basicSalary: 6 * lakh }),
    [
      ['nil', answer('rentPaid', 0)],
      ['none', answer('rentPaid', 0)],
      ['12 lakh. rent 2 lakh', answer('rentPaid', 2 * lakh)],
      ['lic 50000 and salary 12 lakh', sets({ annualIncome: 12 * lakh, deductions80C: 0.5 * lakh })],
    ],
  ],
  [
    'after the figures',
    at('finished', 'tax-estimate', figures),
    [
      ['yes, what are your fees', search],
      ['👍', search],
      ['ok ok', search],
      ['sedn it', search],
      ['calculte my tax', starts('tax-estimate')],
      ['calculate my tax on 18 lpa', starts('tax-estimate', { annualIncome: 18 * lakh })],
    ],
  ],
  [
    'at the service of an appointment',
    asking('appointment', 'service'),
    [
      ['audit friday', sets({ service: 'audit', date: '2026-11-27' })],
      ['Please change the name on my GST certificate to Ravi', answer('service', 'gst')],
      ['Tax Audit', refuse('service', refused('choiceAmbiguous'))],
    ],
  ],
  [
    'at the service of an appointment, which is asked for again',
    asking('appointment', 'service', { service: 'gst' }),
    [
      ['audit friday', sets({ service: 'audit', date: '2026-11-27' })],
      ['audit friday 98480 22339', sets({ service: 'audit', date: '2026-11-27', phone: '9848022339' })],
    ],
  ],
  [
    'at the day of an appointment',
    asking('appointment', 'date', { service: 'gst' }),
    [
      [
        'friday, how long does gst registration take',
        { ...answer('date', '2026-11-27'), asks: 'how long does gst registration take' },
      ],
      ['skp', intent('skip')],
      ['due date of gst returns', search],
      ['remove big from the message', refuse('date', refused('dateNone'))],
      ['audit friday', answer('date', '2026-11-27')],
      ['👍', intent('yes')],
      ['next month', refuse('date', refused('dateSpan', { first: '2026-12-01', last: '2026-12-31' }))],
    ],
  ],
  [
    'at the day, which is asked for again',
    asking('appointment', 'date', booked),
    [
      ['no, monday or tuesday', refuse('date', mondayOrTuesday)],
      ['sedn it', refuse('date', refused('dateNone'))],
      ['book', refuse('date', refused('dateNone'))],
    ],
  ],
  [
    'at the hour of an appointment',
    asking('appointment', 'time', { service: 'gst', date: '2026-11-23' }),
    [
      ['monday week', reopen('date', refused('dateVague'))],
      ['every monday', reopen('date', refused('dateVague'))],
      ['GST Services', refuse('time', refused('timeUnknown', { slots }))],
      ['yes, what are your fees?', search],
    ],
  ],
  [
    'at the name of an appointment',
    asking('appointment', 'name', { service: 'gst', date: '2026-11-23', time: '04:00 PM' }),
    [
      ['General Talk', answer('name', 'General Talk')],
      ['Book', intent('yes')],
      ['Book Appointment', intent('yes')],
      ['message should say I need help', answer('message', 'I need help')],
      ['slot tomorrow', answer('date', '2026-11-22')],
      ['which regime', search],
      ['mera naam Suresh hai, fees kitni hai?', { ...answer('name', 'Suresh'), asks: 'fees kitni hai?' }],
    ],
  ],
  [
    'at the name, before an hour is known',
    asking('appointment', 'name', { service: 'gst' }),
    [
      ['actually audit, monday 11', sets({ service: 'audit', date: '2026-11-23', time: '11:00 AM' })],
      [
        'My PAN ABCPK1234F and account 30012345678 are right, but no refund came. Call 98480 22338.',
        answer('phone', '9848022338'),
      ],
    ],
  ],
  [
    'at the phone of an appointment',
    asking('appointment', 'phone', withoutPhone),
    [
      ['👍', intent('yes')],
      ['GST Services', refuse('phone', refused('phoneInvalid'))],
      ['think', hold],
      ['every monday', reopen('date', refused('dateVague'))],
      ['between 2 and 4 pm', reopen('time', refused('timeAmbiguous', { slots: ['02:00 PM', '04:00 PM'] }))],
      ['make it next week', reopen('date', refused('dateSpan', { first: '2026-11-23', last: '2026-11-28' }))],
      ['change name Kavya to Kavitha', reopen('name', refused('wordsNotInAnswer'))],
      ['ravi.k not ravi', answer('email', 'ravi.k@yahoo.com')],
    ],
  ],
  [
    'at the notes of an appointment',
    asking('appointment', 'message', booked),
    [
      ['papers for gst registration', answer('message', 'papers for gst registration')],
      ['hello', search],
      ['book', intent('skip')],
      ['i said 3', answer('message', 'i said 3')],
      ['i said friday', answer('date', '2026-11-27')],
      ['sorry, salary 11 lakh', answer('message', 'sorry, salary 11 lakh')],
      ['sorry, thursday', answer('date', '2026-11-26')],
      ['message should say I need help', answer('message', 'I need help')],
      [
        'book an appointment for gst, my last visit was on 12 nov',
        answer('message', 'book an appointment for gst, my last visit was on 12 nov'),
      ],
      [
        'book an appointment on friday between 2 and 4 pm',
        answer('message', 'book an appointment on friday between 2 and 4 pm'),
      ],
    ],
  ],
  [
    'at the review of an appointment',
    at('reviewing', 'appointment', booked),
    [
      ['a fortnight later', answer('date', '2026-12-07')],
      ['fortnight later', answer('date', '2026-12-07')],
      ['k@gst.com', answer('email', 'k@gst.com')],
      ['skp', hold],
      ['skip', hold],
      ['calculte my tax', starts('tax-estimate')],
      ['tax on 9 lakh', starts('regime-comparison', { grossSalary: 9 * lakh })],
      ['bok an apointment for GST services', intent('review')],
      ['book an appointment on tuesday at 4 pm', sets({ date: '2026-11-24', time: '04:00 PM' })],
    ],
  ],
  [
    'at the name of a message',
    asking('message', 'name'),
    [
      ['Kavitha Rao kavitha@x.com 98480 22338', sets({ name: 'Kavitha Rao', email: 'kavitha@x.com' })],
      ['Kavi Ravi Sita Gita Lata Mita Nita Rita', answer('name', 'Kavi Ravi Sita Gita Lata Mita Nita Rita')],
      ['Kavi Ravi Sita Gita Lata Mita Nita Rita Tita', search],
      [
        'Dear Sir, I am Ramesh Kumar from Nalgonda. I want to meet on 25 December at 11 am for GST registration. My number is 98765 43210 and mail is ramesh@example.com. Thanks, Ramesh',
        sets({
          name: 'Ramesh Kumar',
          email: 'ramesh@example.com',
          message: 'I want to meet on 25 December at 11 am for GST registration. My number is 98765 43210',
        }),
      ],
      ['gst 4', search],
      ['remove big from the message', doubtsName('remove big from the message')],
    ],
  ],
  [
    'at the subject of a message',
    asking('message', 'subject', { name: 'Kavita Rao', email: 'k@example.com' }),
    [
      ['hello', search],
      ['yes but change the date', answer('subject', 'yes but change the date')],
      ['what is a partnership firm?', answer('subject', 'what is a partnership firm?')],
      ['yes, what are your fees?', answer('subject', 'yes, what are your fees?')],
    ],
  ],
  [
    'at the text of a message, which was written before',
    asking('message', 'message', written),
    [
      ['documents for gst', answer('message', 'documents for gst')],
      ['change the email to k@gmail.com and the name to Ravi', sets({ email: 'k@gmail.com', name: 'Ravi' })],
    ],
  ],
  [
    'at the review of a message',
    at('reviewing', 'message', written),
    [
      ['yes, what are your fees', { kind: 'hold', asks: 'what are your fees' }],
      [
        'book an appointment and calculate my tax',
        { ...starts('appointment'), next: { form: 'tax-estimate', answers: {} } },
      ],
      ['fine', hold],
      ['think', hold],
      ['skp', hold],
      ['send it to shop ravi@gmail.com', answer('email', 'ravi@gmail.com')],
      ['the appointment of an auditor', search],
      [letter, starts('appointment', { date: '2026-11-27', time: '04:00 PM', message: letter })],
      ['Ravi, how long does gst registration take?', search],
      ['no, audit', hold],
      ['message: I close the shop', answer('message', 'I close the shop')],
      ['add to the message: I have a partner', answer('message', 'I open a big shop\nI have a partner')],
      ['tax on 18 lakh', starts('regime-comparison', { grossSalary: 18 * lakh })],
    ],
  ],
]);
