import { useState } from 'react';
import words from 'content:calculator-words';
import { whatsAppLink } from '#src/delivery/whatsapp.ts';
import { reviewRows } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import { estimateFor, estimateRows, taxEstimate } from '#src/forms/tax-estimate.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { printPart } from '#src/ui/print-part.ts';
import styles from './EstimateSheet.module.css';

/** What can be done with a worked sheet. Its figures go to the clipboard or to paper, never into an address. */
export function SheetActions({ answers }: { readonly answers: Answers }) {
  const [isCopied, setIsCopied] = useState(false);
  const sheet = [...reviewRows(taxEstimate, answers), ...estimateRows(estimateFor(answers))]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(`${taxEstimate.title}\n${sheet}`).then(() => {
      setIsCopied(true);
    });
  return (
    <div className={styles.actions}>
      <Button
        look="quiet"
        onClick={(event) => {
          printPart(event.currentTarget);
        }}
      >
        {words.print}
      </Button>
      <Button look="quiet" onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </Button>
      <ButtonLink
        look="quiet"
        href={whatsAppLink('', words.draft)}
        rel="noopener noreferrer"
        target="_blank"
        onClick={copy}
      >
        {words.share}
      </ButtonLink>
      <ButtonLink look="quiet" href="?guide=tax">
        {words.askGuide}
      </ButtonLink>
    </div>
  );
}
