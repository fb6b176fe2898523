import { describe } from 'vitest';
import { context } from '../support/guide-knowledge.ts';
import { intent, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

describe('on the page of GST registration', () => {
  readsAs(
    [
      [
        'what is begun is about it',
        null,
        [
          ['book an appointment', starts('appointment', { service: 'gst' })],
          ['book an appointment for income tax', starts('appointment', { service: 'tax' })],
          ['ok send them this', starts('message', { subject: 'GST Registration' })],
          ['send a message', starts('message')],
        ],
      ],
    ],
    { ...context, page: '/services/registrations/gst-registration' },
  );
});

describe('on a page whose returns are not those of the income tax', () => {
  readsAs(
    [
      [
        'the subject goes to the notes',
        null,
        [['book an appointment', starts('appointment', { service: 'consultation', message: 'ROC Returns' })]],
      ],
    ],
    { ...context, page: '/services/returns-filing/roc-returns' },
  );
});

describe('on a page about no subject', () => {
  readsAs(
    [
      [
        'a form begins with what is said alone',
        null,
        [
          ['book an appointment', starts('appointment')],
          [
            'appt pls for pf registration',
            starts('appointment', { service: 'consultation', message: 'appt pls for pf registration' }),
          ],
          ['ok send them this', starts('message')],
          ['appointment kar do', starts('appointment')],
          ['booking kar do na', starts('appointment')],
          ['appointment pettu', starts('appointment')],
          ['meet avvali', starts('appointment')],
          ['Sure, book. ITR mainly.', starts('appointment', { service: 'tax' })],
          ['ok book it', starts('appointment')],
          ['yes please', intent('yes')],
          ['send it', intent('yes')],
          [
            'Please pass on an enquiry to the CA. Name: Suresh Reddy. Matter: deed for a shop',
            starts('message', { name: 'Suresh Reddy', subject: 'deed for a shop' }),
          ],
          ['send a message to sir: my papers are ready', starts('message', { message: 'my papers are ready' })],
          [
            'can i book a video call on monday',
            { ...starts('appointment', { date: '2026-11-23' }), asks: 'can i book a video call on monday' },
          ],
        ],
      ],
    ],
    { ...context, page: '/contact' },
  );
});

describe('after a request has gone', () => {
  const contact = { email: 'ravi@x.com', phone: '9848022338' };
  const told = { name: 'Ravi', ...contact };
  readsAs(
    [
      [
        'the rest is taken again',
        null,
        [
          ['one more appointment for my wife, rest same', starts('appointment', contact)],
          [
            'another appointment on monday, other details same as before',
            starts('appointment', { ...told, date: '2026-11-23' }),
          ],
          ['another appointment on monday', starts('appointment', { date: '2026-11-23' })],
        ],
      ],
    ],
    { ...context, told: { ...told, service: 'gst' } },
  );
});
