import { asking, at } from '../support/form-state-at.ts';
import { answer, reopen, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { bookedByKavita } from '../support/sample-answers.ts';

const mail = {
  name: 'Kavita Rao',
  email: 'kavita.rao@x.com',
  subject: 'Late fee for my shop',
  message: 'I sold nothing in October. Why do I pay a fee for the shop?',
};

/** Several changes in one message, each told in its own way. */
readsAs([
  [
    'at the notes',
    asking('appointment', 'message', bookedByKavita),
    [
      ['sorry, make it friday and the time 4 pm', sets({ date: '2026-11-27', time: '04:00 PM' })],
      ['actually tuesday and the name to Kavita Reddy', sets({ date: '2026-11-24', name: 'Kavita Reddy' })],
      ['my father will come too', answer('message', 'my father will come too')],
      [
        'change the time to 4 pm, my father will come too',
        sets({ time: '04:00 PM', message: 'my father will come too' }),
      ],
      ['bring me back to the hour', reopen('time')],
      ['go back to my phone number', reopen('phone')],
      ['back to the basics of gst', answer('message', 'back to the basics of gst')],
    ],
  ],
  [
    'at the name of the message',
    asking('message', 'message', { name: 'Kavita Rao', email: 'kavita.rao@x.com', subject: 'Shop' }),
    [
      ['can we return to the subject', reopen('subject')],
      ['I sold the shop and the flat', answer('message', 'I sold the shop and the flat')],
    ],
  ],
  [
    'at the review of an appointment',
    at('reviewing', 'appointment', { ...bookedByKavita, message: 'Notice of 3 lakh' }),
    [
      [
        'correct the name to Sunil Kumar Rao and the last digit of the phone is 1 not 8',
        sets({ name: 'Sunil Kumar Rao', phone: '9848022331' }),
      ],
      ['phone ends with 77 and an hour later', sets({ phone: '9848022377', time: '12:00 PM' })],
      [
        'replace notice with letter in the notes and make it friday',
        sets({ message: 'letter of 3 lakh', date: '2026-11-27' }),
      ],
    ],
  ],
  [
    'at the review of a message',
    at('reviewing', 'message', mail),
    [
      [
        'change shop to godown in the message and the subject to Penalty',
        sets({ message: 'I sold nothing in October. Why do I pay a fee for the godown?', subject: 'Penalty' }),
      ],
      [
        'replace shop with godown in subject and nothing with little in message',
        sets({
          subject: 'Late fee for my godown',
          message: 'I sold little in October. Why do I pay a fee for the shop?',
        }),
      ],
      [
        'subject should be Fee and in the message October should be September',
        sets({ subject: 'Fee', message: 'I sold nothing in September. Why do I pay a fee for the shop?' }),
      ],
      ['add that I have a shop and a godown', answer('message', `${mail.message} I have a shop and a godown`)],
    ],
  ],
]);
