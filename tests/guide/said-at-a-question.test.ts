import { asking } from '../support/form-state-at.ts';
import { answer } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked } from '../support/sample-answers.ts';

const { service, date, time } = booked;
const writing = { name: 'Kavita Rao', email: 'kavita.rao@x.com', subject: 'TDS' };

/** What is said at a question is judged by what is asked for: a name by the words of a name, free words as they stand. */
readsAs([
  [
    'at the name of an appointment',
    asking('appointment', 'name', { service, date, time }),
    [
      ['for my daughter Niharika. my name is Satyanarayana Akula', answer('name', 'Satyanarayana Akula')],
      ['this is raju', answer('name', 'raju')],
      ['raju only', answer('name', 'raju')],
      ['my name is kavitha', answer('name', 'kavitha')],
    ],
  ],
  [
    'at the message',
    asking('message', 'message', writing),
    [
      ['My name is wrong in PAN, it says Kavta', answer('message', 'My name is wrong in PAN, it says Kavta')],
      ['change my name to Kavita R Rao', answer('name', 'Kavita R Rao')],
    ],
  ],
]);
