import type { Answers } from '#src/forms/question.ts';
import type { ActOf } from '../model/act.ts';

/** The acts that store some answers. */
export const setSlots = (answers: Answers, told: { readonly isPeriodTold?: true } = {}): readonly ActOf<'setSlot'>[] =>
  Object.entries(answers).map(([slot, value]) => ({ kind: 'setSlot', slot, value, ...told }));
