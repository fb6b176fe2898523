import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#src/forms/question.ts';
import { toldAtStart } from '#src/guide/understanding/rule-reader/outside-form.ts';
import { appointment, context, knowledge } from '../support/guide-knowledge.ts';
import { asking } from '../support/form-state-at.ts';

const letter = knowledge.forms.find(({ id }) => id === 'message') ?? appointment;

describe('the message that is told in the same breath as a name or an address:', () => {
  it.each<readonly [said: string, message: string | undefined]>([
    ['send a message, mera naam Salim hai, s@example.com, form 16 abhi tak nahi aaya', 'form 16 abhi tak nahi aaya'],
    [
      'naa peru Swapna, s@example.com. refund inka raledu entha time paduthundi',
      'refund inka raledu entha time paduthundi',
    ],
    ['leave a note, i am Harish Goud, h@example.com. When do i get my refund?', 'When do i get my refund?'],
    ['name kiran mail k@example.com sub notice msg please call me today', 'please call me today'],
    ['name kiran email k@example.com subject tds message i have no form 16', 'i have no form 16'],
    ['send a message, name Harish, email h@example.com. My shop moved. Urgent', 'My shop moved. Urgent'],
    ['i want to leave a message, name Harish, email h@example.com', undefined],
    ['send a message to the office please. My name is Harish. h@example.com. Thank you', undefined],
    ['send a message, Harish Goud, h@example.com, 90123 45670', undefined],
  ])('%j', (said, message) => {
    expect(toldAtStart(said, letter, context).answers.message).toBe(message);
  });

  it('leaves the name as it is told', () => {
    const said = 'name kiran rao email kiran.r@example.com subject tds message i have no form 16';
    expect(toldAtStart(said, letter, context).answers.name).toBe('kiran rao');
  });

  it('is told at the name as well, and asks nothing of our pages', () => {
    const at = asking('message', 'name', {});
    const said = 'Harish Goud, h@example.com. When do i get my refund?';
    expect(interpret(said, at, context)).toEqual({
      kind: 'set',
      answers: { name: 'Harish Goud', email: 'h@example.com', message: 'When do i get my refund?' },
    });
  });
});

describe('the notes of a booking hold what no other answer does:', () => {
  it.each<readonly [said: string, notes: string | undefined]>([
    ['book gst friday 4pm, Harish Goud, h@example.com, 9012345670, i will bring my mother', 'i will bring my mother'],
    ['appt 4 income tax rtn, 3/12, 2pm, name Swapna K, s@example.com, ph:+91-9012345670', undefined],
    ['need appointment for itr filing this friday 3pm name padma rani ph 9012345670', undefined],
    ['appointment chahiye, mera naam salman khan hai phone 9012345670', undefined],
    ['book gst friday 4pm, not on monday, Harish Goud, 9012345670', undefined],
  ])('%j', (said, notes) => {
    expect(toldAtStart(said, appointment, context).answers.message).toBe(notes);
  });

  it('hold nothing of a message that tells neither a name nor where to reach somebody', () => {
    const answers: Answers = toldAtStart('book gst friday 4pm, i will bring my mother', appointment, context).answers;
    expect(answers.message).toBeUndefined();
  });
});
