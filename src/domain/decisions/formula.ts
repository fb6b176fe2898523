import { toWholeRupees } from '../rounding.ts';
import type { Given } from './rule.ts';

/** A formula as it was read: the questions and the figures of the law in it, in their order, and what it comes to. */
export interface Formula {
  readonly questions: readonly string[];
  readonly figures: readonly string[];
  /** What it comes to: a number, or whether a condition holds. Every question in it has to be answered. */
  readonly value: (given: Given, figures: Readonly<Record<string, number>>) => number | boolean;
}

type Term = (given: Given, figures: Readonly<Record<string, number>>) => number;
type Condition = (given: Given, figures: Readonly<Record<string, number>>) => boolean;

/**
 * Reads a formula of content: `gst.composition-goods-rate of turnover`, `smaller(days * tds.return-fee, tax)`, or a condition such as `total <=
 * remittance.tcs-from` and `purpose is study`. A name with a point is a figure of content/law, one without is a question, and `of` takes a share
 * in percent. Throws where it is no formula.
 */
export function formulaOf(text: string): Formula {
  const tokens = [...text.matchAll(tokenPattern)].map(([token]) => token);
  const questions: string[] = [];
  const figures: string[] = [];
  let at = 0;
  const fault = () => new Error(`"${text}" is no formula; "${tokens[at] ?? 'its end'}" was not expected`);
  const takeIf = (...sought: readonly string[]) => {
    const token = tokens[at];
    if (token === undefined || !sought.includes(token)) return undefined;
    at += 1;
    return token;
  };
  const take = (sought: string) => {
    if (takeIf(sought) === undefined) throw fault();
  };
  const name = () => {
    const token = tokens[at];
    if (token === undefined || !namePattern.test(token)) throw fault();
    at += 1;
    return token;
  };

  const single = (): Term => {
    if (takeIf('(')) {
      const inner = sum();
      take(')');
      return inner;
    }
    const chosen = takeIf('smaller', 'larger');
    if (chosen) {
      take('(');
      const first = sum();
      take(',');
      const second = sum();
      take(')');
      const of = chosen === 'smaller' ? Math.min : Math.max;
      return (...known) => of(first(...known), second(...known));
    }
    if (/^\d/.test(tokens[at] ?? '')) {
      const number = Number(tokens[at]);
      at += 1;
      return () => number;
    }
    const named = name();
    if (named.includes('.')) {
      figures.push(named);
      return (_, law) => law[named] ?? NaN;
    }
    questions.push(named);
    return (given) => Number(given[named]);
  };
  const product = (): Term => {
    let result = single();
    for (let operator = takeIf('*', '/', 'of'); operator; operator = takeIf('*', '/', 'of')) {
      const [before, next, by] = [result, single(), operator];
      result = (...known) => {
        const [one, other] = [before(...known), next(...known)];
        if (by === '/') return one / other;
        return by === 'of' ? (one * other) / 100 : one * other;
      };
    }
    return result;
  };
  const sum = (): Term => {
    let result = product();
    for (let operator = takeIf('+', '-'); operator; operator = takeIf('+', '-')) {
      const [before, next, sign] = [result, product(), operator === '+' ? 1 : -1];
      result = (...known) => before(...known) + sign * next(...known);
    }
    return result;
  };
  const whole = (): Term | Condition => {
    if (tokens[at + 1] === 'is') {
      const question = name();
      questions.push(question);
      take('is');
      const isDenied = takeIf('not') !== undefined;
      const choice = name();
      return (given) => (given[question] === choice) !== isDenied;
    }
    const first = sum();
    const operator = takeIf('<=', '<', '>=', '>');
    if (!operator) return first;
    const second = sum();
    const holds = comparisons[operator];
    return (...known) => holds?.(first(...known), second(...known)) ?? false;
  };

  const value = whole();
  if (at < tokens.length) throw fault();
  return { questions, figures, value };
}

const tokenPattern = /\d+(?:\.\d+)?|[a-z][a-z0-9-]*\.[a-z0-9-]+|<=|>=|[A-Za-z][A-Za-z0-9]*(?:-[a-z0-9]+)*|\S/g;
const namePattern = /^[a-z]/;

const comparisons: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<=': (one, other) => one <= other,
  '<': (one, other) => one < other,
  '>=': (one, other) => one >= other,
  '>': (one, other) => one > other,
};

/** Takes what a formula comes to in rupees, 0 or more. Returns whole rupees. */
export const rupeesOf = (value: number): number => toWholeRupees(BigInt(Math.round(value * 10_000)), 10_000n);
