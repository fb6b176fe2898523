import { fundOf } from './provident-fund-share.ts';
import { providentFund } from './provident-fund.ts';
import { ask, defineRule, outcome, type Step } from './rule.ts';
import { stateInsuranceShare } from './state-insurance-share.ts';
import { stateInsurance } from './state-insurance.ts';

interface Case {
  readonly employees: number;
  /** Rupees a month of one employee. */
  readonly wage: number;
  readonly code: 'no' | 'yes';
}

/**
 * What PF and ESI an employer pays for a month for so many employees of one wage, by the rules of each. The employer's cost has the charges of PF,
 * at least the minimum of an establishment. Code on Social Security 2020; EPF Scheme 2026.
 */
export const staffContributions = defineRule(
  {
    pfFrom: 'pf.employees',
    ceiling: 'pf.ceiling',
    esiFrom: 'esi.employees',
    limit: 'esi.limit',
  },
  ({ employees, wage, code }: Partial<Case>, figures) => {
    if (employees === undefined) return ask('employees');
    if (wage === undefined) return ask('wage');
    const fund = providentFund.decide({ employees, ...(code && { code }) }, { limit: figures.pfFrom });
    if ('ask' in fund) return fund;
    const insurance = stateInsurance.decide({ employees, wages: 'some-within' }, { limit: figures.esiFrom });
    const insured = stateInsuranceShare.decide(
      { wage, disability: 'no', employees: 1 },
      { ...figures, disabilityLimit: figures.limit },
    );
    const hasFund = isOutcome(fund, 'above', 'covered');
    const hasInsurance = isOutcome(insurance, 'covered') && !isOutcome(insured, 'above');
    const { each, ofStaff, charges } = fundOf(wage, employees, figures);
    const pf = { each, pfEmployer: ofStaff + charges, pfStaff: ofStaff, charges };
    const ofEmployee = valueOf(insured, 'ofEmployee');
    const ofEmployer = valueOf(insured, 'ofEmployer');
    const esi = { ofEmployee, ofEmployer, esiEmployer: ofEmployer * employees, esiStaff: ofEmployee * employees };
    const employer = (hasFund ? pf.pfEmployer : 0) + (hasInsurance ? esi.esiEmployer : 0);
    const staff = (hasFund ? pf.pfStaff : 0) + (hasInsurance ? esi.esiStaff : 0);
    if (hasFund && hasInsurance) return outcome('both', { ...pf, ...esi, employer, staff, total: employer + staff });
    if (hasFund) return outcome('fund', { ...pf, total: employer + staff });
    if (hasInsurance) return outcome('insurance', { ...esi, total: employer + staff });
    return outcome(isOutcome(insurance, 'covered') ? 'none-within' : 'none');
  },
  {
    share: 'pf.share',
    insurance: 'pf.insurance',
    admin: 'pf.admin',
    adminLeast: 'pf.admin-least',
    employee: 'esi.employee',
    employer: 'esi.employer',
    daily: 'esi.daily',
  },
);

const isOutcome = (step: Step, ...names: readonly string[]) => 'outcome' in step && names.includes(step.outcome);

const valueOf = (step: Step, name: string) => ('outcome' in step ? Number(step.values?.[name] ?? 0) : 0);
