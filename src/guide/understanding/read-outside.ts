import grammar from 'content:vocabulary-grammar';
import reading from 'content:vocabulary-reading';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { isFormId, isMailFormId, type FormId, type MailFormId } from '#src/collections/form-ids.ts';
import type { IntentId } from '#src/collections/types.ts';
import { onwardFrom, type Form } from '#src/forms/form.ts';
import { asksForContact, isRequired, type Answers } from '#src/forms/question.ts';
import { amountKindAt, tellsAmountOf, type AmountKind } from '#src/entities/quantity/amount-kinds.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { asksOutright } from '#src/text/question.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Act, ActOf } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { intentAct, isStep } from './intent-act.ts';
import type { LikelyAct } from './act-model.ts';
import { likelyLabels } from './likely-labels.ts';
import { mentionsIn, namesIn, type Mentions } from './mentions.ts';
import { namedAlone } from './name-told.ts';
import { clausesOf, endOf, sentencesOf } from './parts-of-message.ts';
import { setSlots } from './set-slots.ts';
import { kindsAsked, noIncome, slotsTold } from './slots.ts';

/** A form begins, and a person is wished for, only from this sureness on; what is less sure is looked up, and so is what surely asks. */
const sureToBegin = 0.65;
/** A wish for an appointment or a message is seldom mistaken. */
const sureToBeginMail = 0.55;
/** "How much will it be", "and for my wife, 16 lakh" behind an answer is about that; it begins a form only from this sureness on. */
const sureToBeginInTalk = 0.9;
/** Beside a day or an hour a form that sends something begins once it is likelier than all else together. */
const sureWithMoment = 0.5;
/** "Pension 5 lakh, FD interest 1.5 lakh. Tax unda": beside an own income and other amounts a calculation begins from this on. Of such examples that ask something 3 of 27 come to it, of wishes all 109. */
const sureWithCase = 0.4;
/** One word that is not known looks like a greeting too: that is one only from this sureness on. */
const sureToChat = 0.85;

/** Words of a step that is said while nothing is filled in: "go back". */
const longestStep = 2;

/** The acts of a message while no form is under way. Takes the message, the intent that it is as a whole, if any, and what it is read with. */
export function readOutside(text: string, whole: IntentId | undefined, context: TurnContext): readonly Act[] {
  const isInTalk = context.topic !== undefined && context.topic.page !== '';
  if (whole !== undefined && !isFormId(whole)) {
    const act = intentAct(whole);
    // "What if I bring that down next year" goes on to no next question where none is open, nor does "agar na bharu to".
    const isAsked = asksOutright(text) || (isInTalk && wordsOf(text).length > longestStep);
    return [isStep(act.kind) && isAsked ? { kind: 'ask' } : act];
  }
  // "Tax entha" behind a price and a cost is asked of these.
  const isOnFigures = context.topic?.facts.some((fact) => /\d/.test(fact.text)) === true;
  const named = isOnFigures ? undefined : whole;
  if (!named && (context.knowledge.pageNamed(text) || isUnreadable(text))) return [{ kind: 'ask' }];
  const best = bestOf(text, context);
  // "What should I bring for the meeting" asks for none.
  const isAsked = best?.act === 'ask' && best.probability >= sureToBegin;
  if (named) return isAsked ? [{ kind: 'ask' }] : startOf(named, text, context);
  const figures = best && isFormId(best.act) ? figuresFor(best.act, text, context) : 'none';
  const isMail = best !== undefined && isMailFormId(best.act);
  const isTold = isMail && tellsWhen(best.act, text, context);
  // "Pension 5 lakh, FD interest 1.5 lakh. Tax unda" tells the income of which tax is asked.
  const isIncomeTold = figures === 'income' && tellsAmountOf(text, ownIncome);
  const least = isMail
    ? sureToBeginMail
    : figures === 'income' && isCaseTold(text, context)
      ? sureWithCase
      : sureToBegin;
  // "How much tax then" may be asked of what is spoken of; which regime is asked of the own income.
  const leastInTalk = isIncomeTold && best?.act === 'regime-comparison' ? sureToBegin : sureToBeginInTalk;
  const leastToBegin = isTold ? sureWithMoment : isInTalk ? leastInTalk : least;
  const isSure = best !== undefined && best.probability >= leastToBegin;
  const parts = partsRead(text, context);
  const begun =
    isSure && isFormId(best.act) && figures !== 'others'
      ? best.act
      : (begunInPart(text, parts, isInTalk ? sureToBeginInTalk : sureToBeginMail, context) ??
        (best?.act === 'ask' ? undefined : workedOutFrom(text, context)));
  if (begun) {
    // Between other questions the tax on an income is one more.
    const acts = startOf(begun, text, context, isInTalk && figures === 'income');
    return [
      ...acts,
      ...letterTold(withoutWish(text, parts, begun), begun, acts, context),
      ...askedBeside(parts, begun),
    ];
  }
  if (isSure && best.act === 'human') return [{ kind: 'humanHandoff', intent: 'human' }];
  const isChat = best?.act === 'chat' && best.probability >= sureToChat && !namesOurs(text, context);
  if (isChat) return [{ kind: 'chitChat', intent: 'greeting' }];
  return introducing(text, context) ?? [{ kind: 'ask' }];
}

