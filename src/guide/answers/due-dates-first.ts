import asks from 'content:due-date-cues';
import { wordsIn } from '#src/search/words.ts';
import type { Earlier } from '../model/earlier.ts';
import { fetchedAnswer } from './fetched-answer.ts';
import type { ComingReply, Reply } from '../model/reply.ts';

const byDueDates = fetchedAnswer(() => import('./due-date-answer.ts'));

const cues = asks.map((phrase) => ` ${wordsIn(phrase).join(' ')} `);

/**
 * Answers a message that asks for a due date, for what is due, or to have a date in the calendar, from the obligations; else by what `otherwise`
 * says. They are fetched with the first message that may ask for them. Takes any text, the address of the page it is about, what went before and whether a passage answers more likely than not;
 * without a time nothing is told. Neither throws nor rejects.
 */
export function dueDatesFirst(
  text: string,
  page: string,
  { now, topic, isAnswered }: Pick<Earlier, 'now' | 'topic'> & { readonly isAnswered: boolean },
  otherwise: () => Reply | ComingReply,
): Reply | ComingReply {
  const words = ` ${wordsIn(text).join(' ')} `;
  if (now === undefined || !cues.some((cue) => words.includes(cue))) return otherwise();
  return byDueDates(
    ({ dueDateAnswer }) =>
      dueDateAnswer(
        text,
        page,
        now,
        topic?.facts.map((fact) => fact.text),
        isAnswered,
      ),
    otherwise,
  );
}
