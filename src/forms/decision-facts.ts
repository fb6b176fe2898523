import cues from 'content:decision-words';
import type { DecisionPage, DecisionQuestion } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { isSameOwner, type Owner } from '#src/entities/owner/owners.ts';
import { findPast } from '#src/entities/past/find-past.ts';
import { findQuantities, mayBeRupees } from '#src/entities/quantity/find-quantities.ts';
import { amountKindAt, amountKindsOf } from '#src/entities/quantity/amount-kinds.ts';
import { comparableWords, hasAny } from '#src/text/comparable-words.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyWord } from '#src/text/word-lists.ts';
import { addedFigures } from './added-figures.ts';
import { answersTo } from './decision-band.ts';
import { readCase } from './decision-reading.ts';
import type { OwnedFact } from './owned-fact.ts';

type NumberQuestion = Exclude<DecisionQuestion, { readonly kind: 'choice' }>;

/**
 * What was told before of the case of a decision. Takes the facts, the last first, the decision, all decisions, whose case it is, and today. What was told later
 * replaces what was told earlier. A figure is taken by its name alone, and one that a sentence asks about as a limit ("above 40 lakh?") is none of the
 * case; what comes to it is added ("3 lakh from repairs too"). Empty where a decision needs every amount and one of those told is not for it. Never throws.
 */
export function caseFrom(
  facts: readonly OwnedFact[],
  decision: DecisionPage,
  decisions: readonly DecisionPage[],
  wanted: Owner,
  today: IstDate | undefined,
): Given {
  let known: Given = {};
  for (const [at, fact] of [...facts.entries()].toReversed()) {
    const isOwn = isSameOwner(fact.owner, wanted);
    const decided = isOwn && fact.decision ? decidedBefore(fact.decision, decision, decisions) : {};
    const { given: named, isWhole } = toldIn(fact, decision, wanted, today);
    const alone = isOwn ? bareAmount(fact, facts[at + 1], decision) : {};
    if (decision.cues.everyAmount && !isWhole && Object.keys(decided).length === 0) return {};
    const told = { ...alone, ...named };
    known = { ...known, ...told, ...addedFigures(fact.text, decision, known, told), ...decided };
  }
  return answersTo(decision, known);
}

/** What was known of another decision that this one asks too. */
function decidedBefore(
  before: NonNullable<OwnedFact['decision']>,
  decision: DecisionPage,
  decisions: readonly DecisionPage[],
): Given {
  if (before.id === decision.id) return before.given;
  const source = decisions.find(({ id }) => id === before.id);
  const answers = Object.entries(before.given).flatMap(([name, value]) => {
    const from = source?.questions[name];
    if (!from || from.kind === 'choice' || typeof value !== 'number') return [];
    return Object.entries(decision.questions).flatMap(([own, to]) =>
      to.kind !== 'choice' && isSame(from, to) ? [[own, inPeriodOf(value, from, to)] as const] : [],
    );
  });
  return Object.fromEntries(answers);
}

/** Whether two decisions ask for the same figure: an amount of the same kind, or a count by the same word. */
function isSame(from: NumberQuestion, to: NumberQuestion): boolean {
  if (from.kind === 'percent' || to.kind === 'percent') return false;
  if ((from.kind === 'number') !== (to.kind === 'number')) return false;
  if (from.kind === 'number') return !from.elapsed && !to.elapsed && from.words[0] === to.words[0];
  const kinds = amountKindsOf(to.words);
  return [...amountKindsOf(from.words)].some((kind) => kinds.has(kind)) && from.words[0] === to.words[0];
}

const inPeriodOf = (value: number, from: NumberQuestion, to: NumberQuestion): number =>
  from.kind === to.kind
    ? value
    : from.kind === 'monthly'
      ? value * 12
      : to.kind === 'monthly'
        ? Math.round(value / 12)
        : value;

