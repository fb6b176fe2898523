import type { Moment, World } from '#src/guide/conversation.ts';
import { siteWorld } from '#src/guide/session.ts';
import type { Situation } from '#src/guide/standing.ts';
import { walkThroughs } from '#src/guide/walk-throughs.ts';
import { appointment } from '#src/forms/appointment.ts';
import { message } from '#src/forms/message.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';

/** The guide's world with the site's real content. */
export const world: World = siteWorld(walkThroughs);

/** A Saturday at noon in India, on the home page. */
export const moment: Moment = { now: new Date('2026-11-21T06:30:00Z'), page: '/' };

export const situation: Situation = { ...world, ...moment };

export const { wording, practice } = world.mind;

export { appointment, message, taxEstimate };

/** Answers that fill the whole message form. */
export const messageAnswers = {
  name: 'Lakshmi Reddy',
  email: 'lakshmi@example.com',
  subject: 'New shop',
  message: 'I open a shop in May.',
} as const;
