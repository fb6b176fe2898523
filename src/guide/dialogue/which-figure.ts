import { fillTemplate } from '#src/domain/fill-template.ts';
import { inLakhAndCrore } from '#src/domain/lakh-and-crore.ts';
import type { Form } from '#src/forms/form.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { textBlock } from '../answers/blocks.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { MessageContent } from '../model/message.ts';
import { chip } from './chips.ts';

/**
 * Asks for which answer an amount is that names none, with every answer it could be to tap; nothing is stored before that. Takes the amounts as they
 * were written; undefined where they are several, of which no tap can say which is which.
 */
export function whichFigure(
  amounts: readonly string[],
  form: Form,
  { answers }: FormState,
  { knowledge: { wording }, now }: TurnContext,
): MessageContent | undefined {
  const questions = form.questions.filter(({ kind }) => kind === 'rupees');
  const [amount = '', another] = amounts;
  const parsed = questions[0]?.parse(amount, { now, answers });
  if (!parsed?.ok || another !== undefined) return undefined;
  const { value } = parsed;
  return {
    blocks: [textBlock(fillTemplate(wording.whichFigure, { amount: inLakhAndCrore(Number(value)) }))],
    chips: [
      ...questions.map(({ id, label }) => chip(label, { kind: 'setSlot', slot: id, value })),
      chip(wording.chips.noneOfThese, { kind: 'keep' }),
    ],
  };
}
