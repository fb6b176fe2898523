import decisions from 'content:all-decisions';
import words from 'content:decision-words';
import type { DecisionPage, DecisionQuestion } from '#src/collections/types.ts';
import type { PassagePlace } from '#src/search/follow-up.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { assumingText, bandsFor, branchesOf, mostQuestions, settle, type Standing } from '#src/forms/decision.ts';
import { answersTo } from '#src/forms/decision-band.ts';
import { answerDecision, outsideText, writtenAnswer } from '#src/forms/decision-question.ts';
import { readCase } from '#src/forms/decision-reading.ts';
import { addedFigures, besideTold, inPeriodTold, without } from '#src/forms/added-figures.ts';
import { caseFrom, filedAfter } from '#src/forms/decision-facts.ts';
import { isAmount, onlyFigure } from '#src/forms/only-figure.ts';
import { withEach } from '#src/forms/with-each.ts';
import type { Fact } from '#src/forms/fact.ts';
import { ownedFacts } from '#src/forms/owned-fact.ts';
import { isSameOwner, ownerIn } from '#src/entities/owner/owners.ts';
import { asksOutright } from '#src/text/question.ts';
import { smallWords } from '#src/text/small-words.ts';
import { comparableWords, hasAny, placesOf } from '#src/text/comparable-words.ts';
import { paths } from '#src/paths.ts';
import {
  countFigures,
  countKnown,
  countUnnamed,
  decisionsAskedIn,
  isTooLittle,
  saysNothingElse,
  type AskedDecision,
  type Asking,
} from '#src/forms/decisions-asked.ts';
import type { DecisionState } from '../model/decision-state.ts';
import { isSamePlace } from '../model/topic.ts';
import { textBlock } from './blocks.ts';
import { decisionNamed } from './offered-decision.ts';
import type { Block, Link, Reply } from '../model/reply.ts';

/** What went before a message that may be about a decision. */
export interface Before {
  /** The decision that was spoken of last. */
  readonly kept?: DecisionState | undefined;
  /** The address of the page that is spoken of. */
  readonly page?: string;
  /** Whether no passage of a page was told since that decision. */
  readonly isLast?: boolean;
  /** What the visitor told before, the last first. */
  readonly facts?: readonly Fact[];
  /** Without it no date is read. */
  readonly today?: IstDate | undefined;
  /** Words that name nothing, besides the small ones. */
  readonly stopWords?: ReadonlySet<string> | undefined;
}

/**
 * What a decision says to a message: to one that tells figures, or asks on those told before, whether something applies, or to one that goes on with the decision
 * before it; a figure alone answers what was asked before it. Takes any text and what went before it. Undefined where it is about neither. Never throws.
 */
export function decisionReply(
  typed: string,
  { kept, page = '', isLast = false, facts: told = [], today, stopWords = new Set() }: Before = {},
): Reply | undefined {
  const text = withEach(typed);
  const facts = ownedFacts(told);
  const name = decisionNamed(text)?.id;
  const named = decisions.find(({ id }) => id === name);
  const owner = ownerIn(text) ?? facts[0]?.owner ?? 'own';
  if (named) {
    const carried = caseFrom(facts, named, decisions, owner, today);
    return withNotes(replyOf(named, carried), { decision: named, carried, left: [], converted: [] });
  }
  const asking = {
    asks: words.asks,
    small: new Set([...smallWords, ...stopWords]),
    today,
    page,
    facts,
    owner,
  };
  const asked = decisionsAskedIn(text, decisions, asking);
  const open = kept && decisions.find(({ id }) => id === kept.id);
  const before = open && { ...kept, given: answersTo(open, kept.given) };
  if (before && !asked.some(({ decision, isNamed }) => decision !== open && isNamed)) {
    const next =
      continued(text, open, before, asking) ??
      (asked.length === 0 && (isLast || open.pages.includes(page))
        ? askedFurther(text, open, before, asking.small)
        : undefined);
    if (next) return next;
  }
  // Behind a verdict a message that names no other subject is about that: "on full 8000 or only 500?"
  const [first, ...further] =
    before && isLast ? asked.filter(({ decision, isNamed }) => decision === open || isNamed) : asked;
  if (!first) return undefined;
  const reply = begun(first);
  const others = isDecided(first) ? further.filter(isDecided).map(begun) : [];
  const isOnFacts = countKnown(first.carried) > 0;
  if (others.length === 0) return { ...withNotes(reply, first), isOnFacts };
  const all = [reply, ...others];
  return {
    ...reply,
    isOnFacts,
    blocks: [...all.flatMap(({ blocks }) => blocks.slice(0, 2)), ...all.flatMap(({ blocks }) => blocks.slice(2))],
    links: all.flatMap(({ links }) => links),
  };
}

