import clauses from 'content:vocabulary-clauses';
import cues from 'content:vocabulary-cues';
import type { IndexEntry, IntentId } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { draftText } from '#src/delivery/whatsapp.ts';
import type { Row } from '#src/forms/form.ts';
import { pageOf, paths } from '#src/paths.ts';
import type { Weighed } from '#src/search/passage-evidence.ts';
import type { Finding } from '#src/search/search.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { fetchedAnswer, whole } from './fetched-answer.ts';
import { inFull } from './in-full.ts';
import { linksTo } from './links-to.ts';
import { decideFirst } from './decide-first.ts';
import { dueDatesFirst } from './due-dates-first.ts';
import type { Earlier } from '../model/earlier.ts';
import { pageChoice } from './page-choice.ts';
import { pagesToAsk } from './pages-to-ask.ts';
import { callLink, officeLink } from './hand-off.ts';
import type { Intent } from '../model/intent-reader.ts';
import type { Knowledge, PageTexts } from '../model/knowledge.ts';
import { textBlock } from './blocks.ts';
import type { ComingReply, Link, Reply } from '../model/reply.ts';

/**
 * The guide's reply to a message, outside of any form. Takes any text, the address of the page the visitor is on or speaks of, and what went before.
 * Where the text of the answer has to be fetched, the pages it stands on come at once. Neither throws nor rejects.
 */
export function respond(knowledge: Knowledge, said: string, page: string, earlier: Earlier = {}): Reply | ComingReply {
  const text = inFull(said);
  const otherwise = () => respondToAll(knowledge, text, page, earlier);
  const asked = knowledge.search.ownQuestions(text);
  const own = asked.find(({ href }) => pageOf(href) === page) ?? (asked.length === 1 ? asked[0] : undefined);
  if (!own) return otherwise();
  return fromTexts(knowledge.textsOf([pageOf(own.href)]), [], (fetched) => {
    const answer = fetched?.answers.own(text, own, fetched.passages);
    if (!answer) return otherwise();
    const others = linksTo(knowledge.search.find(text, page)).filter(({ href }) => href !== pageOf(own.href));
    const reply = { ...answer.reply, links: [...answer.reply.links, ...others].slice(0, mostLinks) };
    return answer.wantsDay
      ? withDates(
          reply,
          dueDatesFirst(text, page, earlier, () => reply),
        )
      : reply;
  });
}

/** What is answered from texts: at once where they are at hand, else the links until they are. */
function fromTexts(
  texts: PageTexts | null | Promise<PageTexts | null>,
  links: readonly Link[],
  answered: (fetched: PageTexts | null) => Reply | ComingReply,
): Reply | ComingReply {
  return texts instanceof Promise ? { links, reply: texts.then(answered).then(whole) } : answered(texts);
}

const mostLinks = 3;

/** What stands on a page tells the rule; the next date is told after it. */
function withDates(own: Reply, dated: Reply | ComingReply): Reply | ComingReply {
  const together = (said: Reply): Reply =>
    said === own
      ? own
      : { ...said, blocks: [...own.blocks, ...said.blocks], links: [...own.links.slice(0, 1), ...said.links.slice(1)] };
  return 'reply' in dated ? { ...dated, reply: dated.reply.then(together) } : together(dated);
}

const byParts = fetchedAnswer(() => import('./parts-answer.ts'));
const byRefusal = fetchedAnswer(() => import('./refusal.ts'));

/** What may ask several things has a joint between two parts, or says whose something is. */
const mayHaveParts = new RegExp(
  `[?!;,\\n]\\s*\\S|&|${anyWord(clauses.and, clauses.or, clauses.versus, clauses.plus, clauses.then, clauses.of)}`,
  'iu',
);

/** What is so short may be the rest of what was asked before: "and 8?" */
const isShort = /^\s*\S+(?:\s+\S+){0,4}\s*$/u;

function respondToAll(knowledge: Knowledge, text: string, page: string, earlier: Earlier): Reply | ComingReply {
  const asOne = () => respondToOne(knowledge, text, page, earlier);
  const before = earlier.decision || !isShort.test(text) ? undefined : earlier.said;
  if (before === undefined && !mayHaveParts.test(text)) return asOne();
  return byParts(
    ({ partsAnswer }) =>
      partsAnswer(
        text,
        page,
        knowledge,
        (question, about, found) => respondToOne(knowledge, question, about, found ? { ...earlier, found } : earlier),
        before,
      ),
    asOne,
  );
}

function respondToOne(knowledge: Knowledge, text: string, page: string, earlier: Earlier): Reply | ComingReply {
  return decideFirst(text, earlier.decision, { page, said: earlier.said }, () =>
    dueDatesFirst(text, page, earlier, () => respondFromPages(knowledge, text, page, earlier)),
  );
}

