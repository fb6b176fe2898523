import type { IntentId } from '#src/collections/types.ts';
import type { Act } from '../model/act.ts';

/** The act of a message that is an intent as a whole: "go back", "talk to a human". */
export function intentAct(intent: IntentId): Act {
  if (intent === 'yes') return { kind: 'affirm' };
  if (intent === 'no') return { kind: 'deny' };
  if (isStep(intent)) return { kind: intent };
  return { kind: replies[intent] ?? 'askIntent', intent };
}

const steps = ['skip', 'back', 'restart', 'cancel', 'clear'] as const;
const isStep = (intent: IntentId): intent is (typeof steps)[number] => steps.some((step) => step === intent);

const replies: Partial<Record<IntentId, 'chitChat' | 'humanHandoff' | 'outOfScope'>> = {
  greeting: 'chitChat',
  thanks: 'chitChat',
  human: 'humanHandoff',
  unlawful: 'outOfScope',
};

/** The acts with where they were read: in the message as a whole, which is read at once. */
export const readIn = (message: string, acts: readonly Act[]) => ({
  acts: acts.map((act) => ({ ...act, span: { start: 0, end: message.length }, confidence: 1 })),
});
