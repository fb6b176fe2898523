import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { expect, it } from 'vitest';
import { context } from '../support/guide-knowledge.ts';

const begun = (said: string) => {
  const command = interpret(said, null, context);
  return command.kind === 'start' ? { form: command.form, ...command.answers } : command;
};

it('begins the message whose answers are listed under their names', () => {
  const said = 'name: Kavya Rao\nemail: kavya@example.com\nsubject: form 16\nmessage: my employer gave a wrong PAN';
  expect(begun(said)).toEqual({
    form: 'message',
    name: 'Kavya Rao',
    email: 'kavya@example.com',
    subject: 'form 16',
    message: 'my employer gave a wrong PAN',
  });
});

it('begins the appointment that a letter of other matters asks for', () => {
  const said =
    'I am a retired teacher from Suryapet and get a small pension. Last week an intimation came from the department that shows a demand of Rs 18,250. I request you to kindly give me an appointment on Monday 30 November at 10 am.';
  expect(begun(said)).toEqual({
    form: 'appointment',
    service: 'consultation',
    date: '2026-11-30',
    time: '10:00 AM',
    message: said,
  });
});

it('takes no word of a mail address for a subject', () => {
  expect(begun('book for gst. mail is accounts.kavya@example.com, my number 9848022338')).toEqual({
    form: 'appointment',
    service: 'gst',
    email: 'accounts.kavya@example.com',
    phone: '9848022338',
  });
});

it("leaves out another person's income where one's own follows without a sign", () => {
  expect(begun('old or new regime, sister earns 7 lakh i earn 19 lakh')).toEqual({
    form: 'regime-comparison',
    grossSalary: 1_900_000,
  });
});
