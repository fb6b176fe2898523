import type {
  FirstWording,
  FormWording,
  IndexEntry,
  IntentId,
  Intents,
  Language,
  PagePassages,
  Practice,
  Wording,
} from '#src/collections/types.ts';
import type { Form } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import type { InvertedIndex } from '#src/search/inverted-index.ts';
import type { Brief } from '#src/language/in-brief.ts';
import type { Romanised } from '#src/language/script-reader.ts';
import type { Finding, Search } from '#src/search/search.ts';
import { wordsOf } from '#src/language/plain-text.ts';
import { isQuestion } from '#src/language/question.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Command } from './command.ts';
import { mentionsComputing, mentionsTax } from './form-triggers.ts';
import type { PageAnswers } from './page-answers.ts';
import type { FormDialogue } from './form-dialogue.ts';
import type { FormState } from './form-state.ts';
import type { Message } from './message.ts';
import type { LastSending } from './sending-status.ts';
import { intentReader, type Intent, type IntentReader } from './intents.ts';

/** What is fetched with the first form, not with the panel. */
export interface GuideForms {
  /** Empty until the forms have been fetched. */
  readonly forms: readonly Form[];
  /** Reads a message as a command, with a form under way or without one. */
  readonly interpret: (text: string, formState: FormState | null, context: TurnContext) => Command;
  /** What is said and done while a form is there; null until it has been fetched. */
  readonly dialogue: FormDialogue | null;
  /** What is recognised besides, once there are forms to ask about. */
  readonly moreIntents: Intents;
  /** What is said besides while one is there; null where it is not needed, or known already. */
  readonly moreWording: FormWording | null;
}

/** What a message is read and answered with. */
export interface TurnContext {
  readonly knowledge: Knowledge;
  readonly now: Date;
  /** The address of the page that the message is about. */
  readonly page: string;
  /** The visitor's IANA time zone, where it is known. */
  readonly timeZone?: string | undefined;
  readonly lastSending?: LastSending | undefined;
  /** How to come back from the words that are read to all that was typed, where the message is read in brief. */
  readonly brief?: Brief | undefined;
  /** How the message was read, where it was typed in other letters. */
  readonly romanised?: Romanised | null | undefined;
  /** Who the visitor is and how to reach him, told in a form that was sent. */
  readonly told?: Answers | undefined;
  /** The conversation so far. */
  readonly messages?: readonly Message[];
}

/** What pages say at length, and what answers from it: fetched when a question needs it. */
export interface PageTexts {
  readonly answers: PageAnswers;
  /** By address; pages that could not be fetched are missing. */
  readonly passages: ReadonlyMap<string, PagePassages>;
}

/** Everything the guide knows, made ready once. */
export interface Knowledge extends GuideForms {
  /** The same knowledge with the forms, once they have been fetched. */
  readonly withForms: (guideForms: GuideForms) => Knowledge;
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
  /** What pages say at length, by their addresses, with what answers from it; null when nothing of it can be loaded. */
  readonly textsOf: (hrefs: readonly string[]) => PageTexts | null | Promise<PageTexts | null>;
  /** Whether the page at an address has a subject that can be spoken of: a service, a topic, an article, and neither a form nor a legal page. */
  readonly isSubjectPage: (href: string) => boolean;
  /** The intent that stands somewhere in a message that names no subject of ours outright, or that most of it is, where nothing else fits. */
  readonly passingIntent: (text: string) => Intent | undefined;
  /** Words with which an answer is changed. */
  readonly corrections: ReadonlySet<string>;
  /** Words that leave a yes a yes. */
  readonly polite: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  /** Words that put something off. */
  readonly delays: ReadonlySet<string>;
  /** Words that may be part of a name beside it. */
  readonly titles: ReadonlySet<string>;
  /** Whether a word says nothing of a subject, or is one of the guide's own. */
  readonly isEveryday: (word: string) => boolean;
  /** Whether a word belongs to what is asked of a subject. */
  readonly isCue: (word: string) => boolean;
  /** Whether a word names something on our pages. */
  readonly isSubject: (word: string) => boolean;
  /** Whether a word stands on our pages. */
  readonly isWritten: (word: string) => boolean;
}

