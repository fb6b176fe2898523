import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, probes } from '#src/domain/decisions/decide.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { siteContent } from '../../content/site-content.ts';
import { ruledDecision } from '../../support/ruled-decision.ts';

/** Where a yes is a right that ends at a limit, and no duty that begins there. */
const rightsThatEnd: ReadonlySet<string> = new Set([
  'advance-tax age',
  'composition turnover',
  'income-tax-return age',
  'small-company turnover',
  'small-company capital',
]);

const figuresAsked = siteContent.decisions.flatMap(({ id, fields }) =>
  Object.entries(fields.questions).flatMap(([name, { kind }]) => (kind === 'choice' ? [] : [[id, name] as const])),
);

it.each(figuresAsked)('%s: more %s never turns a yes to a no, or where it is a right, a no to a yes', (id, asked) => {
  const { ruled, verdictOf } = decisionUnderTest(id);
  const [before, after] = rightsThatEnd.has(`${id} ${asked}`) ? ['no', 'yes'] : ['yes', 'no'];
  const answers = fc.record(
    Object.fromEntries(Object.keys(ruled.ranges).map((name) => [name, fc.constantFrom(...probes(ruled, name))])),
  );
  fc.assert(
    fc.property(answers, fc.constantFrom(...probes(ruled, asked)), (given, other) => {
      const [less, more] = [Number(given[asked]), Number(other)].sort((one, two) => one - two);
      const first = verdictOf({ ...given, [asked]: less ?? 0 });
      const second = verdictOf({ ...given, [asked]: more ?? 0 });
      expect([first, second]).not.toEqual([before, after]);
    }),
    { numRuns: 300 },
  );
});

function decisionUnderTest(id: string) {
  const { ruled, outcomes } = ruledDecision(id);
  const verdictOf = (given: Given) => {
    const decided = decide(ruled, given);
    return decided.kind === 'outcome' ? outcomes[decided.outcome]?.verdict : decided.kind;
  };
  return { ruled, verdictOf };
}