/**
 * What the figures of a message come to by the decision that works out what a passage tells as a rule. Takes the message, the passages that answer it or were told last, and what went before. Undefined where no decision stands
 * for one of them, an amount answers none of its questions, or more has to be asked. Never throws.
 */
export function workedOutOn(
  typed: string,
  passages: readonly PassagePlace[],
  { facts: told = [], today }: Pick<Before, 'facts' | 'today'>,
): Reply | undefined {
  const text = withEach(typed);
  const [decision] = passages.flatMap((passage) =>
    decisions.filter((one) => one.passages.some((place) => isSamePlace(place, passage))),
  );
  // "4 years not filed" behind a question about an LLP is about that.
  if (!decision || hasAny(comparableWords(`${text} ; ${told[0]?.text ?? ''}`), decision.cues.without)) return undefined;
  const read = readCase(text, decision, today);
  const { left, outside, isWhole } = read;
  const isFigureTold = Object.keys(read.given).some((name) => {
    const question = decision.questions[name];
    return isAmount(question) || (question?.kind !== 'choice' && question?.isMain === true);
  });
  if (outside !== undefined || left.length > 0 || !isWhole || !isFigureTold) return undefined;
  const [own, ...facts] = ownedFacts([{ text }, ...told]);
  const before = caseFrom(facts, decision, decisions, own?.owner ?? 'own', today);
  const { given, carried } = besideTold(text, decision, before, read.given);
  const reply = decidedOn(decision, { ...carried, ...given });
  return reply && { ...withNotes(reply, { ...read, decision, carried }), isOnFacts: countKnown(carried) > 0 };
}

/** What is said of a case that what was told decides; undefined where something more is asked for. Takes the decision and what is known of its case. Never throws. */
export const decidedOn = (decision: DecisionPage, known: Given): Reply | undefined =>
  settle(decision, known, true).kind === 'outcome' ? replyOf(decision, known) : undefined;

/** Names, below the verdict or the question, what was told before, what amounts come to and the figures of the message that the answer does not use. */
function withNotes(
  reply: Reply,
  { decision, carried, left, converted }: Pick<AskedDecision, 'decision' | 'carried' | 'left' | 'converted'>,
): Reply {
  const [first, second, ...rest] = reply.blocks;
  const rows = Object.entries(carried).flatMap(([name, value]) => {
    const question = decision.questions[name];
    return question ? { label: question.label, value: writtenAnswer(question, value) } : [];
  });
  const notes: readonly Block[] = [
    ...(rows.length > 0 ? [{ kind: 'rows', heading: words.carried, rows } as const] : []),
    ...converted.map(textBlock),
    ...(left.length > 0 ? [textBlock(fillTemplate(words.unused, { figures: left }))] : []),
  ];
  return { ...reply, blocks: [...(first ? [first] : []), ...(second ? [second] : []), ...notes, ...rest] };
}

const isDecided = ({ decision, given, outside, carried }: AskedDecision) =>
  outside === undefined && settle(decision, { ...carried, ...given }, true).kind === 'outcome';

/** The first reply of a decision, with what the sentence tells and what was told before it. */
const begun = ({ decision, given, outside, carried }: AskedDecision): Reply =>
  outside === undefined
    ? replyOf(decision, { ...carried, ...given })
    : doubted(decision, { ...carried, ...given }, outside);

