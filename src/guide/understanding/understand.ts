import type { Act } from '../model/act.ts';
import type { Form } from '#src/forms/form.ts';
import { openQuestion, type FormState } from '#src/forms/form-state.ts';
import type { IntentId } from '#src/collections/types.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { Meaning } from '../model/meaning.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { asksOutright } from '#src/text/question.ts';
import { asTyped } from './as-typed.ts';
import { intentAct, readIn } from './intent-act.ts';
import { readInForm } from './read-form.ts';
import { readOutside } from './read-outside.ts';
import { isInWords } from './slots.ts';

/** What a message means. Takes any text, where the form stands, if one is under way, and what the message is read with. What it tells in the visitor's words stays in the visitor's letters. Never throws. */
export function understand(message: string, formState: FormState | null, context: TurnContext): Meaning {
  return readIn(message, asTyped(actsOf(message, formState, context), context));
}

function actsOf(message: string, formState: FormState | null, context: TurnContext): readonly Act[] {
  const { intents, forms } = context.knowledge;
  const form = forms.find(({ id }) => id === formState?.form);
  // "Send it" is a yes by the list of whole messages alone, and what may be a yes is read below.
  const whole = intents.whole(message)?.id;
  const within = intents.within(message)?.id;
  const isLetter = within === 'unlawful' && form && formState && isInWords(openQuestion(form, formState));
  if (within !== undefined && safety.has(within) && !isLetter) return [intentAct(within)];
  if (!formState || !form) return readOutside(message, whole, context);
  const isCommand = whole !== undefined && commands.has(whole) && !(isChat(whole) && saysMore(message));
  const fixed = placeQuestion(message, formState, form, context) ?? (isCommand ? whole : undefined);
  return fixed ? [intentAct(fixed)] : readInForm(message, formState, form, context);
}

/** "Then which is good for us" and "kaunsa better hai" have a word of thanks or a greeting, and ask. */
const saysMore = (message: string) => asksOutright(message) || wordsOf(message).length > longestGreeting;
const longestGreeting = 2;
const isChat = (intent: IntentId) => intent === 'greeting' || intent === 'thanks';

/** What a message as a whole asks of the open question, or of the figures that stand. */
function placeQuestion(
  message: string,
  formState: FormState,
  form: Form,
  { knowledge }: TurnContext,
): IntentId | undefined {
  const asked = knowledge.placeIntents.whole(message)?.id;
  const isHere =
    asked === 'verdict' ? formState.stage === 'finished' : openQuestion(form, formState)?.choices !== undefined;
  return isHere ? asked : undefined;
}

/** These are answered first, whatever else is named; but what is written to the office may tell of anything unlawful. */
const safety: ReadonlySet<IntentId> = new Set<IntentId>(['crisis', 'unlawful']);

/** Whole messages that do one thing at any place of a form. */
const commands: ReadonlySet<IntentId> = new Set<IntentId>([
  'back',
  'cancel',
  'restart',
  'clear',
  'human',
  'help',
  'review',
  'undo',
  'greeting',
  'thanks',
]);
