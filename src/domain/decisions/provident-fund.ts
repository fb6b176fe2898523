import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly employees: number;
  readonly code: 'no' | 'yes';
}

/** Whether an employer has to join the provident fund. Code on Social Security 2020, section 1 and first schedule. */
export const providentFund = defineRule({ limit: 'pf.employees' }, ({ employees, code }: Partial<Case>, { limit }) => {
  if (code === 'yes') return outcome('covered');
  if (employees === undefined) return ask('employees');
  if (employees >= limit) return outcome('above');
  if (code === undefined) return ask('code');
  return outcome('below');
});
