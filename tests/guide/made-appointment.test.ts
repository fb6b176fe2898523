import { knowledge } from '../support/guide-knowledge.ts';
import { intent, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { context } from '../support/sample-guide.ts';

/** A day in what is said of an appointment that was made already begins no other one. */
readsAs(
  [
    [
      'outside of a form',
      null,
      [
        ['I want to move my appointment to friday', intent('change-later')],
        ['I would like to cancel the appointment I made for friday', intent('cancel-later')],
        ['mera appointment friday ka cancel karna hai', intent('cancel-later')],
        ['appointment on friday', starts('appointment', { date: '2026-11-27' })],
      ],
    ],
  ],
  { ...context, knowledge },
);