/** What a message changes in the decision before it: the answer to its open question, one of the choices it offered, or another figure. */
function continued(
  text: string,
  decision: DecisionPage,
  before: DecisionState,
  asking: Pick<Asking, 'asks' | 'small' | 'today' | 'facts'>,
): Reply | undefined {
  const { facts, today } = asking;
  const said = comparableWords(text);
  const asked = before.asked === undefined ? undefined : decision.questions[before.asked];
  if (before.asked !== undefined && asked) {
    const label = text.trim().toLowerCase();
    const band = bandsFor(decision, before.given, before.asked).find((one) => one.label.toLowerCase() === label);
    if (band) return replyOf(decision, { ...before.given, [before.asked]: band.value });
    const beside = figuresBeside(text, decision, before.given, today);
    if (beside[before.asked] !== undefined) return replyOf(decision, { ...before.given, ...beside });
    const answered = answerDecision(text, asked, today, before.given);
    if (answered.ok) {
      return replyOf(decision, { ...before.given, ...beside, [before.asked]: answered.value });
    }
    if (answered.text !== words.unread) return doubted(decision, before.given, before.asked);
  }
  const opened = Object.entries(decision.questions).find(([, one]) => one.kind !== 'choice' && changeOf(one) === text);
  if (opened) return reopened(decision, before.given, ...opened);
  const tapped = choiceTapped(text, decision);
  if (tapped) return replyOf(decision, { ...before.given, ...tapped });
  if (hasAny(said, decision.cues.without)) return undefined;
  const owner = ownerIn(text);
  const isOfAnother = owner !== undefined && !isSameOwner(owner, facts[0]?.owner ?? 'own');
  const isChange = isOfAnother || hasAny(said, words.changes);
  if (!isChange && said.length > longestChange) return undefined;
  const read = readCase(inPeriodTold(text, decision, facts), decision, today, before.given);
  const given = { ...read.given, ...filedAfter(text, facts, decision, before.given, today) };
  const { outside } = read;
  const known = without(
    isOfAnother ? withoutFigures(before.given) : before.given,
    renewedBy(given, decision, before.given),
  );
  const only = isChange ? onlyFigure(text, decision, before.given) : undefined;
  if (only && countKnown(given) === 0) return replyOf(decision, { ...known, ...only });
  if (outside !== undefined)
    return asked || !isTooLittle(text, decision.questions[outside])
      ? doubted(decision, before.given, outside)
      : undefined;
  const figures = countKnown(given);
  const more = addedFigures(text, decision, before.given, given);
  // "12 lakh is loose rice and milk" tells of a part of the turnover.
  const isOfCase = isChange || countKnown(more) > 0 || isOfCaseAlone(text, decision, before.given, asking);
  if (figures > 0 && !isOfCase) return undefined;
  // "One supervisor gets 24000" tells a figure that the decision does not ask for, so it is about something else.
  if (!isChange && countFigures(text) > figures && (figures === 0 || countUnnamed(text) > figures)) return undefined;
  // What is told of the case takes the place of what was assumed; what is asked about it may be another matter.
  const isNew = Object.entries(given).some(([name, value]) => before.given[name] !== value);
  const tells = isNew && (isChange || !asksOutright(text));
  if (figures === 0 && !tells) return undefined;
  const changed = replyOf(decision, { ...(figures > 0 ? known : before.given), ...given, ...more });
  return withNotes(changed, { ...read, decision, carried: {} });
}

/** Whether a figure of a message is named as one of the case, or nothing is said beside it that the case does not know. */
function isOfCaseAlone(
  text: string,
  decision: DecisionPage,
  given: Given,
  asking: Pick<Asking, 'asks' | 'small' | 'today'>,
): boolean {
  const choices = Object.values(decision.questions).flatMap((one) =>
    one.kind === 'choice' ? Object.values(one.choices).flatMap(({ label, words: own }) => [label, ...own]) : [],
  );
  return (
    countKnown(figuresBeside(text, decision, given, asking.today)) > 0 ||
    saysNothingElse(text, decision, asking, choices)
  );
}

/** What another answer to a question leaves of no case: the bills of one payee are not those of the next. */
const renewedBy = (given: Given, { questions }: DecisionPage, before: Given): readonly string[] =>
  Object.keys(given).flatMap((name) => {
    const question = questions[name];
    const isOther = before[name] !== undefined && before[name] !== given[name];
    return isOther && question?.kind === 'choice' ? (question.renews ?? []) : [];
  });

/** The figures of one person are not those of another. */
const withoutFigures = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value !== 'number'));

