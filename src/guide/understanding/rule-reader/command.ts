import type { Command } from '../../model/command.ts';
import type { IntentId } from '#src/collections/types.ts';
import type { Question } from '#src/forms/question.ts';

/** The command of an intent. */
export const intent = (id: IntentId): Command => ({ kind: 'intent', id });

/** Whether any words answer a question. */
export const acceptsAnyText = (question: Question) => question.kind === 'longText' || question.id === 'subject';

/** Whether a question is answered in words of one's own. */
export const isOfWords = ({ kind }: Question) => kind === 'text' || kind === 'longText';
