import type { IndexEntry, IntentId } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { draftText } from '#src/delivery/whatsapp.ts';
import type { Row } from '#src/forms/form.ts';
import type { Finding } from '#src/search/search.ts';
import { wordsIn } from '#src/search/words.ts';
import { composeAnswer, linksTo, saysNothing, type Detail } from './compose.ts';
import { decideFirst } from './decide-first.ts';
import { bestPassage, passagesOf } from './passages.ts';
import { callLink, officeLink } from './hand-off.ts';
import type { Intent } from './intents.ts';
import type { Knowledge } from './knowledge.ts';
import type { DecisionState } from './decision-state.ts';
import { textBlock, type ComingReply, type Link, type Reply } from './reply.ts';

/**
 * The guide's reply to a message, outside of any form. Takes any text, the address of the page the visitor is on, and the decision that the
 * message before it was about.
 * Where the text of the answer has to be fetched, the pages it stands on come at once. Neither throws nor rejects.
 */
export function respond(
  knowledge: Knowledge,
  text: string,
  page: string,
  decision?: DecisionState,
): Reply | ComingReply {
  return decideFirst(text, decision, () => respondFromPages(knowledge, text, page));
}

function respondFromPages(knowledge: Knowledge, text: string, page: string): Reply | ComingReply {
  const intent = knowledge.intents.whole(text) ?? knowledge.passingIntent(text);
  if (intent) return replyToIntent(knowledge, intent.id, []);
  const named = knowledge.pageNamed(text);
  const searched = knowledge.search.find(text, page);
  const meant = named ?? knowledge.termIn(searched);
  const finding = meant ? onlyEntry(meant, knowledge.titleOf(meant.href), searched) : searched;
  if (finding.aspect === 'fees' && finding.outcome === 'none' && finding.isUnderstood)
    return replyToIntent(knowledge, 'fees', []);
  if (finding.outcome === 'none' && /[\p{Script=Devanagari}\p{Script=Telugu}]/u.test(text)) {
    return {
      outcome: 'miss',
      blocks: [textBlock(knowledge.wording.otherScript)],
      links: [officeLink(knowledge, text)],
    };
  }
  const spokenOf = meant === undefined ? spokenOfPage(finding, page, knowledge) : undefined;
  const detail = finding.outcome !== 'none' ? knowledge.detailAt(finding.results[0]?.href ?? '') : null;
  const here = spokenOf ? knowledge.detailAt(page) : null;
  const answered = (found: Detail | null, context: Detail | null) =>
    (spokenOf && context ? answerFromPage(spokenOf, text, context, finding, knowledge) : undefined) ??
    composeAnswer(finding, text, found, knowledge);
  if (!(detail instanceof Promise) && !(here instanceof Promise)) return answered(detail, here);
  return {
    links: linksTo(finding),
    reply: Promise.all([detail, here]).then(([found, context]) => answered(found, context)),
  };
}

/** The service that is spoken of, for a message that names no other subject. */
function spokenOfPage(finding: Finding, page: string, { pageNamed, serviceNames }: Knowledge): IndexEntry | undefined {
  const name = serviceNames.get(page);
  const [best] = finding.results;
  const namesAnother = finding.outcome === 'answer' && best?.isSubject === true;
  const isElsewhere = namesAnother || finding.outOfScope !== undefined || best?.href === page;
  return name === undefined || isElsewhere ? undefined : pageNamed(name);
}

/** What the page that is spoken of says to a message, if it says something and every name in the message stands on it. */
function answerFromPage(
  entry: IndexEntry,
  text: string,
  detail: Detail,
  finding: Finding,
  knowledge: Knowledge,
): Reply | undefined {
  const title = knowledge.titleOf(entry.href);
  const passages = passagesOf(detail);
  const best = bestPassage(text, title, passages, saysNothing(finding.aspect, knowledge));
  const held = new Set([title, ...passages.flatMap((passage) => [passage.asked, passage.text])].flatMap(wordsIn));
  const isForeign = wordsIn(text).some((word) => knowledge.isSubject(word) && !held.has(word));
  if (!best || isForeign || best.coverage < likelyHere) return undefined;
  const links = linksTo(onlyEntry(entry, title, finding)).slice(0, 1);
  return { outcome: 'answer', blocks: [textBlock(best.passage.text)], links };
}

const likelyHere = 0.5;

/** A page or a term called by its very name is meant, however much others resemble it; so a choice that was offered can be taken. */
function onlyEntry(entry: IndexEntry, title: string, finding: Finding): Finding {
  const { href } = entry;
  const others = finding.results.filter((other) => other.href !== href).slice(0, 2);
  return {
    ...finding,
    outcome: 'answer',
    aspect: undefined,
    results: [{ href, title, entry, score: 1, isSubject: true, matched: wordsIn(title) }, ...others],
  };
}

/** An apology is no answer. */
export const outcomeOf = (id: IntentId | undefined): Reply['outcome'] => (id === 'complaint' ? 'miss' : 'answer');

/** The guide's reply to an intent. `rows` are what the visitor has told so far; a hand-over to the office carries them. */
export function replyToIntent(knowledge: Knowledge, id: IntentId, rows: readonly Row[]): Reply {
  const intent = knowledge.intents.byId(id);
  const ways = {
    phone: () => callLink(knowledge),
    whatsApp: () => officeLink(knowledge, draftText(knowledge.wording.draft, rows)),
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
