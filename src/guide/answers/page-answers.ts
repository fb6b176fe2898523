import type { PageQuestion, PageAnswers } from '../model/page-answers.ts';
import type { FirstWording, PagePassages, Practice } from '#src/collections/types.ts';
import type { FoundPage } from '#src/search/passage-evidence.ts';
import type { PassageFinder } from '#src/search/passage-finder.ts';
import type { Asked, PassageQuestion } from '#src/search/passage-reading.ts';
import type { RankedCandidate } from '#src/search/passage-rank.ts';
import { wordsIn } from '#src/search/words.ts';
import { passageText } from '#src/search/passage-candidates.ts';
import type { Finding } from '#src/search/search.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { linksTo } from './links-to.ts';
import { questionOf } from '#src/text/story.ts';
import { nextSteps } from './next-steps.ts';
import { ownAnswer } from './own-answer.ts';
import { folded, withFold, wordCount } from './opening.ts';
import { pageChoice } from './page-choice.ts';
import { blocksOf } from './passage-blocks.ts';
import { pagesToAsk } from './pages-to-ask.ts';
import { replyText, textBlock } from './blocks.ts';
import type { Link, Reply } from '../model/reply.ts';

/** Makes what answers from pages. Takes what finds passages and the guide's words. */
export function pageAnswers(
  finder: PassageFinder,
  {
    wording,
    practice,
    newNames = () => [],
    weDo,
  }: {
    readonly wording: FirstWording;
    readonly practice: Practice;
    /** The sentences that tell new numbers of forms for the old ones in a message. Takes the message and the reply. */
    readonly newNames?: (text: string, said: string) => readonly string[];
    /** Said to who asks whether we do what is named. */
    readonly weDo?: string | undefined;
  },
): PageAnswers {
  /** What a form is called now stands behind the first words of the answer. */
  const withNewNames = (text: string, reply: Reply): Reply => {
    const [first, ...others] = reply.blocks;
    const names = reply.outcome === 'answer' ? newNames(text, replyText(reply)) : [];
    return first && names.length > 0 ? { ...reply, blocks: [first, ...names.map(textBlock), ...others] } : reply;
  };
  const read = ({ text, before, finding, spokenOf }: PageQuestion, pages: readonly FoundPage[]) => {
    const whole = finder.read(text, pages);
    const own = questionOf(text);
    const alone = own === undefined ? whole : withStory(finder.read(own, pages), whole);
    const asksNothing = alone.asked.size === 0 && !alone.wantsYesOrNo && finding.results[0]?.isSubject === true;
    // "And for an LLP?" asks of another subject what was asked before.
    return asksNothing && spokenOf === undefined && before !== '' ? finder.read(`${text} ${before}`, pages) : alone;
  };
  const ourFee = (finding: Finding): Reply => ({
    outcome: 'answer',
    blocks: [textBlock(practice.feesAnswer)],
    links: linksTo(finding),
  });
  // "TDS on professional fees" is a name of what the page is about; a page that tells of the Government's fee is asked for ours beside it.
  const isNamedByFee = ({ page: { href, passages } }: RankedCandidate, { results: [first] }: Finding) =>
    first?.href === href &&
    finder.read(first.matched.join(' '), []).namesPrice &&
    !passages.passages.some(({ kind }) => kind === 'fee');
  const notFound = ({ passages }: FoundPage) => textBlock(fillTemplate(wording.notOnPage, { service: passages.name }));
  const find = (question: PageQuestion, passages: ReadonlyMap<string, PagePassages>): Reply | undefined => {
    const { finding } = question;
    const found = foundPages(question, passages);
    const asked = read(question, found);
    const spokenOf = found.filter(({ isSpokenOf }) => isSpokenOf);
    // "Who signs it?" is asked of the page that is spoken of, whoever else signs.
    const pages = spokenOf.length > 0 && asked.isBare ? spokenOf : found;
    if (pages.length === 0) return undefined;
    const told =
      asked.isBare && spokenOf.length > 0 && question.before !== ''
        ? toldBefore(finder, question.before, pages)
        : noneTold;
    const ranked = stayingFirst(finder.rank(asked, pages), told).filter((one) => mayAnswer(one, asked));
    const partsOf = asked.isBare
      ? pages[0]?.href
      : (namedFirst(finding) ?? question.spokenOf ?? finding.results[0]?.href);
    const nearest =
      ranked.find((one) => one.isAskedOutright && one.page === pages[0]) ??
      ranked.find((one) => isPartWanted(one, asked, ranked[0]) && one.page.href === partsOf) ??
      ranked[0];
    if (!nearest) return undefined;
    if (isAnsweredElsewhere(nearest, ranked, question, asked)) {
      const elsewhere = find({ ...question, spokenOf: undefined }, passages);
      if (elsewhere?.outcome === 'answer') return elsewhere;
    }
    if (isNothingAsked(nearest, question, asked)) return nothingSaid;
    const isStory = questionOf(question.text) !== undefined;
    const isLoose = !isStory && isLooseYesOrNo(nearest, question);
    if (isLoose && question.isAside === true) return nothingSaid;
    const saysNeither = ({ page, candidate }: RankedCandidate) =>
      page === nearest.page && !yesOrNo.test(candidate.text);
    const best = (isLoose ? ranked.find(saysNeither) : undefined) ?? nearest;
    if (isAnsweredAside(best, question, asked)) {
      const aside = find({ ...question, spokenOf: undefined }, passages);
      if (aside?.outcome === 'answer') return aside;
      if (!asked.isBare && finding.results.length === 0 && best.evidence.held === 0) return undefined;
    }
    if (finding.outcome === 'none' && question.spokenOf === undefined) return undefined;
    if (finding.outcome !== 'answer' && question.spokenOf === undefined && !isSure(best, isStory))
      return asksOurFee(asked) ? ourFee(finding) : pageChoice(finding, wording);
    if (isWholeCategory(best, finding)) return nothingSaid;
    const isOurs = question.isOfFee === true && asked.namesPrice;
    if ((isOurs || wantsFee(asked, best)) && !isNamedByFee(best, finding)) {
      const fee = feeOn(
        [best.page, ...pages],
        ranked.filter((one) => told(one) > 0),
      );
      return {
        outcome: 'answer',
        blocks: [textBlock(practice.feesAnswer), ...(fee ? [textBlock(fee.text)] : [])],
        links: linksFrom(best.page, fee?.href ?? best.page.href, finding, pages),
        chips: nextSteps(best.page.passages, asked.asked, 'fee', wording.nextSteps),
      };
    }
    // Who names a subject and asks nothing of it wants to know what it is.
    const lead =
      (best.isSubjectAlone || (asked.asksOurs && best.asked.size === 0) || asksWhatAlone(best)) && !best.isAskedOutright
        ? ranked.find((one) => one.candidate.kind === 'lead' && one.page === best.page && !saysLessOfIt(one, best))
        : undefined;
    const main = lead ?? best;
    return {
      outcome: 'answer',
      blocks: [
        ...(isDoubtful(best) ? [notFound(best.page)] : []),
        ...(lead && asked.asksOurs && weDo !== undefined ? [textBlock(weDo)] : []),
        ...(isPassage(main)
          ? withFold(passageText(main.candidate), furtherTo(main, ranked), wording.answers.more)
          : [
              ...blocksOf(main, wording),
              ...folded(best.isPartAsked ? [] : furtherTo(main, ranked), wording.answers.more),
            ]),
      ],
      links: linksFrom(main.page, main.candidate.href, finding, pages),
      chips: nextSteps(main.page.passages, asked.asked, main.candidate.kind, wording.nextSteps),
    };
  };
  let latest:
    { readonly question: PageQuestion; readonly pages: string; readonly reply: Reply | undefined } | undefined;
  return {
    weigh(question, passages) {
      const pages = foundPages(question, passages);
      return finder.weigh(read(question, pages), pages);
    },
    own(text, question, passages) {
      const reply = ownAnswer(question, passages, wording);
      return reply && { reply: withNewNames(text, reply), wantsDay: finder.read(text, []).wantsDay };
    },
    // A message that was looked up while it was being typed is not weighed again.
    answer(question, passages) {
      const pages = pagesToAsk(question)
        .filter((href) => passages.has(href))
        .join(' ');
      if (!latest || latest.pages !== pages || !isSame(latest.question, question)) {
        const reply = find(question, passages);
        latest = { question, pages, reply: reply && withNewNames(question.text, reply) };
      }
      return latest.reply;
    },
  };
}

