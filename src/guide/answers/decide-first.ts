import cues from 'content:vocabulary-cues';
import { anyWord } from '#src/text/word-lists.ts';
import { istToday } from '#src/domain/ist-dates.ts';
import type { DecisionState } from '../model/decision-state.ts';
import { fetchedAnswer } from './fetched-answer.ts';
import type { ComingReply, Reply } from '../model/reply.ts';
import type { Topic } from '../model/topic.ts';

const byDecision = fetchedAnswer(() => import('./decision-reply.ts'));

/** Where a message stands: the page it is about, what the conversation is about, when it came, and which words name nothing. */
interface Asked {
  readonly page: string;
  readonly topic: Topic;
  readonly now?: Date | undefined;
  readonly stopWords?: ReadonlySet<string> | undefined;
}

/**
 * Answers a message that tells figures by a decision, that of the page it is about among them, or goes on with the one before it; else by what `otherwise` says. The decisions are
 * fetched with the first message that may need them. Takes the message, the decision before it and where it stands. Neither throws nor rejects.
 */
export function decideFirst(
  text: string,
  before: DecisionState | undefined,
  { page, topic, now, stopWords }: Asked,
  otherwise: () => Reply | ComingReply,
): Reply | ComingReply {
  const { facts } = topic;
  const isTold = [text, ...facts.map((fact) => fact.text)].some((one) => mayTellFigures.test(one));
  if (before === undefined && !isTold) return otherwise();
  const earlier = { kept: before, page, facts, stopWords, today: now && istToday(now) };
  return byDecision(({ decisionReply }) => decisionReply(text, earlier), otherwise);
}

const mayTellFigures = new RegExp(`\\d|${anyWord(cues.scales, cues.numbers)}`, 'iu');
