import type { IntentId } from '#src/collections/types.ts';
import type { Act } from '../model/act.ts';

/** The act of a message that is an intent as a whole: "go back", "talk to a human". */
export function intentAct(intent: IntentId): Act {
  switch (intent) {
    case 'yes':
      return { kind: 'affirm' };
    case 'no':
      return { kind: 'deny' };
    case 'skip':
    case 'back':
    case 'restart':
    case 'cancel':
    case 'clear':
      return { kind: intent };
    case 'greeting':
    case 'thanks':
      return { kind: 'chitChat', intent };
    case 'human':
      return { kind: 'humanHandoff', intent };
    case 'unlawful':
      return { kind: 'outOfScope', intent };
    default:
      return { kind: 'askIntent', intent };
  }
}

/** The acts with where they were read: in the message as a whole, which is read at once. */
export const readIn = (message: string, acts: readonly Act[]) => ({
  acts: acts.map((act) => ({ ...act, span: { start: 0, end: message.length }, confidence: 1 })),
});
