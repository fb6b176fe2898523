import { pageOf } from '#src/paths.ts';
import { joint } from '#src/text/clauses.ts';
import { whole } from './fetched-answer.ts';
import { eachSubject } from './joined-subjects.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { decisionNamed } from './offered-decision.ts';
import { refusalOf } from './refusal.ts';
import { textBlock } from './blocks.ts';
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
  const refused = refusedBeside(text, knowledge);
  if (refused) return withRefusal(answer(refused.ours, page), refused.theirs, knowledge);
  const ofEach = eachSubject(text, knowledge);
  if (ofEach)
    return allAnswers(
      text,
      page,
      ofEach.map((question) => ({ question, page })),
      answer,
    );
  const questions = questionsIn(text, knowledge.search);
  if (questions.length > 1) return eachAnswer(text, questions, page, knowledge, answer);
  return undefined;
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
  // What only the whole tells, "sending 18 lakh for fees, how much TCS", is asked once; what a part asks of another page stands behind it.
  const together = (entire: Reply, all: readonly Reply[]) =>
    entire.decision && all.every(({ decision }) => !decision)
      ? (joined([entire, ...all.filter((part) => isOfAnotherPage(part, entire))]) ?? entire)
      : (joined(all) ?? entire);
  const atOnce = replies.filter((reply): reply is Reply => !('reply' in reply));
  if (atOnce.length === replies.length && !('reply' in asWhole)) return together(asWhole, atOnce);
  return {
    links: replies.flatMap(({ links }) => links),
    reply: Promise.all([answered(asWhole), ...replies.map(answered)]).then(([entire, ...all]) => together(entire, all)),
  };
}

const isOfAnotherPage = ({ outcome, isNearest, links: [first] }: Reply, { links }: Reply): boolean =>
  outcome === 'answer' &&
  isNearest !== true &&
  first !== undefined &&
  links.every(({ href }) => pageOf(href) !== pageOf(first.href));

const answered = async (said: Reply | ComingReply): Promise<Reply> => whole(said);

/** The page that all the questions of a message are about: the first that the message or one of them names, else the one spoken of. */
function subjectOf(texts: readonly string[], page: string, { search, isSubjectPage }: Knowledge): string {
  const named = texts.map((text) => {
    const { outcome, results } = search.find(text, '');
    return outcome === 'answer' && results[0]?.isSubject === true ? results[0].href : '';
  });
  return named.find(isSubjectPage) ?? page;
}

/** A subject that is joined to another has at most so many words. */
const longestSubject = 3;

/** "FSSAI and GST for a kitchen" names a subject of others beside one of ours: the message without it, and its name. */
function refusedBeside(
  text: string,
  { search }: Knowledge,
): { readonly ours: string; readonly theirs: string } | undefined {
  if (search.find(text, '').outOfScope === undefined) return undefined;
  const [left = '', right, ...more] = text.split(joint).map((part) => part.trim());
  if (right === undefined || more.length > 0) return undefined;
  const [before, behind] = [left.split(' '), right.split(' ')];
  const lengths = Array.from({ length: longestSubject }, (_, at) => longestSubject - at);
  const isOurs = (words: readonly string[]) => {
    const { outOfScope, results } = search.find(words.join(' '), '');
    return outOfScope === undefined && results[0]?.isNamed === true;
  };
  const isTheirs = (words: readonly string[]) => search.find(words.join(' '), '').outOfScope !== undefined;
  const spans = lengths.flatMap((first) =>
    lengths.map((last) => [before.slice(-first), behind.slice(0, last)] as const),
  );
  for (const [one, other] of spans.toReversed()) {
    if (isTheirs(one) && isOurs(other)) {
      const rest = before.slice(0, -one.length).join(' ');
      return { ours: `${rest} ${right}`.trim(), theirs: one.join(' ') };
    }
    if (isOurs(one) && isTheirs(other)) {
      const rest = behind.slice(other.length).join(' ');
      return { ours: `${left} ${rest}`.trim(), theirs: other.join(' ') };
    }
  }
  return undefined;
}

/** An answer, and behind it what of the message others do. */
function withRefusal(said: Reply | ComingReply, theirs: string, { search, wording }: Knowledge): Reply | ComingReply {
  const refused = refusalOf(search.find(theirs, '').outOfScope ?? '') ?? `${theirs}: ${wording.outOfScope}`;
  const together = (reply: Reply): Reply => ({ ...reply, blocks: [...reply.blocks, textBlock(refused)] });
  return 'reply' in said ? { ...said, reply: said.reply.then(together) } : together(said);
}
