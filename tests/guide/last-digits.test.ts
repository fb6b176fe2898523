import { asking, at } from '../support/form-state-at.ts';
import { context } from '../support/guide-knowledge.ts';
import { answer } from '../support/plain-command.ts';
import { readsAs, type Row } from '../support/reads-as.ts';

const told = {
  service: 'gst',
  date: '2026-11-27',
  time: '11:00 AM',
  name: 'Kavitha Rao',
  email: 'k@x.com',
  phone: '9848022338',
};
const rows: readonly Row[] = [
  ['arey chivari lo 54 undali', answer('phone', '9848022354')],
  ['phone last digit is 7 i typed 8', answer('phone', '9848022337')],
  ['last digit 8 nahi 6 hai', answer('phone', '9848022336')],
  ['phone last digit is 7 i put 8', answer('phone', '9848022337')],
  ['wait the last two are 11', answer('phone', '9848022311')],
  ['sorry last three digits are 883 not 338', answer('phone', '9848022883')],
];

/** The digits in which a number that was told should end. */
readsAs(
  [
    [
      'at the notes',
      asking('appointment', 'message', told),
      [
        ...rows,
        ['last slot is 5', answer('message', 'last slot is 5')],
        ['phone last digit is 7 i typed 4', answer('message', 'phone last digit is 7 i typed 4')],
      ],
    ],
    ['at the review', at('reviewing', 'appointment', told), rows],
  ],
  context,
);
