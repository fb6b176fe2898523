import words from 'content:calculator-words';
import taxYear from 'content:tax-year';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { slabBreakdown } from '#src/domain/income-tax.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Answers } from '#src/forms/question.ts';
import { taxInput } from '#src/forms/tax-estimate.ts';
import { Section } from '#src/ui/Section.tsx';
import { Deductions, IncomeChart } from './IncomeChart.tsx';
import styles from './Computation.module.css';

const { slabs } = words;

/** How the figures of the sheet came about: what the deductions took, where the income goes, and how it falls into the slabs. */
export function Computation({ answers }: { readonly answers: Answers }) {
  return (
    <>
      <Section heading={words.deductions.heading}>
        <Deductions answers={answers} />
      </Section>
      <Section heading={words.income}>
        <IncomeChart answers={answers} />
      </Section>
      <Section heading={slabs.heading} margin={taxYear.year}>
        <SlabTable answers={answers} />
        <p className={styles.remark}>{slabs.rounding}</p>
      </Section>
    </>
  );
}

function SlabTable({ answers }: { readonly answers: Answers }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={slabs.heading}>
      <table className={styles.slabs}>
        <thead>
          <tr>
            <th scope="col">{slabs.slab}</th>
            <th scope="col">{slabs.rate}</th>
            <th scope="col">{slabs.income}</th>
            <th scope="col">{slabs.tax}</th>
          </tr>
        </thead>
        <tbody>
          {slabBreakdown(taxInput(answers), taxYear).map(({ from, upTo, percent, income, tax }) => (
            <tr key={`${from} ${income}`}>
              <th scope="row">
                {upTo === null
                  ? fillTemplate(slabs.above, { amount: formatRupees(from - 1) })
                  : fillTemplate(slabs.range, { from: formatRupees(from), to: formatRupees(upTo) })}
              </th>
              <td>{`${percent}%`}</td>
              <td>{formatRupees(income)}</td>
              <td>{formatRupees(tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
