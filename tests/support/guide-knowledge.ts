import type { Moment } from '#src/guide/model/knowledge.ts';
import type { Knowledge, TurnContext } from '#src/guide/model/knowledge.ts';
import { siteKnowledge } from '#src/guide/machine/site-knowledge.ts';
import { guideForms } from '#src/guide/machine/guide-forms.ts';
import { appointment } from '#src/forms/appointment.ts';
import { message } from '#src/forms/message.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
// What answers fetch late is here from the start: a file of tests that ends while one is being fetched leaves it broken for the files behind it.
import '#src/guide/answers/decision-reply.ts';
import '#src/guide/answers/due-date-answer.ts';
import '#src/guide/answers/office-answer.ts';
import '#src/guide/answers/parts-answer.ts';
import '#src/guide/answers/refusal.ts';
import '#src/guide/answers/site-answers.ts';

/** The guide's knowledge of the site's own content. */
export const knowledge: Knowledge = siteKnowledge().withForms(guideForms);

/** A Saturday at noon in India, on the home page. */
export const moment: Moment = { now: new Date('2026-11-21T06:30:00Z'), page: '/' };

export const context: TurnContext = { knowledge, ...moment };

export const { wording, practice } = knowledge;

export { appointment, message, taxEstimate };

/** Answers that fill the whole message form. */
export const messageAnswers = {
  name: 'Lakshmi Reddy',
  email: 'lakshmi@example.com',
  subject: 'New shop',
  message: 'I open a shop in May.',
} as const;