/** What a message does most likely. Forms that work out a tax are wished for in the same words, and count together. */
function bestOf(text: string, context: TurnContext): LikelyAct | undefined {
  const {
    now,
    knowledge: { forms },
  } = context;
  const likely = likelyLabels(text, { form: undefined, open: undefined, now });
  const ofResult = likely.filter(({ act }) => forms.some(({ id, ending }) => id === act && ending.kind === 'result'));
  const [first] = ofResult;
  const probability = ofResult.reduce((sum, one) => sum + one.probability, 0);
  const [best] = likely;
  const isLikelier = best !== undefined && probability > best.probability;
  return first && (isLikelier || (probability >= sureWithCase && isCaseTold(text, context)))
    ? { ...first, probability }
    : best;
}

/** "Pension 5 lakh, FD interest 1.5 lakh", "freelance 1.4 lakh a month": an own income beside another amount, or one that stands by itself. */
function isCaseTold(text: string, { knowledge: { forms } }: TurnContext): boolean {
  const amounts = findAmounts(text).length;
  const isAlone = () =>
    forms.some((form) => namesIn(text, form).some(({ question }) => form.standAlone?.includes(question.id)));
  return (amounts > 1 && tellsAmountOf(text, ownIncome)) || (amounts === 1 && isAlone());
}

/** Whether a message tells a day or an hour for a form. */
const tellsWhen = (id: MailFormId, text: string, context: TurnContext): boolean =>
  startOf(id, text, context).some((act) => act.kind === 'setSlot' && (act.slot === 'date' || act.slot === 'time'));

interface PartRead {
  readonly said: string;
  readonly likely: readonly LikelyAct[];
}

/** The sentences of a message, or else its clauses, each read for itself; none where it has but one. */
function partsRead(text: string, { now }: TurnContext): readonly PartRead[] {
  const sentences = sentencesOf(text);
  const parts = sentences.length > 1 ? sentences : clausesOf(text);
  return parts.length < 2
    ? []
    : parts.map(({ said }) => ({ said, likely: likelyLabels(said, { form: undefined, open: undefined, now }) }));
}

/** "TDS help, appointment. Where is your office": one part wishes for the form that sends something, and the whole may too: many a sentence of a story sounds like a wish by itself. */
function begunInPart(
  text: string,
  parts: readonly PartRead[],
  least: number,
  { now }: TurnContext,
): MailFormId | undefined {
  const [begun] = parts.flatMap(({ said, likely: [best] }) =>
    best && isMailFormId(best.act) && best.probability >= least && !asksOutright(said) ? [best.act] : [],
  );
  const whole = begun && likelyLabels(text, { form: undefined, open: undefined, now });
  return whole?.some(({ act, probability }) => act === begun && probability >= mayBegin) ? begun : undefined;
}

/** Of 108 questions of which a part sounds like a wish 40 come to it as a whole. */
const mayBegin = 0.2;

/** "Basic 3 lakh, HRA 10000 a month": amounts told by the names of several questions are for the form that works out a result from them. */
const workedOutFrom = (text: string, context: TurnContext): FormId | undefined =>
  context.knowledge.forms.find(
    ({ id, ending, questions: [first] }) =>
      ending.kind === 'result' &&
      startOf(id, text, context).filter((act) => act.kind === 'setSlot' && act.slot !== first?.id && act.value !== 0)
        .length > 1,
  )?.id;

/** "Book me for GST, and how much is the fee": what a part asks beside the wish, and not the wish itself: "12 lakh, tax how much". */
const askedBeside = (parts: readonly PartRead[], begun: FormId): readonly Act[] =>
  parts
    .flatMap(({ said, likely }) =>
      likely[0]?.act === 'ask' &&
      likely[0].probability >= sureToBegin &&
      asksOutright(said) &&
      !likely.some(({ act, probability }) => wishesFor(act, begun) && probability >= mayWish)
        ? [{ kind: 'ask', text: said } as const]
        : [],
    )
    .slice(0, 1);

