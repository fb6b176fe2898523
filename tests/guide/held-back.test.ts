import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '#src/guide/understanding/rule-reader/command.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { hold, intent } from '../support/plain-command.ts';
import { context } from '../support/sample-guide.ts';

const review: FormState = {
  form: 'appointment',
  answers: {
    service: 'gst',
    date: '2026-11-27',
    time: '04:00 PM',
    name: 'Ravi',
    email: 'ravi@x.com',
    phone: '9848022330',
  },
  skipped: [],
  stage: 'reviewing',
  asking: null,
  tries: 0,
};
const holdsAndAnswers = (asks: string): Command => ({ kind: 'hold', asks });

/** At an open review only a plain yes sends; what else is said beside it is answered, and nothing goes. */
describe('at the review of an appointment', () => {
  it.each<readonly [said: string, understood: Command]>([
    ['skip', hold],
    ['sendd it', hold],
    ['fine', hold],
    ['please', hold],
    ['it is all fine sir', hold],
    ['ok?', hold],
    ['send it after the audit', hold],
    ['yes, what are the fees of a tax audit?', holdsAndAnswers('what are the fees of a tax audit?')],
    ['send me the fees of a tax audit first', holdsAndAnswers('send me the fees of a tax audit first')],
    ['how to send?', hold],
    ['and what papers for it?', holdsAndAnswers('and what papers for it?')],
    ['yes', intent('yes')],
  ])('%j', (said, understood) => {
    const here = { ...context, page: '/services/gst-registration' };
    expect(interpret(said, review, here)).toEqual(understood);
  });
});
