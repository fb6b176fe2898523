import type { Knowledge } from './knowledge.ts';
import type { ComingReply, Reply } from './reply.ts';
import { joined, questionsIn } from './several-questions.ts';

/** How one question is answered. Takes the question and the page it is about. */
type OneAnswer = (question: string, page: string) => Reply | ComingReply;

/**
 * Answers a message that asks several things, each by itself. Takes any text, the address of the page it is about, and how one question is answered.
 * Returns undefined where the message asks one thing.
 */
export function partsAnswer(
  text: string,
  page: string,
  knowledge: Knowledge,
  answer: OneAnswer,
): Reply | ComingReply | undefined {
  const questions = questionsIn(text, knowledge.search);
  return questions.length < 2 ? undefined : eachAnswer(text, questions, page, knowledge, answer);
}

function eachAnswer(
  text: string,
  questions: readonly string[],
  page: string,
  knowledge: Knowledge,
  answer: OneAnswer,
): Reply | ComingReply {
  const about = subjectOf([text, ...questions], page, knowledge);
  const replies = questions.map((question) => answer(question, about));
  const together = (all: readonly Reply[]) => joined(all) ?? answer(text, page);
  const atOnce = replies.filter((reply): reply is Reply => !('reply' in reply));
  if (atOnce.length === replies.length) return together(atOnce);
  return {
    links: replies.flatMap(({ links }) => links),
    reply: Promise.all(replies.map(answered)).then((all) => answered(together(all))),
  };
}

const answered = (said: Reply | ComingReply): Promise<Reply> => Promise.resolve('reply' in said ? said.reply : said);

/** The page that all the questions of a message are about: the first that the message or one of them names, else the one spoken of. */
function subjectOf(texts: readonly string[], page: string, { search, isSubjectPage }: Knowledge): string {
  const named = texts.map((text) => {
    const { outcome, results } = search.find(text, '');
    return outcome === 'answer' && results[0]?.isSubject === true ? results[0].href : '';
  });
  return named.find(isSubjectPage) ?? page;
}