function respondFromPages(
  knowledge: Knowledge,
  text: string,
  page: string,
  { said: before = '', typed = text, found, isAside }: Earlier,
): Reply | ComingReply {
  const intent = intentIn(text, page, knowledge);
  if (intent) return replyToIntent(knowledge, intent.id, page, []);
  const { finding, spokenOf, term } = searched(text, page, knowledge, found);
  if (finding.aspect === 'fees' && finding.outcome === 'none' && finding.isUnderstood && spokenOf === undefined)
    return replyToIntent(knowledge, 'fees', page, []);
  const orIndex = (said: Reply | undefined) => said ?? fromIndex(finding, { text, typed }, knowledge);
  const links = linksTo(finding);
  if (term)
    return fromTexts(knowledge.textsOf([term.href]), links, (fetched) => {
      const own = fetched?.answers.own(text, term, fetched.passages);
      return orIndex(own && { ...own.reply, links });
    });
  if (spokenOf === undefined && (finding.outcome === 'none' || finding.results.length === 0))
    return missed(finding, { text, typed }, knowledge);
  const isTold = !goesOn.test(text) && finding.subjects.every((word) => knowledge.isEveryday(word));
  const isOfFee = knowledge.intents.whole(text)?.id === 'fees';
  const question = { text, before, finding, spokenOf, isTold, isAside, isOfFee };
  return fromTexts(knowledge.textsOf(pagesToAsk(question)), links, (fetched) => {
    const said = fetched?.answers.answer(question, fetched.passages);
    return said?.outcome === 'miss' ? missed(finding, { text, typed }, knowledge) : orIndex(said);
  });
}

/** "And for myself" and "within?" ask the page that is spoken of. */
const goesOn = new RegExp(`[?]|^\\s*${anyWord(clauses.and, clauses.of)}`, 'iu');

/** The intent of a message, unless it means the subject that is spoken of. */
function intentIn(text: string, page: string, knowledge: Knowledge): Intent | undefined {
  const intent = knowledge.intents.whole(text) ?? knowledge.passingIntent(text);
  if (!intent || !isOfSubject(intent.id, { knowledge, page })) return intent;
  return asksAboutForm.has(intent.id) && knowledge.mentionsAppointment(text) ? intent : undefined;
}

/** "Fees?", "due date?" and "can I change it later?" mean the subject that is spoken of, if there is one. */
export const isOfSubject = (
  id: IntentId,
  {
    knowledge,
    page,
    lastSending,
  }: { readonly knowledge: Knowledge; readonly page: string; readonly lastSending?: unknown },
): boolean =>
  mayBeOfSubject.has(id) && knowledge.isSubjectPage(page) && !(asksAboutForm.has(id) && lastSending !== undefined);

const asksAboutForm: ReadonlySet<IntentId> = new Set(['change-later', 'cancel-later']);
const mayBeOfSubject: ReadonlySet<IntentId> = new Set(['fees', 'dates', ...asksAboutForm]);

/** What the search makes of a message, and the page it is about where it names no other. */
function searched(text: string, page: string, knowledge: Knowledge, known?: Finding) {
  const found = known ?? knowledge.search.find(text, page);
  const intent = knowledge.intents.whole(text);
  if (intent && isOfSubject(intent.id, { knowledge, page }))
    return {
      finding: { ...found, outcome: 'answer', isBare: true, results: [] } as const,
      spokenOf: page,
      term: undefined,
    };
  const term = knowledge.termIn(found);
  const meant = knowledge.pageNamed(text) ?? term;
  return meant
    ? { finding: onlyEntry(meant, knowledge.titleOf(meant.href), found), spokenOf: undefined, term }
    : { finding: found, spokenOf: spokenOfPage(text, found, page, knowledge), term };
}

/**
 * What speaks for everything that the pages found for a message could say, for fitting how much each piece of evidence counts. Takes what `respond` takes. Returns
 * nothing where an intent is recognised or nothing is found.
 */
export async function candidatesFor(
  text: string,
  page: string,
  before: string,
  knowledge: Knowledge,
): Promise<readonly Weighed[]> {
  if (intentIn(text, page, knowledge)) return [];
  const question = { text, before, ...searched(text, page, knowledge) };
  const texts = await knowledge.textsOf(pagesToAsk(question));
  return texts?.answers.weigh(question, texts.passages) ?? [];
}

/** A message as it is read, and as it was typed. */
interface Asked {
  readonly text: string;
  readonly typed: string;
}

