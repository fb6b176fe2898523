import type { Form } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { tellsAmountOf, type AmountKind } from '#src/entities/quantity/amount-kinds.ts';
import type { ActOf } from '../model/act.ts';
import type { Message } from '../model/message.ts';
import { mentionsIn } from './mentions.ts';
import { ownedFacts } from '#src/forms/owned-fact.ts';
import { introductionIn } from './read-outside.ts';
import { noIncome, slotsTold } from './slots.ts';

/**
 * Who the visitor is and how to reach him, as far as he told it before a form asks. Takes the form, the conversation and what it is read with. What was told
 * within a form is left to that form.
 */
export function toldBefore(
  form: Form,
  messages: readonly Message[],
  context: Pick<TurnContext, 'now' | 'timeZone' | 'knowledge'>,
): Answers {
  if (form.ending.kind !== 'send') return {};
  return messages
    .filter(({ from }, at) => from === 'visitor' && !isInForm(messages[at - 1]))
    .reduce<Answers>((known, message) => {
      // Read from other letters, a name is not written as its owner writes it.
      if (message.read !== undefined) return known;
      return { ...known, ...introductionIn(textOf(message), form, context).answers };
    }, {});
}

const isInForm = (before: Message | undefined) => before?.chips.some(({ acts }) => acts[0]?.kind === 'cancel') === true;

const textOf = ({ blocks }: Message) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');

/**
 * The amounts of the visitor's own that he told by their names before a form that works out a result, the last of each. Takes the form and what it is read with. Never throws.
 */
export function amountsBefore(
  form: Form,
  { topic, now, timeZone }: Pick<TurnContext, 'topic' | 'now' | 'timeZone'>,
): readonly ActOf<'setSlot'>[] {
  if (form.ending.kind !== 'result') return [];
  const answerContext = { now, timeZone, answers: {} };
  const told = ownedFacts(topic?.facts ?? [])
    .filter(({ text, owner }) => owner === 'own' && !tellsAmountOf(text, others))
    .flatMap(({ text }) =>
      slotsTold(text, mentionsIn(text, form, answerContext), {
        form,
        formState: { answers: {}, stage: 'asking' },
        open: undefined,
        answerContext,
        isBeginning: true,
      }),
    )
    .flatMap((one) => (one.kind === 'setSlot' ? [one] : []));
  return told.filter(({ slot }, at) => told.findIndex((one) => one.slot === slot) === at);
}

/** Amounts beside which nothing told is the income of a salary. */
const others: ReadonlySet<AmountKind> = new Set([...noIncome, 'profit', 'loss']);
