import words from 'content:regime-words';
import comparisonWords from 'content:regime-comparison-words';
import practice from 'content:practice';
import { saveCalendar } from '#src/delivery/save-calendar.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import { instalments, isFreeOfAdvanceTax, type Instalment } from '#src/domain/regimes/instalments.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { FilledComparison } from '#src/forms/regime-comparison.ts';
import { Button } from '#src/ui/Button.tsx';
import { presentMoment } from '#src/forms/present-moment.ts';
import styles from './RegimeComparison.module.css';

const { instalments: texts } = words;

/** The instalments of advance tax for the regime with less tax, and their days for the calendar. */
export function AdvanceTax({ filled: { taxCase, year, comparison } }: { readonly filled: FilledComparison }) {
  const regime = comparison.better ?? 'new';
  const tax = comparison.computations[regime].total;
  const parts = instalments(tax, year);
  if (parts.length === 0) {
    return <p key={year.name}>{fillTemplate(texts.none, { limit: formatRupees(year.advanceTax.from) })}</p>;
  }
  if (isFreeOfAdvanceTax(taxCase, year)) return <p>{texts.free}</p>;
  return (
    <>
      <p key={`${tax} ${regime}`}>
        {fillTemplate(texts.text, { tax: formatRupees(tax), regime: comparisonWords.result.regimes[regime] })}
      </p>
      <table className={styles.lines}>
        <thead>
          <tr>
            {[texts.due, texts.share, texts.amount, texts.inAll].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ due, percent, amount, inAll }) => (
            <tr key={`${due} ${amount} ${inAll}`}>
              <th scope="row">{shortDate(due)}</th>
              <td>{`${percent}%`}</td>
              <td>{formatRupees(amount)}</td>
              <td>{formatRupees(inAll)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.action}>
        <Button
          look="quiet"
          onClick={() => {
            save(parts, year.name);
          }}
        >
          {texts.save}
        </Button>
      </p>
    </>
  );
}

/** The name of a month in full is wider than a column on a phone. */
const shortDate = (due: string) =>
  `${Number(due.slice(8))} ${monthNames[Number(due.slice(5, 7)) - 1]?.slice(0, 3) ?? ''} ${due.slice(0, 4)}`;

function save(parts: readonly Instalment[], year: string): void {
  const changed = presentMoment();
  saveCalendar(
    {
      entries: parts.map(({ due, amount, inAll, percent }) => ({
        uid: `advance-tax-${due}@${new URL(practice.domain).hostname}`,
        changed,
        when: { day: due },
        summary: fillTemplate(texts.entry, { amount: formatRupees(amount), year }),
        description: fillTemplate(texts.entryText, {
          percent: `${percent}%`,
          inAll: formatRupees(inAll),
          site: practice.domain,
        }),
      })),
    },
    'advance-tax.ics',
  );
}
