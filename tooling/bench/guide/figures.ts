/** The value that a share of the values do not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const shares = { p50: 0.5, p95: 0.95, max: 1 } as const;

/** A figure with its limit; undefined where none is set. */
export interface Figure {
  readonly name: string;
  readonly values: readonly number[];
  readonly unit: string;
  /** Which value the limit is for. */
  readonly limit?: { readonly of: keyof typeof shares; readonly most: number };
}

/** A figure as a row of a Markdown table: median, 95th percentile, greatest, and whether the limit holds. */
export function row({ name, values, unit, limit }: Figure): string {
  const [p50, p95, max] = Object.values(shares).map((share) => percentile(values, share).toFixed(1));
  const held = limit
    ? `${limit.of} at most ${limit.most}: ${isHeld({ name, values, unit, limit }) ? 'held' : 'BROKEN'}`
    : '';
  return `| ${name} | ${values.length} | ${p50} | ${p95} | ${max} | ${unit} | ${held} |`;
}

export const head = '| What | Samples | p50 | p95 | Max | Unit | Limit |\n|---|---:|---:|---:|---:|---|---|';

/** Whether a figure keeps its limit. */
export function isHeld({ values, limit }: Figure): boolean {
  return limit === undefined || percentile(values, shares[limit.of]) <= limit.most;
}