/** Forms that work out a tax are wished for in the same words. */
const wishesFor = (act: LikelyAct['act'], begun: FormId) =>
  isFormId(act) && (isMailFormId(begun) ? act === begun : !isMailFormId(act));

/** "Leave a message: …" */
const behindSign = /:\s+(\S.*)$/su;

/** "Your phone is not answered. Can I leave a message": what is told beside the wish; the whole message where it is told in one with it. */
function withoutWish(text: string, parts: readonly PartRead[], begun: FormId): string {
  const told = parts.filter(({ likely: [best] }) => best?.act !== begun).map(({ said }) => said);
  return told.length > 0 && isMailFormId(begun) && !behindSign.test(text)
    ? told.join(sentencesOf(text).length > 1 ? ' ' : ', ')
    : text;
}

/** A part that wishes for the form as surely as this asks nothing beside it. */
const mayWish = 0.1;

/** Letters of another script than is read here. */
const isUnreadable = (text: string) => /\p{L}/u.test(text) && !/[a-z]/iu.test(text);

/** Whether a message has a word of our pages, or of what is asked of them: it is looked up. */
const namesOurs = (text: string, { knowledge }: TurnContext) =>
  wordsIn(text).some((word) => knowledge.isCue(word) || knowledge.isSubject(word));

/**
 * The acts that begin a form with what the message tells for it; what does not fit is asked about first. Where one form goes on from another, it begins with the first,
 * which asks for one thing after the other, unless it is to tell its result at once.
 */
export function startOf(id: FormId, text: string, context: TurnContext, isAtOnce = false): readonly Act[] {
  const { forms } = context.knowledge;
  const form = forms.find((one) => one.id === id);
  const onwardId = form && onwardFrom(form, {})?.form;
  const begun = forms.find((one) => (isAtOnce ? one.id === onwardId : onwardFrom(one, {})?.form === id)) ?? form;
  const onward = begun && toldForNext(text, begun, undefined, context);
  return onward ?? (begun ? [{ kind: 'startFlow', form: begun.id }, ...toldAtStart(text, begun, context)] : []);
}

/** "Pension 52,000 a month, I am 67": what a message tells for the form that goes on from this one, where only that one can use it. Undefined where it tells no such thing. */
export function toldForNext(
  text: string,
  before: Form,
  known: Answers | undefined,
  { now, timeZone, knowledge }: TurnContext,
): readonly Act[] | undefined {
  const next = onwardFrom(before, known ?? {});
  const form = knowledge.forms.find(({ id }) => id === next?.form);
  if (!next || !form) return undefined;
  const answerContext = { now, timeZone, answers: next.answers };
  const told = slotsTold(text, mentionsIn(text, form, answerContext), {
    form,
    formState: { answers: next.answers, stage: 'asking' },
    open: known === undefined ? form.questions[0] : undefined,
    answerContext,
    isBeginning: known === undefined,
  })
    .map(onlyProposed)
    .flatMap((one) => (one.kind === 'setSlot' || one.kind === 'leaveAmounts' ? [one] : []));
  const settings = told.flatMap((one) => (one.kind === 'setSlot' ? [one] : []));
  return settings.some(({ slot, value }) => next.isOnlyThere?.(slot, value, known === undefined) === true)
    ? [
        { kind: 'startFlow', form: next.form, ...(known !== undefined && { leaves: true }) },
        ...setSlots(next.answers, { isPeriodTold: true }),
        ...withoutFirst(form, settings, next.answers),
        ...told,
      ]
    : undefined;
}

/** "Rent 25k aata hai, tax kitna", "shop profit 11 lakh": who tells such an income and no salary has none. */
function withoutFirst(
  { questions: [first], standAlone = [] }: Form,
  told: readonly { readonly slot: string }[],
  answers: Answers,
): readonly ActOf<'setSlot'>[] {
  const isTold = (id: string) => told.some(({ slot }) => slot === id);
  return first && standAlone.some(isTold) && !isTold(first.id) && answers[first.id] === undefined
    ? [{ kind: 'setSlot', slot: first.id, value: 0, isPeriodTold: true }]
    : [];
}

