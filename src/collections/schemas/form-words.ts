import { z } from 'zod';
import { line } from './text.ts';

const question = z.strictObject({
  label: line(40).describe('The label of the field on the page.'),
  prompt: line(200).describe('The question as the guide asks it.'),
  help: line(240).describe(
    'What to write, with an example. Stands under the field; the guide says it when an answer does not fit.',
  ),
  format: line(160).describe(
    'The form an answer takes, in a few words. The guide says it the second time an answer does not fit.',
  ),
});

const formFields = {
  title: line(60).describe('The name of the form.'),
  opening: line(240).describe('What the guide says before the first question.'),
  action: line(40).describe('The words on the button.'),
};

/** A form that is sent says what becomes of it. */
const sendingFields = {
  ...formFields,
  notice: line(420).describe('The data protection notice beside the form.'),
  sentHeading: line(60).describe('The heading shown once it has gone.'),
  sentText: line(240).describe('The sentence shown once it has gone.'),
};

/** The words of the tax calculator: content/forms/tax-estimate.yaml. */
export const taxEstimateWordsSchema = z.strictObject({
  ...formFields,
  illustration: line(420).describe('What the figures are and what they are not. Stands with every result.'),
  questions: z
    .strictObject({
      annualIncome: question.describe('Annual income.'),
      basicSalary: question.describe('Basic salary in the year.'),
      hraReceived: question.describe('House rent allowance received in the year.'),
      rentPaid: question.describe('Rent paid in the year.'),
      deductions80C: question.describe('Deductions under section 80C.'),
      otherDeductions: question.describe('Any other deductions.'),
    })
    .describe('The questions.'),
});

/** The words of the contact message: content/forms/message.yaml. */
export const messageWordsSchema = z.strictObject({
  ...sendingFields,
  questions: z
    .strictObject({
      name: question.describe('The name of the sender.'),
      email: question.describe('The mail address for the reply.'),
      subject: question.describe('What it is about.'),
      message: question.describe('The message itself.'),
    })
    .describe('The questions.'),
});

/** The words of the appointment request: content/forms/appointment.yaml. */
export const appointmentWordsSchema = z.strictObject({
  ...sendingFields,
  noNotes: line(60).describe('What is sent when the visitor leaves the notes empty.'),
  questions: z
    .strictObject({
      service: question.describe('What the appointment is about.'),
      date: question.describe('The day.'),
      time: question.describe('The time slot.'),
      name: question.describe('The name of the visitor.'),
      email: question.describe('The mail address.'),
      phone: question.describe('The telephone number.'),
      message: question.describe('Notes, if there are any.'),
    })
    .describe('The questions.'),
});