/** A question with what the story around it tells: that counts as what its words mean. */
const withStory = (asked: PassageQuestion, story: PassageQuestion): PassageQuestion => ({
  ...asked,
  meanings: new Set([...asked.meanings, ...story.words, ...story.meanings]),
});

const isSame = (one: PageQuestion, other: PageQuestion) =>
  one.finding === other.finding &&
  one.text === other.text &&
  one.before === other.before &&
  one.isAside === other.isAside &&
  one.spokenOf === other.spokenOf;

function foundPages(question: PageQuestion, passages: ReadonlyMap<string, PagePassages>): readonly FoundPage[] {
  const { finding, spokenOf } = question;
  const [first] = finding.results;
  const isCertain =
    finding.outcome === 'answer' &&
    first?.isSubject === true &&
    spokenOf === undefined &&
    first.entry.kind !== 'category';
  const top = finding.results[0]?.score ?? 1;
  // A page that is named outright is not outdone by another that has its words.
  return (isCertain ? pagesToAsk(question).slice(0, 1) : pagesToAsk(question)).flatMap((href): readonly FoundPage[] => {
    const page = passages.get(href);
    if (!page) return [];
    const found = finding.results.find((one) => one.href === href);
    return [
      {
        href,
        passages: page,
        score: href === spokenOf ? top : (found?.score ?? top),
        matched: found?.matched ?? [],
        entry: found?.entry.href ?? href,
        isSpokenOf: href === spokenOf,
      },
    ];
  });
}

