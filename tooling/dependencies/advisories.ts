/** What the audit of a registry came to. */
export type Advisories =
  | { readonly kind: 'checked'; readonly faults: readonly string[] }
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Reads what `npm audit --json` printed. An answer that is no audit counts as unreachable, never as no advisories. */
export function readAudit(output: string): Advisories {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    return { kind: 'unreachable', reason: 'npm audit gave no answer that can be read' };
  }
  if (!isObject(answer) || !isObject(answer.vulnerabilities)) return { kind: 'unreachable', reason: reasonIn(answer) };
  return {
    kind: 'checked',
    faults: Object.entries(answer.vulnerabilities).map(
      ([name, found]) => `${name}: ${severityOf(found)}; see npm audit --omit=dev`,
    ),
  };
}

function reasonIn(answer: unknown): string {
  if (!isObject(answer)) return 'npm audit gave no audit';
  const { message, error } = answer;
  const said =
    typeof message === 'string' ? message : isObject(error) && typeof error.summary === 'string' ? error.summary : '';
  // What follows the dash is the address that was asked.
  const [reason = ''] = said.split(' - ');
  return reason === '' ? 'npm audit gave no audit' : reason;
}

const severityOf = (found: unknown) =>
  isObject(found) && typeof found.severity === 'string' ? `${found.severity} severity` : 'severity not named';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
