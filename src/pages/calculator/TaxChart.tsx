import words from 'content:regime-words';
import comparisonWords from 'content:regime-comparison-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { regimeNames, type RegimeName } from '#src/domain/regimes/tax-year.ts';
import { endOfAxis, taxAt, taxCurve, type CurvePoint } from '#src/domain/regimes/tax-curve.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { FilledComparison } from '#src/forms/regime-comparison.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './RegimeComparison.module.css';

const { chart } = words;
const { newRegime, oldRegime } = comparisonWords.result;
const names: Readonly<Record<RegimeName, string>> = { new: newRegime, old: oldRegime };

/** The picture in units of its own: the room for the lines, and around it what the axes need. */
const plot = { left: 64, right: 24, top: 16, bottom: 40, width: 480, height: 260 };
const size = { width: plot.left + plot.width + plot.right, height: plot.top + plot.height + plot.bottom };
const piecesOfLine = 80;

/** The tax of both regimes over income with the visitor's own point on each line, and the same as a table. */
export function TaxChart({ filled: { taxCase, year } }: { readonly filled: FilledComparison }) {
  const income = taxCase.salary + taxCase.otherIncome;
  const { highest, step } = endOfAxis(income);
  const curve = taxCurve(taxCase, year, highest, piecesOfLine);
  const most = Math.max(...curve.flatMap((point) => [point.new, point.old]), 1);
  const own = taxAt(taxCase, year, income);
  const x = (amount: number) => plot.left + (plot.width * amount) / highest;
  const y = (tax: number) => plot.top + plot.height * (1 - tax / most);
  const ticks = Array.from({ length: Math.round(highest / step) + 1 }, (_, at) => at * step);
  const levels = [0, 0.5, 1].map((share) => Math.round(most * share));
  const rows = [
    ...ticks.filter((tick) => tick > 0 && tick !== income).map((tick) => taxAt(taxCase, year, tick)),
    own,
  ].sort((one, other) => one.income - other.income);
  return (
    <>
      <ul className={styles.key}>
        {regimeNames.map((name) => (
          <li key={name} className={styles[name]}>
            {names[name]}
          </li>
        ))}
      </ul>
      <p className={styles.axis}>{chart.taxAxis}</p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={fillTemplate(chart.description, { income: formatRupees(income) })}
      >
        {levels.map((level) => (
          <g key={level} className={styles.level}>
            <line x1={plot.left} x2={plot.left + plot.width} y1={y(level)} y2={y(level)} />
            <text x={plot.left - 8} y={y(level)} textAnchor="end" dominantBaseline="middle">
              {short(level)}
            </text>
          </g>
        ))}
        {ticks.map((tick) => (
          <g key={tick} className={styles.level}>
            <line x1={x(tick)} x2={x(tick)} y1={plot.top + plot.height} y2={plot.top + plot.height + 5} />
            <text x={x(tick)} y={plot.top + plot.height + 28} textAnchor="middle">
              {short(tick)}
            </text>
          </g>
        ))}
        <line className={styles.own} x1={x(income)} x2={x(income)} y1={plot.top} y2={plot.top + plot.height} />
        {regimeNames.map((name) => (
          <g key={name} className={styles[name]}>
            <polyline
              points={curve.map((point) => `${x(point.income).toFixed(1)},${y(point[name]).toFixed(1)}`).join(' ')}
            />
            <circle cx={x(income)} cy={y(own[name])} r="5" />
          </g>
        ))}
      </svg>
      <p className={`${styles.axis} ${styles.end}`}>{chart.incomeAxis}</p>
      <p className={styles.remark}>{chart.remark}</p>
      <details className={styles.more}>
        <summary>{chart.figures}</summary>
        <Figures rows={rows} own={own} />
      </details>
    </>
  );
}

function Figures({ rows, own }: { readonly rows: readonly CurvePoint[]; readonly own: CurvePoint }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{chart.income}</th>
          {regimeNames.map((name) => (
            <th key={name} scope="col">
              {names[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)} className={row === own ? styles.result : undefined}>
            <th scope="row">
              <Unbroken text={formatRupees(row.income)} />
              {row === own && <small>{chart.yours}</small>}
            </th>
            {regimeNames.map((name) => (
              <td key={name}>{formatRupees(row[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An amount as an axis shows it: in lakh, with at most one decimal. */
const short = (amount: number) => String(Math.round(amount / 10_000) / 10);
