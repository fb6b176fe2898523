import type { PagePassages } from '#src/collections/types.ts';
import { passageText } from '#src/search/passage-candidates.ts';
import { answers, type KeyedQuestion } from './answer-keys.ts';

/** What the guide said to a question, and the pages it named, best first. */
export interface Said {
  readonly text: string;
  readonly pages: readonly string[];
}

/** How many of the questions of a kind were answered, and on which pages an answer stands. */
export interface AnswerTally {
  readonly asked: number;
  readonly answered: number;
  /** A passage that answers stands on the first page named. */
  readonly onFirst: number;
  /** One stands on one of the first three. */
  readonly onThree: number;
  /** One stands on some page. */
  readonly anywhere: number;
}

export interface AnswerEvaluation {
  readonly kinds: ReadonlyMap<string, AnswerTally>;
  readonly misses: readonly string[];
}

const nothing: AnswerTally = { asked: 0, answered: 0, onFirst: 0, onThree: 0, anywhere: 0 };

/** Holds what was said against the keys, and counts by kind how far it got: the page, the passage, or nothing in content. */
export function evaluateAnswers(
  questions: readonly (KeyedQuestion & { readonly said: Said })[],
  passages: ReadonlyMap<string, PagePassages>,
): AnswerEvaluation {
  const kinds = new Map<string, AnswerTally>();
  const misses: string[] = [];
  const holds = (question: KeyedQuestion, page: string) =>
    passages.get(page)?.passages.some((passage) => answers(question, passageText(passage))) ?? false;
  for (const question of questions) {
    const { kind, said, turns } = question;
    const tally = kinds.get(kind) ?? nothing;
    const pages = said.pages.map((page) => page.replace(/[#?].*/, '')).slice(0, 3);
    const isAnswered = answers(question, said.text);
    const onFirst = pages[0] !== undefined && holds(question, pages[0]);
    const onThree = pages.some((page) => holds(question, page));
    const anywhere = onThree || [...passages.keys()].some((page) => holds(question, page));
    kinds.set(kind, {
      asked: tally.asked + 1,
      answered: tally.answered + Number(isAnswered),
      onFirst: tally.onFirst + Number(onFirst),
      onThree: tally.onThree + Number(onThree),
      anywhere: tally.anywhere + Number(anywhere),
    });
    if (!isAnswered)
      misses.push(
        `${onFirst ? 'passage' : anywhere ? 'page' : 'not in content'}: ${turns.join(' > ')}\n  ${said.text.slice(0, 200).replaceAll('\n', ' / ')}`,
      );
  }
  return { kinds, misses };
}

/** The figures of all kinds together. */
export function allAnswers({ kinds }: AnswerEvaluation): AnswerTally {
  return [...kinds.values()].reduce(
    (sum, tally) => ({
      asked: sum.asked + tally.asked,
      answered: sum.answered + tally.answered,
      onFirst: sum.onFirst + tally.onFirst,
      onThree: sum.onThree + tally.onThree,
      anywhere: sum.anywhere + tally.anywhere,
    }),
    nothing,
  );
}

/** Every miss with where it fell short, and the figures per kind and over all. */
export function answerEvaluationText(evaluation: AnswerEvaluation): string {
  const row = (kind: string, { asked, answered, onFirst, onThree, anywhere }: AnswerTally) => {
    const share = (part: number) => `${((100 * part) / asked).toFixed(1)}%`.padStart(6);
    return `${kind.padEnd(14)}  asked ${String(asked).padStart(4)}  answered ${share(answered)}  passage on the first page ${share(onFirst)}  on three ${share(onThree)}  anywhere ${share(anywhere)}`;
  };
  return [
    ...evaluation.misses,
    '',
    ...[...evaluation.kinds].map(([kind, tally]) => row(kind, tally)),
    row('all', allAnswers(evaluation)),
  ].join('\n');
}