/** The page that answers goes first, with the place where the answer stands. */
function linksFrom(
  { href, passages }: FoundPage,
  place: string,
  finding: Finding,
  pages: readonly FoundPage[],
): readonly Link[] {
  const others = linksTo(finding).filter((link) => link.href !== href);
  const best = { href: place.startsWith(`${href}#`) ? place : href, label: passages.name };
  return [best, ...others].slice(0, pages.length + 2);
}

/** What the Government asks, by the first page that tells it, else by what tells it of the very thing that was named before. A topic tells none of its services. */
const feeOn = (pages: readonly FoundPage[], named: readonly RankedCandidate[]) =>
  pages.flatMap(({ passages }) => passages.passages).find(({ kind }) => kind === 'fee') ??
  named.find(({ page, tellsFee }) => page === pages[0] && tellsFee)?.candidate;

/** "ESOPs" is no page of its own: what the page is about, or who needs it, says nothing of them, a question on it does. */
const saysLessOfIt = (lead: RankedCandidate, best: RankedCandidate | undefined) =>
  lead.evidence.subject === 0 && best?.evidence.subject === 1 && best.candidate.kind === 'question';

/** "CMA data kya hai" asks what it is, in no words that a passage has. */
const asksWhatAlone = ({ asked, isNameAlone, evidence }: RankedCandidate) =>
  isNameAlone && asked.size === 1 && asked.has('what') && evidence.named === 0;

/** So much better has another page to fit than the one that is spoken of. */
const clearlyBetter = 0.6;

/** How much of what was named before stands in each candidate, by its place, from 0 to 1. */
type Told = (one: RankedCandidate) => number;
const noneTold: Told = () => 0;

/** So much it counts that a passage is about the very thing that was named before: after an e-way bill, "penalty?" asks for its own. */
const sameThing = 1.5;

function toldBefore(finder: PassageFinder, before: string, pages: readonly FoundPage[]): Told {
  const named = new Map(
    finder.weigh(finder.read(before, pages), pages).map(({ candidate, evidence }) => [candidate, evidence.named]),
  );
  return ({ candidate }) => sameThing * (named.get(candidate) ?? 0);
}

/** The page that is found first, where it fits so well that the message names it: "who has to file" names none. */
const namedFirst = ({ results: [first], subjects }: Finding) =>
  first !== undefined && (first.isSubject || (first.score >= wellFound && (first.isNamed || subjects.length > 1)))
    ? first.href
    : undefined;
