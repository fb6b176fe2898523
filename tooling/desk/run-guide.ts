import type { LoadModule } from '#tooling/content/site-modules.ts';
import { askedQuestionsIn } from '#tooling/guide/asked-questions.ts';
import { evaluate, evaluationText, overall, type Evaluation } from '#tooling/guide/evaluation.ts';
import { loadGuide } from '#tooling/guide/load-guide.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import type { Told } from './contract.ts';

/** How the guide is asked: one question, or some that are kept for testing. */
export interface GuideCommands {
  readonly ask: (question: string) => Promise<Told>;
  readonly evaluate: () => Promise<Told>;
}

/** As many test questions as are asked while somebody waits. */
const mostQuestions = 100;

/**
 * Asks the guide over the files as they are saved, by whatever loads the modules of the site. `questions` is a file of test questions; of
 * more than a hundred, every so many are asked. Calls reject where the content has faults.
 */
export function guideCommands(load: LoadModule, questions: string): GuideCommands {
  return {
    async ask(question) {
      const { reply } = await loadGuide(load);
      const said = await reply(question, '/');
      const links = said.links.map(({ href }) => href);
      return {
        text: `${outcomes[said.outcome] ?? 'The guide says:'}\n${replyText(said)}`,
        details: links.length > 0 ? `From ${links.join(', ')}` : '',
      };
    },
    async evaluate() {
      const all = askedQuestionsIn(questions);
      const step = Math.max(1, Math.ceil(all.length / mostQuestions));
      const { reply } = await loadGuide(load);
      const evaluation = await evaluate(
        all.filter((_, index) => index % step === 0),
        (text) => reply(text, '/'),
      );
      return { text: evaluationWords(evaluation), details: evaluationText(evaluation).trim() };
    },
  };
}

const outcomes: Readonly<Record<string, string>> = {
  answer: 'The guide answers:',
  choice: 'The guide is not sure, and asks which is meant:',
  miss: 'The guide finds nothing. Add a question with its answer, or other words for the page that has it:',
};

/** An evaluation in words. */
export function evaluationWords(evaluation: Evaluation): string {
  const { asked, hitAt1, hitAt3, outside, falseAnswers } = overall(evaluation);
  return (
    `Of ${asked} test questions, ${hitAt1} lead to the right page at once, and ${hitAt3} within the first three. ` +
    `Of ${outside} questions that are none of ours, ${falseAnswers} ${falseAnswers === 1 ? 'is' : 'are'} answered all the same.`
  );
}
