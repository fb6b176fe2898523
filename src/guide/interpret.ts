import type { IntentId } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Parsed } from '#src/domain/parsed.ts';
import { isQuestion } from '#src/language/question.ts';
import { wordsOf } from '#src/language/plain-text.ts';
import type { Form } from '#src/forms/form.ts';
import { isRequired, type Answers, type Question, type AnswerContext, type Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText, type Command } from './command.ts';
import type { TurnContext } from './knowledge.ts';
import { formIntents } from './form-triggers.ts';
import { correctionIn } from './correction.ts';
import { distinctiveKinds, asksForDateOrTime, answerToOtherQuestion } from './other-answers.ts';
import { amountForOtherQuestion, namedAmounts, withoutQuestionName } from './named-amounts.ts';
import { interpretOutsideForm } from './outside-form.ts';
import { entitiesIn, nameAmongContactDetails } from './entities.ts';
import { namedQuestions } from './question-names.ts';
import { replacementIn } from './replacement.ts';
import { openQuestion, type FormState } from './form-state.ts';

/**
 * Reads a message as a command. Within a form, intents come first, then the change of a named answer, then an answer to the open question,
 * then a question of the visitor's own; what is none of these does not fit the open question.
 */
export function interpret(text: string, formState: FormState | null, context: TurnContext): Command {
  const form = formState && context.knowledge.forms.find(({ id }) => id === formState.form);
  const intent = context.knowledge.intents.whole(text)?.id;
  if (!formState || !form) return interpretOutsideForm(text, intent, context);

  const question = openQuestion(form, formState);
  if (question && keepsAnswer(text.trim(), question, formState, context)) return { kind: 'keep' };
  if (!question && text.trim().toLowerCase() === form.action.toLowerCase()) return { kind: 'intent', id: 'yes' };
  if (cancelsForm(text, form)) return { kind: 'intent', id: 'cancel' };
  if (saysItIsWrong(text)) return question ? correctLastAnswer(question, formState) : { kind: 'cannotChange' };
  if (intent !== undefined && formIntents.has(intent)) return { kind: 'intent', id: intent };
  if (question && !isRequired(question) && declines(text, question)) return { kind: 'intent', id: 'skip' };
  const correction =
    replacementIn(text, form, question, formState, context) ?? correctionIn(text, form, question, formState, context);
  if (correction) return correction;
  const supposed =
    formState.stage === 'finished' ? correctionIn(asCorrection(text), form, question, formState, context) : undefined;
  if (supposed?.kind === 'correct') return supposed;
  if (!question)
    return (
      namedValue(text, form, formState, context) ??
      answerDuringReview(text, form, formState, context) ??
      interpretBetweenForms(text, intent, formState, context)
    );

  const answerContext = { now: context.now, answers: formState.answers };
  if (acceptsAnyText(question))
    return (
      answerToOtherQuestion(text, form, question, formState, context) ??
      validated(question, question.parse(text, answerContext), answerContext)
    );
  const told = severalAnswersIn(text, form, question, formState, context);
  if (told) return told;
  const underName = question.id === 'name' ? namedValue(text, form, formState, context, distinctiveKinds) : undefined;
  if (underName) return underName;
  const asks = text.includes('?') || isQuestion(wordsOf(text));
  const isReadable = question.kind !== 'text' && question.parse(text, answerContext).ok;
  const elsewhere = asks || isReadable ? undefined : answerToOtherQuestion(text, form, question, formState, context);
  if (elsewhere) return elsewhere;
  if (intent !== undefined && !(asksForDateOrTime(question) && !asks && isReadable)) return { kind: 'search' };
  if (question.kind === 'text' && asks) return { kind: 'search' };
  const another = question.kind === 'rupees' ? amountForOtherQuestion(text, form, question, answerContext) : undefined;
  if (another) return another;
  const answer = question.kind === 'rupees' ? withoutQuestionName(text, form, question, answerContext) : text;
  const parsed = question.parse(answer, answerContext);
  const named = new Set(namedQuestions(text, form).map((one) => one.question.id));
  const figures =
    parsed.ok || asks || question.kind !== 'rupees' ? undefined : namedAmounts(named, text, form, context);
  if (figures) return figures;
  const isAboutOpen = named.has(question.id) && /\d/.test(text);
  if (!parsed.ok && (asks || (!isAboutOpen && isSiteQuestion(text, context)))) return { kind: 'search' };
  return validated(question, parsed, answerContext, question.explain?.(answer));
}

/** "What if my salary were 25 lakh", asked of the figures, changes it. */
const asCorrection = (text: string) =>
  text
    .replace(/^(?:(?:and|but|so|ok|then)\s+)*what if\b/i, 'change')
    .replace(/\b(?:is|was|were|becomes?|goes to)\b/i, 'to');