function toldAtStart(text: string, form: Form, { now, timeZone, knowledge }: TurnContext): readonly Act[] {
  const answerContext = { now, timeZone, answers: {} };
  const mentions = mentionsIn(text, form, answerContext);
  // An amount that nothing names is the income of which tax is to be worked out.
  const [first] = form.questions;
  const amounts = plainAmounts(mentions).filter((one) => mayBeIncome(text, one));
  const open = first?.kind === 'rupees' && amounts.length > 0 ? first : undefined;
  const place = { form, formState: { answers: {}, stage: 'asking' as const }, open, answerContext, isBeginning: true };
  const told = slotsTold(text, mentions, place);
  const named = namedAlone(text, told, { ...place, context: { knowledge } });
  const isAll = form.ending.kind === 'result' && endOf(text, 'enough', knowledge.intents) !== undefined;
  const all: readonly Act[] = isAll && told.length > 0 ? [{ kind: 'skip', rest: true }] : [];
  const settings = told.flatMap((one) => (one.kind === 'setSlot' ? [one] : []));
  // "Two flats on rent, how much tax": a number of things is no amount that could not be read.
  const isRead = (one: Act) => one.kind !== 'rejectSlot' || one.refusal.code !== 'amountHowMany';
  return [...withoutFirst(form, settings, {}), ...told.filter(isRead), ...named, ...all].map((one): Act => {
    if (one.kind === 'rejectSlot') return { kind: 'reopenSlot', slot: one.slot, refusal: one.refusal };
    return onlyProposed(one);
  });
}

/** "Tax for my wife, she earns 8 lakh": the form is begun for whom the figure is told. Takes an act; returns what it proposes, where that is one thing. */
export function onlyProposed<Told extends Act>(one: Told): Told | Act {
  const [only, another] = one.kind === 'propose' ? one.acts : [];
  return only && !another ? only : one;
}

/** "Leave a message: the bank asks for 15CB": who says more than that he wants to has told the message, or in a few words its subject. "I am selling my flat and want to meet": what it is about is noted, where no service is told. */
function letterTold(
  text: string,
  id: FormId,
  told: readonly Act[],
  { now, timeZone, knowledge: { forms, isEveryday, isWritten } }: TurnContext,
): readonly ActOf<'setSlot'>[] {
  const form = forms.find((one) => one.id === id);
  if (!form) return [];
  const own = mentionsIn(text, form, { now, timeZone, answers: {} }).values.filter(({ kind }) => kind !== 'choice');
  const [, behind] = behindSign.exec(text) ?? [];
  const words = wordsOf(without(text, own).toLowerCase());
  const isLetter = behind !== undefined || words.length >= fewestOfLetter;
  const isMore = words.filter((word) => isWritten(word) && !isEveryday(word)).length >= fewestOfSubject;
  // "LLP annual filing": two services that are asked about are told too.
  const isChosen = told.some(
    (act) =>
      (act.kind === 'setSlot' || act.kind === 'reopenSlot') &&
      form.questions.some(
        // "Trust registration" is a consultation, and what about is noted.
        ({ id: slot, kind, otherwise }) =>
          slot === act.slot && kind === 'choice' && !(act.kind === 'setSlot' && act.value === otherwise),
      ),
  );
  const takesNotes = form.questions.some((one) => one.kind === 'longText' && !isRequired(one));
  const taken = form.questions.find((one) => (isLetter || takesNotes ? one.kind === 'longText' : one.id === 'subject'));
  const isCalled = told.some((act) => act.kind === 'setSlot' && (act.slot === 'subject' || act.slot === taken?.id));
  if (!taken || !isMore || isChosen || isCalled) return [];
  const others = form.questions.flatMap(({ id: slot, otherwise }) =>
    otherwise === undefined ? [] : [{ kind: 'setSlot', slot, value: otherwise } as const],
  );
  const isBeside = behind === undefined && !isRequired(taken);
  return [
    ...others,
    { kind: 'setSlot', slot: taken.id, value: (behind ?? text).trim(), ...(isBeside && { isBeside }) },
  ];
}

const fewestOfLetter = 16;
/** Fewer words of our pages that are nobody's everyday words tell no matter. */
const fewestOfSubject = 2;

const ownIncome: ReadonlySet<AmountKind> = new Set(['income']);

/** Farm income bears no tax, and raises that on all else; a gain has a rate of its own, a family pension a deduction, and of a turnover only the profit is taxed. */
const ofOtherRates: ReadonlySet<AmountKind> = new Set(['farm', 'gain', 'turnover', 'familyPension']);

/** Incomes that are no salary: behind an answer they may be told of what that is about. */
const besideSalary: ReadonlySet<AmountKind> = new Set(['rent', 'profit', 'interest', 'familyPension']);

