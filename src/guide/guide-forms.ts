import { deliver } from '#src/delivery/site-mail.ts';
import { appointment } from '#src/forms/appointment.ts';
import { message } from '#src/forms/message.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import type { GuideForms } from './knowledge.ts';
import { interpret } from './interpret.ts';

/** The forms the guide can walk through and how it understands what is said to them; the way out for what they come to is beside them. */
export const guideForms: GuideForms = { forms: [taxEstimate, message, appointment], interpret };

export { deliver };
