import type { Aspect, FirstWording, Passage, Practice } from '#src/collections/types.ts';
import { istToday } from '#src/domain/ist-dates.ts';
import { memoizeLast } from '#src/domain/memoize-last.ts';
import { likeliestPage, type PassagePlace, type SpokenOf } from '#src/search/follow-up.ts';
import { isOwnQuestion, type Match, type Matched, type Matcher } from '#src/search/matcher.ts';
import type { Candidate } from '#src/search/passage-candidates.ts';
import { questionOf } from '#src/text/story.ts';
import type { PageAnswers, PageQuestion } from '../model/page-answers.ts';
import type { Block, Link, Reply } from '../model/reply.ts';
import { isSamePlace } from '../model/topic.ts';
import { replyText, textBlock } from './blocks.ts';
import { nextSteps } from './next-steps.ts';
import { inOwnFigures } from '#src/forms/example-reading.ts';
import { blocksOf, headingOf } from './passage-blocks.ts';

/** The words and the practice that answers are made with. */
interface Told {
  readonly wording: FirstWording;
  readonly practice: Practice;
  /** The sentences that tell new numbers of forms for the old ones in a message. Takes the message and the reply. */
  readonly newNames?: (text: string, said: string) => readonly string[];
  /** Said to who asks whether we do what is named. */
  readonly weDo?: string | undefined;
  /** The message and the one before it, in whose figures the examples of an answer are told, and when it was said. */
  readonly said?: { readonly texts: readonly string[]; readonly now: Date | undefined } | undefined;
}

/** As likely a passage must be to be told alone, to be told, and to be told or offered beside another. */
const sure = 0.6;
const likely = 0.07;
const possible = 0.05;
/** So much of the best one's likelihood a second passage must have to be told beside it; one that has less is offered. */
const shareToStandBeside = 0.4;
/** Below the first a message is about something that our pages do not tell; below the other it may be, and what comes nearest is told as no more than that. */
const perhapsOurs = 0.3;
const ours = 0.5;
const mostOffered = 3;
const mostLinks = 2;

/** The parts of a page by what is asked for. A fee may be the State's, ours or what one pays for, so words alone do not tell. */
const kinds: Partial<Readonly<Record<Aspect, Matched['candidate']['kind']>>> = {
  documents: 'documents',
  time: 'time',
};

/**
 * The part of a page that a message asks for which names the page and that part, and nothing else: "papers for a trade licence". Who names no page means the one that is
 * spoken of, unless one of its questions was told last. Undefined where the message says more, or the page has no such part.
 */
function namedPart({ finding, before }: PageQuestion, ranked: readonly Matched[]): Matched | undefined {
  const { aspect, results, subjects } = finding;
  const [page] = results;
  const kind = aspect && kinds[aspect];
  if (kind === undefined) return undefined;
  const isNamed = page?.isNamed && page.matched.length > 0 && subjects.every((word) => page.matched.includes(word));
  const isOfLast = before?.told.some((one) => isOfQuestion(one, ranked));
  const spokenOf = subjects.length === 0 && before && !isOfLast ? likeliestPage(before.spokenOf) : undefined;
  const named = isNamed ? page.href : spokenOf;
  return ranked.find(({ href, candidate }) => href === named && candidate.kind === kind);
}

const isOfQuestion = (place: PassagePlace, ranked: readonly Matched[]): boolean =>
  ranked.some((one) => one.candidate.kind === 'question' && isSamePlace(one, place));

/** Makes what answers from pages. Takes what matches passages, and the guide's words. */
export function pageAnswers(matcher: Matcher, told: Told): Omit<PageAnswers, 'decisionNamed' | 'stopWords'> {
  const asked = memoizeLast((question: PageQuestion) => ({ ...question, asks: questionOf(question.text) }));
  return {
    pages: (question) => matcher.pages(asked(question)),
    match: (question, passages) => matcher.match(asked(question), passages),
    answer: (question, match) => {
      const texts = [question.text, ...(question.before?.said.slice(0, 1).map(({ text }) => text) ?? [])];
      const answering = { ...told, said: { texts, now: question.now } };
      return withNewNames(
        question.text,
        partMeant(question, match, answering) ?? replyTo(match, question.before, answering),
        told,
      );
    },
  };
}

/** The passage that a tapped question stands for, or the part of a page that a message names and nothing else. */
function partMeant(question: PageQuestion, match: Match, told: Told): Reply | undefined {
  const { passage } = question;
  const tapped = passage && match.ranked.find((one) => isSamePlace(one, passage));
  const part = tapped ?? (isOwnQuestion(match) ? undefined : namedPart(question, match.ranked));
  return part && answerOf([part], [], match, told);
}

/** What is said to a message: one passage that is likely, two that may be meant, or what comes nearest; nothing where it is not ours. */
function replyTo(match: Match, before: PageQuestion['before'], told: Told): Reply {
  const { isOurs } = match;
  const isFollowUp = before !== undefined;
  const ranked = before ? withNewFirst(match.ranked, before.told) : match.ranked;
  const chances = ranked.map((one) => ({ ...one, share: one.share * isOurs }));
  const [best, second] = chances;
  if (best && isOwnQuestion(match)) return answerOf([best], [], match, told);
  if (!best || isOurs < perhapsOurs) return { outcome: 'miss', blocks: [], links: [] };
  // What goes on from an answer of ours is seldom about something else.
  if (best.share < likely || (isOurs < ours && !isFollowUp))
    return nearest(best, ranked.slice(1, mostOffered), match, told);
  if (best.share >= sure || !second || second.share < possible) return answerOf([best], [], match, told);
  return second.share >= shareToStandBeside * best.share
    ? answerOf([best, second], [], match, told)
    : answerOf([best], [second], match, told);
}

