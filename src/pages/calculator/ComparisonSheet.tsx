import type { Ref } from 'react';
import words from 'content:regime-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { resultText } from '#src/forms/form.ts';
import {
  comparisonFor,
  comparisonRows,
  comparisonSentences,
  regimeComparison,
  regimeLabels,
  type FilledComparison,
} from '#src/forms/regime-comparison.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';
import { BookButton } from '../sheet/BookButton.tsx';
import { PrintButton, SheetActions } from '../sheet/SheetActions.tsx';
import styles from './EstimateSheet.module.css';

const { heading, note, ways } = regimeComparison.ending;

/** The sheet with both regimes; its lines are there from the start. */
export function ComparisonSheet({
  filled,
  ref,
}: {
  readonly filled: FilledComparison | undefined;
  readonly ref: Ref<HTMLDivElement>;
}) {
  if (!filled) {
    return (
      <div className={styles.sheet} aria-hidden="true">
        <p className={styles.title}>{heading}</p>
        <Lines rows={comparisonRows(comparisonFor({})).map(({ label }) => ({ label, value: '–' }))} />
        <p className={styles.remark}>{fillTemplate(words.blank, { action: regimeComparison.action })}</p>
      </div>
    );
  }
  const { better } = filled.comparison;
  const lower = better && regimeLabels[better];
  const [first, ...others] = comparisonSentences(filled);
  return (
    <div role="region" aria-label={heading} tabIndex={-1} ref={ref} className={styles.sheet}>
      <h2 className={styles.title}>{heading}</h2>
      <p key={first} className={styles.finding}>
        {first}
      </p>
      <Lines rows={comparisonRows(filled).map((row) => ({ ...row, isTotal: row.label === lower }))} />
      {others.map((sentence) => (
        <p key={sentence} className={styles.remark}>
          {sentence}
        </p>
      ))}
      <div className={styles.badge}>
        <Badge ink="green">{filled.year.name}</Badge>
      </div>
      <p className={styles.remark}>
        <strong>{words.notCovered}</strong> <span>{note}</span>
      </p>
      <SheetActions isAcross>
        <BookButton notes={resultText(regimeComparison, filled.answers)}>{ways.book}</BookButton>
        <PrintButton>{words.print}</PrintButton>
        <ButtonLink look="quiet" href="?guide=regimes">
          {words.askGuide}
        </ButtonLink>
      </SheetActions>
    </div>
  );
}

function Lines({ rows }: { readonly rows: Parameters<typeof KeyValueList>[0]['rows'] }) {
  return (
    <div className={styles.lines}>
      <KeyValueList rows={rows} />
    </div>
  );
}
