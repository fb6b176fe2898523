import { deductionBreakdown } from '#src/domain/income-tax.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import words from 'content:calculator-words';
import taxEstimateWords from 'content:tax-estimate-words';
import taxYear from 'content:tax-year';
import type { Answers } from '#src/forms/question.ts';
import { estimateFor, taxInput } from '#src/forms/tax-estimate.ts';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';
import styles from './IncomeChart.module.css';

const { result } = taxEstimateWords;

/** Where the income goes: a bar of tax, cess and what remains, with its figures beside it for those who cannot see it. */
export function IncomeChart({ answers }: { readonly answers: Answers }) {
  const { annualIncome } = taxInput(answers);
  const { taxBeforeCess, cess, finalTax } = estimateFor(answers);
  const parts = [
    { label: result.taxBeforeCess, amount: taxBeforeCess, className: styles.tax },
    { label: result.cess, amount: cess, className: styles.cess },
    { label: words.remains, amount: Math.max(0, annualIncome - finalTax), className: styles.rest },
  ];
  const width = (amount: number) => (annualIncome === 0 ? 0 : (1000 * amount) / annualIncome);
  return (
    <>
      <svg className={styles.picture} viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ label, amount, className }, index) => (
          <rect
            key={label}
            className={className}
            x={parts.slice(0, index).reduce((sum, part) => sum + width(part.amount), 0)}
            y="0"
            width={width(amount)}
            height="60"
          />
        ))}
      </svg>
      <div className={`${styles.figures} ${styles.key}`}>
        <KeyValueList rows={parts.map(({ label, amount }) => ({ label, value: formatRupees(amount) }))} />
      </div>
    </>
  );
}

/** What each deduction took from the income. */
export function Deductions({ answers }: { readonly answers: Answers }) {
  const { standard, capped80C, hraExemption, other } = deductionBreakdown(taxInput(answers), taxYear);
  return (
    <div className={styles.figures}>
      <KeyValueList
        rows={[
          { label: words.deductions.standard, value: formatRupees(standard) },
          { label: words.deductions.houseRent, value: formatRupees(hraExemption) },
          { label: words.deductions.section80C, value: formatRupees(capped80C) },
          { label: words.deductions.other, value: formatRupees(other) },
        ]}
      />
    </div>
  );
}