/** An amount that is told alone, behind a message about the decision, answers its main question. */
function bareAmount(
  { text }: OwnedFact,
  before: OwnedFact | undefined,
  { questions, cues: { topics } }: DecisionPage,
): Given {
  const [amount, ...others] = findQuantities(text);
  const [name, question] = Object.entries(questions).find(([, one]) => one.kind !== 'choice' && one.isMain) ?? [];
  const said = comparableWords(before?.text ?? '');
  const isAlone = amount?.kind !== 'percent' && others.length === 0 && comparableWords(text).length <= longestBare;
  if (!isAlone || !amount || !mayBeRupees(amount) || name === undefined || question?.kind !== 'amount') return {};
  return hasAny(said, topics[0] ?? []) ? { [name]: amount.value } : {};
}

/** "Amount is 80 thousand" */
const longestBare = 4;

/** What the words of a fact tell by name. */
function toldIn({ text, owner }: OwnedFact, decision: DecisionPage, wanted: Owner, today: IstDate | undefined) {
  const words = comparableWords(text);
  const isOfSubject = hasAny(words, decision.cues.topics[0] ?? []);
  const isOfStaff = hasAny(words, cues.staff);
  const asksStaff = Object.values(decision.questions).some(({ words: own }) =>
    own.some((word) => cues.staff.includes(word)),
  );
  const questions = Object.fromEntries(
    Object.entries(decision.questions).flatMap(([name, question]) => {
      const named =
        question.kind === 'choice'
          ? isSameOwner(owner, wanted)
            ? question
            : undefined
          : byName(question, isOfStaff && !asksStaff);
      return named && (isOfSubject || named.kind === 'choice' || !named.elapsed) ? [[name, named] as const] : [];
    }),
  );
  if (hasAny(words, decision.cues.without)) return { given: {}, isWhole: findQuantities(text).length === 0 };
  if (asksOutright(text) && limit.test(text)) return { given: {}, isWhole: true };
  const told = readCase(text, { questions }, today, {}, { wanted, untold: owner });
  const [alone, ...others] = findQuantities(text);
  const isOfWork = Object.keys(told.given).length > 0 && alone && others.length === 0 && !asksOutright(text);
  // "I am a freelancer, 38 lakh from clients": the one amount of a sentence about the work is the main one.
  return isOfWork && mayBeRupees(alone) && amountKindAt(text, alone) === undefined
    ? readCase(text, decision, today, {}, { wanted, untold: owner })
    : told;
}

/** A figure that no word names may be of anything, and what staff is paid is no income of who pays it. */
function byName(question: NumberQuestion, isStaffPaid: boolean): NumberQuestion | undefined {
  const named = { ...question, isMain: false };
  if (named.kind === 'number') return named;
  const words = named.words.filter((word) => {
    const kinds = kindsOfWord(word);
    return kinds.size > 0 && !(isStaffPaid && kinds.has('income'));
  });
  return words.length > 0 ? { ...named, words } : undefined;
}

/** The words of all questions are few, and each message is held against them. */
const kindsOfWord = memoizeByText(
  (word: string) => amountKindsOf([word, ...comparableWords(word).map((one) => one.word)]),
  1000,
);

const limit = new RegExp(`${anyWord(...cues.limits)}\\s+(?:\\p{L}+\\.?\\s+)?\\d`, 'iu');

/**
 * The time that a sentence tells by a day alone ("if I file on 10 December"), counted from the period that was told before. Takes the sentence, the facts, the last first,
 * the decision that is spoken of with what is known of its case, and today. Empty where no day is told, or no period was. Never throws.
 */
export function filedAfter(
  text: string,
  facts: readonly OwnedFact[],
  decision: DecisionPage,
  known: Given,
  today: IstDate | undefined,
): Given {
  const kinds = today === undefined ? [] : findPast(text, today).map(({ kind }) => kind);
  if (!kinds.includes('day') || kinds.includes('month')) return {};
  const counted = Object.entries(decision.questions).filter(
    ([, question]) => question.kind !== 'choice' && question.elapsed?.unit === 'days',
  );
  for (const fact of facts) {
    if (today === undefined || !findPast(fact.text, today).some(({ kind }) => kind === 'month')) continue;
    return readCase(`${fact.text} ; ${text}`, { questions: Object.fromEntries(counted) }, today, known).given;
  }
  return {};
}