/** The figures that an answer tells by name beside what was asked: "bought in 2016 for 12 lakh". */
function figuresBeside(text: string, { questions }: DecisionPage, given: Given, today: IstDate | undefined): Given {
  const byName = Object.entries(questions).flatMap(([name, question]) =>
    question.kind === 'choice' ? [] : [[name, { ...question, isMain: false }] as const],
  );
  return readCase(text, { questions: Object.fromEntries(byName) }, today, given).given;
}

/** "When?", "which form?" and "what if I am late?" behind an answer: what belongs to it; the verdict once more where it has every word. Undefined where more is said than that, or nothing is known. */
function askedFurther(
  text: string,
  decision: DecisionPage,
  before: DecisionState,
  small: ReadonlySet<string>,
): Reply | undefined {
  const standing = settle(decision, before.given, true);
  if (standing.kind !== 'outcome') return undefined;
  const { todo, by, delay } = standing.outcome;
  const said = comparableWords(text);
  const listOf = (items: readonly string[]): Block | undefined =>
    items.length === 0 ? undefined : { kind: 'list', heading: words.todo, isNumbered: false, items };
  const kinds: readonly (readonly [readonly string[], Block | undefined])[] = [
    [words.asksDelay, delay === undefined ? undefined : textBlock(fillTemplate(words.delay, { text: delay }))],
    [words.asksBy, by === undefined ? undefined : textBlock(fillTemplate(words.by, { text: by }))],
    [words.asksForm, listOf(todo.filter((step) => hasAny(comparableWords(step), words.asksForm)))],
    [words.asksTodo, listOf(todo)],
  ];
  const [, block] = kinds.find(([cues]) => hasAny(said, cues)) ?? [];
  const own = [...kinds.flatMap(([cues]) => cues), ...decision.cues.topics.flat()].flatMap((cue) =>
    placesOf(said, cue),
  );
  const telling = said.filter(({ word }) => !small.has(word));
  const isNothingElse = telling.every(({ start, end }) =>
    own.some((place) => place.start <= start && end <= place.end),
  );
  if (block && isNothingElse) return { ...replyOf(decision, before.given), blocks: [block] };
  const told = new Set(comparableWords(standing.text).map(({ word }) => word));
  return telling.length > 0 && telling.every(({ word }) => told.has(word))
    ? replyOf(decision, before.given)
    : undefined;
}

/** Words that a message may have that merely names another figure. */
const longestChange = 8;

/** The answer whose very label was tapped. */
function choiceTapped(text: string, { questions }: DecisionPage): Given | undefined {
  const label = text.trim().toLowerCase();
  for (const [name, question] of Object.entries(questions)) {
    if (question.kind === 'choice') {
      const choice = Object.entries(question.choices).find(([, one]) => one.label.toLowerCase() === label);
      if (choice && choice[1].label.length > 3) return { [name]: choice[0] };
    } else if (question.otherwise?.label.toLowerCase() === label) return { [name]: question.otherwise.value };
  }
  return undefined;
}

function replyOf(decision: DecisionPage, given: Given): Reply {
  const standing = settle(decision, given, true);
  return {
    outcome: 'answer',
    blocks: blocksOf(decision, given, standing),
    links: linksOf(decision, standing.kind === 'outcome' && Object.keys(given).length > 0),
    chips: chipsOf(decision, given, standing),
    ...(standing.kind === 'ask' && { progress: progressOf(decision, given) }),
    decision: standing.kind === 'ask' ? askedFor(decision, given, standing.question) : { id: decision.id, given },
  };
}

const askedFor = ({ id, questions }: DecisionPage, given: Given, asked: string): DecisionState => ({
  id,
  given,
  asked,
  isFigure: questions[asked]?.kind !== 'choice',
});

/** Asks again for a figure, with what is said ahead of that. */
const asksAgain = (
  decision: DecisionPage,
  given: Given,
  name: string,
  { texts, progress }: { readonly texts: readonly string[]; readonly progress: NonNullable<Reply['progress']> },
): Reply => ({
  outcome: 'answer',
  blocks: texts.map(textBlock),
  links: linksOf(decision),
  chips: [words.notKnown.label],
  progress,
  decision: askedFor(decision, given, name),
});

