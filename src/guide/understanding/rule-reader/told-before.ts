import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import cues from 'content:vocabulary-cues';
import relatives from 'content:vocabulary-relatives';
import type { Form } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { numberWord } from '#src/entities/number/number-words.ts';
import { asksOutright } from '#src/text/question.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { answersTold, nameBeside } from './answers-told.ts';
import { isNamePart } from './doubtful-name.ts';
import type { TurnContext } from '../../model/knowledge.ts';
import type { Message } from '../../model/message.ts';
import { readMessage } from './reading.ts';
import type { Told } from './parsed-message.ts';
import { relativeMeant, relativesName } from './relatives-name.ts';
import { singleWords } from '#src/search/single-words.ts';

/** Who the visitor is and how to reach him, as a message says it that begins no form, and where that stands in it. */
export interface Introduction {
  readonly answers: Answers;
  /** The message without it; empty where it says nothing else. */
  readonly rest: string;
}

/** Takes a message, a form that is sent and what the guide knows. What is asked or told of somebody else introduces nobody. Never throws. */
export function introductionIn(text: string, form: Form, context: TurnContext): Introduction {
  const answerContext = { now: context.now, timeZone: context.timeZone, answers: {} };
  // Few messages hold a name or a number, and reading them whole takes long.
  const mayIntroduce = form.questions.some(
    ({ id, find }) => ofVisitor.has(id) && (find?.(text, answerContext) ?? []).length > 0,
  );
  if (!mayIntroduce) return { answers: {}, rest: text };
  const reading = readMessage(text, form, answerContext, context);
  const personal = reading.told.filter(({ question: { id }, parsed }) => ofVisitor.has(id) && parsed.ok);
  const isOfOther = relativesName(text) !== undefined || relativeMeant(text) !== undefined;
  const introduced = personal.filter(
    (one) => one.question.id === 'name' && !isOfOther && isWholeName(one, text, context),
  );
  const contactsTold = personal.filter(
    ({ question: { id }, weak, isOneOf }) => id !== 'name' && weak !== true && isOneOf !== true,
  );
  const isNamed = personal.some(({ question: { id } }) => id === 'name');
  const beside =
    contactsTold.length > 0 && !isNamed && !isOfOther && !asksOutright(text)
      ? String(nameBeside(reading, { form, answerContext, context }) ?? '')
      : '';
  const nameWords = wordsIn(beside);
  const isName = nameWords.some(isNamePart) || /^\p{Lu}/u.test(beside);
  const spans = [...personal, ...reading.named.map(({ from, to }) => ({ start: from, end: to }))];
  const rest = without(text, spans);
  const tellingBeside = (said: string) =>
    tellingIn(said, context).filter((word) => !(isName && nameWords.includes(word)));
  const isOwn = (one: Told) => {
    const { start, end } = clauseAt(text, one);
    const clause = text.slice(start, end);
    return (
      isCalledOwn(one, text) ||
      (!isOtherNumber(one) &&
        tellingBeside(rest.slice(start, end)).length === 0 &&
        !ofOthers.test(clause) &&
        !asksOutright(clause))
    );
  };
  const own = contactsTold.filter(isOwn);
  const { answers } = answersTold({ told: [...introduced, ...own], parts: [] }, { form, answerContext }, () => true);
  const name = own.length > 0 && isName ? { name: beside } : {};
  return {
    answers: { ...name, ...answers },
    rest: tellingBeside(rest).length === 0 ? '' : rest.replace(/\s+/g, ' ').trim(),
  };
}

/** Ten digits that are no mobile number may be anything that is counted. */
const isOtherNumber = ({ question: { kind }, parsed }: Told) =>
  kind === 'phone' && !(parsed.ok && /^[6-9]/.test(String(parsed.value)));

const ofOthers = new RegExp(anyWord(contacts.ofOthers, changes.relations), 'iu');

/** "My name is different in PAN" tells none: one in small letters ends what is said of it. */
function isWholeName({ start, end }: Span, text: string, { knowledge }: TurnContext): boolean {
  const words = text.slice(start, end).split(/\s+/);
  if (words.every((word) => knowledge.isEveryday(word) && !isNamePart(word))) return false;
  return words.every((word) => /^\p{Lu}/u.test(word)) || behindName.test(text.slice(end));
}

