import { whole } from './fetched-answer.ts';
import { eachSubject } from './joined-subjects.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { decisionNamed } from './offered-decision.ts';
import type { ComingReply, Reply } from '../model/reply.ts';
import { joined, questionsIn } from './several-questions.ts';

/** How one question is answered. Takes the question and the page it is about. */
type OneAnswer = (question: string, page: string) => Reply | ComingReply;

/**
 * Answers a message that asks several things, each by itself, and a story by what it asks. Takes any text, the address of the page it is about, how one question is answered.
 * Returns undefined where the message asks one thing and no more, as the heading of a decision does.
 */
export function partsAnswer(
  text: string,
  page: string,
  knowledge: Knowledge,
  answer: OneAnswer,
): Reply | ComingReply | undefined {
  if (decisionNamed(text)) return undefined;
  const ofEach = eachSubject(text, knowledge);
  if (ofEach)
    return allAnswers(
      text,
      page,
      ofEach.map((question) => ({ question, page })),
      answer,
    );
  const questions = questionsIn(text, knowledge.search);
  return questions.length > 1 ? eachAnswer(text, questions, page, knowledge, answer) : undefined;
}

/** A question and the page that it is about. */
interface Part {
  readonly question: string;
  readonly page: string;
}

function eachAnswer(
  text: string,
  questions: readonly string[],
  page: string,
  knowledge: Knowledge,
  answer: OneAnswer,
): Reply | ComingReply {
  const about = subjectOf([text, ...questions], page, knowledge);
  const named =
    about === page ? questions.map((one) => namesIn(one, knowledge)).find((words) => words !== '') : undefined;
  const parts = questions.map((one): Part => ({
    question: named === undefined || namesIn(one, knowledge) !== '' ? one : `${one} ${named}`,
    page: about,
  }));
  return allAnswers(text, page, parts, answer);
}

/** The words of a question that name what it is about. */
const namesIn = (question: string, { search }: Knowledge) => search.find(question, '').subjects.join(' ');

function allAnswers(text: string, page: string, parts: readonly Part[], answer: OneAnswer): Reply | ComingReply {
  const asWhole = answer(text, page);
  const replies = parts.map((part) => answer(part.question, part.page));
  // What only the whole tells, "sending 18 lakh for fees, how much TCS", is asked once.
  const together = (entire: Reply, all: readonly Reply[]) =>
    entire.decision && all.every(({ decision }) => !decision) ? entire : (joined(all) ?? entire);
  const atOnce = replies.filter((reply): reply is Reply => !('reply' in reply));
  if (atOnce.length === replies.length && !('reply' in asWhole)) return together(asWhole, atOnce);
  return {
    links: replies.flatMap(({ links }) => links),
    reply: Promise.all([answered(asWhole), ...replies.map(answered)]).then(([entire, ...all]) => together(entire, all)),
  };
}

const answered = async (said: Reply | ComingReply): Promise<Reply> => whole(said);

/** The page that all the questions of a message are about: the first that the message or one of them names, else the one spoken of. */
function subjectOf(texts: readonly string[], page: string, { search, isSubjectPage }: Knowledge): string {
  const named = texts.map((text) => {
    const { outcome, results } = search.find(text, '');
    return outcome === 'answer' && results[0]?.isSubject === true ? results[0].href : '';
  });
  return named.find(isSubjectPage) ?? page;
}
