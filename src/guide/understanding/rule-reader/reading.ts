import type { Told, Reading } from './parsed-message.ts';
import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import questions from 'content:vocabulary-questions';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import type { IntentId } from '#src/collections/types.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyOf } from '#src/text/word-lists.ts';
import { overlaps, without } from '#src/text/traced-text.ts';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Found, Question } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { isAgeOfOther } from './ages-of-others.ts';
import { amountsTold } from './amounts-told.ts';
import { withoutWhatWasTold } from './as-told.ts';
import { choicesDenied } from './choices-denied.ts';
import { acceptsAnyText } from './command.ts';
import { contactsGivenUp } from './contacts-given-up.ts';
import { isDoubtfulName } from './doubtful-name.ts';
import { figuresMeant } from './figures-meant.ts';
import { framedName } from './framed-name.ts';
import type { TurnContext } from '../../model/knowledge.ts';
import { momentsOfThePast, withMomentBehind } from './moments-aside.ts';
import type { NamedQuestion } from './parsed-message.ts';
import { nameCalledBehind, relativesName } from './relatives-name.ts';
import { isRequest, isWish } from './requests-told.ts';
import { withoutTakenBack } from './self-repair.ts';
import { firstOfEach, ofSeveral, settledValues } from './settled-values.ts';
import type { ValuePlace } from './parsed-message.ts';
import { isInPassing } from './told-in-passing.ts';

/**
 * Takes a message as typed, the form under way, what its values are read with, what the guide knows and the open question. Returns what the message holds, with the questions of the form
 * before the eyes. Never throws.
 */
export function readMessage(
  said: string,
  form: Form,
  answerContext: AnswerContext,
  { knowledge }: Pick<TurnContext, 'knowledge'>,
  open?: Question,
): Reading {
  const behindGreeting = withoutGreeting(said);
  const usable = withoutAside(behindGreeting, form, answerContext, open);
  const meant = figuresMeant(withoutTakenBack(usable, form, answerContext, open, knowledge), form);
  const text = meant === behindGreeting ? said : meant;
  // "11 ki kudaradu, 12 cheyandi": what stands against another hour is one.
  const isRepaired = meant !== usable;
  const settled = settledValues(meant, form, answerContext).map((value) =>
    isRepaired && value.question.kind === 'slot' && value.parsed.ok ? { ...value, weak: false } : value,
  );
  const values = settled.filter((value) => !isInPassing(value, text, settled, open, knowledge));
  const amounts = amountsTold(text, values, form, knowledge.forms, answerContext, open);
  const { named, ages, ...ofAmounts } = amounts;
  const isOfOther = (value: Told) => value.question.id === 'age' && isAgeOfOther(value, text, form, answerContext);
  const others = [
    ...othersTold(text, values, named, form, knowledge, open).filter((value) => !isOfOther(value)),
    ...ages,
  ];
  return {
    text,
    said,
    intent: knowledge.intents.whole(text)?.id ?? askedBehindOpening(text, knowledge),
    asks:
      !isRequest(text, amounts.told, others) &&
      !isWish(text, named, others, knowledge) &&
      asksOutright(withoutWhatWasTold(text)),
    isChange: wordsIn(text).some((word) => knowledge.corrections.has(word)),
    named,
    ...ofAmounts,
    told: [...amounts.told, ...firstOfEach(others).map((value) => ofSeveral(value, others, text, knowledge))].sort(
      (one, other) => one.start - other.start,
    ),
  };
}

/** What a message tells besides amounts: days, hours, choices, numbers, addresses, and the name by the words around it. */
function othersTold(
  text: string,
  values: readonly ValuePlace[],
  named: readonly NamedQuestion[],
  form: Form,
  knowledge: TurnContext['knowledge'],
  open: Question | undefined,
): readonly Told[] {
  // "The correct one is 98480 22338": beside a number or an address a number in words is an hour only where it is asked for or called one.
  const hasContact = values.some(
    ({ question: { kind }, parsed }) => parsed.ok && (kind === 'phone' || kind === 'email'),
  );
  const isThatOne = ({ question, weak, start, end }: ValuePlace) =>
    hasContact &&
    question.kind === 'slot' &&
    weak === true &&
    open?.kind !== 'slot' &&
    !/\d/.test(text.slice(start, end)) &&
    named.every((one) => one.question !== question);
  const nameQuestion = form.questions.find(({ id }) => id === 'name');
  const ofOther = nameQuestion && (relativesName(text) ?? nameCalledBehind(text));
  const isName = (one: Found) =>
    !values.some((value) => value.question !== nameQuestion && value.weak !== true && overlaps(value, one)) &&
    !isDoubtfulName(text.slice(one.start, one.end), { context: { knowledge } });
  const relative = ofOther && isName(ofOther) ? ofOther : undefined;
  const isIntroduced = relative !== undefined || values.some(({ question }) => question === nameQuestion);
  const framed =
    nameQuestion && !isIntroduced && !(open && acceptsAnyText(open))
      ? framedName(text, knowledge, open === nameQuestion)
      : undefined;
  return [
    ...values.filter((value) => (!relative || value.question !== nameQuestion) && !isThatOne(value)),
    ...(relative && nameQuestion ? [{ ...relative, question: nameQuestion }] : []),
    ...(framed && nameQuestion ? [{ ...framed, question: nameQuestion, isFramed: true as const }] : []),
  ]
    .filter(({ question, isAside }) => question.kind !== 'rupees' && isAside !== true)
    .map((value) => ({ ...value, isNamed: named.some(({ question }) => question.id === value.question.id) }));
}

/** Without numbers and addresses that are of no use, choices that are denied, and days and hours of what has happened. Where words are asked for, all of it is theirs. */
function withoutAside(text: string, form: Form, answerContext: AnswerContext, open: Question | undefined): string {
  if (open && acceptsAnyText(open)) return text;
  const usable = without(text, [
    ...contactsGivenUp(text, form, answerContext),
    ...(open?.kind === 'choice' ? choicesDenied(text, open, answerContext) : []),
  ]);
  const said = withMomentBehind(usable, form, answerContext);
  return without(said, momentsOfThePast(said, form, answerContext));
}

/** "Good morning, 30 Nov 11 am" names no part of the day; what is told keeps its place. */
const withoutGreeting = (text: string) => text.replace(greeting, (greeted) => ' '.repeat(greeted.length));

const greeting = new RegExp(`^\\s*${anyOf(contacts.greetings)}(?=[\\s,.!]+\\S)`, 'iu');

/** "Wait, which day did I choose", "before I type, how long till you reply": what is asked about the form behind words that only lead up to it. */
function askedBehindOpening(text: string, { intents }: TurnContext['knowledge']): IntentId | undefined {
  const rest = text.replace(opening, '');
  const id = rest === text ? undefined : intents.whole(rest)?.id;
  return questionsAboutForms.find((one) => one === id);
}

const opening = new RegExp(
  `^(?:(?:${anyOf(changes.openings, changes.no, changes.agreeing, contacts.waiting, clauses.but)})[\\s,.]+|before\\s+(?:\\p{L}+[\\s,]+){1,4}?(?=${anyOf(questions.anywhere)}(?!\\p{L})))+`,
  'iu',
);