const behindName = new RegExp(
  `^\\s*(?:$|[,.;:!\\n–-]|[\\d+]|${anyOf(contacts.afterNames, contacts.calling, contacts.labels, clauses.and, cues.own, cues.ourselves)}(?!\\p{L}))`,
  'iu',
);

/** "My number is 98480 22338" */
const isCalledOwn = ({ start }: Span, text: string) => calledOwn.test(text.slice(0, start));
const calledOwn = new RegExp(
  `(?<!\\p{L})${anyOf(relatives.whose)}\\s+(?:${anyOf(contacts.labels, contacts.leading, contacts.pronouns)}[\\s.:-]+){1,3}$`,
  'iu',
);

/** The words of a text that say something besides who somebody is and how to reach him. */
const tellingIn = (text: string, { knowledge }: TurnContext): readonly string[] =>
  wordsIn(text).filter(
    (word) =>
      /\p{L}{2}/u.test(word) && !ofLabels.has(word) && !knowledge.isEveryday(word) && numberWord(word) === undefined,
  );

const ofLabels = singleWords(
  contacts.labels,
  contacts.leading,
  contacts.pronouns,
  contacts.introductions,
  contacts.nameLabels,
  contacts.calling,
  contacts.afterNames,
  contacts.greetings,
  contacts.keeping,
);
const ofVisitor: ReadonlySet<string> = new Set(['name', 'email', 'phone']);

/**
 * What the visitor told before a form began that it asks for: who he is, how to reach him, and the day on which he asked whether the office is open. Takes the form, the
 * conversation and what the guide knows; what was told in a form that is sent is left to that form.
 */
export function toldBefore(form: Form, messages: readonly Message[], context: TurnContext): Answers {
  if (form.ending.kind !== 'send') return {};
  const begins = messages.findLast(({ from }) => from === 'visitor');
  // "Book for my friend Suresh"
  const isForOther = begins !== undefined && somebodyElse.test(textOf(begins));
  return outsideForms(messages, context).reduce<Answers>((known, message) => {
    const text = message.read ?? textOf(message);
    // Read from other letters, a name is not written as its owner writes it.
    const { name, ...others } = introductionIn(text, form, context).answers;
    return {
      ...known,
      ...others,
      ...openDayIn(text, form, context),
      ...(name !== undefined && message.read === undefined && !isForOther && { name }),
    };
  }, {});
}

const textOf = ({ blocks }: Message) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');

const somebodyElse = new RegExp(anyWord(changes.relations), 'iu');

/** "Are you open on Friday?": the day, and the hour, that the visitor asked about and can have. */
function openDayIn(text: string, form: Form, { knowledge, now, timeZone }: TurnContext): Answers {
  if (knowledge.intents.whole(text)?.id !== 'office' && knowledge.intents.within(text)?.id !== 'office') return {};
  const answerContext = { now, timeZone, answers: {} };
  const { told } = readMessage(text, form, answerContext, { knowledge });
  const { answers } = answersTold(
    { told: told.filter(({ start, end }) => !ofEachWeek.test(text.slice(start, end))), parts: [] },
    { form, answerContext },
    ({ question: { kind }, weak }) => (kind === 'date' || kind === 'slot') && weak !== true,
  );
  return form.warnings?.(answers).length === 0 && answers.date !== undefined ? answers : {};
}

/** "On saturdays" */
const ofEachWeek = /days$/iu;

/** What the visitor said since the last form that is sent was ended. */
function outsideForms(messages: readonly Message[], { knowledge }: TurnContext): readonly Message[] {
  const pages = knowledge.forms.flatMap(({ ending, page }) => (ending.kind === 'send' ? [page] : []));
  const figures = knowledge.forms.flatMap(({ ending, page }) => (ending.kind === 'send' ? [] : [page]));
  let isSent = false;
  let isInForm = false;
  let said: Message[] = [];
  for (const message of messages) {
    if (message.from === 'visitor') {
      if (!(isInForm && isSent)) said.push(message);
      continue;
    }
    const leads = (hrefs: readonly string[]) => message.links.some(({ href }) => hrefs.includes(href));
    isInForm = message.chips.some(({ acts }) => acts[0]?.kind === 'cancel');
    if (isInForm && leads(pages)) isSent = true;
    else if (isInForm && leads(figures)) isSent = false;
    if (isInForm && isSent) said = [];
  }
  return said;
}
