import type { Intents, KnowledgeEntry, Language, Practice, Wording } from '#src/collections/types.ts';
import { makeSearch, type Search } from '#src/search/search.ts';
import { composeAnswer } from './compose.ts';
import { intentReader, type IntentReader } from './intents.ts';
import { textBlock, type Link, type Reply } from './reply.ts';

/** Everything the guide knows, made ready once. */
export interface Mind {
  readonly search: Search;
  readonly intents: IntentReader;
  readonly wording: Wording;
  readonly practice: Practice;
  readonly titleOf: (href: string) => string;
}

/** Makes the guide's mind from content. Takes a few milliseconds; make it once. */
export function makeMind(content: {
  readonly knowledge: readonly KnowledgeEntry[];
  readonly words: { readonly language: Language; readonly intents: Intents; readonly wording: Wording };
  readonly practice: Practice;
}): Mind {
  const { knowledge, words, practice } = content;
  const titles = new Map(knowledge.filter(({ kind }) => kind !== 'question').map(({ href, name }) => [href, name]));
  return {
    search: makeSearch(knowledge, words.language),
    intents: intentReader(words.intents, words.language.fillers),
    wording: words.wording,
    practice,
    titleOf: (href) => titles.get(href) ?? href,
  };
}

/**
 * The guide's reply to a message, outside of any walk-through. Takes any text and the address of the page the visitor is on.
 * Never throws.
 */
export function respond(mind: Mind, text: string, page: string): Reply {
  const wish = mind.intents.whole(text);
  if (wish) return replyToIntent(mind, wish);
  const finding = mind.search.find(text, page);
  const passing = finding.outcome === 'answer' && finding.results[0]?.isSubject === true ? undefined : mind.intents.within(text);
  return passing ? replyToIntent(mind, passing) : composeAnswer(finding, mind.wording, mind.practice);
}

function replyToIntent(mind: Mind, intent: ReturnType<IntentReader['byId']>): Reply {
  const links: Link[] = intent.links.map((href) => ({ href, label: mind.titleOf(href) }));
  return { outcome: 'answer', intent: intent.id, blocks: intentText(mind, intent).map(textBlock), links };
}

function intentText({ practice, wording }: Mind, intent: ReturnType<IntentReader['byId']>): readonly string[] {
  switch (intent.id) {
    case 'fees':
      return [practice.feesAnswer];
    case 'contact':
      return [`Phone ${practice.phone}, mail ${practice.email}, or WhatsApp.`];
    case 'office':
      return [
        practice.offices.map(({ town, name, address, postcode }) => `${town} (${name}): ${address.join(', ')} ${postcode}.`).join(' '),
        practice.hours.map(({ days, time }) => `${days}: ${time}.`).join(' '),
      ];
    default:
      return [intent.reply ?? wording.miss];
  }
}
