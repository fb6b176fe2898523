import type { IntentId } from '#src/collections/types.ts';
import type { Act, Evidence } from '../model/act.ts';

/** Whether something is the kind of a step in a form, which is nothing without one. */
export const isStep = (kind: unknown): kind is (typeof steps)[number] => steps.some((step) => step === kind);
const steps = ['back', 'skip', 'cancel', 'restart', 'undo', 'affirm', 'deny'] as const;

/** The act of a message that is an intent as a whole: "go back", "talk to a human". */
export function intentAct(intent: IntentId): Act {
  if (intent === 'enough') return { kind: 'skip', rest: true };
  const kind = intent === 'yes' ? 'affirm' : intent === 'no' ? 'deny' : intent;
  return kind === 'clear' || isStep(kind) ? { kind } : { kind: replies[intent] ?? 'askIntent', intent };
}

const replies: Partial<Record<IntentId, 'chitChat' | 'humanHandoff' | 'outOfScope'>> = {
  greeting: 'chitChat',
  thanks: 'chitChat',
  human: 'humanHandoff',
  unlawful: 'outOfScope',
};

/** The acts with where they were read and how surely: in the message as a whole, and for certain, where they do not say otherwise. */
export const readIn = (message: string, acts: readonly (Act & Partial<Evidence>)[]) => ({
  acts: acts.map((act) => ({ span: { start: 0, end: message.length }, confidence: 1, ...act })),
});