/** Asks again for a figure of a case that is decided. */
const reopened = (decision: DecisionPage, given: Given, name: string, { prompt, help }: DecisionQuestion): Reply =>
  asksAgain(decision, given, name, { texts: [prompt, help], progress: { step: 1, of: 1 } });

/** Which of how many questions is open; what is assumed is no question. */
function progressOf(decision: DecisionPage, given: Given): NonNullable<Reply['progress']> {
  const answered = Object.keys(given).filter((name) => decision.questions[name]?.assume === undefined).length;
  return { step: answered + 1, of: answered + mostQuestions(decision, given) };
}

/** A figure that cannot be is questioned, and its question asked again. */
function doubted(decision: DecisionPage, given: Given, name: string): Reply {
  const question = decision.questions[name];
  const texts = question ? [outsideText(question), question.prompt] : [];
  return asksAgain(decision, given, name, { texts, progress: progressOf(decision, given) });
}

function blocksOf(decision: DecisionPage, given: Given, standing: Standing): readonly Block[] {
  switch (standing.kind) {
    case 'ask': {
      const question = decision.questions[standing.question];
      return question
        ? [textBlock(question.prompt), textBlock(question.help), ...branchBlocks(decision, given, standing.question)]
        : [];
    }
    case 'lookUp':
      return [textBlock(standing.text), ...branchBlocks(decision, given, standing.question)];
    case 'outcome': {
      const { todo, by, delay } = standing.outcome;
      const assuming = assumingText(decision, standing.assumed);
      return [
        { kind: 'heading', text: decision.heading },
        textBlock([standing.text, ...(assuming === undefined ? [] : [assuming])].join(' ')),
        {
          kind: 'list',
          heading: words.todo,
          isNumbered: false,
          items: [
            ...todo,
            ...(by === undefined ? [] : [fillTemplate(words.by, { text: by })]),
            ...(delay === undefined ? [] : [fillTemplate(words.delay, { text: delay })]),
          ],
        },
      ];
    }
  }
}

/** What the case comes to by each answer to the question on which it turns. */
function branchBlocks(decision: DecisionPage, given: Given, question: string): readonly Block[] {
  const items = branchesOf(decision, given, question).map(({ when }) => when);
  return items.length === 0 ? [] : [{ kind: 'list', heading: words.branches, isNumbered: false, items }];
}

/** The answers to the open question, or what else may hold than what was taken for granted. */
function chipsOf(decision: DecisionPage, given: Given, standing: Standing): readonly string[] {
  if (standing.kind === 'ask') {
    const question = decision.questions[standing.question];
    const labels = (
      question?.kind === 'choice' ? Object.values(question.choices) : bandsFor(decision, given, standing.question)
    ).map(({ label }) => label);
    return [...labels, words.notKnown.label];
  }
  if (standing.kind === 'lookUp') {
    const question = decision.questions[standing.question];
    return question === undefined || question.kind === 'choice' ? [] : [changeOf(question)];
  }
  const others = standing.assumed.flatMap((name) => {
    const question = decision.questions[name];
    if (question?.kind !== 'choice') return question?.otherwise?.label ?? [];
    return Object.entries(question.choices).flatMap(([choice, { label }]) => (choice === question.assume ? [] : label));
  });
  const figures = [...Object.keys(given), ...standing.assumed].flatMap((name) => {
    const question = decision.questions[name];
    return question === undefined || question.kind === 'choice' || (given[name] === undefined && question.otherwise)
      ? []
      : changeOf(question);
  });
  return [...others.slice(0, mostChips), ...figures];
}

const changeOf = ({ label }: DecisionQuestion) => fillTemplate(words.changeOf, { label });

const mostChips = 5;

/** Who was told a verdict on figures of his own is not sent to check it with them. */
function linksOf(decision: DecisionPage, isOnOwnFigures = false): readonly Link[] {
  const [first, ...others] = decision.pages.map((href) => ({ href, label: decision.pageNames[href] ?? href }));
  const { heading } = decision;
  const own = {
    href: paths.check(decision.id),
    label: isOnOwnFigures ? heading : fillTemplate(words.page, { heading }),
  };
  return [...(first ? [first] : []), own, ...others];
}
