import { context } from '../support/guide-knowledge.ts';
import { asking } from '../support/form-state-at.ts';
import { answer, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const name = { service: 'gst', date: '2026-11-27', time: '04:00 PM', name: 'Kavita Rao' };
const reached = { ...name, email: 'k@x.com', phone: '9848022338' };

/** Answers that are put right at a later question, in the words of the review. */
readsAs(
  [
    [
      'at the notes, all of the message changes answers',
      asking('appointment', 'message', reached),
      [
        ['date 30th pettandi time 2 pm', sets({ date: '2026-11-30', time: '02:00 PM' })],
        ['27th ko nahi 28th ko aaunga', answer('date', '2026-11-28')],
        ['ayyo 27 kaadu 28', answer('date', '2026-11-28')],
        ['4 badulu 2 pm cheyandi', answer('time', '02:00 PM')],
        ['naa mail maarindi kavita@example.com ki pampandi', answer('email', 'kavita@example.com')],
        ['naa peru Kavita Rao kaadu Kavita Roy', answer('name', 'Kavita Roy')],
      ],
    ],
    [
      'at the notes, anything else is a note',
      asking('appointment', 'message', reached),
      [
        ['tomorrow at 2 pm', answer('message', 'tomorrow at 2 pm')],
        ['my papers are with accounts@example.com', answer('message', 'my papers are with accounts@example.com')],
        ['i can wait till 5 pm that day', answer('message', 'i can wait till 5 pm that day')],
        ['no entry for cars on 28th in our lane', answer('message', 'no entry for cars on 28th in our lane')],
        ['sorry, my sister will come at 2 pm', answer('message', 'sorry, my sister will come at 2 pm')],
      ],
    ],
    [
      'at the number',
      asking('appointment', 'phone', { ...name, email: 'k@x.com' }),
      [
        ['4 badulu 2 pm pettandi, phone 9848022338', sets({ time: '02:00 PM', phone: '9848022338' })],
        ['4 ki kudaradu 5 cheyandi', answer('time', '05:00 PM')],
        ['27 kaadu 1st', answer('date', '2026-12-01')],
      ],
    ],
    [
      'at the mail address',
      asking('appointment', 'email', name),
      [
        ['4 badulu 2 pm cheyandi', answer('time', '02:00 PM')],
        ['naa peru Kavita Rao kaadu Kavita Roy', answer('name', 'Kavita Roy')],
      ],
    ],
  ],
  context,
);