/** "That was wrong", said of no answer by name: the one before is meant. */
const saysItIsWrong = (text: string) =>
  /^(?:(?:no|oh|sorry|oops|wait)[\s,.!]+)*(?:(?:that|it|this|(?:the )?(?:previous|last) (?:one|answer))(?:'s| is| was)? )?(?:not (?:correct|right)|incorrect|wrong|a mistake)[\s.!]*$/i.test(
    text.trim(),
  );

const correctLastAnswer = (open: Question, formState: FormState): Command =>
  formState.answers[open.id] === undefined
    ? { kind: 'intent', id: 'back' }
    : { kind: 'reopen', question: open, refusal: null };

/** "Cancel my appointment", in the middle of the request for it. */
function cancelsForm(text: string, { id, title }: Form): boolean {
  const [verb, ...rest] = wordsIn(text.replace(/^please\s+/i, ''));
  const meant = new Set([
    'the',
    'my',
    'this',
    'that',
    'it',
    'all',
    'everything',
    'please',
    'now',
    id,
    ...wordsIn(title),
  ]);
  return (verb === 'cancel' || verb === 'stop') && rest.every((word) => meant.has(word));
}

/** "No notes", while the notes are asked for. */
function declines(text: string, { label, alsoCalled }: Question): boolean {
  const [, name] = /^no (.+?)[.!]*$/i.exec(text.trim()) ?? [];
  return name !== undefined && [label, ...alsoCalled].some((one) => one.toLowerCase() === name.toLowerCase());
}

/** A day, a number or an address said while everything is being read through. */
function answerDuringReview(text: string, form: Form, formState: FormState, context: TurnContext): Command | undefined {
  return isQuestion(wordsOf(text)) ? undefined : answerToOtherQuestion(text, form, undefined, formState, context);
}

/** "Phone 91234 56789", said of answers that are all given: the name and a value that fits it. */
function namedValue(
  text: string,
  form: Form,
  formState: FormState,
  { now }: TurnContext,
  kinds?: ReadonlySet<Question['kind']>,
): Command | undefined {
  const [named] = namedQuestions(text, form);
  if (
    !named ||
    (kinds && !kinds.has(named.question.kind)) ||
    !/^(?:(?:and|also|plus|ok|my|the)\s+)*$/i.test(text.slice(0, named.from)) ||
    named.question.kind === 'longText' ||
    text.includes('?') ||
    text.length > 100
  )
    return undefined;
  const { question, to } = named;
  const isOwnWords = question.kind === 'text' && text.slice(0, to).toLowerCase() !== question.label.toLowerCase();
  const rest = text.slice(to).replace(/^\s*(?:[:=]|should be\b|is\b|to\b)?\s*/i, '');
  const answerContext = { now, answers: formState.answers };
  const parsed = rest === '' || isOwnWords ? undefined : question.parse(rest, answerContext);
  const held = parsed?.ok === true ? question.validate(parsed.value, answerContext) : undefined;
  return held?.ok === true ? { kind: 'correct', question, value: held.value } : undefined;
}

/** An answer as it was read, held against the rules that depend on the time and on other answers. */
function validated(
  question: Question,
  parsed: Parsed<Value>,
  answerContext: AnswerContext,
  explained?: string,
): Command {
  const held = parsed.ok ? question.validate(parsed.value, answerContext) : parsed;
  return held.ok
    ? { kind: 'answer', question, value: held.value, explained }
    : { kind: 'refuse', question, refusal: held.refusal };
}

/** A letter, or "audit tomorrow 4 pm": several answers that are still wanting, told in one go. A long story without an address tells none. */
function severalAnswersIn(
  text: string,
  form: Form,
  open: Question,
  formState: FormState,
  { now }: TurnContext,
): Command | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || text.length > 4000) return undefined;
  const said = entitiesIn(text, form, now);
  const isTold = (one: Question) =>
    one.id === open.id ||
    formState.answers[one.id] === undefined ||
    (asksForDateOrTime(one) && asksForDateOrTime(open));
  const name =
    open.id === 'name' && said.name === undefined && (said.email ?? said.phone) !== undefined
      ? nameAmongContactDetails(text, open, { now, answers: formState.answers })
      : undefined;
  const given: Answers = name === undefined ? said : { ...said, name };
  const answers = Object.fromEntries(
    form.questions.filter(isTold).flatMap(({ id }) => (given[id] === undefined ? [] : [[id, given[id]]])),
  );
  const isLetter = answers.email !== undefined || answers.phone !== undefined;
  return Object.keys(answers).length > 1 && (isLetter || words.length <= 12)
    ? { kind: 'answerSeveral', answers }
    : undefined;
}

/** At a review or after the figures: a form is not begun over one that still waits to be sent. */
function interpretBetweenForms(
  text: string,
  intent: IntentId | undefined,
  formState: FormState,
  context: TurnContext,
): Command {
  const command = interpretOutsideForm(text, intent, context);
  if (command.kind !== 'startForm' || formState.stage === 'finished') return command;
  return command.form.id === formState.form ? { kind: 'intent', id: 'review' } : { kind: 'search' };
}

/** Whether a message leaves the answer as it is: a tapped "Keep", or words that bring nothing new. */
function keepsAnswer(text: string, question: Question, formState: FormState, { knowledge }: TurnContext): boolean {
  const held = formState.answers[question.id];
  if (held === undefined) return false;
  return (
    text === fillTemplate(knowledge.wording.chips.keep, { value: question.format(held) }) ||
    (acceptsAnyText(question) ? /^keep(?: it| this| that)?[.!]*$/i : /^keep\b\D*$/i).test(text)
  );
}

/** Whether a message is a question of the visitor's own, one that our pages answer. */
function isSiteQuestion(text: string, { knowledge }: TurnContext): boolean {
  const finding = knowledge.search.find(text, '');
  if (finding.outcome === 'none') return false;
  return finding.aspect !== undefined || (finding.outcome === 'answer' && finding.results[0]?.isSubject === true);
}
