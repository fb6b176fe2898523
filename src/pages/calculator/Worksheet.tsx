import type { Ref } from 'react';
import { taxEstimateWords } from '#src/collections/tax-estimate-words.ts';
import { taxYear } from '#src/collections/tax-year.ts';
import { slabBreakdown } from '#src/domain/income-tax.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Answers } from '#src/forms/question.ts';
import { estimateFor, estimateRows, taxInput } from '#src/forms/tax-estimate.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Rows } from '#src/ui/Rows.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Deductions, IncomePicture } from './IncomePicture.tsx';
import { SheetActions } from './SheetActions.tsx';
import styles from './Worksheet.module.css';

/** The worked sheet: the six figures, what the deductions took, where the income goes, and how it falls into the slabs. */
export function Worksheet({ answers, ref }: { readonly answers: Answers; readonly ref: Ref<HTMLDivElement> }) {
  const rows = estimateRows(estimateFor(answers)).map((row) => ({ ...row, isTotal: row.label === 'Final tax' }));
  return (
    <>
      <div role="region" aria-label="Your tax estimate" tabIndex={-1} ref={ref} className={styles.sheet}>
        <Section heading="Your tax estimate" margin="Result">
          <div className={styles.figures}>
            <Rows rows={rows} />
          </div>
          <Notice kind="plain">
            <p>{taxEstimateWords.illustration}</p>
          </Notice>
          <SheetActions answers={answers} />
        </Section>
      </div>
      <Section heading="What each deduction took">
        <Deductions answers={answers} />
      </Section>
      <Section heading="Where the income goes">
        <IncomePicture answers={answers} />
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
              <th scope="row">{upTo === null ? `Above ${formatRupees(from - 1)}` : `${formatRupees(from)} to ${formatRupees(upTo)}`}</th>
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
