import { gstRegistration } from './gst-registration.ts';
import { professionalTax } from './professional-tax.ts';
import { providentFund } from './provident-fund.ts';
import { stateInsurance } from './state-insurance.ts';
import { taxAudit } from './tax-audit.ts';
import { tdsRent } from './tds-rent.ts';
import type { Rule } from './rule.ts';

/** The rules of all decisions, by the names of their files in content/decisions. */
export const rules: Readonly<Record<string, Rule>> = {
  'gst-registration': gstRegistration,
  'professional-tax': professionalTax,
  'provident-fund': providentFund,
  'state-insurance': stateInsurance,
  'tax-audit': taxAudit,
  'tds-rent': tdsRent,
};
