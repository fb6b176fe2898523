import type { IntentId } from '#src/collections/types.ts';
import type { Parsed } from '#src/domain/parsed.ts';
import { isQuestion } from '#src/domain/question.ts';
import { wordsOf } from '#src/domain/plain-text.ts';
import type { Form } from '#src/forms/form.ts';
import type { Answers, Question, Surroundings, Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { takesAnything, type Act, type Hearing } from './act.ts';
import { commands } from './beginning.ts';
import { correctionIn } from './correction.ts';
import { distinctive, isWhen, meantForAnother } from './elsewhere.ts';
import { answerToAnother, figuresUnder, withoutOwnName } from './figures.ts';
import { understandFreely } from './freely.ts';
import { mentionedIn, nameBeside } from './mentions.ts';
import { namedQuestions } from './naming.ts';
import { replacedIn } from './replaced.ts';
import { openQuestion, type Walk } from './walk.ts';

/**
 * Understands a message. Within a walk-through, wishes come first, then the change of a named answer, then an answer to the open question,
 * then a question of the visitor's own; what is none of these does not fit the open question.
 */
export function understand(text: string, walk: Walk | null, hearing: Hearing): Act {
  const form = walk && hearing.forms.find(({ id }) => id === walk.form);
  const wish = hearing.mind.intents.whole(text)?.id;
  if (!walk || !form) return understandFreely(text, wish, hearing);

  const question = openQuestion(form, walk);
  if (question && isKept(text.trim(), question, walk)) return { kind: 'kept' };
  if (!question && text.trim().toLowerCase() === form.action.toLowerCase()) return { kind: 'wish', id: 'yes' };
  if (isCancelOf(text, form)) return { kind: 'wish', id: 'cancel' };
  if (isMistake(text)) return question ? mistaken(question, walk) : { kind: 'unchangeable' };
  if (wish !== undefined && commands.has(wish)) return { kind: 'wish', id: wish };
  if (question?.required === false && isNothingFor(text, question)) return { kind: 'wish', id: 'skip' };
  const correction =
    replacedIn(text, form, question, walk, hearing) ?? correctionIn(text, form, question, walk, hearing);
  if (correction) return correction;
  const supposed = walk.stage === 'finished' ? correctionIn(asChange(text), form, question, walk, hearing) : undefined;
  if (supposed?.kind === 'corrected') return supposed;
  if (!question)
    return (
      valueUnderItsName(text, form, walk, hearing) ??
      meantAtReview(text, form, walk, hearing) ??
      understandBetween(text, wish, walk, hearing)
    );

  const surroundings = { now: hearing.now, answers: walk.answers };
  if (takesAnything(question))
    return (
      meantForAnother(text, form, question, walk, hearing) ??
      heldUp(question, question.parse(text, surroundings), surroundings)
    );
  const told = severalIn(text, form, question, walk, hearing);
  if (told) return told;
  const underName = question.id === 'name' ? valueUnderItsName(text, form, walk, hearing, distinctive) : undefined;
  if (underName) return underName;
  const asks = text.includes('?') || isQuestion(wordsOf(text));
  const isReadable = question.kind !== 'text' && question.parse(text, surroundings).ok;
  const elsewhere = asks || isReadable ? undefined : meantForAnother(text, form, question, walk, hearing);
  if (elsewhere) return elsewhere;
  if (wish !== undefined && !(isWhen(question) && !asks && isReadable)) return { kind: 'asked' };
  if (question.kind === 'text' && asks) return { kind: 'asked' };
  const another = question.kind === 'rupees' ? answerToAnother(text, form, question, surroundings) : undefined;
  if (another) return another;
  const answer = question.kind === 'rupees' ? withoutOwnName(text, form, question, surroundings) : text;
  const parsed = question.parse(answer, surroundings);
  const named = new Set(namedQuestions(text, form).map((one) => one.question.id));
  const figures =
    parsed.ok || asks || question.kind !== 'rupees' ? undefined : figuresUnder(named, text, form, hearing);
  if (figures) return figures;
  const isAboutOpen = named.has(question.id) && /\d/.test(text);
  if (!parsed.ok && (asks || (!isAboutOpen && isAside(text, hearing)))) return { kind: 'asked' };
  return heldUp(question, parsed, surroundings, question.explain?.(answer));
}

/** "What if my salary were 25 lakh", asked of the figures, changes it. */
const asChange = (text: string) =>
  text
    .replace(/^(?:(?:and|but|so|ok|then)\s+)*what if\b/i, 'change')
    .replace(/\b(?:is|was|were|becomes?|goes to)\b/i, 'to');

/** "That was wrong", said of no answer by name: the one before is meant. */
const isMistake = (text: string) =>
  /^(?:(?:no|oh|sorry|oops|wait)[\s,.!]+)*(?:(?:that|it|this|(?:the )?(?:previous|last) (?:one|answer))(?:'s| is| was)? )?(?:not (?:correct|right)|incorrect|wrong|a mistake)[\s.!]*$/i.test(
    text.trim(),
  );

const mistaken = (open: Question, walk: Walk): Act =>
  walk.answers[open.id] === undefined
    ? { kind: 'wish', id: 'back' }
    : { kind: 'reopened', question: open, reason: null };

/** "Cancel my appointment", in the middle of the request for it. */
function isCancelOf(text: string, { id, title }: Form): boolean {
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
function isNothingFor(text: string, { label, alsoCalled }: Question): boolean {
  const [, name] = /^no (.+?)[.!]*$/i.exec(text.trim()) ?? [];
  return name !== undefined && [label, ...alsoCalled].some((one) => one.toLowerCase() === name.toLowerCase());
}

/** A day, a number or an address said while everything is being read through. */
function meantAtReview(text: string, form: Form, walk: Walk, hearing: Hearing): Act | undefined {
  return isQuestion(wordsOf(text)) ? undefined : meantForAnother(text, form, undefined, walk, hearing);
}

/** "Phone 91234 56789", said of answers that are all given: the name and a value that fits it. */
function valueUnderItsName(
  text: string,
  form: Form,
  walk: Walk,
  { now }: Hearing,
  kinds?: ReadonlySet<Question['kind']>,
): Act | undefined {
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
  const surroundings = { now, answers: walk.answers };
  const parsed = rest === '' || isOwnWords ? undefined : question.parse(rest, surroundings);
  const held = parsed?.ok === true ? question.validate(parsed.value, surroundings) : undefined;
  return held?.ok === true ? { kind: 'corrected', question, value: held.value } : undefined;
}

/** An answer as it was read, held against the rules that depend on the time and on other answers. */
function heldUp(question: Question, parsed: Parsed<Value>, surroundings: Surroundings, explained?: string): Act {
  const held = parsed.ok ? question.validate(parsed.value, surroundings) : parsed;
  return held.ok
    ? { kind: 'answered', question, value: held.value, explained }
    : { kind: 'refused', question, reason: held.reason };
}

/** A letter, or "audit tomorrow 4 pm": several answers that are still wanting, told in one go. A long story without an address tells none. */
function severalIn(text: string, form: Form, open: Question, walk: Walk, { now }: Hearing): Act | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || text.length > 4000) return undefined;
  const said = mentionedIn(text, form, now);
  const isTold = (one: Question) =>
    one.id === open.id || walk.answers[one.id] === undefined || (isWhen(one) && isWhen(open));
  const name =
    open.id === 'name' && said.name === undefined && (said.email ?? said.phone) !== undefined
      ? nameBeside(text, open, { now, answers: walk.answers })
      : undefined;
  const given: Answers = name === undefined ? said : { ...said, name };
  const answers = Object.fromEntries(
    form.questions.filter(isTold).flatMap(({ id }) => (given[id] === undefined ? [] : [[id, given[id]]])),
  );
  const isLetter = answers.email !== undefined || answers.phone !== undefined;
  return Object.keys(answers).length > 1 && (isLetter || words.length <= 12) ? { kind: 'told', answers } : undefined;
}

/** At a review or after the figures: a form is not begun over one that still waits to be sent. */
function understandBetween(text: string, wish: IntentId | undefined, walk: Walk, hearing: Hearing): Act {
  const act = understandFreely(text, wish, hearing);
  if (act.kind !== 'begin' || walk.stage === 'finished') return act;
  return act.form.id === walk.form ? { kind: 'wish', id: 'review' } : { kind: 'asked' };
}

/** Whether a message leaves the answer as it is: a tapped "Keep", or words that bring nothing new. */
function isKept(text: string, question: Question, walk: Walk): boolean {
  const held = walk.answers[question.id];
  if (held === undefined) return false;
  return (
    text === `Keep ${question.format(held)}` ||
    (takesAnything(question) ? /^keep(?: it| this| that)?[.!]*$/i : /^keep\b\D*$/i).test(text)
  );
}

/** Whether a message is a question of the visitor's own, one that our pages answer. */
function isAside(text: string, { mind }: Hearing): boolean {
  const finding = mind.search.find(text, '');
  if (finding.outcome === 'none') return false;
  return finding.aspect !== undefined || (finding.outcome === 'answer' && finding.results[0]?.isSubject === true);
}
