import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import { anyOf, anyWord, wordSet } from '#src/language/word-lists.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { refused, type Parsed } from '#src/domain/parsed.ts';
import { clauseEnd } from '#src/language/clauses.ts';
import { withoutSpelling } from '#src/language/contact-details.ts';
import { heard, isRequired, type Answers, type Question, type Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { answersTold, nameBeside, ownWordsTold } from './answers-told.ts';
import { isPlainChange, withoutCues } from './change-cues.ts';
import { acceptsAnyText, isOfWords, type Command } from './command.ts';
import { askedWhileHeld, isHeld, isPlainYes, isPutOff } from './consent.ts';
import { formIntents } from './form-triggers.ts';
import { interpretOutsideForm } from './outside-form.ts';
import { isDoubtfulName } from './doubtful-name.ts';
import { letterIn, matterElsewhere } from './matter.ts';
import { putRight } from './misspelt.ts';
import { namedQuestions } from './question-names.ts';
import { readMessage, without, type Reading, type Told } from './reading.ts';
import { relativeChange } from './relative-change.ts';
import { replacementIn } from './replacement.ts';
import type { Situation } from './situation.ts';
import { textEditIn } from './text-edit-command.ts';

/** One way to understand a message; undefined when it is none of its kind. */
export interface Rule {
  readonly name: string;
  readonly apply: (reading: Reading, situation: Situation) => Command | undefined;
}

const intent = (id: Extract<Command, { kind: 'intent' }>['id']): Command => ({ kind: 'intent', id });

/** How a message is understood while a form is under way. The first rule that fits decides; their order is the policy. */
export const rules: readonly Rule[] = [
  { name: 'keeps the answer as it is', apply: keepsAnswer },
  { name: 'agrees to the open review', apply: agrees },
  { name: 'takes what was probably meant', apply: takesProposal },
  { name: 'cancels the form by name', apply: cancelsForm },
  { name: 'says that something is wrong', apply: saysWrong },
  { name: 'goes to another form', apply: changesForm },
  { name: 'answers as before', apply: answersAsBefore },
  { name: 'gives an answer up', apply: deniesAnswer },
  { name: 'steers the form', apply: steersForm },
  { name: 'asks for a moment', apply: waits },
  { name: 'declines an optional answer', apply: declines },
  { name: 'puts one value in place of another', apply: ({ text }, one) => replacementIn(text, one) },
  { name: 'changes some words of an answer', apply: ({ text }, one) => textEditIn(text, one) },
  { name: 'shifts an answer', apply: relativeChange },
  { name: 'changes answers beside words of one’s own', apply: changesBesideWords },
  { name: 'changes answers by name', apply: changesByName },
  { name: 'changes answers by what they are', apply: changesByKind },
  { name: 'supposes other figures', apply: supposes },
  { name: 'answers in words of one’s own', apply: answersFreely },
  { name: 'tells several answers', apply: tellsSeveral },
  { name: 'puts the sending off', apply: putsOff },
  { name: 'tells answers while none is asked for', apply: tellsAtReview },
  { name: 'holds the sending back', apply: holdsBack },
  { name: 'goes on beside the review', apply: besidesReview },
  { name: 'tells the answer to another question', apply: answersAnother },
  { name: 'asks something of its own', apply: asksSomething },
  { name: 'answers the open question', apply: answersOpen },
];

/** A tapped "Keep", or words that bring nothing new. */
function keepsAnswer({ text }: Reading, { open, formState, context }: Situation): Command | undefined {
  const held = open && formState.answers[open.id];
  if (!open || held === undefined) return undefined;
  const label = fillTemplate(context.knowledge.wording.chips.keep, { value: open.format(held) });
  const bare = acceptsAnyText(open) ? /^keep(?: it| this| that)?[.!]*$/i : /^keep\b\D*$/i;
  return text.trim() === label || bare.test(text.trim()) ? { kind: 'keep' } : undefined;
}

/** Nothing leaves without a message that is a yes as a whole. */
function agrees({ text }: Reading, { open, form, formState, context }: Situation): Command | undefined {
  if (open || formState.stage === 'finished') return undefined;
  return isPlainYes(text, form, context.knowledge) ? intent('yes') : undefined;
}

/** "Yes", said to "Did you mean …?". */
function takesProposal({ intent: whole }: Reading, { open, form, formState }: Situation): Command | undefined {
  if (!open || whole !== 'yes' || formState.answers[open.id] === undefined) return undefined;
  const doubt = form.warnings?.(formState.answers).find(({ about }) => about === open.id);
  return doubt?.instead === undefined ? undefined : { kind: 'set', answers: { [open.id]: doubt.instead } };
}

/** "Cancel my appointment", in the middle of the request for it. */
function cancelsForm({ text }: Reading, { form: { id, title } }: Situation): Command | undefined {
  const [verb, ...rest] = wordsIn(text.replace(/^please\s+/i, ''));
  const meant = new Set([...everything, id, ...wordsIn(title)]);
  return (verb === 'cancel' || verb === 'stop') && rest.every((word) => meant.has(word)) ? intent('cancel') : undefined;
}

const everything = ['the', 'my', 'this', 'that', 'it', 'all', 'everything', 'please', 'now'];

/** "That was wrong", said of no answer by name: the one before is meant. */
function saysWrong({ text }: Reading, { open, formState }: Situation): Command | undefined {
  if (!isWrong.test(text.trim())) return undefined;
  if (!open) return { kind: 'cannotChange' };
  return formState.answers[open.id] === undefined
    ? intent('back')
    : { kind: 'reopen', question: open.id, refusal: null };
}

/** "Wait", "one moment", while a question is open. */
function waits({ text, told }: Reading, situation: Situation): Command | undefined {
  const { open, answerContext } = situation;
  if (!open || told.some(({ weak }) => weak !== true) || !isOnlyWaiting(text, situation)) return undefined;
  return !isOfWords(open) && heard(open, text, answerContext).ok ? undefined : { kind: 'hold' };
}

const isWrong = new RegExp(
  `^(?:${anyOf(words.no, words.openings, words.thatOne, 'it')}(?:'s)?[\\s,.!]+)*(?:(?:${anyOf(words.articles)} )?${anyOf(words.thatOne, 'it')}(?: is| was)? )?${anyOf(words.wrong)}[\\s.!]*$`,
  'iu',
);

/** Back, skip, cancel and their like. */
function steersForm(reading: Reading, situation: Situation): Command | undefined {
  const { open, formState, context } = situation;
  const passing =
    reading.intent === undefined && !(open && acceptsAnyText(open))
      ? context.knowledge.passingIntent(reading.text)?.id
      : undefined;
  const isMeant =
    passing !== undefined && (passing === 'human' || (open !== undefined && passing === withoutOf[open.kind]));
  const id = reading.intent ?? (isMeant ? passing : misspeltIntent(reading, situation));
  if (bareWhy.test(reading.text.trim())) return intent('why');
  if (id === undefined || !formIntents.has(id)) return undefined;
  if (id === 'skip' && open && isStretchOfDays(reading.text, situation)) return undefined;
  const isAtReview = !open && formState.stage !== 'finished';
  // "I am not sure" asks nothing.
  const isDenied = aboutSending.has(id) && !reading.asks && isDenying(reading.text, situation);
  if (isAtReview && (id === 'no' || id === 'skip' || isDenied)) return { kind: 'hold' };
  if (id === 'yes' && reading.intent === undefined) return isAtReview ? { kind: 'hold' } : undefined;
  return isAtReview && id === 'yes' ? undefined : intent(id);
}

const aboutSending: ReadonlySet<string> = new Set(['was-sent', 'is-confirmed']);
const isDenying = (text: string, { context }: Situation) =>
  wordsIn(text).some((word) => context.knowledge.negations.has(word));

/** Who says that he has none, beside other words, at the question for it. */
const withoutOf: Readonly<Partial<Record<Question['kind'], string>>> = { email: 'no-email', phone: 'no-phone' };

const bareWhy = /^(?:(?:but|and|so)\s+)?(?:why|kyu|kyun|kyon|enduku|endhuku)(?:\s+so)?[?.!\s]*$/i;

/** "Next month": half an answer, though "next" alone goes on. */
function isStretchOfDays(text: string, { open, answerContext }: Situation): boolean {
  if (open?.kind !== 'date') return false;
  const day = heard(open, text, answerContext);
  return day.ok || day.refusal.code === 'dateSpan' || day.refusal.code === 'dateVague';
}

/** "Cancle", "skp": where no words are asked for and the message is no answer. */
function misspeltIntent({ text, told, unnamed }: Reading, { open, answerContext, context }: Situation) {
  const isAnswer = open && (isOfWords(open) || heard(open, text, answerContext).ok);
  const right = isAnswer || told.length + unnamed.length > 0 ? undefined : putRight(text, context.knowledge);
  return right === undefined ? undefined : context.knowledge.intents.whole(right)?.id;
}

/** "Not friday", "friday nahi": the day, the hour or another answer is given up, and no other is told. */
function deniesAnswer({ text, asks }: Reading, situation: Situation): Command | undefined {
  const { open, form, formState, answerContext, context } = situation;
  const { negations, polite, isEveryday } = context.knowledge;
  const words = text.split(/[\s,;!]+/).filter((word) => word !== '');
  const isAny = (word: string, set: ReadonlySet<string>) => wordsIn(word).some((one) => set.has(one));
  if (asks || words.length > 8 || (open && acceptsAnyText(open)) || !words.some((word) => isAny(word, negations)))
    return undefined;
  const left = words.filter((word) => !isAny(word, negations) && !isAny(word, polite));
  const bare = left.filter((word) => !/^\p{L}+$/u.test(word) || !isEveryday(word));
  const given = form.questions.find((question) => {
    const held = formState.answers[question.id];
    return (
      held !== undefined &&
      !isOfWords(question) &&
      question.kind !== 'rupees' &&
      [left, bare].some((one) => {
        const parsed = one.length === 0 ? undefined : heard(question, one.join(' '), answerContext);
        return parsed?.ok === true && parsed.value === held;
      })
    );
  });
  return given && { kind: 'reopen', question: given.id, refusal: null };
}

/** "Send a message instead", "first my tax", "back to the appointment". */
function changesForm(
  { text, intent: whole }: Reading,
  { form, open, formState, context }: Situation,
): Command | undefined {
  const { forms, intents } = context.knowledge;
  const wish = text.replace(switchCue, ' ');
  const id = whole ?? intents.whole(wish)?.id ?? (wish === text ? undefined : intents.within(wish)?.id);
  const named = formNamed(text, forms);
  const asked = named ?? forms.find((one) => one.id === id);
  const isOwnWords = open !== undefined && acceptsAnyText(open) && !named && wish === text && whole === undefined;
  if (!asked || isOwnWords) return undefined;
  if (asked.id !== form.id) {
    return formState.resume?.form === asked.id
      ? { kind: 'resume', form: asked.id }
      : { kind: 'start', form: asked.id, answers: {} };
  }
  return formState.stage === 'finished'
    ? { kind: 'start', form: asked.id, answers: {} }
    : { kind: 'resume', form: asked.id };
}

const switchCue = new RegExp(`${anyWord(words.no, words.switching)}[\\s,.:]*`, 'giu');

const backTo = new RegExp(
  `^(?:(?:ok|okay)[\\s,]+)?(?:go\\s+)?${anyOf(words.resuming)}\\s+(?:(?:${anyOf(words.articles)}|our) )?(.+?)[.!]*$`,
  'iu',
);

/** "Back to the appointment\", "continue with my tax estimate". */
function formNamed(text: string, forms: readonly Situation['form'][]): Situation['form'] | undefined {
  const [, name] = backTo.exec(text.trim()) ?? [];
  if (name === undefined) return undefined;
  const words = wordsIn(name);
  return forms.find(({ id, title }) => {
    const known = new Set([...wordsIn(title), ...wordsIn(id), ...(formNouns[id] ?? [])]);
    return words.every((word) => known.has(word));
  });
}

const formNouns: Readonly<Record<string, readonly string[]>> = {
  'tax-estimate': ['calculation', 'calculator', 'income'],
  'regime-comparison': ['comparison', 'compare', 'regime', 'regimes', 'new', 'old'],
  appointment: ['booking'],
};

/** "Same as before", while the name, the address or the number is asked for: all of them as they were sent. */
function answersAsBefore({ text }: Reading, { open, form, formState, context }: Situation): Command | undefined {
  const { told = {} } = context;
  if (!open || told[open.id] === undefined || !sameAgain.test(text.trim())) return undefined;
  const wanting = form.questions.filter(({ id }) => formState.answers[id] === undefined && told[id] !== undefined);
  return {
    kind: 'set',
    answers: Object.fromEntries(wanting.flatMap(({ id }) => (told[id] === undefined ? [] : [[id, told[id]]]))),
  };
}

const sameAgain = new RegExp(
  `^(?:${anyOf(words.articles, words.sameLeads, words.openings, 'its')}\\s+)*${anyOf(words.same)}(?:\\s+${anyOf(words.sameBehind, words.please, words.same)})*[.!]*$`,
  'iu',
);

const nothingToNote = new RegExp(`^${anyOf(words.no, words.none)}[.!]*$`, 'iu');

/** "No notes", while the notes are asked for. */
function declines({ text }: Reading, { open }: Situation): Command | undefined {
  const [, name] = /^no (.+?)[.!]*$/i.exec(text.trim()) ?? [];
  if (!open || isRequired(open)) return undefined;
  if (open.kind === 'longText' && nothingToNote.test(text.trim())) return intent('skip');
  if (name === undefined) return undefined;
  return [open.label, ...open.alsoCalled].some((one) => one.toLowerCase() === name.toLowerCase())
    ? intent('skip')
    : undefined;
}

/** "I have a notice, change the time to 5 pm", said for the notes: the clause that changes an answer does so, and the others are the notes. */
function changesBesideWords({ text }: Reading, situation: Situation): Command | undefined {
  const { open, form, answerContext, context } = situation;
  if (open?.kind !== 'longText' || isRequired(open) || text.length > longestChange) return undefined;
  const clauses = text.split(clauseEnd).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  if (clauses.length < 2) return undefined;
  const told = clauses.map((clause) => clauseChange(readMessage(clause, form, answerContext, context), situation));
  const changed = told.flatMap((one) => (one ? [one] : []));
  const rest = clauses.filter((_, at) => told[at] === undefined).map((clause) => clause.trim());
  if (changed.length === 0 || rest.length === 0) return undefined;
  const answers = Object.assign({}, ...changed) as Answers;
  const words = rest.join(', ');
  if (rest.every((clause) => context.knowledge.intents.whole(clause) !== undefined))
    return { kind: 'set', answers, asks: words };
  const own = heard(open, words, answerContext);
  return { kind: 'set', answers: own.ok ? { ...answers, [open.id]: own.value } : answers };
}

/** The answers that a clause changes and does nothing else: "change the time to 5 pm", "book me for monday". */
function clauseChange(reading: Reading, situation: Situation): Answers | undefined {
  const { text, named, isChange } = reading;
  const { knowledge } = situation.context;
  const booking = new Set(knowledge.intents.byId('appointment').phrases.flatMap(wordsIn));
  const [first] = named;
  const isPlain =
    isChange &&
    first !== undefined &&
    isPlainChange(text.slice(0, first.from), text.slice(first.to), knowledge.corrections);
  const isBooked = wordsIn(text).some((word) => booking.has(word)) && isNothingElse(reading, situation);
  if (!isPlain && !isBooked) return undefined;
  const { answers, unfit } = answersTold(
    reading,
    situation,
    ({ question, weak }) => isPlain || (weak !== true && distinctive.has(question.kind)),
  );
  return Object.keys(answers).length > 0 && unfit.length === 0 ? answers : undefined;
}

/** "Change date to friday and time to 4 pm", "email is wrong", "phone 98480 22338": answers by name, with or without other values. */
function changesByName(reading: Reading, situation: Situation): Command | undefined {
  const { text, isChange, named, asks } = reading;
  const { open, form, formState } = situation;
  const [first] = named;
  if (!first) return isChange ? changeOfNothing(text, situation) : undefined;
  const isFree = open !== undefined && acceptsAnyText(open);
  const isPlain = isPlainChange(
    text.slice(0, first.from),
    text.slice(first.to),
    situation.context.knowledge.corrections,
  );
  if (isFree && !isPlain) return undefined;
  if (
    !isChange &&
    (asks || !isBareName(text, first.from) || (isFree && formState.answers[first.question.id] === undefined))
  )
    return undefined;
  if (text.length > longestChange) return undefined;
  const answers = ownWordsTold(reading, situation);
  const told = answersTold(reading, situation, ({ isNamed }) => isNamed || isChange);
  const set = { ...told.answers, ...answers };
  if (Object.keys(set).length > 0 || told.unfit.length > 0) return setCommand(set, told);
  if (!isChange) return undefined;
  const { question } = first;
  if (
    isFree &&
    withoutCues(`${text.slice(0, first.from)} ${text.slice(first.to)}`, situation.context.knowledge.corrections) !== ''
  )
    return undefined;
  const isOpen = question.id === open?.id;
  return isOpen && !isOfWords(question) && reading.unnamed.length > 0
    ? undefined
    : form.questions.includes(question) && !(isOpen && hasWordsBeside(text, first))
      ? { kind: 'reopen', question: question.id, refusal: null }
      : undefined;
}

const longestChange = 400;
const hasWordsBeside = (text: string, { from, to }: { readonly from: number; readonly to: number }) =>
  /\p{L}{3,}.*\d/u.test(`${text.slice(0, from)} ${text.slice(to)}`);

const onlyLeads = new RegExp(
  `^(?:${anyOf(clauses.and, clauses.plus, clauses.then, words.articles, words.no, 'ok|yes|so')}[\\s,]+)*$`,
  'iu',
);

/** A name with which the message begins: "phone 98480 22338", "and my rent is 3 lakh". */
const isBareName = (text: string, from: number) => onlyLeads.test(text.slice(0, from));

/** "Change phone" where no phone is asked for, "change it" with nothing named: what can be changed has to be said. */
function changeOfNothing(text: string, { form, open, formState, context }: Situation): Command | undefined {
  if (Object.keys(formState.answers).length === 0) return undefined;
  const { forms, corrections } = context.knowledge;
  const elsewhere = forms.filter(({ id }) => id !== form.id).flatMap((other) => namedQuestions(text, other))[0];
  const isElsewhere =
    elsewhere !== undefined && isPlainChange(text.slice(0, elsewhere.from), text.slice(elsewhere.to), corrections);
  const isBare =
    !open && /^(?:\S+\s+)?(?:it|that|this|something|(?:an\s+)?answers?|one)?(?:\s+(?:to|is)\b.*)?$/i.test(text.trim());
  return isElsewhere || (isBare && namedQuestions(text, form).length === 0 && !/\d/.test(text))
    ? { kind: 'cannotChange' }
    : undefined;
}

const denies = new RegExp(`^${anyOf(words.no, words.openings)}(?!\\p{L})[\\s,]+\\S`, 'iu');

/** "Actually make it Wednesday", "no, 11 am": what was said is of a kind that was answered already, and differs. */
function changesByKind(reading: Reading, situation: Situation): Command | undefined {
  const { text, isChange, asks } = reading;
  const { open, formState } = situation;
  const isNo = denies.test(text);
  if ((!isChange && !isNo) || asks || text.length > longestChange) return undefined;
  const isFree = open !== undefined && acceptsAnyText(open);
  const told = answersTold(
    reading,
    situation,
    ({ question, weak }) =>
      question.kind !== 'rupees' &&
      (weak !== true ||
        question.id === open?.id ||
        formState.answers[question.id] !== undefined ||
        standsBesideDay(question, reading)),
  );
  const changed = Object.entries(told.answers).filter(
    ([id, value]) => id !== open?.id && formState.answers[id] !== undefined && formState.answers[id] !== value,
  );
  const isOpenDay = told.unfit.some(
    ({ question }) => question !== open?.id && formState.answers[question] !== undefined,
  );
  if ((changed.length === 0 && !isOpenDay) || (isFree && (reading.named.length > 0 || changed.length === 0)))
    return undefined;
  return setCommand({ ...ownName(told.answers, reading, situation), ...told.answers }, told);
}

/** A bare hour beside a day that is told: "friday 11". */
const standsBesideDay = (question: Question, { told }: Reading) =>
  question.kind === 'slot' && told.some(({ question: { kind }, parsed }) => kind === 'date' && parsed.ok);

/** The name that is told beside other answers while it is asked for. */
function ownName(answers: Answers, reading: Reading, situation: Situation): Answers {
  const name = situation.open?.id === 'name' && answers.name === undefined ? nameBeside(reading, situation) : undefined;
  return name === undefined ? {} : { name };
}

/** "What if my salary is 25 lakh", asked of the figures, changes it. */
function supposes({ text }: Reading, situation: Situation): Command | undefined {
  if (situation.formState.stage !== 'finished' || !whatIf.test(text)) return undefined;
  const { form, answerContext, context } = situation;
  const reading = readMessage(text.replace(whatIf, ''), form, answerContext, context);
  const told = answersTold(reading, situation, ({ isNamed }) => isNamed);
  if (Object.keys(told.answers).length > 0) return setCommand(told.answers, told);
  const [only, another] = reading.unnamed;
  const [first] = form.questions;
  return first && only?.parsed.ok === true && !another && only.weak !== true
    ? validated(first, only.parsed, situation)
    : undefined;
}

const whatIf = new RegExp(
  `^(?:${anyOf(clauses.and, clauses.but, clauses.then, 'so|ok')}\\s+)*${anyOf(words.whatIf)}(?!\\p{L})`,
  'iu',
);

/** Where any words are an answer, the message is one, unless it is nothing but an answer to another question. */
function answersFreely(reading: Reading, situation: Situation): Command | undefined {
  const { open, form, answerContext } = situation;
  if (!open || !acceptsAnyText(open)) return undefined;
  const { text, intent: whole } = reading;
  if (whole === 'thanks' || whole === 'greeting') return { kind: 'search' };
  const alone = form.questions.filter(
    (question) => question.id !== open.id && question.isAlone?.(text, answerContext) === true,
  );
  if (open.kind === 'text' && alone.length > 0) {
    const told = answersTold(reading, situation, ({ question }) => question.id !== open.id);
    if (Object.keys(told.answers).length > 0) return setCommand(told.answers, told);
  }
  const noted = validated(open, heard(open, text, answerContext), situation);
  const asks = !isRequired(open) && text.includes('?') ? askedWhileHeld(text, situation.context.knowledge) : undefined;
  return asks !== undefined && noted.kind === 'set' ? { ...noted, asks } : noted;
}

/** "Wait", "one moment": no words for anybody to read. */
const isOnlyWaiting = (text: string, { context: { knowledge } }: Situation) => {
  const words = wordsIn(text);
  return (
    words.length > 0 &&
    words.length <= 4 &&
    words.some((word) => knowledge.delays.has(word)) &&
    words.every((word) => knowledge.delays.has(word) || knowledge.polite.has(word) || word === 'one')
  );
};

/** A letter, or "audit tomorrow 4 pm": several answers that are still wanting, told in one go. */
function tellsSeveral(reading: Reading, situation: Situation): Command | undefined {
  const { open, formState } = situation;
  const { text, asks } = reading;
  if (!open || acceptsAnyText(open) || text.length > 4000) return undefined;
  const isWanted = (question: Question) =>
    question.id === open.id ||
    formState.answers[question.id] === undefined ||
    reading.named.some((named) => named.question.id === question.id) ||
    (asksForDateOrTime(question) && asksForDateOrTime(open));
  const told = answersTold(
    reading,
    situation,
    ({ question, weak }) =>
      isWanted(question) &&
      (weak !== true ||
        question.id === open.id ||
        (asksForDateOrTime(question) && reading.told.some((other) => other.question.kind === 'date'))),
  );
  const hasContact = told.answers.email !== undefined || told.answers.phone !== undefined;
  const mayName = open.id === 'name' || (hasContact && formState.answers.name === undefined);
  const name = mayName && told.answers.name === undefined ? nameBeside(reading, situation) : undefined;
  const values = name === undefined ? told.answers : { name, ...told.answers };
  const answers = {
    ...values,
    ...letterIn(reading, situation.form, { ...formState.answers, ...values }, situation.context.knowledge),
  };
  const isLetter = answers.email !== undefined || answers.phone !== undefined;
  const words = text.trim().split(/\s+/).length;
  if (Object.keys(answers).length + told.unfit.length < 2 || !(isLetter || words <= 25) || (asks && !isLetter))
    return undefined;
  return Object.keys(answers).length > 0 ? setCommand(answers, told) : undefined;
}

/** Whether a question asks for a day or an hour; the two are often said together. */
const asksForDateOrTime = ({ kind }: Question) => kind === 'date' || kind === 'slot';

/** A day, a number or an address said while everything is being read through. */
function tellsAtReview(reading: Reading, situation: Situation): Command | undefined {
  if (situation.open || reading.asks) return undefined;
  const told = answersTold(
    reading,
    situation,
    ({ question, weak, isNamed }) =>
      ((weak !== true || standsBesideDay(question, reading)) &&
        question.kind !== 'text' &&
        (question.kind !== 'choice' || reading.told.length > 1)) ||
      (isNamed && isBareName(reading.text, reading.named[0]?.from ?? 1)),
  );
  return Object.keys(told.answers).length > 0 || told.unfit.length > 0
    ? setCommand(told.answers, told)
    : vagueDay(reading.text, situation);
}

/** "Next week", "end of the month", while everything is being read through: the day is open again. */
function vagueDay(text: string, { form, formState, answerContext }: Situation): Command | undefined {
  const question = form.questions.find(({ kind, id }) => kind === 'date' && formState.answers[id] !== undefined);
  const parsed = question && heard(question, text, answerContext);
  if (!question || parsed?.ok !== false) return undefined;
  const { refusal } = parsed;
  return refusal.code === 'dateSpan' ? { kind: 'reopen', question: question.id, refusal } : undefined;
}

/** "Send it tomorrow": the day is that of the sending, not of the appointment. */
function putsOff({ text, named }: Reading, { open, formState, context }: Situation): Command | undefined {
  if (open || formState.stage === 'finished' || named.length > 0) return undefined;
  return isPutOff(text, context.knowledge) ? held(text, context) : undefined;
}

/** Words about sending that are no plain yes: nothing is sent, and it is said so. */
function holdsBack(reading: Reading, situation: Situation): Command | undefined {
  const { open, formState, form, context } = situation;
  if (open || formState.stage === 'finished') return undefined;
  return isHeld(reading.text, form, context.knowledge) ? held(reading.text, context) : undefined;
}

/** Nothing is sent; what was asked besides is answered. */
function held(text: string, { knowledge }: Situation['context']): Command {
  const asks = askedWhileHeld(text, knowledge);
  return asks === undefined ? { kind: 'hold' } : { kind: 'hold', asks };
}

/** At a review or after the figures, what is none of the above is read as outside of a form, but begins none over one that waits. */
function besidesReview({ text }: Reading, { open, formState, context }: Situation): Command | undefined {
  if (open) return undefined;
  const command = interpretOutsideForm(text, context);
  // Only `agrees` may let a request go.
  if (command.kind === 'intent' && command.id === 'yes' && formState.stage !== 'finished') return { kind: 'hold' };
  return command.kind === 'start' && command.form === formState.form && formState.stage !== 'finished'
    ? intent('review')
    : command;
}

/** "Next thursday", said while the hour is asked for, is the day; a mail address at the number is the address. */
function answersAnother(reading: Reading, situation: Situation): Command | undefined {
  const { open, formState, answerContext } = situation;
  if (!open || reading.asks) return undefined;
  const [part] = reading.parts;
  if (part && part.question.id !== open.id && reading.told.length === 0 && reading.unnamed.length === 0) {
    const sum = heard(part.question, reading.text, answerContext);
    return sum.ok ? { kind: 'placeElsewhere', question: part.question.id, value: sum.value } : undefined;
  }
  const isOwn = open.kind !== 'text' && heard(open, reading.text, answerContext).ok;
  const hasDistinctive = reading.told.some(({ question }) => distinctive.has(question.kind));
  const told = answersTold(
    reading,
    situation,
    (one) =>
      one.question.id !== open.id &&
      one.weak !== true &&
      !isWithinName(one, reading, situation) &&
      (one.isNamed || distinctive.has(one.question.kind) || (one.question.kind === 'choice' && hasDistinctive)),
  );
  if (isOwn && !told.hasNamed) return undefined;
  if (Object.keys(told.answers).length > 0)
    return setCommand({ ...ownName(told.answers, reading, situation), ...told.answers }, told);
  const own = heard(open, reading.text, answerContext);
  if (open.kind === 'slot' && !own.ok && own.refusal.code.startsWith('timeNotListed')) return undefined;
  const [unfit] = told.unfit.filter(({ question }) => formState.answers[question] !== undefined);
  if (unfit && (open.kind !== 'text' || isNothingElse(reading, situation)))
    return { kind: 'reopen', question: unfit.question, refusal: unfit.refusal };
  return undefined;
}

/** Whether a message holds no word beside what it tells. */
const isNothingElse = ({ text, told }: Reading, { context }: Situation) =>
  without(text, told)
    .split(/[^\p{L}\p{M}]+/u)
    .every((word) => word === '' || context.knowledge.isEveryday(word));

/** "Sat Pal", said for a name: a weekday among other words is part of it. */
const isWithinName = ({ question, start, end }: Told, { text }: Reading, { open, answerContext }: Situation) =>
  open?.id === 'name' &&
  question.kind === 'date' &&
  text.trim().split(/\s+/).length <= longestName &&
  /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*$/i.test(text.slice(start, end)) &&
  question.isAlone?.(text, answerContext) !== true;

/** Words of a name that may have a weekday among them. */
const longestName = 4;

/** Kinds of answers that can be told from any other. */
const distinctive: ReadonlySet<Question['kind']> = new Set(['date', 'slot', 'email', 'phone']);

/** A question of the visitor's own is answered before the open one goes on. */
function asksSomething({ text, intent: whole, asks }: Reading, situation: Situation): Command | undefined {
  const { open, answerContext } = situation;
  if (!open) return undefined;
  const isShortName = open.id === 'name' && text.trim().split(/\s+/).length <= 2 && !text.includes('?');
  if (isShortName && whole === undefined && heard(open, text, answerContext).ok) return undefined;
  const isReadable = open.kind !== 'text' && heard(open, text, answerContext).ok;
  if (asksForDateOrTime(open) && isReadable && (!text.includes('?') || whole === undefined)) return undefined;
  if (whole === 'skip' && isStretchOfDays(text, situation)) return undefined;
  if (whole !== undefined && !(asksForDateOrTime(open) && !asks && isReadable)) return { kind: 'search' };
  return asks && (open.kind === 'text' || open.kind === 'choice' || !isReadable) ? { kind: 'search' } : undefined;
}

/** The answer to the open question, or why the message is none. */
function answersOpen(reading: Reading, situation: Situation): Command | undefined {
  const { open, answerContext } = situation;
  if (!open) return undefined;
  const { text } = reading;
  if (open.kind === 'rupees') return answersAmount(reading, situation);
  const own = reading.told.find(({ question }) => question.id === open.id);
  const whole = heard(open, text, answerContext);
  const parsed =
    open.kind === 'email' && own ? wholeEmail(own, reading, situation) : whole.ok || !own ? whole : own.parsed;
  if (open.id === 'name' && whole.ok && own === undefined && isDoubtful(String(whole.value), text, situation)) {
    const isSentence = text.trim().split(/\s+/).length > mostWordsOfName;
    const isAsked = isSiteQuestion(text, situation) && !isBareSubject(text, situation);
    return isSentence || isAsked ? { kind: 'search' } : { kind: 'doubtName', value: String(whole.value) };
  }
  if (!parsed.ok && parsed.refusal.code === 'choiceUnknown' && !isAboutAspect(text, situation)) {
    const answers = matterElsewhere(text, situation.form, situation.formState.answers, situation.context.knowledge);
    if (Object.keys(answers).length > 0) return { kind: 'set', answers };
  }
  if (!parsed.ok && own === undefined && isSiteQuestion(text, situation)) return { kind: 'search' };
  return validated(open, parsed, situation, own?.reckonedFrom);
}

/** "This is Kavitha speaking": a name with a capital that is introduced is judged alone. */
function isDoubtful(name: string, said: string, situation: Situation): boolean {
  const isIntroduced = /^\p{Lu}/u.test(name) && withoutSpelling(said).trim().length > name.length + 3;
  return isDoubtfulName(isIntroduced ? name : withoutSpelling(said), situation);
}

/** More words than any name has. */
const mostWordsOfName = 5;

/** "Gst", said for a name: the subject and nothing that is asked of it. */
const isBareSubject = (text: string, situation: Situation) =>
  !text.includes('?') && text.trim().split(/\s+/).length === 1 && !isAboutAspect(text, situation);

/** Whether papers, fees or dates are asked for, and no subject is told. */
const isAboutAspect = (text: string, { context }: Situation) =>
  context.knowledge.search.find(text, '').aspect !== undefined;

/** "Ravi kumar@gmail.com": an address is taken only when no other word beside it could belong to it. */
function wholeEmail(own: Told, { text }: Reading, { context }: Situation): Parsed<Value> {
  const beside =
    text
      .slice(0, own.start)
      .split(/[,;:\n]/)
      .at(-1) ?? '';
  const isExplained = beside
    .split(/\s+/)
    .every((word) => context.knowledge.isEveryday(word) || emailWords.has(word.toLowerCase()));
  return own.parsed.ok && !isExplained ? refused('emailUnclear', { address: String(own.parsed.value) }) : own.parsed;
}

const emailWords = wordSet(contacts.leading, contacts.pronouns);

function answersAmount(reading: Reading, situation: Situation): Command | undefined {
  const { open, answerContext } = situation;
  if (!open) return undefined;
  const { text } = reading;
  const whole = heard(open, text, answerContext);
  const own = reading.told.filter(({ question }) => question.id === open.id);
  const several = reading.unnamed.length + own.length > 1;
  if (!whole.ok && (own.length > 1 || (reading.unnamed.length > 0 && reading.told.length > 0))) {
    const told = answersTold(reading, situation, () => true);
    if (Object.keys(told.answers).length > 0) return setCommand(told.answers, told);
  }
  const [one] = own;
  const parsed = whole.ok || !one || several ? whole : one.parsed;
  const isAboutOpen = reading.named.some(({ question }) => question.id === open.id) && /\d/.test(text);
  if (!parsed.ok && !isAboutOpen && isSiteQuestion(text, situation)) return { kind: 'search' };
  return validated(open, parsed, situation, open.explain?.(text));
}

/** An answer as it was read, held against the rules that depend on the time and on other answers. */
function validated(question: Question, parsed: Parsed<Value>, { answerContext }: Situation, sum?: string): Command {
  const held = parsed.ok ? question.validate(parsed.value, answerContext) : parsed;
  if (!held.ok) return { kind: 'refuse', question: question.id, refusal: held.refusal };
  const answers = { [question.id]: held.value };
  return sum === undefined ? { kind: 'set', answers } : { kind: 'set', answers, sums: { [question.id]: sum } };
}

function setCommand(
  answers: Readonly<Record<string, Value>>,
  { sums, unfit }: ReturnType<typeof answersTold>,
): Command {
  const [problem] = unfit;
  if (problem && Object.keys(answers).length === 0) return { kind: 'reopen', ...problem };
  return {
    kind: 'set',
    answers,
    ...(Object.keys(sums).length > 0 && { sums }),
    ...(unfit.length > 0 && { unfit }),
  };
}

/** Whether a message is a question of the visitor's own, one that our pages answer. */
function isSiteQuestion(text: string, { context: { knowledge } }: Situation): boolean {
  const finding = knowledge.search.find(text, '');
  if (finding.outcome === 'none') return false;
  return finding.aspect !== undefined || (finding.outcome === 'answer' && finding.results[0]?.isSubject === true);
}
