import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Basic pay and dearness allowance, rupees a month. */
  readonly wage: number;
  /** How many have that wage. */
  readonly employees: number;
}

/** What employer and employees pay to the provident fund for a month. Code on Social Security 2020 and EPF Scheme 2026. */
export const providentFundShare = defineRule(
  { ceiling: 'pf.ceiling', from: 'pf.employees' },
  ({ wage, employees }: Partial<Case>, figures) => {
    if (wage === undefined) return ask('wage');
    if (employees === undefined) return ask('employees');
    const { each, ofStaff, charges } = fundOf(wage, employees, figures);
    if (employees <= 1) return outcome(wage > figures.ceiling ? 'at-ceiling' : 'within', { each });
    const all = { each, ofStaff, charges, employer: ofStaff + charges, total: 2 * ofStaff + charges };
    return outcome(employees < figures.from ? 'few' : 'staff', all);
  },
  { share: 'pf.share', insurance: 'pf.insurance', admin: 'pf.admin', adminLeast: 'pf.admin-least' },
);

/** The fund of some employees with one wage: one side's share for each, and for all of them, and the employer's charges, at least the minimum of an establishment. */
export function fundOf(
  wage: number,
  employees: number,
  figures: Readonly<Record<'ceiling' | 'share' | 'insurance' | 'admin' | 'adminLeast', number>>,
) {
  const counted = Math.min(wage, figures.ceiling);
  const each = Math.round((counted * figures.share) / 100);
  const admin = Math.max(Math.round((counted * employees * figures.admin) / 100), figures.adminLeast);
  const charges = Math.round((counted * employees * figures.insurance) / 100) + admin;
  return { each, ofStaff: each * employees, charges };
}
