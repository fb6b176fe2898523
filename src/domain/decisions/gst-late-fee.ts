import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly days: number;
  readonly nil: 'no' | 'yes';
  /** Rupees of the financial year before. */
  readonly turnover: number;
}

/** The late fee of a GSTR-1 or GSTR-3B, CGST and SGST together. CGST Act 2017, section 47, with notifications 19/2021 and 20/2021. */
export const gstLateFee = defineRule(
  {
    daily: 'gst.late-fee',
    dailyNil: 'gst.late-fee-nil',
    capNil: 'gst.late-fee-cap-nil',
    small: 'gst.late-fee-small',
    middle: 'gst.late-fee-middle',
    capSmall: 'gst.late-fee-cap-small',
    capMiddle: 'gst.late-fee-cap-middle',
    capLarge: 'gst.late-fee-cap-large',
  },
  ({ days, nil, turnover }: Partial<Case>, figures) => {
    if (days === undefined) return ask('days');
    if (days === 0) return outcome('none');
    if (nil === undefined) return ask('nil');
    if (nil === 'yes') return outcome('nil', { fee: Math.min(days * figures.dailyNil, figures.capNil) });
    if (turnover === undefined) return ask('turnover');
    const larger = turnover <= figures.middle ? figures.capMiddle : figures.capLarge;
    const cap = turnover <= figures.small ? figures.capSmall : larger;
    return outcome('regular', { fee: Math.min(days * figures.daily, cap), cap });
  },
);
