import { context } from '../support/guide-knowledge.ts';
import { asking } from '../support/form-state-at.ts';
import { refused } from '#src/domain/parsed.ts';
import { answer, intent, refuse, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const named = { service: 'gst', date: '2026-11-27', time: '04:00 PM', name: 'Kavita Rao' };
const mailed = { ...named, email: 'k@x.com' };

/** Numbers and addresses that are said to be of no use. */
readsAs(
  [
    [
      'at the number',
      asking('appointment', 'phone', mailed),
      [
        ['9848011111 was my old one, that sim is lost', refuse('phone', refused('phoneInvalid'))],
        ['purana number 9848011111, naya 9848022338', answer('phone', '9848022338')],
        ['9848011111 band ho gaya hai, 9848022338 lo', answer('phone', '9848022338')],
        ['9848011111 is not mine, mine is 9848022338', answer('phone', '9848022338')],
        [
          "9848022338, my son's is switched off",
          sets({ phone: '9848022338', message: "9848022338, my son's is switched off" }),
        ],
        [
          '9848022338, call the office if this is switched off',
          sets({ phone: '9848022338', message: '9848022338, call the office if this is switched off' }),
        ],
        ['9848011111 is the office one. naadi 9848022338', answer('phone', '9848022338')],
        ['9848022338 is mine', answer('phone', '9848022338')],
      ],
    ],
    [
      'at the mail address',
      asking('appointment', 'email', named),
      [
        ['kavita@example.com hack aipoyindi', intent('no-email')],
        ['kavita@example.com open avvatledu, rao.k@example.com vadandi', answer('email', 'rao.k@example.com')],
        ['kavita@example.com no that is my old one rao.k@example.com', answer('email', 'rao.k@example.com')],
        [
          "my husband's is ravi@example.com dont send there. mine rao.k@example.com",
          answer('email', 'rao.k@example.com'),
        ],
        ['kavita@example.com aise likhna hai kya', { kind: 'search' }],
      ],
    ],
  ],
  context,
);
