import { toWholeRupees } from '../rounding.ts';
import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly return: 'gstr-3b' | 'gstr-3b-quarterly' | 'gstr-1' | 'gstr-1-quarterly';
  /** Months or quarters of which the return is late. */
  readonly returns: number;
  /** Of several, those of the newest. */
  readonly days: number;
  readonly nil: 'no' | 'yes';
  /** Rupees of the financial year before. */
  readonly turnover: number;
  /** Rupees of the return that are paid in cash, after credit. */
  readonly tax: number;
}

/**
 * The late fee of a GSTR-1 or GSTR-3B, CGST and SGST together, and the interest on tax paid late with a GSTR-3B. CGST Act 2017, section 47, with
 * notifications 19/2021 and 20/2021, and section 50(1) with its proviso: interest on what is paid in cash, by the day. Of several returns each older one is late by
 * a month or a quarter more, taken as an average one.
 */
export const gstLateFee = defineRule(
  { small: 'gst.late-fee-small', middle: 'gst.late-fee-middle' },
  ({ return: which, returns, days, nil, turnover, tax }: Partial<Case>, figures) => {
    if (which === undefined) return ask('return');
    if (days === undefined) return ask('days');
    if (returns === undefined) return ask('returns');
    if (days === 0 && returns === 1) return outcome('none');
    if (nil === undefined) return ask('nil');
    const between = which.endsWith('quarterly') ? daysOfYear / 4 : daysOfYear / 12;
    const feesOf = (daily: number, cap: number) =>
      Array.from({ length: returns }, (_, at) => Math.min(Math.round(days + at * between) * daily, cap)).reduce(
        (sum, one) => sum + one,
        0,
      );
    if (nil === 'yes') {
      const fee = feesOf(figures.dailyNil, figures.capNil);
      return returns > 1
        ? outcome('several-nil', { total: fee, most: returns * figures.capNil })
        : outcome('nil', { fee });
    }
    if (turnover === undefined) return ask('turnover');
    const larger = turnover <= figures.middle ? figures.capMiddle : figures.capLarge;
    const cap = turnover <= figures.small ? figures.capSmall : larger;
    const fee = feesOf(figures.daily, cap);
    if (returns > 1) return outcome('several', { total: fee, cap, most: returns * cap });
    if (which === 'gstr-1' || which === 'gstr-1-quarterly') return outcome('statement', { fee, cap });
    if (tax === undefined) return ask('tax');
    const interestOn = (rupees: number) =>
      toWholeRupees(BigInt(rupees) * BigInt(figures.interest) * BigInt(days), 100n * BigInt(daysOfYear));
    if (tax === 0) return outcome('regular', { fee, cap, perLakh: interestOn(100_000) });
    const interest = interestOn(tax);
    return outcome('with-interest', { fee, cap, interest, total: fee + interest });
  },
  {
    daily: 'gst.late-fee',
    dailyNil: 'gst.late-fee-nil',
    capNil: 'gst.late-fee-cap-nil',
    capSmall: 'gst.late-fee-cap-small',
    capMiddle: 'gst.late-fee-cap-middle',
    capLarge: 'gst.late-fee-cap-large',
    interest: 'gst.interest',
  },
);

const daysOfYear = 365;
