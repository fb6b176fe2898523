import { readIn } from '#src/guide/understanding/intent-act.ts';
import { toActs } from '#src/guide/understanding/to-acts.ts';
import { formsNotLoaded } from '#src/guide/understanding/before-forms.ts';
import { expect, it } from 'vitest';
import {
  mentionsAppointment,
  mentionsIncome,
  mentionsTax,
} from '#src/guide/understanding/rule-reader/form-triggers.ts';
import { siteKnowledge } from '#src/guide/machine/site-knowledge.ts';
import { moment } from '../support/guide-knowledge.ts';
import { intent, needsForms, search } from '../support/plain-command.ts';

const knowledge = siteKnowledge();

it.each([
  ['calculate my tax', needsForms, 'it asks for a form'],
  ['calculte', needsForms, 'it nearly asks for one'],
  ['old regime', needsForms, 'it names a regime'],
  ['gst tax 18%', needsForms, 'it tells of tax and an amount'],
  ['salary 12 lakh basic 5', needsForms, 'it tells an income and another amount'],
  ['booking', needsForms, 'it has a word for booking'],
  ['gst friday 4 pm', needsForms, 'it tells an hour'],
  ['send them this', needsForms, 'something is to be sent to us'],
  ['I am scared', needsForms, 'it tells a fear'],
  ['zebra crossing', needsForms, 'the pages do not know it'],
  ['zebra', search, 'one unknown word begins no form'],
  ['cricket score', search, 'it is no matter of the practice'],
  ['pay 20 and 30', needsForms, 'the pages may understand it in several ways'],
  ['gst registration papers', search, 'the pages know it'],
  ['income tax', search, 'no amount is told'],
  ['property tax 2 lakh', search, 'it is another tax'],
  ['sned', search, 'a short word is misspelt'],
  ['estimate', search, 'the word is written right'],
  ['hello', search, 'greetings are answered everywhere'],
  ['skip this', intent('skip'), 'it steers'],
])('before the forms are there, %j comes to %o: %s', (said, command) => {
  expect(formsNotLoaded.understand(said, null, { knowledge, ...moment })).toEqual(readIn(said, toActs(command)));
});

it.each([
  ['tax on 12 lakh', [true, false, false]],
  ['the tax', [false, false, false]],
  ['12 lakh', [false, false, false]],
  ['property tax 2 lakh', [false, false, false]],
  ['salary 12 lakh, basic 5', [false, true, false]],
  ['salary 1', [false, false, false]],
  ['rooms 12 and 13', [false, false, false]],
  ['is a salary of 12 or 13 lakh enough', [false, false, false]],
  ['Book me', [false, false, true]],
])('%j speaks of tax, of an income, of booking: %o', (said, mentioned) => {
  expect([mentionsTax(said), mentionsIncome(said), mentionsAppointment(said)]).toEqual(mentioned);
});
