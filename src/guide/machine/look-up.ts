import type { VisitorMessage } from '../model/knowledge.ts';
import { memoizeLast } from '#src/domain/memoize-last.ts';
import type { Ports } from './ports.ts';
import type { ComingReply, Reply } from '../model/reply.ts';

type Answer = Ports['answer'];

/** Looks a message up with what went before it. Takes what answers, and the message. */
export const lookUp = (answer: Answer, { text, page, now, earlier, romanised }: VisitorMessage): ReturnType<Answer> =>
  answer(text, page, { ...earlier, now, ...(romanised && { typed: romanised.typed }) });

/** Takes what answers and returns the same, which keeps its last answer. One that had to be fetched is kept until it has come, or failed to: then it is asked for once more. */
export function keepingAnswer(answer: Answer): Answer {
  const last = memoizeLast((..._: Parameters<Answer>): { said?: Reply | ComingReply } => ({}));
  return (...asked) => {
    const kept = last(...asked);
    const said = (kept.said ??= answer(...asked));
    if ('reply' in said)
      void said.reply.then(() => {
        if (kept.said === said) delete kept.said;
      });
    return said;
  };
}
