import { refused } from '#src/domain/parsed.ts';
import { appointment, context, moment } from '../support/guide-knowledge.ts';
import { asking } from '../support/form-state-at.ts';
import { answer, refuse, search } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const service = appointment.questions.find(({ id }) => id === 'service');
const choices = (service?.choices?.({ now: moment.now, answers: {} }) ?? []).map(({ label }) => label);
const unknown = refuse('service', refused('choiceUnknown', { choices }));

/** What an appointment is not about. */
readsAs(
  [
    [
      'at the service',
      asking('appointment', 'service', {}),
      [
        ['gst wala nahi chahiye', unknown],
        ['audit tappa', unknown],
        ['audit kakunda gst', answer('service', 'gst')],
        ['not for audit, for gst', answer('service', 'gst')],
        ['gst nahi hai, registration karana hai', answer('service', 'gst')],
        ['what is the difference between audit and bookkeeping', search],
      ],
    ],
  ],
  context,
);
