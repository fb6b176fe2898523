import words from 'content:regime-words';
import comparisonWords from 'content:regime-comparison-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { ComputationLine } from '#src/domain/regimes/computation-line.ts';
import { regimeNames } from '#src/domain/regimes/tax-year.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import { lineAmount, regimeLabels, type FilledComparison } from '#src/forms/regime-comparison.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './RegimeComparison.module.css';

const { computation } = words;
const { steps } = comparisonWords;

/** The computation of both regimes, each line with its rule. */
export function ComputationLines({ filled: { comparison } }: { readonly filled: FilledComparison }) {
  return (
    <>
      <div className={styles.regimes}>
        {regimeNames.map((name) => (
          <table key={name} className={styles.lines}>
            <caption>{regimeLabels[name]}</caption>
            <thead>
              <tr>
                <th scope="col">{computation.line}</th>
                <th scope="col">{computation.amount}</th>
              </tr>
            </thead>
            <tbody>
              {comparison.computations[name].lines.map((line, at) => (
                <tr
                  key={`${at} ${JSON.stringify(line)}`}
                  className={line.kind === 'result' ? styles.result : undefined}
                >
                  <th scope="row">
                    <Unbroken text={steps[line.step].name} />
                    <Rule line={line} />
                  </th>
                  <td>{lineAmount(line)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className={styles.remark}>{computation.rounding}</p>
    </>
  );
}

function Rule({ line: { step, terms = {} } }: { readonly line: ComputationLine }) {
  const { rule } = steps[step];
  if (rule === undefined) return null;
  const written = Object.entries(terms).map(([name, amount]) => [
    name,
    name.startsWith('percent') ? `${amount}%` : formatRupees(amount),
  ]);
  return <small>{fillTemplate(rule, Object.fromEntries(written) as Record<string, string>)}</small>;
}
