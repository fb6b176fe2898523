import taxYear from 'content:tax-year';
import { slabBreakdown } from '#src/domain/income-tax.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Answers } from '#src/forms/question.ts';
import { taxInput } from '#src/forms/tax-estimate.ts';
import { Section } from '#src/ui/Section.tsx';
import { Deductions, IncomeChart } from './IncomeChart.tsx';
import styles from './Computation.module.css';

/** How the figures of the sheet came about: what the deductions took, where the income goes, and how it falls into the slabs. */
export function Computation({ answers }: { readonly answers: Answers }) {
  return (
    <>
      <Section heading="What each deduction took">
        <Deductions answers={answers} />
      </Section>
      <Section heading="Where the income goes">
        <IncomeChart answers={answers} />
      </Section>
      <Section heading="Slab by slab" margin={taxYear.year}>
        <SlabTable answers={answers} />
        <p className={styles.remark}>Each figure is rounded to the nearest rupee on its own.</p>
      </Section>
    </>
  );
}

function SlabTable({ answers }: { readonly answers: Answers }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Slab by slab">
      <table className={styles.slabs}>
        <thead>
          <tr>
            <th scope="col">Slab</th>
            <th scope="col">Rate</th>
            <th scope="col">Your income in it</th>
            <th scope="col">Tax</th>
          </tr>
        </thead>
        <tbody>
          {slabBreakdown(taxInput(answers), taxYear).map(({ from, upTo, percent, income, tax }) => (
            <tr key={from}>
              <th scope="row">
                {upTo === null ? `Above ${formatRupees(from - 1)}` : `${formatRupees(from)} to ${formatRupees(upTo)}`}
              </th>
              <td>{percent}%</td>
              <td>{formatRupees(income)}</td>
              <td>{formatRupees(tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
