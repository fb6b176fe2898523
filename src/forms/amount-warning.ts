import words from 'content:tax-estimate-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { TaxWarningCode } from '#src/domain/tax-warnings.ts';
import type { Warning } from './form.ts';

const { warnings: texts } = words;

/** Says what can hardly be right of a question's amount, and proposes twelve of it where it is rather that of a month. Takes whole rupees. */
export const amountWarning = (about: string, code: TaxWarningCode, amount: number, income: number): Warning => ({
  about,
  text: fillTemplate(texts[code], { amount: formatRupees(amount), income: formatRupees(income) }),
  ...(code === 'monthlyAmount' && {
    instead: amount * 12,
    insteadLabel: fillTemplate(texts.perMonth, { amount: formatRupees(amount) }),
  }),
});
