import type { IntentId } from '#src/collections/types.ts';
import { wordsIn } from '#src/search/words.ts';
import { isPlainChange } from './change-cues.ts';
import type { TurnContext } from './knowledge.ts';
import { namedQuestions } from './question-names.ts';

/**
 * What is asked of a request that has gone, while no form is under way: "cancel it", "change the time to 5 pm". Nothing can be done about it here, and it
 * is said who can. Takes the message and the intent that it is as a whole; undefined for any other message, and where nothing has gone.
 */
export function askedOfSentRequest(
  text: string,
  intent: IntentId | undefined,
  { knowledge: { forms, corrections }, lastSending }: TurnContext,
): IntentId | undefined {
  if (!lastSending) return undefined;
  if (intent === 'cancel') return 'cancel-later';
  if (text.includes('?') || !wordsIn(text).some((word) => corrections.has(word))) return undefined;
  const sent = forms.filter(({ ending }) => ending.kind === 'send');
  const isChange = sent.some((form) => {
    const [first] = namedQuestions(text, form);
    return first !== undefined && isPlainChange(text.slice(0, first.from), text.slice(first.to), corrections);
  });
  return isChange ? 'change-later' : undefined;
}