/** What the amounts of a message are to a form that works out a year's tax: a salary may be among them, or they are others ("selling a flat for 95 lakh, how much tax"). */
function figuresFor(
  id: FormId,
  text: string,
  { knowledge, now, timeZone, topic }: TurnContext,
): 'none' | 'income' | 'others' {
  const form = knowledge.forms.find((one) => one.id === id);
  if (form?.ending.kind !== 'result') return 'none';
  if (tellsAmountOf(text, ofOtherRates)) return 'others';
  const amounts = plainAmounts(mentionsIn(text, form, { now, timeZone, answers: {} }));
  // "So how much tax do I pay" behind a rent or an interest is asked of that too.
  if (amounts.length === 0) return topic?.facts.some((fact) => tellsMore(fact.text, form)) ? 'others' : 'none';
  const besides = topic?.page ? besideSalary : undefined;
  return amounts.some((one) => mayBeIncome(text, one, besides)) ? 'income' : 'others';
}

/** Whether a message tells an income that is no salary, and that no question of a form takes beside its first one. */
function tellsMore(text: string, { questions: [, ...further] }: Form): boolean {
  const taken = kindsAsked(further);
  return tellsAmountOf(text, new Set([...besideSalary].filter((kind) => !taken.has(kind))));
}

const plainAmounts = ({ values }: Mentions) => values.filter(({ kind, weak }) => kind === 'rupees' && weak !== true);

function mayBeIncome(text: string, amount: Span, besides: ReadonlySet<AmountKind> = new Set()): boolean {
  const kind = amountKindAt(text, amount);
  return kind === undefined || !(noIncome.has(kind) || besides.has(kind));
}

/** Who the visitor is and how to reach him, told before any form asks for it, and what is asked besides. */
function introducing(text: string, context: TurnContext): readonly Act[] | undefined {
  const form = context.knowledge.forms.find(
    ({ ending, questions }) =>
      ending.kind === 'send' && questions.some((one) => one.kind === 'phone' && isRequired(one)),
  );
  if (!form || context.romanised) return undefined;
  const { answers: told, rest } = introductionIn(text, form, context);
  const [alone] = clausesOf(text).length === 1 ? namedAlone(text, [], { form, formState: noAnswers, context }) : [];
  const answers = { ...told, ...(alone && { [alone.slot]: alone.value }) };
  if (Object.keys(answers).length === 0) return undefined;
  const isMore = (rest.match(/\p{L}+/gu) ?? []).length > shortRest;
  return [{ kind: 'introduce', form: form.id, answers }, ...(isMore ? [{ kind: 'ask', text: rest } as const] : [])];
}

const noAnswers = { answers: {}, stage: 'asking' } as const;
const shortRest = 3;

/** Name, address and number that a message gives as the visitor's own, and the message without them. */
export function introductionIn(
  text: string,
  form: Form,
  { now, timeZone, knowledge }: Pick<TurnContext, 'now' | 'timeZone' | 'knowledge'>,
): { readonly answers: Answers; readonly rest: string } {
  const answerContext = { now, timeZone, answers: {} };
  const { values } = mentionsIn(text, form, answerContext);
  const isContactTold = values.some(({ kind }) => asksForContact(kind));
  const own = values.filter(
    (one) =>
      personal.has(one.kind) &&
      one.parsed.ok &&
      !one.isDenied &&
      one.weak !== true &&
      (one.kind !== 'text' || introduces(text, one, knowledge, isContactTold)),
  );
  const answers = Object.fromEntries(
    own.flatMap(({ questions: [question], parsed }) =>
      question && parsed.ok ? [[question.id, parsed.value] as const] : [],
    ),
  );
  return { answers, rest: without(text, own).replace(/\s+/g, ' ').trim() };
}

/** Whether a name is told as one: it is none of the words that everybody uses, and only such words lead to it in its clause. One word with which a clause begins and that our pages have is a trade, where no address or number is told: "Dentist here". "In the PAN my name after marriage" introduces nobody. */
function introduces(
  text: string,
  name: Span,
  { isEveryday, isWritten }: TurnContext['knowledge'],
  isContactTold: boolean,
): boolean {
  const lead = text.slice(clauseAt(text, name).start, name.start);
  const words = wordsOf(text.slice(name.start, name.end).toLowerCase());
  const isTrade = !isContactTold && words.length === 1 && lead.trim() === '' && words.every(isWritten);
  return (
    wordsOf(lead.toLowerCase()).every((word) => isEveryday(word) || leading.has(word)) &&
    !isTrade &&
    !words.every(isEveryday)
  );
}

const leading = wordSet(grammar.articles, grammar.naming, grammar.becoming, reading.own);

const personal: ReadonlySet<string> = new Set(['text', 'email', 'phone']);
