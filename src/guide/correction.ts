import type { Parsed } from '#src/domain/parsed.ts';
import type { Form } from '#src/forms/form.ts';
import type { Question, Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { isPlainChange, withoutCues } from './change-cues.ts';
import { acceptsAnyText, isOfWords, type Command } from './command.ts';
import type { FormState } from './form-state.ts';
import type { TurnContext } from './knowledge.ts';
import { namedQuestions } from './question-names.ts';
import { textEditIn } from './text-edit-command.ts';
import { unnamedCorrection } from './unnamed-correction.ts';

/** Reads "change my salary to 15 lakh", "email is wrong": the change of an answer by name, with or without the new value. */
export function correctionIn(
  text: string,
  form: Form,
  open: Question | undefined,
  formState: FormState,
  context: TurnContext,
): Command | undefined {
  const { now, knowledge } = context;
  const { corrections } = knowledge;
  const edit = textEditIn(text, form, open, formState, context);
  if (edit) return edit;
  const words = wordsIn(text);
  if (words.length > 40) return undefined;
  if (!words.some((word) => corrections.has(word)))
    return /^(?:no|nahi|nahin|kaadu|wait|i said)\b[\s,]+\S/i.test(text) && !(open && acceptsAnyText(open))
      ? unnamedCorrection(text, form, open, formState, now)
      : undefined;
  const named = namedQuestions(text, form)[0];
  if (!named)
    return open && acceptsAnyText(open)
      ? undefined
      : (unnamedCorrection(text, form, open, formState, now) ?? changeOfNothing(text, form, open, formState, context));
  const { question } = named;
  const isFree = open !== undefined && acceptsAnyText(open);
  if (isFree && !isPlainChange(text.slice(0, named.from), text.slice(named.to), corrections)) return undefined;
  const isBetween =
    isOfWords(question) &&
    [text.slice(0, named.from), text.slice(named.to)].every((side) => withoutCues(side, corrections) !== '');
  if (isBetween) return { kind: 'reopen', question, refusal: null };
  const rest = withoutCues(
    `${text.slice(0, named.from)} ${text.slice(named.to)}`.replace(/\b(?:not|instead of|rather than)\b.*$/i, ''),
    corrections,
  );
  const answerContext = { now, answers: formState.answers };
  const alone = rest === '' ? undefined : question.parse(rest, answerContext);
  const parsed =
    alone?.ok === false && !isOfWords(question)
      ? firstOk(question.parse(withoutCues(text, corrections), answerContext), alone)
      : alone;
  const held = parsed?.ok === true ? question.validate(parsed.value, answerContext) : parsed;
  if (held?.ok === true) return { kind: 'correct', question, value: held.value };
  if ((isFree || question.id === open?.id) && rest !== '') return undefined;
  return { kind: 'reopen', question, refusal: parsed?.ok === true && held?.ok === false ? held.refusal : null };
}

/** "Make it day after tomorrow": the name may be part of the value. */
const firstOk = (one: Parsed<Value>, other: Parsed<Value>) => (one.ok ? one : other);

/** "Change phone" where no phone is asked for, "change it" with nothing named: what can be changed has to be said. */
function changeOfNothing(
  text: string,
  form: Form,
  open: Question | undefined,
  formState: FormState,
  { knowledge: { forms, corrections } }: TurnContext,
): Command | undefined {
  if (Object.keys(formState.answers).length === 0) return undefined;
  const elsewhere = forms.filter(({ id }) => id !== form.id).flatMap((other) => namedQuestions(text, other))[0];
  const isElsewhere =
    elsewhere !== undefined && isPlainChange(text.slice(0, elsewhere.from), text.slice(elsewhere.to), corrections);
  const isBare =
    !open && /^(?:\S+\s+)?(?:it|that|this|something|(?:an\s+)?answers?|one)?(?:\s+(?:to|is)\b.*)?$/i.test(text.trim());
  return isElsewhere || isBare ? { kind: 'cannotChange' } : undefined;
}
