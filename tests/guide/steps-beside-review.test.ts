import { describe, expect, it } from 'vitest';
import type { Intents } from '#src/collections/types.ts';
import { refused } from '#src/domain/parsed.ts';
import type { Command } from '#src/guide/understanding/rule-reader/command.ts';
import { formDialogue } from '#src/guide/dialogue/form-dialogue.ts';
import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { understand } from '#src/guide/understanding/understand.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, hold, intent, refuse, reopen, search } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked } from '../support/sample-answers.ts';
import { context as plain } from '../support/sample-guide.ts';

const known = (id: Intents[number]['id'], phrases: readonly string[], within: readonly string[] = []) => ({
  id,
  phrases: [...phrases],
  within: [...within],
  reply: '',
  links: [],
});

const context = {
  ...plain,
  knowledge: plain.knowledge.withForms({
    forms: plain.knowledge.forms,
    understand,
    dialogue: formDialogue,
    moreWording: null,
    moreIntents: [
      known('cancel', ['leave it', 'leave it for now', 'stop this job for now']),
      known('help', ['explain for now', 'i do not follow you']),
      known('was-sent', ['it was sent', 'it was not sent', 'was it not sent']),
      known('human', [], ['talk to somebody']),
      known('no-email', [], ['have no mail']),
      known('contact', ['my phone number is his', 'what is the phone number', 'the line of the firm']),
      known('office', ['send office hours later']),
      known('why-phone', [], ['why my number']),
    ],
  }),
};
const { phone: _, ...withoutPhone } = booked;
const { email: __, ...withoutContact } = withoutPhone;

/** What is no answer while a request is read through or asked for: steps put off, what is asked about the request, and what is not there. */
readsAs(
  [
    [
      'at the review of an appointment',
      at('reviewing', 'appointment', booked),
      [
        ['leave it', intent('cancel')],
        ['leave it for now', hold],
        ['stop this job for now', intent('cancel')],
        ['explain for now', intent('help')],
        ['i do not follow you', intent('help')],
        ['it was sent', intent('was-sent')],
        ['it was not sent', hold],
        ['was it not sent?', intent('was-sent')],
        ['my phone number is his', hold],
        ['what is the phone number', search],
        ['the line of the firm', search],
        ['send office hours later', { kind: 'hold', asks: 'send office hours later' }],
        ['do not send it, why my number', { kind: 'hold', asks: 'do not send it, why my number' }],
        ['do not send the audit report of my shop to anybody', hold],
        ['do not send my phone number', hold],
      ],
    ],
    [
      'at the hour of an appointment',
      asking('appointment', 'time', { service: 'gst', date: '2026-11-23' }),
      [
        ['could i talk to somebody about this', intent('human')],
        ['i have no mail sir', intent('no-email')],
      ],
    ],
    ['at the address', asking('appointment', 'email', withoutContact), [['i have no mail sir', intent('no-email')]]],
    [
      'at the phone',
      asking('appointment', 'phone', withoutPhone),
      [
        ['i have no mail sir', refuse('phone', refused('phoneInvalid'))],
        ['not gst', reopen('service')],
      ],
    ],
    [
      'at the notes',
      asking('appointment', 'message', booked),
      [
        ['not gst', answer('message', 'not gst')],
        ['could i talk to somebody about this', answer('message', 'could i talk to somebody about this')],
      ],
    ],
  ],
  context,
);

describe('an hour asked about by somebody in New York', () => {
  it.each<readonly [string, Command]>([
    ['what is 11 pm', search],
    ['what is 4 pm IST', reopen('time', refused('timeThere', { there: '05:30 AM in New York', time: '04:00 PM' }))],
    ['what is 9 am', search],
  ])('%j', (said, understood) => {
    const abroad = { ...context, timeZone: 'America/New_York' };
    expect(interpret(said, asking('appointment', 'time', { service: 'gst', date: '2026-11-23' }), abroad)).toEqual(
      understood,
    );
  });
});
