import clauses from 'content:vocabulary-clauses';
import { isFormId } from '#src/collections/form-ids.ts';
import { distressing } from '#src/collections/form-intents.ts';
import type { IntentId } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { draftText } from '#src/delivery/whatsapp.ts';
import type { Row } from '#src/forms/form.ts';
import { pageOf } from '#src/paths.ts';
import { beforeOf } from '#src/search/follow-up.ts';
import { isOwnQuestion, type Match } from '#src/search/matcher.ts';
import type { Finding } from '#src/search/search.ts';
import type { PageQuestion } from '../model/page-answers.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyWord } from '#src/text/word-lists.ts';
import { fetchedAnswer, whole } from './fetched-answer.ts';
import { inFull } from './in-full.ts';
import { decideFirst, noteFigures, workOut } from './decide-first.ts';
import { dueDatesFirst } from './due-dates-first.ts';
import type { Earlier } from '../model/earlier.ts';
import { noTopic, type Topic } from '../model/topic.ts';
import { callLink, officeLink } from './hand-off.ts';
import type { Intent } from '../model/intent-reader.ts';
import type { Knowledge, PageTexts } from '../model/knowledge.ts';
import { textBlock } from './blocks.ts';
import { withoutDenied } from './without-denied.ts';
import { hoursTold, placesLine } from './office-lines.ts';
import type { ComingReply, Link, Reply } from '../model/reply.ts';

/**
 * The guide's reply to a message, outside of any form. Takes any text, the address of the page the visitor is on or speaks of, and what went before.
 * Where the text of the answer has to be fetched, the pages it stands on come at once. Neither throws nor rejects.
 */
export const respond = (knowledge: Knowledge, said: string, page: string, earlier: Earlier = {}): Reply | ComingReply =>
  respondToAll(knowledge, inFull(said), page, earlier);

/** What is answered from texts: at once where they are at hand, else the links until they are. */
function fromTexts(
  texts: PageTexts | null | Promise<PageTexts | null>,
  links: readonly Link[],
  answered: (fetched: PageTexts | null) => Reply | ComingReply,
): Reply | ComingReply {
  return texts instanceof Promise ? { links, reply: texts.then(answered).then(whole) } : answered(texts);
}

/** The pages that were found as links, best first. */
const linksTo = ({ results }: Finding): readonly Link[] => results.map(({ href, title }) => ({ href, label: title }));

const byParts = fetchedAnswer(() => import('./parts-answer.ts'));
const byOffice = fetchedAnswer(() => import('./office-answer.ts'));
const byRefusal = fetchedAnswer(() => import('./refusal.ts'));

/** What may ask several things has a joint between two parts. */
const mayHaveParts = new RegExp(`[?!;,\\n]\\s*\\S|&|${anyWord(clauses.and, clauses.plus, clauses.then)}`, 'iu');

function respondToAll(knowledge: Knowledge, text: string, page: string, earlier: Earlier): Reply | ComingReply {
  const asOne = () => respondToOne(knowledge, text, page, earlier);
  if (earlier.passage || !mayHaveParts.test(text)) return asOne();
  return byParts(
    ({ partsAnswer }) =>
      partsAnswer(text, page, knowledge, (question, about) =>
        respondToOne(knowledge, question, about, earlier, question !== text),
      ),
    asOne,
  );
}

