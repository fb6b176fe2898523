import { useEffect, useRef, useState } from 'react';
import words from 'content:calculator-words';
import taxYear from 'content:tax-year';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { FormFields } from '#src/forms/FormFields.tsx';
import { NeedsScript } from '#src/forms/NeedsScript.tsx';
import type { Answers } from '#src/forms/question.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import { useForm } from '#src/forms/use-form.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Section } from '#src/ui/Section.tsx';
import { presentMoment } from '#src/forms/present-moment.ts';
import { Computation } from './Computation.tsx';
import { EstimateSheet } from './EstimateSheet.tsx';

/** The calculator: the six questions, beside them the sheet of the last calculation, and below how it was worked out. */
export function Calculator() {
  const [answers, setAnswers] = useState<Answers>();
  const sheet = useRef<HTMLDivElement>(null);
  const { ref, texts, refusals, onInput, onSubmit } = useForm(taxEstimate, presentMoment, setAnswers, () => {
    setAnswers(undefined);
  });

  useEffect(() => {
    if (answers) sheet.current?.focus();
  }, [answers]);

  return (
    <>
      <Section id="estimate" heading={fillTemplate(words.figures, { year: taxYear.year })}>
        <Columns isSticky right={<EstimateSheet answers={answers} ref={sheet} />}>
          <form ref={ref} method="post" noValidate onInput={onInput} onSubmit={onSubmit} aria-label={taxEstimate.title}>
            <FormFields form={taxEstimate} texts={texts} refusals={refusals}>
              <NeedsScript />
              <Button type="submit">{taxEstimate.action}</Button>
            </FormFields>
          </form>
        </Columns>
      </Section>
      {answers && <Computation answers={answers} />}
    </>
  );
}
