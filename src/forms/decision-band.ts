import words from 'content:decision-words';
import type { DecisionPage, DecisionQuestion } from '#src/collections/types.ts';
import { probes, type Ruled } from '#src/domain/decisions/decide.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { isAnswerTo, writtenAnswer } from './decision-question.ts';

/** All figures between two, both included, that lead to the same: an answer to tap in place of a figure. */
export interface Band {
  readonly value: string;
  readonly label: string;
}

interface Ends {
  readonly least: number;
  readonly most: number;
}

/** The two ends of an answer that is a band of figures; undefined for any other answer. */
export function endsOf(value: number | string | undefined): Ends | undefined {
  const [, least, most] = /^(\d+)-(\d+)$/.exec(String(value)) ?? [];
  return least === undefined || most === undefined ? undefined : { least: Number(least), most: Number(most) };
}

/** The question that is answered with a band of figures, and the figures in it that can make a difference. */
export function bandedIn(
  ruled: Ruled,
  given: Given,
): { readonly question: string; readonly figures: readonly number[] } | undefined {
  for (const [question, value] of Object.entries(given)) {
    const ends = endsOf(value);
    if (ends) return { question, figures: figuresIn(ruled, question, ends) };
  }
  return undefined;
}

/** The figures of a question that can make a difference, rising: all, or those of a band. */
function figuresIn(ruled: Ruled, question: string, ends?: Ends): readonly number[] {
  const all = probes(ruled, question).filter((value) => typeof value === 'number');
  if (!ends) return all;
  const within = all.filter((value) => value > ends.least && value < ends.most);
  return [...new Set([ends.least, ...within, ends.most])];
}

/**
 * The bands of a figure that lead to different ends. Takes the decision, its rule, what is told, the question, and what tells one end from another for a
 * figure. Empty where there are no such limits, or too many to tap.
 */
export function bandsOf(
  { questions }: Pick<DecisionPage, 'questions'>,
  ruled: Ruled,
  given: Given,
  name: string,
  endFor: (figure: number) => string,
): readonly Band[] {
  const question = questions[name];
  if (!question || question.kind === 'choice') return [];
  const groups: { readonly end: string; readonly figures: number[] }[] = [];
  for (const figure of figuresIn(ruled, name, endsOf(given[name]))) {
    const end = endFor(figure);
    const last = groups.at(-1);
    if (last?.end === end) last.figures.push(figure);
    else groups.push({ end, figures: [figure] });
  }
  // Where what is worked out depends on the figure itself, there is no limit between two of them.
  const areLimits = groups.every(
    ({ figures: [least = 0] }, at) => at === 0 || groups[at - 1]?.figures.at(-1) === least - 1,
  );
  if (groups.length < 2 || groups.length > mostBands || !areLimits) return [];
  return groups.map(({ figures }, at) => {
    const [least = 0] = figures;
    const most = figures.at(-1) ?? least;
    const isLimit = (figure: number) => Object.values(ruled.figures).includes(figure);
    return {
      value: `${least}-${most}`,
      label: labelOf(question, {
        ...(at > 0 && { from: isLimit(least) ? least : least - 1, isWith: isLimit(least) }),
        ...(at < groups.length - 1 && {
          // "10 to 19": whole numbers are told as they are.
          to: isLimit(most) || (question.kind === 'number' && at > 0) ? most : most + 1,
          isWithin: isLimit(most),
        }),
      }),
    };
  });
}

const mostBands = 4;

/** "Up to ₹20 lakh", "Above ₹20 lakh", "Below 10", "10 or more", "₹1 crore to ₹10 crore". */
function labelOf(
  question: DecisionQuestion,
  { from, isWith, to, isWithin }: { from?: number; isWith?: boolean; to?: number; isWithin?: boolean },
): string {
  const { upTo, below, above, orMore, between } = words.bands;
  const values = {
    ...(from !== undefined && { least: writtenAnswer(question, from) }),
    ...(to !== undefined && { most: writtenAnswer(question, to) }),
  };
  if (from === undefined) return fillTemplate(isWithin ? upTo : below, values);
  if (to === undefined) return fillTemplate(isWith ? orMore : above, values);
  return fillTemplate(between, values);
}

/** The answers of a case that its questions can have. A case that was kept in the browser holds what anybody may have written there. */
export const answersTo = ({ questions }: Pick<DecisionPage, 'questions'>, given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      const question = questions[name];
      return question !== undefined && (isAnswerTo(question, value) || isBand(question, value));
    }),
  );

const isBand = ({ kind }: DecisionQuestion, value: number | string) => kind !== 'choice' && endsOf(value) !== undefined;
