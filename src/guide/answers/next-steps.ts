import type { PagePassages, Passage, Wording } from '#src/collections/types.ts';
import type { Candidate } from '#src/search/passage-candidates.ts';
import type { Asked } from '#src/search/asking-words.ts';

type Step = Exclude<keyof Wording['nextSteps'], 'office'>;

/** A question to tap, and the kind of the passage that answers it; the office has none. */
export interface NextStep {
  readonly label: string;
  readonly kind?: Candidate['kind'] | undefined;
}

/**
 * What may be asked next of a page: the parts that it really has and that were neither asked nor said, three at most, and the office. Takes
 * the passages of the page, what was asked and the kind of what was said. Nothing for a page without such parts.
 */
export function nextSteps(
  { passages }: PagePassages,
  asked: ReadonlySet<Asked>,
  said: Candidate['kind'],
  words: Wording['nextSteps'],
): readonly NextStep[] {
  const has = (kind: Passage['kind'], least = 1) => passages.filter((one) => one.kind === kind).length >= least;
  const isService = has('time') && has('step', 2);
  const there: Readonly<Record<Step, boolean>> = {
    documents: has('document'),
    time: isService,
    fees: isService,
    who: has('who', 2),
    process: isService,
    dates: has('date', 2),
  };
  const steps = order.filter((step) => {
    const { answers, kinds } = told[step];
    return there[step] && !answers.some((one) => asked.has(one)) && !kinds.includes(said);
  });
  return steps.length === 0
    ? []
    : [
        ...steps.slice(0, mostSteps).map((step) => ({ label: words[step], kind: told[step].kinds[0] })),
        { label: words.office },
      ];
}

const mostSteps = 3;
const order: readonly Step[] = ['documents', 'time', 'fees', 'who', 'process', 'dates'];

/** By what a step is asked for, and the kinds of passages that tell it. */
const told: Readonly<
  Record<Step, { readonly answers: readonly Asked[]; readonly kinds: readonly Candidate['kind'][] }>
> = {
  documents: { answers: ['documents'], kinds: ['documents'] },
  time: { answers: ['time'], kinds: ['time'] },
  fees: { answers: ['fees'], kinds: ['fee'] },
  who: { answers: ['eligibility'], kinds: ['who-list'] },
  process: { answers: ['process'], kinds: ['process', 'step'] },
  dates: { answers: ['dates'], kinds: ['dates', 'date'] },
};
