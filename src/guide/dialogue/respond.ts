import { formOf } from './form-of.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { promptOf } from '#src/forms/question.ts';
import { textBlock } from '../answers/blocks.ts';
import type { DialogueEvent } from '../model/dialogue-event.ts';
import type { DialogueState } from '../model/dialogue-state.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { Turn } from '../model/turn.ts';
import { answerSentence } from './answer-sentence.ts';
import { chip } from './chips.ts';
import { fixedReply } from './fixed-reply.ts';
import { promptAgain } from './form-messages.ts';
import { standing, standingMessage } from './standing.ts';
import { nothingOpen } from './turn-without-form.ts';

/** What the guide says to what came of the last acts, and what has to happen next. Pure. Never throws. */
export function respond(
  { formState, outcome }: Pick<DialogueState, 'formState' | 'outcome'>,
  context: TurnContext,
): Turn {
  const introduced = outcome.find((event) => event.kind === 'introduced');
  if (introduced) return introduction(introduced, outcome, context);
  const asked = outcome.find((event) => event.kind === 'asked');
  const others = outcome.filter((event) => event !== asked);
  if (!asked) return withFixedReply(outcome, formState, context);
  const { text } = asked;
  const said = others.length === 0 ? [] : withFixedReply(others, formState, context).said;
  return {
    // What is asked is answered before the form goes on; figures that are worked out stand already.
    said: formState?.stage === 'finished' ? said : notedIn(said, formState, context),
    effect: 'answer',
    ...(text !== undefined && { lookUp: text }),
  };
}

function withFixedReply(outcome: readonly DialogueEvent[], formState: FormState | null, context: TurnContext): Turn {
  const asked = outcome.find((event) => event.kind === 'askedIntent');
  const others = outcome.filter((event) => event !== asked);
  // Figures that were told beside it are worked out, and said, already.
  const isSaid = asked?.intent === 'verdict' && formState?.stage === 'finished' && others.length > 0;
  if (!asked || isSaid) return plain(others, formState, context);
  const answered = fixedReply(asked, formState, context);
  const noted = others.length === 0 ? [] : notedIn(plain(others, formState, context).said, formState, context);
  return { ...answered, said: [...noted, ...answered.said] };
}

function plain(outcome: readonly DialogueEvent[], formState: FormState | null, context: TurnContext): Turn {
  const has = (kind: DialogueEvent['kind']) => outcome.some((event) => event.kind === kind);
  if (has('wiped')) return { said: [], effect: 'clear' };
  if (has('nothingOpen')) return atResult(formState, context) ?? nothingOpen(context);
  const said = standing(outcome, formState, context);
  return has('sending') ? { said: notedIn(said, formState, context), effect: 'send' } : { said, effect: 'none' };
}

/** What is said to a yes or a no once a form has come to its figures: they can be changed. */
function atResult(formState: FormState | null, context: TurnContext): Turn | undefined {
  const form = formOf(formState, context.knowledge);
  if (!formState || !form) return undefined;
  const { chips = [] } = standingMessage(form, formState, context, []);
  return { said: [{ blocks: [textBlock(context.knowledge.wording.resultStands)], chips }], effect: 'none' };
}

/** What is said of a turn before another answer: without the next question. */
function notedIn(said: Turn['said'], formState: FormState | null, { knowledge }: TurnContext): Turn['said'] {
  const form = formOf(formState, knowledge);
  const prompts = new Set([
    knowledge.wording.review,
    ...(form?.questions.flatMap((question) => [
      promptOf(question, formState?.answers ?? {}),
      ...(formState ? [promptAgain(question, formState, knowledge.wording)] : []),
    ]) ?? []),
  ]);
  return said
    .map(({ blocks, links }) => ({
      blocks: blocks.filter((block) => 'text' in block && !prompts.has(block.text)),
      ...(links && { links }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Says back who the visitor is and how to reach him, told before any form asks for it, and has answered what is asked besides. */
function introduction(
  { form: id, answers }: Extract<DialogueEvent, { kind: 'introduced' }>,
  outcome: readonly DialogueEvent[],
  { knowledge: { forms, wording }, timeZone }: TurnContext,
): Turn {
  const form = forms.find((one) => one.id === id);
  const rows = form?.questions.flatMap((question) => answerSentence(question, answers, timeZone)) ?? [];
  const said = { blocks: [...rows, wording.introduced].map(textBlock) };
  const asked = outcome.find((event) => event.kind === 'asked');
  if (asked?.text !== undefined) return { said: [said], effect: 'answer', lookUp: asked.text };
  const chips = forms
    .filter(({ ending }) => ending.kind === 'send')
    .map((one) => chip(one.title, { kind: 'startFlow', form: one.id }));
  return { said: [{ ...said, chips }], effect: 'none' };
}
