import type { Ref } from 'react';
import words from 'content:calculator-words';
import taxEstimateWords from 'content:tax-estimate-words';
import taxYear from 'content:tax-year';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { reviewRows } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import { estimateFor, estimateRows, taxEstimate } from '#src/forms/tax-estimate.ts';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { EstimateActions } from './EstimateActions.tsx';
import styles from './EstimateSheet.module.css';

const { heading } = taxEstimate.ending;

/** The sheet that the figures go onto: its lines are there from the start, and become a result once there is one. */
export function EstimateSheet({
  answers,
  ref,
}: {
  readonly answers: Answers | undefined;
  readonly ref: Ref<HTMLDivElement>;
}) {
  if (!answers) {
    return (
      <div className={styles.sheet} aria-hidden="true">
        <p className={styles.title}>{heading}</p>
        <Lines rows={estimateRows(estimateFor({})).map(({ label }) => ({ label, value: '–' }))} />
        <p className={styles.remark}>{fillTemplate(words.blank, { action: taxEstimate.action })}</p>
      </div>
    );
  }
  return (
    <div role="region" aria-label={heading} tabIndex={-1} ref={ref} className={styles.sheet}>
      <div className={styles.onPaper}>
        <KeyValueList rows={reviewRows(taxEstimate, answers)} />
      </div>
      <h2 className={styles.title}>{heading}</h2>
      <Lines rows={estimateRows(estimateFor(answers))} />
      <div className={styles.badge}>
        <Badge label={words.illustration}>{taxYear.year}</Badge>
      </div>
      <p className={styles.remark}>{taxEstimateWords.illustration}</p>
      <EstimateActions answers={answers} />
    </div>
  );
}

function Lines({ rows }: { readonly rows: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <div className={styles.lines}>
      <KeyValueList rows={rows.map((row) => ({ ...row, isTotal: row.label === taxEstimateWords.result.finalTax }))} />
    </div>
  );
}
