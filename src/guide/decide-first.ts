import type { DecisionState } from './decision-state.ts';
import type { ComingReply, Reply } from './reply.ts';

type DecisionReply = (text: string, before: DecisionState | undefined) => Reply | undefined;

/** The decisions of the site, once they have been fetched. */
let fetched: DecisionReply | undefined;

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
  if (fetched) return fetched(text, before) ?? otherwise();
  const reply = import('./decision-reply.ts').then(
    ({ decisionReply }) => (fetched = decisionReply)(text, before) ?? whole(otherwise()),
    () => whole(otherwise()),
  );
  return { links: [], reply };
}

const whole = (said: Reply | ComingReply): Reply | Promise<Reply> => ('reply' in said ? said.reply : said);

const mayTellFigures =
  /\d|(?<!\p{L})(?:lakhs?|lacs?|crores?|hazaa?r|thousand|laksha?lu?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)(?!\p{L})/iu;
