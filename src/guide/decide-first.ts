import type { DecisionState } from './decision-state.ts';
import { fetchedAnswer } from './fetched-answer.ts';
import type { ComingReply, Reply } from './reply.ts';

const byDecision = fetchedAnswer(() => import('./decision-reply.ts'));

/**
 * Answers a message that tells figures by a decision, or goes on with the one before it; else by what `otherwise` says. The decisions are
 * fetched with the first message that may need them. Neither throws nor rejects.
 */
export function decideFirst(
  text: string,
  before: DecisionState | undefined,
  otherwise: () => Reply | ComingReply,
): Reply | ComingReply {
  if (before === undefined && !mayTellFigures.test(text)) return otherwise();
  return byDecision(({ decisionReply }) => decisionReply(text, before), otherwise);
}

const mayTellFigures =
  /\d|(?<!\p{L})(?:lakhs?|lacs?|crores?|hazaa?r|thousand|laksha?lu?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)(?!\p{L})/iu;
