import { advanceTax } from './advance-tax.ts';
import { appealDeposit } from './appeal-deposit.ts';
import { businessForm } from './business-form.ts';
import { capitalGain } from './capital-gain.ts';
import { composition } from './composition.ts';
import { factoryLicence } from './factory-licence.ts';
import { gratuity } from './gratuity.ts';
import { gstAnnualReturn } from './gst-annual-return.ts';
import { gstLateFee } from './gst-late-fee.ts';
import { gstRegistration } from './gst-registration.ts';
import { gstReturns } from './gst-returns.ts';
import { incomeTax } from './income-tax.ts';
import { incomeTaxReturn } from './income-tax-return.ts';
import { labourRegistration } from './labour-registration.ts';
import { llpAudit } from './llp-audit.ts';
import { pmegp } from './pmegp.ts';
import { presumptive } from './presumptive.ts';
import { professionalTax } from './professional-tax.ts';
import { profitTax } from './profit-tax.ts';
import { providentFundShare } from './provident-fund-share.ts';
import { providentFund } from './provident-fund.ts';
import { remittance } from './remittance.ts';
import { residence } from './residence.ts';
import { smallCompany } from './small-company.ts';
import { staffContributions } from './staff-contributions.ts';
import { stateInsuranceShare } from './state-insurance-share.ts';
import { stateInsurance } from './state-insurance.ts';
import { taxAudit } from './tax-audit.ts';
import { tdsLateFee } from './tds-late-fee.ts';
import { tdsPayments } from './tds-payments.ts';
import { tdsProperty } from './tds-property.ts';
import { tdsRefund } from './tds-refund.ts';
import { tdsRent } from './tds-rent.ts';
import { udyamClass } from './udyam-class.ts';
import type { Rule } from './rule.ts';
import { sumRule, type SumStep } from './sum-rule.ts';

/** The rules in code, by the names of their files in content/decisions. */
const rules: Readonly<Record<string, Rule>> = {
  'advance-tax': advanceTax,
  'appeal-deposit': appealDeposit,
  'business-form': businessForm,
  'capital-gain': capitalGain,
  composition,
  'factory-licence': factoryLicence,
  gratuity,
  'gst-annual-return': gstAnnualReturn,
  'gst-late-fee': gstLateFee,
  'gst-registration': gstRegistration,
  'gst-returns': gstReturns,
  'income-tax': incomeTax,
  'income-tax-return': incomeTaxReturn,
  'labour-registration': labourRegistration,
  'llp-audit': llpAudit,
  pmegp,
  presumptive,
  'professional-tax': professionalTax,
  'profit-tax': profitTax,
  'provident-fund': providentFund,
  'provident-fund-share': providentFundShare,
  remittance,
  residence,
  'small-company': smallCompany,
  'staff-contributions': staffContributions,
  'state-insurance': stateInsurance,
  'state-insurance-share': stateInsuranceShare,
  'tax-audit': taxAudit,
  'tds-late-fee': tdsLateFee,
  'tds-payments': tdsPayments,
  'tds-property': tdsProperty,
  'tds-refund': tdsRefund,
  'tds-rent': tdsRent,
  'udyam-class': udyamClass,
};

const read = new WeakMap<readonly SumStep[], Rule>();

/** The rule of a decision: that of its sums where content writes them, else the one in code by its name. Undefined where there is neither. Throws where a formula cannot be read. */
export function ruleOf(id: string, sums: readonly SumStep[]): Rule | undefined {
  if (sums.length === 0) return rules[id];
  const rule = read.get(sums) ?? sumRule(sums);
  read.set(sums, rule);
  return rule;
}
