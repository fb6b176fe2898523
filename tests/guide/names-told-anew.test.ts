import { asking, at } from '../support/form-state-at.ts';
import { context } from '../support/guide-knowledge.ts';
import { answer, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const slot = { service: 'gst', date: '2026-11-27', time: '11:00 AM' };
const reached = { ...slot, name: 'Kavitha Rao', email: 'k@x.com', phone: '9848022338' };

/** Names with what stands around them. */
readsAs(
  [
    [
      'at the hour',
      asking('appointment', 'time', { service: 'gst', date: '2026-11-27' }),
      [
        ['12 noon. name Kavitha Rao', sets({ name: 'Kavitha Rao', time: '12:00 PM' })],
        ['4pm, peru Kavitha', sets({ name: 'Kavitha', time: '04:00 PM' })],
      ],
    ],
    [
      'at the name',
      asking('appointment', 'name', slot),
      [
        ['im Kavitha Rao and pls keep it an hour later', sets({ name: 'Kavitha Rao', time: '12:00 PM' })],
        ['Kavitha Rao. one hour earlier if possible', sets({ name: 'Kavitha Rao', time: '10:00 AM' })],
        ['peru tappu vachindi, Swathi', answer('name', 'Swathi')],
        ['peru lekunda pampocha', { kind: 'doubtName', value: 'lekunda pampocha' }],
        ['peru cheppakunda cheyacha', { kind: 'doubtName', value: 'cheppakunda cheyacha' }],
      ],
    ],
    [
      'at the mail address',
      asking('appointment', 'email', { ...slot, name: 'Kavitha Rao' }),
      [
        [
          'correct spelling of name is Kavita Rao. mail k.rao@example.com',
          sets({ name: 'Kavita Rao', email: 'k.rao@example.com' }),
        ],
        ['before that note my full name, Kavitha Rao Thota', answer('name', 'Kavitha Rao Thota')],
        ['name is spelled Kavita Rao', answer('name', 'Kavita Rao')],
        ['naam galat likh diya, Sunita hai', answer('name', 'Sunita')],
        ['peru tappu padindi Swathi ani undali', answer('name', 'Swathi')],
        ['naam me galti ho gayi, Kavita hai bina h ke', { kind: 'reopen', question: 'name', refusal: null }],
        ['my name is wrongly typed, it is Kavita', answer('name', 'Kavita Rao')],
        ['name typed wrongly as Rao, it should be Reddy', answer('name', 'Kavitha Reddy')],
        ['name tappu kottanu', { kind: 'reopen', question: 'name', refusal: null }],
        [
          'naam galat likha, Kavita hai t se. mail k.rao@example.com',
          sets({ name: 'Kavita Rao', email: 'k.rao@example.com' }),
        ],
      ],
    ],
    [
      'at the notes',
      asking('appointment', 'message', reached),
      [
        [
          'dept sent a notice for 21-22, and spelling is kavita rao not kavitha',
          sets({ name: 'kavita rao', message: 'dept sent a notice for 21-22' }),
        ],
      ],
    ],
    [
      'at the review',
      at('reviewing', 'appointment', reached),
      [
        ['name ki spelling Kavita Rao hai', answer('name', 'Kavita Rao')],
        ['spelling is Kavita Rao not Kavitha', answer('name', 'Kavita Rao')],
        ['change my name to Kavitha Thota in your records', answer('name', 'Kavitha Thota')],
      ],
    ],
  ],
  context,
);
