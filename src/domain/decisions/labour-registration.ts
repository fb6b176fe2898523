import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly employees: number;
}

/** What the labour registration of a shop or establishment costs a year. Telangana Shops and Establishments Rules, schedule of fees. */
export const labourRegistration = defineRule(
  {
    none: 'labour.fee-none',
    five: 'labour.fee-5',
    ten: 'labour.fee-10',
    twenty: 'labour.fee-20',
    fifty: 'labour.fee-50',
    hundred: 'labour.fee-100',
    further: 'labour.fee-next-50',
  },
  ({ employees }: Partial<Case>, fees) => {
    if (employees === undefined) return ask('employees');
    if (employees === 0) return outcome('alone', { fee: fees.none });
    const steps = [
      { upTo: 5, fee: fees.five },
      { upTo: 10, fee: fees.ten },
      { upTo: 20, fee: fees.twenty },
      { upTo: 50, fee: fees.fifty },
      { upTo: 100, fee: fees.hundred },
    ];
    const step = steps.find(({ upTo }) => employees <= upTo);
    const above = fees.hundred + Math.ceil((employees - 100) / 50) * fees.further;
    return outcome('staff', { fee: step?.fee ?? above });
  },
);
