import moreIntents from 'content:form-intents';
import moreWording from 'content:form-wording';
import practice from 'content:practice';
import { appointment } from '#src/forms/appointment.ts';
import { withSomeoneElse } from '#src/forms/for-someone-else.ts';
import { message } from '#src/forms/message.ts';
import { withOffice } from '#src/forms/told-office.ts';
import { withPhone } from '#src/forms/told-phone.ts';
import { regimeComparison } from '#src/forms/regime-comparison.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import type { GuideForms } from '../model/knowledge.ts';
import { formDialogue } from '../dialogue/form-dialogue.ts';
import { understand } from '../understanding/understand.ts';

/** The forms the guide can fill in with a visitor, and how it reads what is said to them. */
export const guideForms: GuideForms = {
  forms: [
    taxEstimate,
    regimeComparison,
    withPhone(message),
    withOffice(withSomeoneElse(appointment), practice.offices),
  ],
  understand,
  dialogue: formDialogue,
  moreIntents,
  moreWording,
};
