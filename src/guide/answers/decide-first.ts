import cues from 'content:vocabulary-cues';
import { anyWord } from '#src/text/word-lists.ts';
import { istToday } from '#src/domain/ist-dates.ts';
import type { PassagePlace, SpokenOf } from '#src/search/follow-up.ts';
import type { DecisionState } from '../model/decision-state.ts';
import { fetchedAnswer } from './fetched-answer.ts';
import type { ComingReply, Reply } from '../model/reply.ts';
import type { Topic } from '../model/topic.ts';

const byDecision = fetchedAnswer(() => import('./decision-reply.ts'));
const byNotedFigures = fetchedAnswer(() => import('./noted-figures.ts'));

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
  { topic, now, ...asked }: Asked,
  otherwise: () => Reply | ComingReply,
): Reply | ComingReply {
  const { facts, told } = topic;
  const isTold = [text, ...facts.map((fact) => fact.text)].some((one) => mayTellFigures.test(one));
  if (before === undefined && !isTold) return otherwise();
  const earlier = { ...asked, kept: before, isLast: told.length === 0, facts, today: now && istToday(now) };
  return byDecision(({ decisionReply }) => decisionReply(text, earlier), otherwise);
}

/** Works out with the figures of a message what the passages tell that answer it; else what `otherwise` says. Takes the message, those passages and where it stands. Neither throws nor rejects. */
export const workOut = (
  text: string,
  passages: readonly PassagePlace[],
  { topic: { facts }, now }: Pick<Asked, 'topic' | 'now'>,
  otherwise: () => Reply | ComingReply,
): Reply | ComingReply =>
  passages.length > 0 && mayTellFigures.test(text)
    ? byDecision(({ workedOutOn }) => workedOutOn(text, passages, { facts, today: now && istToday(now) }), otherwise)
    : otherwise();

/** Answers a message that tells amounts and asks nothing by the checks that take them; else by what `otherwise` says. Takes the message, where it stands, and the pages it comes nearest to. Neither throws nor rejects. */
export const noteFigures = (
  text: string,
  {
    topic: { facts },
    now,
    spokenOf = {},
    isPerhapsAnswered,
  }: Pick<Asked, 'topic' | 'now'> & {
    readonly spokenOf?: SpokenOf | undefined;
    readonly isPerhapsAnswered: boolean;
  },
  otherwise: () => Reply | ComingReply,
): Reply | ComingReply =>
  mayTellFigures.test(text)
    ? byNotedFigures(({ notedFigures }) => {
        const noted = notedFigures(text, { facts, spokenOf, today: now && istToday(now), isPerhapsAnswered });
        return noted && { ...noted, about: { spokenOf, told: [], heading: '' } };
      }, otherwise)
    : otherwise();

const mayTellFigures = new RegExp(`\\d|${anyWord(cues.scales, cues.numbers)}`, 'iu');
