import { describe, expect, it } from 'vitest';
import { decide } from '#src/domain/decisions/decide.ts';
import { siteContent } from '../../content/site-content.ts';
import { ruledDecision } from '../../support/ruled-decision.ts';
import { businessCases } from './cases/business-cases.ts';
import { gstCases } from './cases/gst-cases.ts';
import { incomeTaxCases } from './cases/income-tax-cases.ts';
import type { LawCases } from './cases/law-case.ts';
import { staffCases } from './cases/staff-cases.ts';
import { tdsCases } from './cases/tds-cases.ts';

const all: LawCases = { ...gstCases, ...incomeTaxCases, ...tdsCases, ...staffCases, ...businessCases };

const ids = siteContent.decisions.map(({ id }) => id);

it('has six cases from the law for every decision', () => {
  expect(ids.filter((id) => (all[id]?.length ?? 0) < 6)).toEqual([]);
});

describe.each(ids)('%s', (id) => {
  const { ruled, questions, outcomes } = ruledDecision(id);
  const cases = all[id] ?? [];

  it.each(cases)('by %s, with %j told, is %s', (_, given, outcome, values) => {
    expect(decide(ruled, given)).toEqual({ kind: 'outcome', outcome, values });
  });

  it('has a case for every outcome', () => {
    const met = new Set(cases.map(([, , outcome]) => outcome));
    expect(Object.keys(outcomes).filter((name) => !met.has(name))).toEqual([]);
  });

  it('asks in its cases only what the decision asks', () => {
    const told = cases.flatMap(([, given]) => Object.entries(given));
    const strange = told.filter(([name, value]) => {
      const question = questions[name];
      return question === undefined || (question.kind === 'choice' && !(value in question.choices));
    });
    expect(strange).toEqual([]);
  });
});