/** What is said where nothing was found. */
function missed(finding: Finding, { text, typed }: Asked, knowledge: Knowledge): Reply | ComingReply {
  const { wording } = knowledge;
  const links = [officeLink(knowledge, typed)];
  if (!/[a-z\d]/i.test(text) && /\p{Letter}/u.test(text))
    return { outcome: 'miss', blocks: [textBlock(wording.otherScript)], links };
  if (finding.isBare) return { outcome: 'miss', blocks: [textBlock(wording.whichService)], links: [] };
  const miss = (said: string): Reply => ({ outcome: 'miss', blocks: [textBlock(said)], links });
  const { outOfScope } = finding;
  const isTold = !asks(text, finding);
  const unread = (): Reply => ({ ...miss(wording.unread), isUnread: true, chips: wording.suggestions });
  if (outOfScope === undefined && isShort.test(text) && isTold) return unread();
  if (outOfScope === undefined) return miss(wording.miss);
  return byRefusal(
    ({ refusalOf, isOccasion }) =>
      isTold && isOccasion(outOfScope, text) ? unread() : miss(refusalOf(outOfScope) ?? wording.outOfScope),
    () => miss(wording.outOfScope),
  );
}

const asks = (text: string, { trace }: Finding) => asksOutright(text) || trace.query.aspects.length > 0;

/** What is said where no text could be fetched: that the page has the answer. */
function fromIndex(finding: Finding, asked: Asked, knowledge: Knowledge): Reply | ComingReply {
  const { wording } = knowledge;
  const [best] = finding.results;
  if (!best || finding.outcome === 'none') return missed(finding, asked, knowledge);
  if (finding.outcome === 'choices') return pageChoice(finding, wording);
  return { outcome: 'answer', blocks: [textBlock(wording.notLoaded)], links: linksTo(finding) };
}

/** The page that is spoken of, for a message that names no other subject, or asks of it what has to do with another: "can the same be used for PF?" */
function spokenOfPage(text: string, finding: Finding, page: string, knowledge: Knowledge): string | undefined {
  const { isSubjectPage } = knowledge;
  const [best] = finding.results;
  // "And the return?" names no service of its own, though a whole category goes by that word; "are senior citizens exempt" names none either.
  const isNamed =
    best?.isSubject === true &&
    best.isNamed &&
    ownSubjects.has(best.entry.kind) &&
    !best.href.startsWith(`${paths.solutions}/`);
  const namesAnother =
    finding.outcome === 'answer' &&
    isNamed &&
    isSubjectPage(best.href) &&
    !finding.isBare &&
    !refersBack.test(text) &&
    !(finding.aspect !== undefined && isPartOfName(text, best.matched, knowledge));
  return !isSubjectPage(page) || namesAnother || finding.outOfScope !== undefined ? undefined : page;
}

/** "How to reduce it" has one word of a name such as "reduce tax", and names it by none of the others. */
function isPartOfName(text: string, name: readonly string[], { isEveryday, isCue }: Knowledge): boolean {
  const said = wordsIn(text);
  const [word = '', ...more] = said.filter((one) => !isEveryday(one) && !isCue(one));
  return more.length === 0 && name.includes(word) && !name.every((one) => said.includes(one));
}

const ownSubjects: ReadonlySet<IndexEntry['kind']> = new Set(['service', 'topic', 'article', 'question']);

const refersBack = new RegExp(
  `${anyWord(cues.before)}|${anyWord(cues.beforeUnless)}\\s+(?!${anyOf(cues.unless)})`,
  'iu',
);

/** A page or a term called by its very name is meant, however much others resemble it; so a choice that was offered can be taken. */
function onlyEntry(entry: IndexEntry, title: string, finding: Finding): Finding {
  const { href } = entry;
  const others = finding.results.filter((other) => other.href !== href).slice(0, 2);
  return {
    ...finding,
    outcome: 'answer',
    aspect: undefined,
    results: [{ href, title, entry, score: 1, isSubject: true, isNamed: true, matched: wordsIn(title) }, ...others],
  };
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
  };
}

function intentText({ practice, wording }: Knowledge, intent: Intent): readonly string[] {
  const hours = practice.hours.map(({ days, time }) => `${days}: ${time}`);
  const towns = practice.offices.map(({ town }) => town);
  const reply = fillTemplate(intent.reply ?? '', { towns, hours: hours.join(', ') });
  const offices = [
    practice.offices
      .map(({ town, name, address, postcode }) => `${town} (${name}): ${address.join(', ')} ${postcode}.`)
      .join(' '),
    `${hours.join('. ')}.`,
  ];
  switch (intent.id) {
    case 'human':
      return [reply, wording.handOff];
    case 'fees':
      return [practice.feesAnswer];
    case 'booking-cost':
      return [reply, practice.feesAnswer];
    case 'contact':
      return [fillTemplate(wording.answers.contact, { phone: practice.phone, email: practice.email })];
    case 'office':
      return offices;
    case 'which-office':
      return towns.length > 1 ? [reply] : offices;
    case 'was-sent':
      return [];
    default:
      return [intent.reply === undefined ? wording.miss : reply];
  }
}
