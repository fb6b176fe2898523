import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, hold, intent, refuse, reopen, search, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked, lakh } from '../support/sample-answers.ts';

const mondayAtFour = { service: 'gst', date: '2026-11-23', time: '04:00 PM' };

/** Short remarks beside what a form asks for, and wishes in two words. */
readsAs([
  [
    'with no form under way',
    null,
    [
      ['12.5 lpa', starts('regime-comparison', { grossSalary: 12.5 * lakh })],
      ['my salary 18 lpa', starts('regime-comparison', { grossSalary: 18 * lakh })],
      ['income 10 lakh', search],
      ['book gst', starts('appointment', { service: 'gst' })],
      ['audit appointment please', starts('appointment', { service: 'audit' })],
      ['book gst?', search],
      ['book of gst cases', search],
    ],
  ],
  [
    'at the name',
    asking('appointment', 'name', mondayAtFour),
    [
      ['digits are 12345678', refuse('name', refused('nameUnreadable'))],
      ['friday first slot', sets({ date: '2026-11-27', time: '09:30 AM' })],
      ['Sat Pal', answer('name', 'Sat Pal')],
    ],
  ],
  [
    'at the phone',
    asking('appointment', 'phone', { ...mondayAtFour, name: 'Kavita', email: 'k@example.com' }),
    [['double eight nine seven 654', refuse('phone', refused('phoneInvalid'))]],
  ],
  [
    'at an address that is doubted',
    asking('appointment', 'email', { ...mondayAtFour, name: 'Kavita', email: 'k@gmial.com' }),
    [
      ['yes gmail', answer('email', 'k@gmail.com')],
      ['yes .com', answer('email', 'k@gmail.com')],
      ['yes yahoo', refuse('email', refused('emailInvalid'))],
    ],
  ],
  [
    'at the basic salary',
    asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
    [
      ['what is basic', intent('help')],
      ['what is gst', search],
    ],
  ],
  [
    'at the review',
    at('reviewing', 'appointment', booked),
    [
      ['name is Vamsi Krishna only, change Dr', answer('name', 'Vamsi Krishna')],
      ['name is Vamsi Krishna, Nalgonda', answer('name', 'Vamsi Krishna, Nalgonda')],
      ['pampana?', hold],
      ['pampana', hold],
      ['pampandi', intent('yes')],
      ['change audit to 4', reopen('service')],
    ],
  ],
]);
