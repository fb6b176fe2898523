import words from 'content:decision-words';
import type { DecisionOutcome, DecisionPage } from '#src/collections/types.ts';
import { decide, probes, type Ruled } from '#src/domain/decisions/decide.ts';
import { rangesOf } from '#src/domain/decisions/ranges.ts';
import { notKnown, type Given, type Values } from '#src/domain/decisions/rule.ts';
import { ruleOf } from '#src/domain/decisions/rules.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import { bandedIn, bandsOf, endsOf, type Band } from './decision-band.ts';
import { writtenAnswer } from './decision-question.ts';

/** Where a case stands: at a question, at its outcome in words, or at something that has to be looked up first. */
export type Standing =
  | { readonly kind: 'ask'; readonly question: string }
  | {
      readonly kind: 'outcome';
      readonly name: string;
      readonly outcome: DecisionOutcome;
      readonly text: string;
      /** The questions whose answers were taken for granted, in their order. */
      readonly assumed: readonly string[];
    }
  | { readonly kind: 'lookUp'; readonly question: string; readonly text: string };

/**
 * Decides a case of a decision. Takes what is told; where `isAssuming`, what content takes for granted stands in for what is not. Throws when
 * the site has no rule for the decision, which the content gate refuses.
 */
export function settle(decision: DecisionPage, given: Given, isAssuming: boolean): Standing {
  const ruled = ruledBy(decision);
  const banded = bandedIn(ruled, given);
  if (banded) return settleBand(decision, given, banded, isAssuming);
  const assumed: string[] = [];
  let known = given;
  for (;;) {
    const decided = decide(ruled, known);
    if (decided.kind === 'outcome') {
      const outcome = decision.outcomes[decided.outcome];
      if (!outcome) throw new Error(`${decision.id} has no words for ${decided.outcome}`);
      const text = fillTemplate(outcome.answer, textValues(decision, known, decided.values));
      return { kind: 'outcome', name: decided.outcome, outcome, text, assumed };
    }
    const question = decision.questions[decided.question];
    if (!question) throw new Error(`${decision.id} has no question ${decided.question}`);
    if (decided.kind === 'lookUp') return { ...decided, text: fillTemplate(words.lookUp, { what: question.unknown }) };
    if (!isAssuming || question.assume === undefined) return decided;
    assumed.push(decided.question);
    known = { ...known, [decided.question]: question.assume };
  }
}

/** Decides a case in which a band stands for a figure: where its figures lead apart, the figure is asked for again. Its outcome has the words without a figure. */
function settleBand(
  decision: DecisionPage,
  given: Given,
  { question, figures }: { readonly question: string; readonly figures: readonly number[] },
  isAssuming: boolean,
): Standing {
  const ends = figures.map((figure) => endOf(decision, { ...given, [question]: figure }, isAssuming));
  if (new Set(ends).size > 1) return { kind: 'ask', question };
  const standing = settle(decision, { ...given, [question]: figures[0] ?? 0 }, isAssuming);
  return standing.kind === 'outcome' ? { ...standing, text: standing.outcome.when } : standing;
}

/** What a case comes to, as a text that is the same for the same end: a question, or an outcome with what is worked out for it. */
function endOf(decision: DecisionPage, given: Given, isAssuming: boolean): string {
  const standing = settle(decision, given, isAssuming);
  if (standing.kind !== 'outcome') return `${standing.kind} ${standing.question}`;
  const known = {
    ...Object.fromEntries(standing.assumed.map((name) => [name, decision.questions[name]?.assume ?? 0])),
    ...given,
  };
  const decided = bandedIn(ruledBy(decision), known) ? undefined : decide(ruledBy(decision), known);
  return JSON.stringify([standing.name, decided?.kind === 'outcome' ? decided.values : {}]);
}

