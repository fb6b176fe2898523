import { describe, expect, it } from 'vitest';
import { decide } from '#src/domain/decisions/decide.ts';
import { formulaOf } from '#src/domain/decisions/formula.ts';
import { sumRule } from '#src/domain/decisions/sum-rule.ts';

const given = { kites: 40, price: 250, kind: 'silk' };
const law = { 'kite.fee': 12.5, 'kite.cap': 900 };

describe('a formula of content', () => {
  it.each([
    ['kites * price', 10_000],
    ['price - kites / 4 * 2', 230],
    ['(price - kites) / 4', 52.5],
    ['kite.fee of kites * price', 1250],
    ['smaller(kites * price, kite.cap)', 900],
    ['larger(kites - 50, 0) + 1.5', 1.5],
    ['kind is silk', true],
    ['kind is not silk', false],
    ['kites <= 40', true],
    ['kites < 40', false],
    ['kite.cap >= 901', false],
    ['price - kites > 209', true],
  ])('%s comes to %s', (text, value) => {
    expect(formulaOf(text).value(given, law)).toBe(value);
  });

  it('knows its questions and its figures of the law', () => {
    const { questions, figures } = formulaOf('smaller(kites * kite.fee, price) + kite.cap');
    expect([questions, figures]).toEqual([
      ['kites', 'price'],
      ['kite.fee', 'kite.cap'],
    ]);
  });

  it.each(['kites *', '(kites', 'smaller(kites)', 'kites price', 'kind is', '= 4', ''])('is not "%s"', (text) => {
    expect(() => formulaOf(text)).toThrow(`"${text}" is no formula`);
  });
});

describe('a rule of sums', () => {
  const rule = sumRule([
    { outcome: 'few', if: ['kites <= kite.cap', 'kind is silk'], values: { fee: 'kite.fee of (kites * price)' } },
    { outcome: 'many', if: [], values: {} },
  ]);
  const ruled = { rule, figures: law, ranges: {} };

  it('asks what it needs when it reaches it', () => {
    expect([{}, { kites: 3 }, { kites: 3, kind: 'silk' }].map((told) => decide(ruled, told))).toEqual([
      { kind: 'ask', question: 'kites' },
      { kind: 'ask', question: 'kind' },
      { kind: 'ask', question: 'price' },
    ]);
  });

  it('comes to the first step that holds, in whole rupees', () => {
    expect(decide(ruled, { kites: 3, kind: 'silk', price: 100 })).toEqual({
      kind: 'outcome',
      outcome: 'few',
      values: { fee: 38 },
    });
    expect(decide(ruled, { kites: 901 })).toEqual({ kind: 'outcome', outcome: 'many', values: {} });
  });

  it('tells its limits from what it only reckons with', () => {
    expect([rule.figures, rule.rates]).toEqual([{ 'kite.cap': 'kite.cap' }, { 'kite.fee': 'kite.fee' }]);
  });

  it('is refused where no step holds', () => {
    expect(() => sumRule([{ outcome: 'few', if: ['kites < 2'], values: {} }]).decide({ kites: 3 }, {})).toThrow(
      'No step of the sum holds for every answer',
    );
  });
});