const wellFound = 0.7;

/** The candidates with those of the page that is spoken of before others that fit no clearly better. */
function stayingFirst(ranked: readonly RankedCandidate[], told: Told): readonly RankedCandidate[] {
  const standing = (one: RankedCandidate) => one.score + told(one) + (one.page.isSpokenOf ? clearlyBetter : 0);
  return ranked.toSorted((one, other) => standing(other) - standing(one));
}

/** A list of dates answers who asks for dates, or asks nothing and tells no figure of a case; our time answers nobody who asks for the limit of the law. */
const mayAnswer = ({ candidate }: RankedCandidate, { asked, wantsDay, words, asksLimit }: PassageQuestion) =>
  candidate.kind === 'time'
    ? !asksLimit && (asked.has('time') || !counts.some((one) => asked.has(one)))
    : candidate.kind !== 'dates' || wantsDay || asked.has('dates') || (asked.size === 0 && !words.some(isFigure));

/** "How many partners" and "how many years" are not answered by the days that our work takes. */
const counts: readonly Asked[] = ['number', 'validity'];

const isFigure = (word: string) => /^\d{2,}$/.test(word);

/** "Is it compulsory?" wants a yes or a no rather than the list of those who need it. */
const isPartWanted = (part: RankedCandidate, { wantsYesOrNo }: PassageQuestion, best: RankedCandidate | undefined) =>
  part.isPartAsked && !(part.candidate.kind === 'who-list' && (wantsYesOrNo || saysLessOfIt(part, best)));

/** Below this a passage answers fewer than one question in three, as measured on keyed questions. */
const doubtfulScore = 3.5;
/** What a page says of its subject answers who names no more, and its parts answer who asks for them by name; all else must fit. */
const isDoubtful = ({ score, isSubjectAlone, isCueAlone, isPartAsked }: RankedCandidate) =>
  score < doubtfulScore && !isSubjectAlone && !isCueAlone && !isPartAsked;

/** A message that names no other subject asks the page that is spoken of by what it asks, or by words that stand there: "Ramesh Goud" and "11" ask it nothing. */
const isNothingAsked = (
  { evidence, asked, isAskedOutright, isSubjectAlone, page }: RankedCandidate,
  { spokenOf, isTold }: PageQuestion,
  { asked: askedInAll, words }: PassageQuestion,
) =>
  spokenOf !== undefined &&
  !isAskedOutright &&
  asked.size + askedInAll.size === 0 &&
  (isTold === true ||
    (evidence.held < fewOfIt && !isSubjectAlone && !wordsIn(page.passages.name).some((word) => words.includes(word))));

const fewOfIt = 0.25;

/** A yes or a no is given only to who asks just that; in the middle of a form a question is mostly about the form. */
const isLooseYesOrNo = (best: RankedCandidate, { isAside }: PageQuestion) =>
  yesOrNo.test(best.candidate.text) &&
  !best.isAskedOutright &&
  (isDoubtful(best) ||
    (isAside === true && !best.isCueAlone && best.evidence.held < mostOfIt && best.evidence.subject < 1));

const yesOrNo = /^(?:yes|no)\b/i;

/** For a question to which no page says anything, however well its name is found. */
const nothingSaid: Reply = { outcome: 'miss', blocks: [], links: [] };

/** "Liquor licence" is none of our licences, although there is a page about them all. */
const isWholeCategory = (
  { candidate, page, evidence, isSubjectAlone, isCueAlone }: RankedCandidate,
  { results, isUnderstood }: Finding,
) =>
  !isUnderstood &&
  candidate.kind === 'lead' &&
  !isSubjectAlone &&
  !isCueAlone &&
  evidence.held < mostOfIt &&
  results.find(({ href }) => href === page.href)?.entry.kind === 'category';

/** The page that is spoken of answers a message that names something else only if most of what it names stands there. */
const isAnsweredAside = (
  { evidence, isPartAsked }: RankedCandidate,
  { finding, spokenOf }: PageQuestion,
  { isBare }: PassageQuestion,
) =>
  spokenOf !== undefined &&
  !isPartAsked &&
  !isBare &&
  !finding.isBare &&
  finding.outcome !== 'answer' &&
  evidence.held < mostOfIt;

