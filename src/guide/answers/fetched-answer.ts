import type { ComingReply, Reply } from '../model/reply.ts';

type Otherwise = () => Reply | ComingReply;

/**
 * Makes what answers a message by code that is fetched with the first message that may need it. Takes how it is fetched. What it returns takes how the code
 * is asked, and what is said where it has no answer or cannot be had. Neither throws nor rejects.
 */
export function fetchedAnswer<Answering>(
  fetch: () => Promise<Answering>,
): (ask: (answering: Answering) => Reply | ComingReply | undefined, otherwise: Otherwise) => Reply | ComingReply {
  let fetched: Answering | undefined;
  return (ask, otherwise) => {
    if (fetched !== undefined) return ask(fetched) ?? otherwise();
    const reply = fetch().then(
      (answering) => whole(ask((fetched = answering)) ?? otherwise()),
      () => whole(otherwise()),
    );
    return { links: [], reply };
  };
}

/** An answer once all of it is there. Takes it as far as it is known. */
export const whole = (said: Reply | ComingReply): Reply | Promise<Reply> => ('reply' in said ? said.reply : said);