/** Answers one question: what is worked out of figures and dates where the pages agree on its subject, else what stands on them. */
function respondToOne(
  knowledge: Knowledge,
  text: string,
  page: string,
  earlier: Earlier,
  isPart = false,
): Reply | ComingReply {
  const question = questionOn(text, page, earlier, knowledge);
  const { finding } = question;
  return fromTexts(
    knowledge.textsOf((answers) => answers.pages(question)),
    linksTo(finding),
    (fetched) => {
      const match = fetched?.answers.match(question, fetched.passages);
      if (fetched && match && question.passage) return fetched.answers.answer(question, match);
      const before = { page, topic: earlier.topic ?? noTopic, now: earlier.now, stopWords: fetched?.answers.stopWords };
      const fromPages = () => {
        const intent = intentIn(text, page, knowledge, match);
        if (intent && (earlier.isAside || !isFormId(intent.id))) {
          const reply = replyToIntent(knowledge, intent.id, page, []);
          return isLookedUp(intent.id)
            ? byOffice(
                ({ officeAnswer }) => ({ ...reply, blocks: officeAnswer(text, earlier.now, knowledge.practice) }),
                () => reply,
              )
            : reply;
        }
        const said = match && fetched?.answers.answer(question, match);
        const told = () => {
          if (said && said.outcome !== 'miss')
            return isRepeated(said, earlier) ? askedAgain(said, earlier.typed ?? text, knowledge) : said;
          if (said || finding.results.length === 0) return missed(finding, text, earlier.typed ?? text, knowledge);
          return {
            outcome: 'answer',
            blocks: [textBlock(knowledge.wording.notLoaded)],
            links: linksTo(finding),
          } as const;
        };
        // What corrects a question is still that question.
        const isCorrection = question.text !== text;
        if (isPart) return told();
        const isAnswered = isAnsweredBy(match);
        const isPerhapsAnswered = isAnsweredBy(match, perhaps);
        const answering = isPerhapsAnswered ? (match?.ranked.slice(0, 1) ?? []) : [];
        return workOut(text, [...answering, ...(isAnswered ? [] : before.topic.told)], before, () =>
          earlier.isAside || isCorrection || isAnswered
            ? told()
            : noteFigures(text, { ...before, spokenOf: said?.about?.spokenOf, isPerhapsAnswered }, told),
        );
      };
      const named = fetched?.answers.decisionNamed(text);
      // A question of our pages has its answer there, unless what was told before answers it.
      const isOwn = !named && match !== undefined && isOwnQuestion(match);
      const facts = earlier.topic?.facts ?? [];
      if (isOwn && facts.length === 0) return fromPages();
      const workedOut = decideFirst(question.text, named ?? earlier.decision, before, () =>
        dueDatesFirst(question.text, page, { ...earlier, isAnswered: isAnsweredBy(match) }, () => notWorkedOut),
      );
      const agreed = (said: Reply) => {
        const isGoneOn = said.decision !== undefined && said.decision.id === earlier.decision?.id;
        if (
          said === notWorkedOut ||
          (isOwn && !said.isOnFacts) ||
          (!named && !said.isOnFacts && !isGoneOn && match && !isOfSubjectMatched(said, match, page))
        )
          return fromPages();
        // Who answers one question of a check is asked the next one.
        const isAsked = named !== undefined || (isGoneOn && earlier.decision.asked !== undefined);
        const rule = isAsked || !match || !said.decision?.asked ? undefined : fetched?.answers.answer(question, match);
        return rule ? ruleFirst(rule, said, isAnsweredBy(match, perhaps)) : said;
      };
      return 'reply' in workedOut
        ? { ...workedOut, reply: workedOut.reply.then(agreed).then(whole) }
        : agreed(workedOut);
    },
  );
}

/** What a passage tells, with the question of a check that lacks a figure behind it; the check alone where the passage is neither likely nor of its page. */
function ruleFirst(rule: Reply, said: Reply, isLikely: boolean): Reply {
  const pages = new Set(said.links.map(({ href }) => pageOf(href)));
  const isOfCheck = isLikely || rule.links.some(({ href }) => pages.has(pageOf(href)));
  if (rule.outcome !== 'answer' || rule.isNearest || !isOfCheck) return said;
  const chips = [...(said.chips ?? []), ...(rule.chips ?? [])];
  const { decision } = said;
  return { ...rule, blocks: [...rule.blocks, ...said.blocks.slice(0, 1)], chips, ...(decision && { decision }) };
}

/** Whether a reply tells what the last one told. */
const isRepeated = ({ about, isOnFacts }: Reply, { topic = noTopic }: Earlier): boolean =>
  isOnFacts !== true && topic.told.length > 0 && JSON.stringify(about?.told) === JSON.stringify(topic.told);

