import type { Parsed } from '#src/domain/parsed.ts';
import type { Form } from '#src/forms/form.ts';
import type { Question, Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText, type Command } from './command.ts';
import type { TurnContext } from './knowledge.ts';
import { edited, editIn, type Edit } from './text-edit.ts';
import { asksForDateOrTime } from './other-answers.ts';
import { entitiesIn } from './entities.ts';
import { namedQuestions, type NamedQuestion } from './question-names.ts';
import type { FormState } from './form-state.ts';

/** "Change my salary to 15 lakh", "email is wrong": the change of an answer by name, with or without the new value. */
export function correctionIn(
  text: string,
  form: Form,
  open: Question | undefined,
  formState: FormState,
  context: TurnContext,
): Command | undefined {
  const { now, knowledge } = context;
  const { corrections } = knowledge;
  const edit = editOfWords(text, form, open, formState, context);
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

const isOfWords = ({ kind }: Question) => kind === 'text' || kind === 'longText';

/** "Replace shop with office in the message", "add … to the notes": some words of an answer change, the others stay. */
function editOfWords(
  text: string,
  form: Form,
  open: Question | undefined,
  formState: FormState,
  { now }: TurnContext,
): Command | undefined {
  const found = namedEdit(text, form) ?? (open ? undefined : unnamedEdit(text, form, formState));
  if (!found) return undefined;
  const { question, edit } = found;
  const held = formState.answers[question.id];
  if (held === undefined && edit.kind !== 'add' && edit.kind !== 'say') return undefined;
  if (edit.kind === 'say' && open && acceptsAnyText(open) && held === undefined && question.id !== open.id)
    return undefined;
  const answerContext = { now, answers: formState.answers };
  const words = edited(String(held ?? ''), edit);
  if (words === undefined && open && acceptsAnyText(open)) return undefined;
  if (words === undefined) return { kind: 'reopen', question, refusal: { code: 'wordsNotInAnswer', values: {} } };
  const parsed = question.parse(words, answerContext);
  return parsed.ok
    ? { kind: 'correct', question, value: parsed.value }
    : { kind: 'reopen', question, refusal: parsed.refusal };
}

interface NamedEdit {
  readonly question: Question;
  readonly edit: Edit;
}

/** The name of the answer stands at the end ("… in the message"), at the beginning ("message should say …") or behind the verb. */
function namedEdit(text: string, form: Form): NamedEdit | undefined {
  const named = namedQuestions(text, form).filter(({ question }) => isOfWords(question));
  for (const place of [named.at(-1), named[0]]) {
    const rest = place && withoutName(text, place);
    const edit = rest === undefined ? undefined : editIn(rest);
    if (place && edit) return { question: place.question, edit };
  }
  return undefined;
}

function withoutName(text: string, { from, to }: NamedQuestion): string | undefined {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (/^[\s.!]*$/.test(after)) {
    const joined = /^(.*\S)\s+(?:in|to|from|into|of|at the end of)\s+(?:the\s+|my\s+)?$/is.exec(before);
    return joined?.[1];
  }
  if (/^\s*(?:please\s+)?(?:in\s+)?(?:the\s+|my\s+)?$/i.test(before)) return after.replace(/^[\s,:]+/, '');
  const verb = /^\s*((?:please\s+)?(?:change|edit|correct|update|fix|replace))\s+(?:the\s+|my\s+|in\s+)*$/i.exec(
    before,
  );
  return verb ? `${verb[1]} ${after.trim()}` : undefined;
}

/** With every answer before the eyes, "replace shop with office" means the answer that has the word, and "add …" the longest one. */
function unnamedEdit(text: string, form: Form, formState: FormState): NamedEdit | undefined {
  const edit = editIn(text);
  if (!edit || edit.kind === 'say') return undefined;
  const question = form.questions.findLast((one) =>
    edit.kind === 'add'
      ? one.kind === 'longText'
      : isOfWords(one) && edited(String(formState.answers[one.id] ?? ''), edit) !== undefined,
  );
  return question && { question, edit };
}

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

/** "Actually make it Wednesday": one answer among those given is of the kind that was said, and differs; a day and an hour may both be. */
function unnamedCorrection(
  text: string,
  form: Form,
  open: Question | undefined,
  formState: FormState,
  now: Date,
): Command | undefined {
  const said = entitiesIn(text, form, now);
  const differing = form.questions.filter(
    ({ id, kind }) => kind !== 'rupees' && said[id] !== undefined && said[id] !== formState.answers[id],
  );
  const changed = differing.filter(({ id }) => id !== open?.id && formState.answers[id] !== undefined);
  const [question, another] = changed;
  if (!question || (another && !changed.every(asksForDateOrTime))) return undefined;
  const value = said[question.id];
  const together = asksForDateOrTime(question) ? differing.filter(asksForDateOrTime) : [];
  if (together.length > 1)
    return {
      kind: 'answerSeveral',
      answers: Object.fromEntries(together.flatMap(({ id }) => (said[id] === undefined ? [] : [[id, said[id]]]))),
    };
  return value === undefined ? undefined : { kind: 'correct', question, value };
}

/** Where any words are an answer, only "change my email" and "change my email to …" are a change; "change the name on my certificate" is none. */
function isPlainChange(before: string, after: string, corrections: ReadonlySet<string>): boolean {
  return withoutCues(before, corrections) === '' && /^[\s.!]*$|^\s*(?:[:=]|(?:to|is|as|should)\b)/i.test(after);
}

/** Takes the words of changing, and what joins them to the value, from the beginning and the end of a remark. */
function withoutCues(text: string, corrections: ReadonlySet<string>): string {
  const isCue = (word: string) =>
    corrections.has(word.toLowerCase()) ||
    /^(?:my|the|to|is|as|it|should|be|please|no|was|of|na|mera|meri|ko|answer|i|want|need|can|you|wait|oh|ok|okay|hey|and|also|meant|mean|said)$/i.test(
      word,
    );
  const words = text
    .replace(/[:=]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  while (words.length > 0 && isCue((words[0] ?? '').replace(/[,.!]+$/, ''))) words.shift();
  while (words.length > 0 && isCue((words.at(-1) ?? '').replace(/[,.!]+$/, ''))) words.pop();
  return words.join(' ');
}
