import words from 'content:calculator-words';
import { resultText, reviewRows } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import { estimateFor, estimateRows, taxEstimate } from '#src/forms/tax-estimate.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { BookButton } from '../sheet/BookButton.tsx';
import { CopyButton, PrintButton, SheetActions, useCopying, WhatsAppButton } from '../sheet/SheetActions.tsx';

/** What can be done with a worked sheet. Its figures go to the clipboard or to paper, never into an address. */
export function EstimateActions({ answers }: { readonly answers: Answers }) {
  const sheet = [...reviewRows(taxEstimate, answers), ...estimateRows(estimateFor(answers))]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  const copying = useCopying(`${taxEstimate.title}\n${sheet}`);
  return (
    <SheetActions isAcross>
      <BookButton notes={resultText(taxEstimate, answers)}>{taxEstimate.ending.ways.book}</BookButton>
      <PrintButton>{words.print}</PrintButton>
      <CopyButton words={words} copying={copying} />
      <WhatsAppButton draft={words.draft} onClick={copying.copy}>
        {words.share}
      </WhatsAppButton>
      <ButtonLink look="quiet" href="?guide=tax">
        {words.askGuide}
      </ButtonLink>
    </SheetActions>
  );
}
