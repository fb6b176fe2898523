import { useEffect, useRef, useState } from 'react';
import taxYears from 'content:tax-years';
import words from 'content:regime-words';
import { currentTaxYear } from '#src/domain/regimes/tax-year.ts';
import { readDraft } from '#src/forms/draft.ts';
import type { Form } from '#src/forms/form.ts';
import { FormFields } from '#src/forms/FormFields.tsx';
import { NeedsScript } from '#src/forms/NeedsScript.tsx';
import type { Answers } from '#src/forms/question.ts';
import { comparisonFor, regimeComparison } from '#src/forms/regime-comparison.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { useForm } from '#src/forms/use-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { Section } from '#src/ui/Section.tsx';
import { presentMoment } from '#src/forms/present-moment.ts';
import { AdvanceTax } from './AdvanceTax.tsx';
import { ComparisonSheet } from './ComparisonSheet.tsx';
import { ComputationLines } from './ComputationLines.tsx';
import styles from './RegimeComparison.module.css';
import { TaxChart } from './TaxChart.tsx';

const latest = taxYears.at(-1)?.id ?? '';

const part = (ids: readonly string[]): Form => ({
  ...regimeComparison,
  questions: ids.flatMap((id) => regimeComparison.questions.filter((question) => question.id === id)),
});

const main = part(['taxYear', 'grossSalary', 'otherIncome', 'allDeductions', 'age', 'residence']);
const oneByOne = part(['section80C', 'nps', 'employerNps', 'health', 'homeLoanInterest', 'savingsInterest']);
const inPart = part(['letOutRent', 'propertyTax', 'professionalFees']);
const houseRent = part(['basicPay', 'houseRentAllowance', 'yearlyRent', 'city']);

const defaults = { taxYear: latest, age: '0', residence: 'resident', city: 'elsewhere' };

/** Both regimes for a year: the questions, beside them the sheet, and below how it came about, the chart and the instalments. */
export function RegimeComparison() {
  const [answers, setAnswers] = useState<Answers>();
  const sheet = useRef<HTMLDivElement>(null);
  const { ref, texts, refusals, onInput, onChoose, onSubmit } = useForm(
    regimeComparison,
    presentMoment,
    setAnswers,
    () => {
      setAnswers(undefined);
    },
  );

  useEffect(() => {
    if (answers) sheet.current?.focus();
  }, [answers]);

  // The page is drawn without a clock; which year it is now is known only here.
  useEffect(() => {
    const select = ref.current?.elements.namedItem('taxYear');
    const current = currentTaxYear(taxYears, presentMoment()).id;
    if (select instanceof HTMLSelectElement && readDraft(tabStorage, regimeComparison.id).taxYear === undefined)
      select.value = current;
  }, [ref]);

  const isRefused = ({ questions }: Form) => questions.some(({ id }) => refusals[id] !== undefined);
  const isFilled = ({ questions }: Form) =>
    questions.some(({ id, kind }) => kind === 'rupees' && (texts[id] ?? '') !== '');
  const fields = { texts, refusals, defaults, onChoose };
  const filled = answers && comparisonFor(answers);
  return (
    <>
      <Section heading={words.heading} margin={words.note}>
        <Columns isSticky right={<ComparisonSheet filled={filled} ref={sheet} />}>
          <form
            ref={ref}
            method="post"
            noValidate
            onInput={onInput}
            onSubmit={onSubmit}
            aria-label={regimeComparison.title}
          >
            <FormFields form={main} {...fields}>
              {[
                { summary: words.inPart, form: inPart },
                { summary: words.oneByOne, form: oneByOne },
                { summary: words.houseRent, form: houseRent },
              ].map(({ summary, form }) => (
                <details key={summary} className={styles.more} open={isRefused(form) || isFilled(form) || undefined}>
                  <summary>{summary}</summary>
                  <FormFields form={form} {...fields}>
                    {null}
                  </FormFields>
                </details>
              ))}
              <NeedsScript />
              <Button type="submit">{regimeComparison.action}</Button>
            </FormFields>
          </form>
        </Columns>
      </Section>
      {filled && (
        <>
          <Section heading={words.chart.heading}>
            <TaxChart filled={filled} />
          </Section>
          <Section heading={words.computation.heading} margin={filled.year.name}>
            <ComputationLines filled={filled} />
          </Section>
          <Section heading={words.instalments.heading}>
            <AdvanceTax filled={filled} />
          </Section>
        </>
      )}
    </>
  );
}
