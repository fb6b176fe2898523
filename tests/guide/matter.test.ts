import { expect, it } from 'vitest';
import type { Form } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import { letterIn, matterElsewhere } from '#src/guide/understanding/rule-reader/matter.ts';
import { readMessage } from '#src/guide/understanding/rule-reader/reading.ts';
import { appointment, context, knowledge, message, taxEstimate } from '../support/guide-knowledge.ts';

const deed = 'partnership deed dispute';
const otherwise = appointment.questions.find((question) => question.otherwise !== undefined)?.otherwise;

it.each<readonly [said: string, form: Form, answers: Answers, told: unknown]>([
  [deed, appointment, {}, { service: otherwise, message: deed }],
  [` ${deed} `, appointment, { message: 'Call me.' }, { service: otherwise, message: `Call me.\n${deed}` }],
  [deed, appointment, { service: 'gst' }, {}],
  [deed, message, {}, {}],
  [deed, taxEstimate, {}, {}],
  ['hello', appointment, {}, {}],
  ['my cousin', appointment, {}, {}],
  ['cricket score', appointment, {}, {}],
])('%j is a matter for the notes of a form, where it is on no list of choices', (said, form, answers, told) => {
  expect(matterElsewhere(said, form, answers, knowledge)).toEqual(told);
});

const letter = 'Ravi kumar, monday 4 pm, partnership dispute cousin shop';

it.each<readonly [said: string, form: Form, answers: Answers, told: unknown]>([
  [letter, appointment, {}, { message: letter }],
  [letter, appointment, { message: 'Notes.' }, {}],
  ['monday 4 pm, partnership dispute', appointment, {}, {}],
  ['monday, partnership dispute cousin shop', appointment, {}, {}],
  ['salary 12 lakh basic 6 lakh, partnership dispute cousin shop', taxEstimate, {}, {}],
])('the whole of %j goes into the notes where it tells much besides', (said, form, answers, told) => {
  const reading = readMessage(said, form, { now: context.now, answers }, context);
  expect(letterIn(reading, form, answers, knowledge)).toEqual(told);
});
