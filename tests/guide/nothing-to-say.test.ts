import { asking } from '../support/form-state-at.ts';
import { answer, intent } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const skip = intent('skip');
const moment = { service: 'gst', date: '2026-11-25', time: '11:00 AM' };
const [name, email, phone] = ['Kavita Rao', 'kavita@example.com', '9848022338'];

/** Who says that there is nothing has not answered, whatever words an answer may have. */
readsAs([
  [
    'at the name',
    asking('appointment', 'name', moment),
    [
      ['none', skip],
      ['Nil', skip],
      ['-', skip],
      ['no name please', skip],
      ['leave it blank', skip],
      ['not needed', skip],
      ['Nil Roy', answer('name', 'Nil Roy')],
    ],
  ],
  [
    'at the address',
    asking('appointment', 'email', { ...moment, name }),
    [
      ['none', intent('no-email')],
      ['--', intent('no-email')],
    ],
  ],
  [
    'at the number',
    asking('appointment', 'phone', { ...moment, name, email }),
    [
      ['nil', intent('no-phone')],
      ['nothing as such', intent('no-phone')],
    ],
  ],
  [
    'at the notes',
    asking('appointment', 'message', { ...moment, name, email, phone }),
    [
      ['-', skip],
      ['nothing to add', skip],
      ['no notes', skip],
      ['no need of notes', skip],
      ['no notes on the stock', answer('message', 'no notes on the stock')],
      ['kuch khaas nahi', skip],
      ['nothing of the papers is left', answer('message', 'nothing of the papers is left')],
    ],
  ],
  [
    'at the subject',
    asking('message', 'subject', { name, email }),
    [
      ['nil', skip],
      ['no subject', skip],
      ['nil return', answer('subject', 'nil return')],
      ['sub: rent', answer('subject', 'rent')],
      ['topic is rent', answer('subject', 'rent')],
    ],
  ],
]);