/** Makes the guide's knowledge from content and what searches it. Takes a few milliseconds; make it once. */
export function makeKnowledge(content: {
  readonly index: InvertedIndex;
  readonly search: Search;
  readonly words: { readonly language: Language; readonly intents: Intents; readonly wording: FirstWording };
  readonly practice: Practice;
  readonly textsOf: Knowledge['textsOf'];
  readonly guideForms: GuideForms;
}): Knowledge {
  const { index, search, words, practice, textsOf, guideForms } = content;
  const pages = index.entries.filter(({ kind }) => kind !== 'question');
  const titles = new Map(pages.map(({ href, name }) => [href, name]));
  const names = new Map(pages.map((entry) => [entry.name.toLowerCase(), entry]));
  const termOf = termReader(index);
  const negations = new Set(words.language.negations.flatMap(wordsIn));
  const delays = new Set(words.language.delays.flatMap(wordsIn));
  const { stopWords, corrections, polite } = words.language;
  const everyday = new Set([
    ...[...stopWords, ...corrections, ...polite].flatMap(wordsIn),
    ...negations,
    ...delays,
    ...words.intents.flatMap(({ phrases }) => phrases).flatMap(wordsIn),
  ]);
  const cues = new Set(Object.values(words.language.aspects).flatMap((phrases) => phrases.flatMap(wordsIn)));
  const subjectPages = new Set(pages.filter(({ kind }) => kind !== 'page').map(({ href }) => href));
  const nameWords = new Set(pages.flatMap(({ name }) => wordsIn(name)));
  const base = {
    search,
    corrections: new Set(words.language.corrections.flatMap(wordsIn)),
    polite: new Set(words.language.polite.flatMap(wordsIn)),
    negations,
    delays,
    titles: new Set(words.language.titles),
    isEveryday: (word: string) => wordsIn(word).every((one) => everyday.has(one)),
    isCue: (word: string) => cues.has(word),
    isSubject: (word: string) => nameWords.has(word),
    isWritten: (word: string) => wordsIn(word).every((one) => index.vocabulary.has(one)),
    practice,
    textsOf,
    isSubjectPage: (href: string) => subjectPages.has(href),
    pageNamed: (name: string) => names.get(name.trim().toLowerCase()),
    termIn: ({ aspect, subjects }: Finding) =>
      aspect === undefined || aspect === 'what' ? termOf(subjects) : undefined,
    serviceNames: new Map(pages.filter(({ kind }) => kind === 'service').map(({ href, name }) => [href, name])),
    titleOf: (href: string) => titles.get(href) ?? href,
  };
  const made = new Map<GuideForms, Knowledge>();
  const withForms = (fetched: GuideForms): Knowledge => {
    const ready = made.get(fetched);
    if (ready) return ready;
    const intents = intentReader([...fetched.moreIntents, ...words.intents], words.language, (text) =>
      isQuestion(wordsOf(text.toLowerCase())),
    );
    const known: Knowledge = {
      ...base,
      ...fetched,
      intents,
      // Whoever says what belongs to a form came with it.
      wording: { ...words.wording, ...fetched.moreWording } as Wording,
      passingIntent: passingIntentIn(intents, search),
      withForms,
    };
    made.set(fetched, known);
    return known;
  };
  return withForms(guideForms);
}

const passingIntentIn =
  (intents: IntentReader, search: Search): Knowledge['passingIntent'] =>
  (text) => {
    const within = intents.within(text);
    if (within && distressing.has(within.id)) return within;
    const mostly = within ? undefined : intents.mostly(text);
    if (!within && !mostly) return undefined;
    const { outOfScope, outcome, results } = search.find(text, '');
    if (outOfScope !== undefined) return undefined;
    // "Ghar bechne par tax kitna" asks about something; nothing of it could be worked out.
    const isOfElse =
      within?.id === 'tax-estimate' && outcome === 'answer' && !mentionsTax(text) && !mentionsComputing(text);
    if (within) return isOfElse || results[0]?.isSubject === true ? undefined : within;
    return outcome === 'none' ? mostly : undefined;
  };

/** These are answered first, whatever else is named. */
const distressing: ReadonlySet<IntentId> = new Set(['crisis', 'fear', 'unlawful']);

/** Finds the term that is called by just some words, in whatever order. */
function termReader({
  entries,
  phrasesOfPage,
  vocabulary,
}: InvertedIndex): (words: readonly string[]) => IndexEntry | undefined {
  const key = (words: readonly number[]) => [...new Set(words)].sort((one, other) => one - other).join(' ');
  const terms = new Map(
    phrasesOfPage.flat().flatMap(({ entry: number, words }) => {
      const entry = entries[number];
      return entry?.fromLast !== undefined ? [[key(words), entry] as const] : [];
    }),
  );
  return (words) => terms.get(key(words.map((word) => vocabulary.get(word) ?? -1)));
}