const mostOfIt = 0.5;

/** Of what a message names the page that is spoken of has little or nothing, and another is named by it, or has it all: "drawing power formula" or "any subsidy for women" after Udyam. */
function isAnsweredElsewhere(
  nearest: RankedCandidate,
  ranked: readonly RankedCandidate[],
  { finding: { outcome, isBare: isWithoutName, subjects, results } }: PageQuestion,
  { isBare }: PassageQuestion,
): boolean {
  const [first] = results;
  const mayStay =
    !nearest.page.isSpokenOf || nearest.evidence.held > mostOfIt || nearest.isAskedOutright || nearest.isPartAsked;
  if (mayStay || first === undefined || outcome !== 'answer' || isWithoutName) return false;
  const has = saysOfIt(nearest);
  if ((first.isNamed || first.isSubject) && (isBare || has === 0)) return true;
  const others = ranked.filter(({ page }) => !page.isSpokenOf);
  return (
    (first.isNamed &&
      first.score >= wellNamed &&
      others.some((one) => one.page.href === first.href && saysOfIt(one) >= has + muchMore)) ||
    (subjects.length > 1 && others.some(({ evidence: { held, subject } }) => Math.min(held, subject) >= allOfIt))
  );
}

const saysOfIt = ({ evidence: { held, subject } }: RankedCandidate) => Math.max(held, subject);
const wellNamed = 0.65;
const muchMore = 0.25;
const allOfIt = 0.9;

const sureScore = 4;
/** Of all that a story tells, even the right passage has little. */
const sureInStory = 3;
/** What a page is about answers nothing that could be meant of several. */
const isSure = ({ score, candidate }: RankedCandidate, isStory: boolean) =>
  candidate.kind !== 'lead' && score >= (isStory ? sureInStory : sureScore);

/** Who asks what we charge, or how much without saying of what. "How much PF is cut" and "is the licence fee due every year" ask the page. */
function wantsFee({ namesPrice }: PassageQuestion, best: RankedCandidate): boolean {
  const { asked } = best;
  if (!asked.has('fees') || asked.has('penalty')) return false;
  if (best.candidate.kind === 'fee') return true;
  const saysAll = asked.has('limit') && best.evidence.askedNowhere === 0;
  if (best.score >= sureScore && (saysAll || (!namesPrice && !best.isNameAlone))) return false;
  if (best.isCueAlone) return [...asked].every((one) => besideFees.has(one));
  return namesPrice ? !isNamed(best) || !best.isOfPrice : best.score < doubtfulScore;
}

/** Whether a price is all that is asked, whatever it is of. */
const asksOurFee = ({ asked, namesPrice }: PassageQuestion) =>
  asked.has('fees') && namesPrice && [...asked].every((one) => besideFees.has(one));

const besideFees: ReadonlySet<Asked> = new Set([
  'fees',
  'what',
  'eligibility',
  'payment',
  'time',
  'process',
  'documents',
  'limit',
  'place',
]);

const isNamed = ({ evidence }: RankedCandidate) => evidence.named >= 0.5;

/** How far behind the best further passages may be, how many, and how long all may be together, in words. */
const closeBehind = 3;
const mostFurther = 2;
const longestAnswer = 160;

/** What comes nearest to the best, as far as it may have been meant. */
function furtherTo(best: RankedCandidate, ranked: readonly RankedCandidate[]): readonly string[] {
  const further: string[] = [];
  let length = wordCount(passageText(best.candidate));
  for (const other of ranked) {
    if (other === best || other.tellsApart || !isPassage(other) || best.score - other.score > closeBehind) continue;
    const text = textAlone(other);
    if (further.length === mostFurther || length + wordCount(text) > longestAnswer) continue;
    further.push(text);
    length += wordCount(text);
  }
  return further;
}

/** A single passage, rather than a list or a section. */
const isPassage = ({ candidate }: RankedCandidate) => candidate.parts.length === 0 && candidate.kind !== 'time';

/** A passage as it stands beside others: an answer with its question. */
const textAlone = ({ candidate }: RankedCandidate) =>
  candidate.kind === 'question' ? `${candidate.title} ${candidate.text}` : passageText(candidate);
