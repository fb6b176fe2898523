import changes from 'content:vocabulary-changes';
import days from 'content:vocabulary-days';
import { anyWord } from '#src/text/word-lists.ts';
import type { IntentId } from '#src/collections/types.ts';
import { wordsIn } from '#src/search/words.ts';
import { isPlainChange } from './change-cues.ts';
import type { TurnContext } from '../../model/knowledge.ts';
import { mentionsAppointment } from './form-triggers.ts';
import { formWishedFor } from './form-wished.ts';
import { namedQuestions } from './question-names.ts';

/**
 * What is asked of a request that has gone, while no form is under way: "cancel it", "change the time to 5 pm". Nothing can be done about it here, and it
 * is said who can. Takes the message and the intent that it is as a whole; undefined for any other message, and where nothing has gone.
 */
export function askedOfSentRequest(
  text: string,
  intent: IntentId | undefined,
  context: TurnContext,
): IntentId | undefined {
  const { knowledge, lastSending, now } = context;
  const { forms, corrections } = knowledge;
  if (!lastSending) return undefined;
  if (intent === 'cancel') return 'cancel-later';
  if (intent === 'yes' && !mentionsAppointment(text)) return 'was-sent';
  if (text.includes('?') || formWishedFor(text, context)) return undefined;
  const isCorrected = wordsIn(text).some((word) => corrections.has(word));
  const sent = forms.filter(({ ending }) => ending.kind === 'send');
  const isChange = sent.some((form) => {
    const [first] = namedQuestions(text, form);
    // "Date wrong"
    const isShort = wordsIn(text).length <= fewWords;
    const isNamed =
      first !== undefined && (isShort || isPlainChange(text.slice(0, first.from), text.slice(first.to), corrections));
    // "My boss wants Wednesday", "not monday, tuesday"
    const hasMoment = form.questions.some(
      ({ kind, find }) =>
        (kind === 'date' || kind === 'slot') && find?.(text, { now, answers: {} }).some(({ weak }) => weak !== true),
    );
    return (isCorrected && isNamed) || (hasMoment && (isCorrected || otherwise.test(text)));
  });
  return isChange ? 'change-later' : undefined;
}

const otherwise = new RegExp(anyWord(days.denied, changes.not, changes.relations, changes.turning), 'iu');
const fewWords = 4;
