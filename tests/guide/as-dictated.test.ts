import { expect, it } from 'vitest';
import { withoutDictating } from '#src/guide/as-dictated.ts';
import { asking, at } from '../support/form-state-at.ts';
import { reopen, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

it.each([
  ['put salary notice 142(1)', 'salary notice 142(1)'],
  ['simply write house loan papers', 'house loan papers'],
  ['likh do pension arrears', 'pension arrears'],
  ['pension arrears gurinchi ani pettandi', 'pension arrears'],
  ['pension arrears daal dena', 'pension arrears'],
  [', it', 'it'],
  ['badal do', ''],
  ['put option trades of last year', 'put option trades of last year'],
  ['write off of an old loan', 'write off of an old loan'],
  ['add my son as partner', 'add my son as partner'],
])('the subject in %j is %j', (said, meant) => {
  expect(withoutDictating(said, false)).toBe(meant);
});

it.each([
  ['likho Farhan Ali', 'Farhan Ali'],
  ['Farhan Ali kar do', 'Farhan Ali'],
  ['spelling is Kavya', 'Kavya'],
  ['Putta Farhan', 'Putta Farhan'],
  ['Basava Raju', 'Basava Raju'],
])('the name in %j is %j', (said, meant) => {
  expect(withoutDictating(said, true)).toBe(meant);
});

const sender = { name: 'Kavita Rao', email: 'kavita.rao@x.com' };
const letter = { ...sender, subject: 'TDS', message: 'It is cut twice.' };

readsAs([
  [
    'at the name of a message',
    asking('message', 'name'),
    [['naam likho Farhan Ali, mail farhan.ali@x.com', sets({ name: 'Farhan Ali', email: 'farhan.ali@x.com' })]],
  ],
  [
    'at the address of a message',
    asking('message', 'email', { name: 'Kavita Rao' }),
    [
      [
        'idi na mail kavita.rao@x.com, subject gratuity gurinchi ani pettandi',
        sets({ email: 'kavita.rao@x.com', subject: 'gratuity' }),
      ],
    ],
  ],
  [
    'at the subject of a message',
    asking('message', 'subject', sender),
    [
      ['just put gratuity delay', sets({ subject: 'gratuity delay' })],
      [
        'that mail was wrong. correct is kavita.r@x.com and subject is gratuity delay',
        sets({ email: 'kavita.r@x.com', subject: 'gratuity delay' }),
      ],
    ],
  ],
  [
    'at the message',
    asking('message', 'message', { ...sender, subject: 'TDS' }),
    [
      [
        'subject also change to gratuity. message is they paid me half only',
        sets({ subject: 'gratuity', message: 'they paid me half only' }),
      ],
    ],
  ],
  [
    'at the review of a message',
    at('reviewing', 'message', letter),
    [
      ['subject badal do, gratuity hai pension nahi', sets({ subject: 'gratuity' })],
      ['change the subject, it is gratuity not pension', sets({ subject: 'gratuity' })],
      ['subject badal do', reopen('subject')],
    ],
  ],
]);