/** So much of the likelihood of what was told just now another passage must have to be told in its place. */
const newInstead = 0.25;

/** Who asks on has read the last answer: another passage that may be meant comes before what was told in it. */
function withNewFirst(ranked: readonly Matched[], told: readonly PassagePlace[]): readonly Matched[] {
  const isTold = (passage: Matched) => told.some((one) => isSamePlace(one, passage));
  const [best] = ranked;
  const other = ranked.find((one) => !isTold(one));
  const isNewMeant = best && isTold(best) && other && other.share >= Math.max(likely, newInstead * best.share);
  return isNewMeant ? [other, ...ranked.filter((one) => one !== other)] : ranked;
}

/** Parts of a page that are asked for together, by what asks for them: "what papers, how much and how long". */
const partsTogether = [
  ['documents', 'documents'],
  ['time', 'time'],
  ['fees', 'fee'],
] as const;

/** The parts of its page that a message asks for beside one that answers. */
function partsBeside({ candidate: { kind }, href }: Matched, { asked, ranked }: Match): readonly Matched[] {
  if (!partsTogether.some(([, part]) => part === kind)) return [];
  const others = partsTogether.filter(([cue, part]) => part !== kind && asked.has(cue));
  return others.flatMap(([, part]) => ranked.find((one) => one.href === href && one.candidate.kind === part) ?? []);
}

/** Tells passages, and offers the questions of others. */
function answerOf(found: readonly Matched[], others: readonly Matched[], match: Match, told: Told): Reply {
  const { wording } = told;
  const [best] = found;
  const passages = [...new Set([...found, ...(best ? partsBeside(best, match) : [])])];
  const worked = passages.map((one) => inFigures(one, told));
  return {
    outcome: 'answer',
    blocks: worked.flatMap((one): readonly Block[] => [
      { kind: 'heading', text: headingOf(one, wording) },
      ...blocksOf(one, told),
    ]),
    ...(worked.some(({ candidate }, at) => candidate.text !== passages[at]?.candidate.text) && { isOnFacts: true }),
    links: linksOf(passages),
    ...(best && {
      about: {
        spokenOf: pageShares(match),
        told: passages.map(({ href, number }) => ({ href, number })),
        heading: headingOf(best, wording),
      },
    }),
    ...(best &&
      chipsOf([...others.map((one) => [headingOf(one, wording), one] as const), ...stepsOn(best, match, wording)])),
  };
}

/** A passage with its examples in the figures of the message. */
function inFigures({ candidate, page }: Matched, { said }: Told): Pick<Matched, 'candidate' | 'page'> {
  const today = said?.now && istToday(said.now);
  const told = <One extends Passage | Candidate>(one: One): One =>
    said && one.examples ? { ...one, text: inOwnFigures(one.text, one.examples, said.texts, today) } : one;
  return { candidate: { ...told(candidate), parts: candidate.parts.map(told) }, page };
}

/** What can be asked next of the page of a passage, with what answers it. */
const stepsOn = (best: Matched, { asked, ranked }: Match, { nextSteps: words }: FirstWording) =>
  nextSteps(best.page, asked, best.candidate.kind, words).map(
    ({ label, kind }) =>
      [label, ranked.find(({ href, candidate }) => href === best.href && candidate.kind === kind)] as const,
  );

/** Questions to tap, each with the passage that answers it, as far as one is known. */
function chipsOf(questions: readonly (readonly [string, Matched | undefined])[]) {
  const places = questions.flatMap(([label, one]) => (one ? [[label, { href: one.href, number: one.number }]] : []));
  return {
    chips: [...new Set(questions.map(([label]) => label))],
    chipPassages: Object.fromEntries(places) as Readonly<Record<string, PassagePlace>>,
  };
}

/** Tells what comes nearest as no more than that, and offers others. */
function nearest(best: Matched, others: readonly Matched[], match: Match, told: Told): Reply {
  const reply = answerOf([best], others, match, { ...told, said: undefined });
  return { ...reply, isNearest: true, blocks: [textBlock(told.wording.nearest), ...reply.blocks] };
}

/** How likely each page is what was asked about, as far as anything of ours is. */
function pageShares({ ranked, isOurs }: Match): SpokenOf {
  const shares: Record<string, number> = {};
  for (const { href, share } of ranked) shares[href] = (shares[href] ?? 0) + share * isOurs;
  return Object.fromEntries(Object.entries(shares).filter(([, share]) => share >= possible));
}

/** The pages of the answers, each with the place where it stands. */
const linksOf = (passages: readonly Matched[]): readonly Link[] =>
  passages
    .map(({ candidate, href, page }) => ({
      href: candidate.href.startsWith(`${href}#`) ? candidate.href : href,
      label: page.name,
    }))
    .filter(({ label }, at, all) => all.findIndex((link) => link.label === label) === at)
    .slice(0, mostLinks);

/** What a form is called now stands behind the first words of the answer. */
function withNewNames(text: string, reply: Reply, { newNames = () => [] }: Told): Reply {
  const names = reply.outcome === 'answer' ? newNames(text, replyText(reply)) : [];
  const [heading, first, ...others] = reply.blocks;
  return heading?.kind === 'heading' && first && names.length > 0
    ? { ...reply, blocks: [heading, first, ...names.map(textBlock), ...others] }
    : reply;
}
