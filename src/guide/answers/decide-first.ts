import cues from 'content:vocabulary-cues';
import { anyWord } from '#src/text/word-lists.ts';
import { istToday } from '#src/domain/ist-dates.ts';
import type { DecisionState } from '../model/decision-state.ts';
import { fetchedAnswer } from './fetched-answer.ts';
import type { ComingReply, Reply } from '../model/reply.ts';

const byDecision = fetchedAnswer(() => import('./decision-reply.ts'));

/**
 * Answers a message that tells figures by a decision, that of the page it is about among them, or goes on with the one before it; else by what `otherwise` says. The decisions are
 * fetched with the first message that may need them. Takes the message, the decision before it, the page it is about and the message before. Neither throws nor rejects.
 */
export function decideFirst(
  text: string,
  before: DecisionState | undefined,
  { page, said, now }: { readonly page: string; readonly said?: string | undefined; readonly now?: Date | undefined },
  otherwise: () => Reply | ComingReply,
): Reply | ComingReply {
  if (before === undefined && !mayTellFigures.test(text)) return otherwise();
  return byDecision(({ decisionReply }) => decisionReply(text, before, page, said, now && istToday(now)), otherwise);
}

const mayTellFigures = new RegExp(`\\d|${anyWord(cues.scales, cues.numbers)}`, 'iu');
