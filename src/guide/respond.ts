import type { IndexEntry, IntentId, Intents, Language, Practice, Wording } from '#src/collections/types.ts';
import { draftText } from '#src/delivery/whatsapp.ts';
import type { Row } from '#src/forms/form.ts';
import type { InvertedIndex } from '#src/search/inverted-index.ts';
import { makeSearch, type Finding, type Search } from '#src/search/search.ts';
import { composeAnswer, linksTo, type Detail } from './compose.ts';
import { officeLink } from './hand-off.ts';
import { intentReader, type IntentReader } from './intents.ts';
import { textBlock, type ComingReply, type Link, type Reply } from './reply.ts';

/** Everything the guide knows, made ready once. */
export interface Mind {
  readonly search: Search;
  readonly intents: IntentReader;
  readonly wording: Wording;
  readonly practice: Practice;
  readonly titleOf: (href: string) => string;
  /** Names of the services by address. */
  readonly serviceNames: ReadonlyMap<string, string>;
  /** The page with just that name, however its letters are written. */
  readonly pageNamed: (name: string) => IndexEntry | undefined;
  /** The term that a question asks the meaning of, and nothing beside it. */
  readonly termIn: (finding: Finding) => IndexEntry | undefined;
  /** What the page at an address says at length; null when there is no more, or it cannot be loaded. */
  readonly detailAt: (href: string) => Detail | null | Promise<Detail | null>;
  /** The wish that stands somewhere in a message that names no subject of ours outright. */
  readonly passingWish: (text: string) => Intent | undefined;
}

type Intent = ReturnType<IntentReader['byId']>;

/** Makes the guide's mind from content. Takes a few milliseconds; make it once. */
export function makeMind(content: {
  readonly index: InvertedIndex;
  readonly words: { readonly language: Language; readonly intents: Intents; readonly wording: Wording };
  readonly practice: Practice;
  readonly detailAt: Mind['detailAt'];
}): Mind {
  const { index, words, practice, detailAt } = content;
  const pages = index.entries.filter(({ kind }) => kind !== 'question');
  const titles = new Map(pages.map(({ href, name }) => [href, name]));
  const names = new Map(pages.map((entry) => [entry.name.toLowerCase(), entry]));
  const termOf = termReader(index);
  const search = makeSearch(index, words.language);
  const intents = intentReader(words.intents, words.language.stopWords);
  return {
    search,
    intents,
    passingWish: (text) => {
      const wish = intents.within(text);
      if (!wish) return undefined;
      const { outOfScope, results } = search.find(text, '');
      return outOfScope === undefined && results[0]?.isSubject !== true ? wish : undefined;
    },
    wording: words.wording,
    practice,
    detailAt,
    pageNamed: (name) => names.get(name.trim().toLowerCase()),
    termIn: ({ aspect, subjects }) => (aspect === undefined || aspect === 'what' ? termOf(subjects) : undefined),
    serviceNames: new Map(pages.filter(({ kind }) => kind === 'service').map(({ href, name }) => [href, name])),
    titleOf: (href) => titles.get(href) ?? href,
  };
}

/**
 * The guide's reply to a message, outside of any walk-through. Takes any text and the address of the page the visitor is on.
 * Where the text of the answer has to be fetched, the pages it stands on come at once. Neither throws nor rejects.
 */
export function respond(mind: Mind, text: string, page: string): Reply | ComingReply {
  const wish = mind.intents.whole(text) ?? mind.passingWish(text);
  if (wish) return replyToWish(mind, wish.id, []);
  const named = mind.pageNamed(text);
  const searched = mind.search.find(text, page);
  const meant = named ?? mind.termIn(searched);
  const finding = meant ? justThat(meant, mind.titleOf(meant.href), searched) : searched;
  if (finding.aspect === 'fees' && finding.outcome === 'none' && finding.isUnderstood)
    return replyToWish(mind, 'fees', []);
  if (finding.outcome === 'none' && /[\p{Script=Devanagari}\p{Script=Telugu}]/u.test(text)) {
    return { outcome: 'miss', blocks: [textBlock(mind.wording.otherScript)], links: [officeLink(mind.practice, text)] };
  }
  const detail = finding.outcome === 'answer' ? mind.detailAt(finding.results[0]?.href ?? '') : null;
  if (!(detail instanceof Promise)) return composeAnswer(finding, text, detail, mind);
  return { links: linksTo(finding), reply: detail.then((known) => composeAnswer(finding, text, known, mind)) };
}

/** Finds the term that is called by just some words, in whatever order. Its explanation stands in the index itself. */
function termReader({
  entries,
  phrasesOfPage,
  vocabulary,
}: InvertedIndex): (words: readonly string[]) => IndexEntry | undefined {
  const key = (words: readonly number[]) => [...new Set(words)].sort((one, other) => one - other).join(' ');
  const terms = new Map(
    phrasesOfPage.flat().flatMap(({ entry: number, words }) => {
      const entry = entries[number];
      return entry?.kind === 'question' && entry.answer !== '' ? [[key(words), entry] as const] : [];
    }),
  );
  return (words) => terms.get(key(words.map((word) => vocabulary.get(word) ?? -1)));
}

/** A page or a term called by its very name is meant, however much others resemble it; so a choice that was offered can be taken. */
function justThat(entry: IndexEntry, title: string, finding: Finding): Finding {
  const { href } = entry;
  const others = finding.results.filter((other) => other.href !== href).slice(0, 2);
  return {
    ...finding,
    outcome: 'answer',
    aspect: undefined,
    results: [{ href, title, entry, score: 1, isSubject: true }, ...others],
  };
}

/** The guide's reply to a wish. `rows` are what the visitor has told so far; a hand-over to the office carries them. */
export function replyToWish(mind: Mind, wish: IntentId, rows: readonly Row[]): Reply {
  const intent = mind.intents.byId(wish);
  const pages: Link[] = intent.links.map((href) => ({ href, label: mind.titleOf(href) }));
  const links = wish === 'human' ? [...pages, officeLink(mind.practice, draftText(mind.wording.draft, rows))] : pages;
  return { outcome: 'answer', intent: intent.id, blocks: intentText(mind, intent).map(textBlock), links };
}

function intentText({ practice, wording }: Mind, intent: Intent): readonly string[] {
  switch (intent.id) {
    case 'human':
      return [intent.reply ?? '', wording.handOff];
    case 'fees':
      return [practice.feesAnswer];
    case 'contact':
      return [`Phone ${practice.phone}, mail ${practice.email}, or WhatsApp.`];
    case 'office':
      return [
        practice.offices
          .map(({ town, name, address, postcode }) => `${town} (${name}): ${address.join(', ')} ${postcode}.`)
          .join(' '),
        practice.hours.map(({ days, time }) => `${days}: ${time}.`).join(' '),
      ];
    default:
      return [intent.reply ?? wording.miss];
  }
}
