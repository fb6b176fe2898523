import { deliver } from '#src/delivery/site-mail.ts';
import { appointment } from '#src/forms/appointment.ts';
import { message } from '#src/forms/message.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import type { WalkThroughs } from './act.ts';
import { understand } from './understand.ts';

/** The forms the guide can walk through and how it understands what is said to them; the way out for what they come to is beside them. */
export const walkThroughs: WalkThroughs = { forms: [taxEstimate, message, appointment], understand };

export { deliver };
