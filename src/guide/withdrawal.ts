import type { IntentReader } from './intents.ts';

/** How a message that is on its way is taken back: for good, or only so that nothing more is done about it for now. */
export type Withdrawal = 'cancel' | 'hold';

const cancelling = /(?<!\p{L})(?:cancel|withdraw|abort|(?:call|take|get) (?:it|this|that) back)(?!\p{L})/iu;
const holding =
  /(?<!\p{L})(?:stop|wait|hold on|hold it|not yet|not now|changed my mind|mistake|(?:do ?nt|do not|never|please not) (?:send|book|submit|confirm|do))(?!\p{L})/iu;
const asking = /\?|^\s*(?:can|could|may|shall|should|how|is|what|will)(?!\p{L})/iu;

/**
 * Whether a visitor takes back what is being sent at this moment: "wait", "cancel", "dont send". Takes the message and the intents that
 * content knows. Whoever only asks whether it can be cancelled holds it. Undefined for all other messages.
 */
export function withdrawalIn(text: string, intents: IntentReader): Withdrawal | undefined {
  const plain = text.replace(/['’]/g, '');
  const intent = intents.whole(text)?.id;
  const isCancelled = intent === 'cancel' || intent === 'restart' || intent === 'clear' || cancelling.test(plain);
  if (isCancelled) return asking.test(plain) ? 'hold' : 'cancel';
  return intent === 'no' || intent === 'back' || holding.test(plain) ? 'hold' : undefined;
}
