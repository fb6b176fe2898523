import asks from 'content:due-date-cues';
import { wordsIn } from '#src/search/words.ts';
import type { DueDateAnswer } from './due-date-answer.ts';
import type { ComingReply, Reply } from './reply.ts';

/** What is due and the answers to it, once they have been fetched. */
let fetched: DueDateAnswer | undefined;

const cues = asks.map((phrase) => ` ${wordsIn(phrase).join(' ')} `);

/**
 * Answers a message that asks for a due date, or for what is due, from the obligations; else by what `otherwise` says. They are fetched with
 * the first message that may ask for them. Takes any text, the address of the page it is about and the time; without a time nothing is told.
 * Neither throws nor rejects.
 */
export function dueDatesFirst(
  text: string,
  page: string,
  now: Date | undefined,
  otherwise: () => Reply | ComingReply,
): Reply | ComingReply {
  const words = ` ${wordsIn(text).join(' ')} `;
  if (now === undefined || !cues.some((cue) => words.includes(cue))) return otherwise();
  if (fetched) return fetched(text, page, now) ?? otherwise();
  const reply = import('./due-date-answer.ts').then(
    ({ dueDateAnswer }) => (fetched = dueDateAnswer)(text, page, now) ?? whole(otherwise()),
    () => whole(otherwise()),
  );
  return { links: [], reply };
}

const whole = (said: Reply | ComingReply): Reply | Promise<Reply> => ('reply' in said ? said.reply : said);
