import { deliver } from '#src/delivery/site-mail.ts';
import { appointment } from '#src/forms/appointment.ts';
import type { Form } from '#src/forms/form.ts';
import { message } from '#src/forms/message.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';

/** The forms the guide can walk through. They and the way out for what they come to are fetched with the first walk-through, not with the panel. */
export const forms: readonly Form[] = [taxEstimate, message, appointment];

export { deliver };