/** Who is told the same once more, having asked something else, is shown the way to the office. */
const askedAgain = (reply: Reply, typed: string, knowledge: Knowledge): Reply => ({
  ...reply,
  blocks: [...reply.blocks, textBlock(knowledge.wording.toldBefore)],
  links: [...reply.links, officeLink(knowledge, typed)],
});

const notWorkedOut: Reply = { outcome: 'miss', blocks: [], links: [] };

/** Whether a passage answers, by default more likely than not. */
const isAnsweredBy = (match: Match | undefined, likelihood = likely) =>
  match !== undefined && (match.ranked[0]?.share ?? 0) * match.isOurs > likelihood;

/** More likely than not. */
const likely = 0.5;

/** So likely a passage answers better than what is nothing but words of an intent. */
const surely = 0.75;

/** A passage that is as likely is right in six of ten. */
const perhaps = 0.2;

/** So likely its pages have to be together, for what was worked out to be about what was asked. */
const leastAgreed = 0.15;

/** Whether what was worked out is about a page that the passages speak for too, or that is spoken of. Where it names no page of a subject nothing speaks against it. */
function isOfSubjectMatched({ links }: Reply, { ranked }: Match, page: string): boolean {
  const pages = new Set(
    links.map(({ href }) => pageOf(href)).filter((href) => /^\/(?:services|solutions)\//.test(href)),
  );
  if (pages.size === 0 || pages.has(page)) return true;
  const share = ranked.reduce((sum, one) => sum + (pages.has(one.href) ? one.share : 0), 0);
  return share >= leastAgreed;
}

/** The intent of a message, unless it means the subject that is spoken of. Where a passage answers, what only has words of an intent among others is that question; what has no others is where it surely answers. An intent that has nothing to tell steers a form, and is nothing without one: "and next year?". */
function intentIn(text: string, page: string, knowledge: Knowledge, match?: Match): Intent | undefined {
  const whole = knowledge.intents.whole(text);
  const said = whole ?? knowledge.passingIntent(text);
  // "Where will the meeting be" begins no booking.
  const least = whole && !isFormId(whole.id) ? surely : likely;
  const intent = said && isAnsweredBy(match, least) && !distressing.has(said.id) ? undefined : said;
  if (!intent || (intent.reply === undefined && !factsTold[intent.id])) return undefined;
  if (!isOfSubject(intent.id, { knowledge, page })) return intent;
  return asksAboutForm.has(intent.id) && knowledge.mentionsAppointment(text) ? intent : undefined;
}

/** Whether the reply to an intent depends on the words of the message. */
export const isLookedUp = (id: IntentId): boolean => id === 'office';

/** "Fees?" and "can I change it later?" mean the subject that is spoken of, if there is one. */
export const isOfSubject = (
  id: IntentId,
  {
    knowledge,
    page,
    lastSending,
  }: { readonly knowledge: Knowledge; readonly page: string; readonly lastSending?: unknown },
): boolean =>
  mayBeOfSubject.has(id) && knowledge.isSubjectPage(page) && !(asksAboutForm.has(id) && lastSending !== undefined);

const asksAboutForm: ReadonlySet<IntentId> = new Set(['change-later', 'cancel-later', 'was-sent', 'is-confirmed']);
const mayBeOfSubject: ReadonlySet<IntentId> = new Set(['fees', ...asksAboutForm]);

/** A message as it is held against pages: with what the search made of it, and what it goes on from. */
function questionOn(
  typed: string,
  page: string,
  { topic = noTopic, passage, now }: Earlier,
  { search, isSubjectPage, titleOf, pageNamed }: Knowledge,
): PageQuestion {
  const { spokenOf, told, heading, said } =
    page === topic.page ? topic : { ...noTopic, spokenOf: { [page]: 1 }, said: topic.said };
  const name = isSubjectPage(page) ? titleOf(page) : '';
  const text = withoutDenied(typed, heading);
  return {
    text,
    passage,
    now,
    finding: search.find(text, page),
    // Who writes the name of a page and nothing else turns to it, whatever was spoken of.
    before: pageNamed(text) ? undefined : beforeOf({ spokenOf, name, told, heading, said }, search),
  };
}

/**
 * All that pages could say to a message, best first, and what speaks for each. Takes what `respond` takes. Returns undefined where an intent is recognised or no
 * page is had.
 */
export async function matchFor(
  text: string,
  page: string,
  topic: Topic,
  knowledge: Knowledge,
): Promise<Match | undefined> {
  if (intentIn(text, page, knowledge)) return undefined;
  const question = questionOn(text, page, { topic }, knowledge);
  const texts = await knowledge.textsOf((answers) => answers.pages(question));
  return texts?.answers.match(question, texts.passages);
}

/** What is so short may be no question. */
const isShort = /^\s*\S+(?:\s+\S+){0,4}\s*$/u;

/** What is said where nothing was found. Takes what the search made of a message, that as it is read, as it was typed, and what is known. */
function missed(finding: Finding, text: string, typed: string, knowledge: Knowledge): Reply | ComingReply {
  const { wording } = knowledge;
  const links = [officeLink(knowledge, typed)];
  if (!/[a-z\d]/i.test(text) && /\p{Letter}/u.test(text))
    return { outcome: 'miss', blocks: [textBlock(wording.otherScript)], links };
  if (finding.isBare) return { outcome: 'miss', blocks: [textBlock(wording.whichService)], links: [] };
  const miss = (said: string): Reply => ({ outcome: 'miss', blocks: [textBlock(said)], links });
  const { outOfScope } = finding;
  const isTold = !asksOutright(text) && finding.trace.query.aspects.length === 0;
  const unread = (): Reply => ({ ...miss(wording.unread), isUnread: true, chips: wording.suggestions });
  if (outOfScope === undefined && isShort.test(text) && isTold) return unread();
  if (outOfScope === undefined) return miss(wording.miss);
  return byRefusal(
    ({ refusalOf, isOccasion }) =>
      isTold && isOccasion(outOfScope, text) ? unread() : miss(refusalOf(outOfScope) ?? wording.outOfScope),
    () => miss(wording.outOfScope),
  );
}

/** An apology is no answer. */
export const outcomeOf = (id: IntentId | undefined): Reply['outcome'] => (id === 'complaint' ? 'miss' : 'answer');

/**
 * The guide's reply to an intent, on the page that is spoken of. `rows` are what the visitor has told so far; a hand-over to the office carries
 * them, and where there are none what was spoken of.
 */
export function replyToIntent(knowledge: Knowledge, id: IntentId, page: string, rows: readonly Row[]): Reply {
  const { intents, wording, isSubjectPage, titleOf } = knowledge;
  const intent = intents.byId(id);
  const about = isSubjectPage(page) ? [{ label: wording.draftAbout, value: titleOf(page) }] : [];
  const ways = {
    phone: () => callLink(knowledge),
    whatsApp: () => officeLink(knowledge, draftText(wording.draft, rows.length > 0 ? rows : about)),
  };
  const links: readonly Link[] = [
    ...intent.links.map((href) => ({ href, label: knowledge.titleOf(href) })),
    ...(intent.reach ?? []).map((way) => ways[way]()),
  ];
  return {
    outcome: outcomeOf(intent.id),
    intent: intent.id,
    blocks: intentText(knowledge, intent).map(textBlock),
    links,
    ...(intent.chips && { chips: intent.chips }),
  };
}

const contactLine = ({ practice: { phone, email }, wording }: Knowledge) =>
  fillTemplate(wording.answers.contact, { phone, email });

/** What an intent is answered with that has no words of its own: facts of the practice. */
const factsTold: Partial<Record<IntentId, (knowledge: Knowledge) => readonly string[]>> = {
  fees: ({ practice }) => [practice.feesAnswer],
  contact: (knowledge) => [contactLine(knowledge)],
  office: ({ practice }) => [placesLine(practice), `${hoursTold(practice).join('. ')}.`],
  'was-sent': () => [],
};

function intentText(knowledge: Knowledge, { id, reply }: Intent): readonly string[] {
  const { wording } = knowledge;
  const facts = factsTold[id];
  if (facts) return facts(knowledge);
  return [reply ?? wording.miss, ...(id === 'human' ? [contactLine(knowledge), wording.handOff] : [])];
}