/** The bands to tap in place of the figure that a question asks for; empty where every figure leads to something else. */
export const bandsFor = (decision: DecisionPage, given: Given, question: string): readonly Band[] =>
  bandsOf(decision, ruledBy(decision), given, question, (figure) =>
    endOf(decision, { ...given, [question]: figure }, true),
  );

/** How many questions a case is asked for at most, by what is told and by each answer to what is open; what content assumes is not asked. */
export function mostQuestions(decision: DecisionPage, given: Given): number {
  const standing = settle(decision, given, true);
  if (standing.kind !== 'ask') return 0;
  const { question } = standing;
  const bands = bandsFor(decision, given, question);
  const [lowest] = probes(ruledBy(decision), question);
  const values =
    decision.questions[question]?.kind === 'choice'
      ? probes(ruledBy(decision), question)
      : bands.length > 0
        ? bands.map(({ value }) => endsOf(value)?.least ?? 0)
        : [lowest ?? 0];
  return 1 + Math.max(0, ...values.map((value) => mostQuestions(decision, { ...given, [question]: value })));
}

/** The questions that matter for what is told, in the order they are asked, and where the case stands after them. Nothing is taken for granted. */
export function walk(
  decision: DecisionPage,
  given: Given,
): { readonly asked: readonly string[]; readonly standing: Standing } {
  const asked: string[] = [];
  let known: Given = {};
  for (;;) {
    const standing = settle(decision, known, false);
    if (standing.kind !== 'ask') return { asked, standing };
    const value = given[standing.question];
    if (value === undefined) return { asked, standing };
    asked.push(standing.question);
    known = { ...known, [standing.question]: value };
  }
}

/**
 * What a case comes to by the answer to the question that is open: its outcomes, two or three of them, with the rest assumed. Empty where more
 * than that answer is missing, or where it makes no difference.
 */
export function branchesOf(decision: DecisionPage, given: Given, question: string): readonly DecisionOutcome[] {
  const ways = probes(ruledBy(decision), question).map((value) => branchOf(decision, { ...given, [question]: value }));
  const outcomes = new Set(ways.map((way) => (way.kind === 'outcome' ? way.outcome : undefined)));
  const known = [...outcomes].filter((outcome) => outcome !== undefined);
  return known.length === outcomes.size && known.length > 1 && known.length <= mostBranches ? known : [];
}

/** What a case comes to with the rest assumed, and with any figure for what changes the amount alone. */
function branchOf(decision: DecisionPage, given: Given): Standing {
  const standing = settle(decision, given, true);
  if (standing.kind !== 'ask') return standing;
  const question = decision.questions[standing.question];
  if (!question || question.kind === 'choice' || question.branchAs === undefined) return standing;
  return branchOf(decision, { ...given, [standing.question]: question.branchAs });
}

/** Outcomes that are named before the answer that decides between them, at most. */
const mostBranches = 3;

/** The sentence that says what was taken for granted; undefined where nothing was. */
export function assumingText({ questions }: DecisionPage, assumed: readonly string[]): string | undefined {
  const what = assumed.flatMap((name) => questions[name]?.assumed ?? []);
  return what.length === 0 ? undefined : fillTemplate(words.assuming, { what });
}

const ruledBy = ({ id, figures, questions, sums }: DecisionPage): Ruled => {
  const rule = ruleOf(id, sums);
  if (!rule) throw new Error(`There is no rule for ${id}`);
  return { rule, figures, ranges: rangesOf(questions) };
};

function textValues({ questions }: DecisionPage, known: Given, worked: Values): Readonly<Record<string, string>> {
  const answers = Object.entries(known).flatMap(([name, value]) => {
    const question = questions[name];
    return question && value !== notKnown ? [[name, writtenAnswer(question, value)] as const] : [];
  });
  const results = Object.entries(worked).map(
    ([name, value]) => [name, typeof value === 'number' ? formatRupees(value) : value] as const,
  );
  return Object.fromEntries([...answers, ...results]);
}
