import type { Dated } from '#src/domain/due-dates.ts';
import type { formWordingKeys } from './form-wording.ts';
import type { panelWordingKeys } from './panel-wording.ts';
import type { Fields, KindName, KindOfModule } from './registry.ts';

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** What a file of a kind holds once it is checked; nobody changes it. */
type Checked<Name extends KindName> = DeepReadonly<Fields<Name>>;

export type Practice = Checked<'practice'>;
export type Office = Practice['offices'][number];
export type MessageWords = Checked<'messageWords'>;
export type SendingWords = Checked<'sendingWords'>;
export type QuestionWords = MessageWords['questions']['name'];
export type Language = Checked<'language'>;

/** The word lists of the guide as they are sent: `not|dont`, and other ways to say something as `meaning|way|way`. */
export type PackedLanguage = Joined<Omit<Language, 'synonyms'>> & { readonly synonyms: readonly string[] };

/** Words as they are sent: those of one role are one text, `lakh|lac|laksha`. */
export type Joined<Value> = Value extends readonly string[]
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Joined<Value[Key]> }
    : Value;

/** The words in which people answer, by the part of the vocabulary. */
type VocabularyModules = {
  readonly [Part in keyof Checked<'vocabulary'> as `vocabulary-${Part}`]: Joined<Checked<'vocabulary'>[Part]>;
};

export type Particulars = Checked<'particulars'>;
export type Aspect = keyof Language['aspects'];
export type Intents = Checked<'intents'>;
export type IntentId = Intents[number]['id'];
export type Wording = Checked<'wording'>;
/** What the guide says while a form is there. */
export type FormWording = Pick<Wording, (typeof formWordingKeys)[number]>;
/** What it shows before anything was said. */
export type PanelWording = Pick<Wording, (typeof panelWordingKeys)[number]>;
/** What it says without a form. */
export type FirstWording = Omit<Wording, keyof FormWording>;
export type DueDateWords = Checked<'dueDateWords'>;
export type DueDatePageWords = Checked<'dueDatePageWords'>;

/** A category or service as menus and lists name it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A category as the menu names it, with what it is for; some have a second address. */
export interface NamedCategory extends Named {
  readonly purpose: string;
  readonly alias?: string;
}

export interface Card extends Named {
  readonly card: string;
}

/** A topic's card, with the drawing of its page. */
export interface TopicCard extends Card {
  readonly illustration?: TopicPage['illustration'];
}

/** A service in the index: how many documents it takes, for each of its lists. */
export interface IndexedService extends Named {
  readonly documents: readonly number[];
}

/** A category in the index of all services. */
export interface IndexedCategory extends Card {
  readonly services: readonly IndexedService[];
}

/** A service in the table of its category. */
export interface ServiceLine extends Card {
  readonly documents: readonly number[];
  readonly typicalTime: string;
}

export interface CategoryPage extends Omit<Checked<'categories'>, 'alsoCalled' | 'purpose'> {
  readonly id: string;
  readonly html: string;
  readonly services: readonly ServiceLine[];
}

export interface DocumentItem {
  readonly item: string;
  readonly note?: string;
}

export interface DocumentList {
  readonly for?: string;
  readonly items: readonly DocumentItem[];
}

export interface Checklist extends Omit<Checked<'checklists'>, 'lists'> {
  readonly lists: readonly DocumentList[];
}

/** A figure of the law as its page shows it. */
export interface Figure {
  /** Its place on the page: gst-threshold. */
  readonly id: string;
  readonly is: string;
  readonly value: string;
  readonly source: string;
  readonly checked: string;
  readonly from?: string;
  readonly until?: string;
}

/** The figures of one subject. */
export interface FigureSubject extends Named {
  readonly figures: readonly Figure[];
}

/** What is needed of an obligation to tell its next dates. */
export interface UpcomingObligation extends Dated, Named {}

/** Something that falls due, with its dates worked out. */
export interface Obligation extends UpcomingObligation {
  readonly what: string;
  readonly authority: string;
  readonly for: readonly string[];
  readonly unless?: readonly string[];
  readonly late: string;
  readonly source: string;
  /** The day on which the one of its figures was checked that was looked at longest ago. */
  readonly checked: string;
  /** The id of the service that takes care of it, and its name. */
  readonly service: string;
  readonly serviceName: string;
  readonly alsoCalled: readonly string[];
}

/** What falls due in one field of the law. */
export interface ObligationGroup extends Named {
  readonly obligations: readonly Obligation[];
}

/** One thing the law says, with its source and the day it was checked: its own, or those of the figures in it. */
export interface LegalFact {
  readonly text: string;
  readonly asOf: string;
  readonly source: string;
  /** The figures of content/law in the text, in their order: how each is written there, and its place on the page of figures. */
  readonly figures: readonly { readonly words: string; readonly id: string }[];
}

/** A figure that a decision rests on, as it is written and where it stands. */
export type RestsOn = Pick<Figure, 'id' | 'is' | 'value' | 'source' | 'checked'>;

/** One way a decision ends, with the figures it turned on. */
export interface DecisionOutcome extends DeepReadonly<Fields<'decisions'>['outcomes'][string]> {
  readonly restsOn: readonly RestsOn[];
}

export interface DecisionPage extends Omit<Checked<'decisions'>, 'outcomes' | 'passages'> {
  readonly id: string;
  readonly passages: readonly { readonly href: string; readonly number: number }[];
  /** The figures of its rule, by the names the rule gives them. */
  readonly figures: Readonly<Record<string, number>>;
  readonly outcomes: Readonly<Record<string, DecisionOutcome>>;
  /** The names of its pages by address. */
  readonly pageNames: Readonly<Record<string, string>>;
}

export type DecisionQuestion = DecisionPage['questions'][string];
export type DecisionWords = Checked<'decisionWords'>;

/** A decision in the list of all of them. */
export interface DecisionCard extends Card {
  readonly group: string;
}

export interface ServicePage extends Omit<Checked<'services'>, 'documents' | 'related' | 'alsoCalled' | 'facts'> {
  readonly id: string;
  readonly html: string;
  readonly category: Named;
  readonly facts: readonly LegalFact[];
  readonly checklist: Checklist;
  /** The decisions that are offered on it. */
  readonly decisions: readonly Card[];
  readonly related: readonly Card[];
  /** What this service has due dates of. */
  readonly upcoming: readonly UpcomingObligation[];
}

export interface WordsPage extends Omit<Checked<'pages'>, 'alsoCalled'> {
  readonly id: string;
  readonly html: string;
  /** The headings in the text, each with the id it has there. */
  readonly headings: readonly { readonly id: string; readonly name: string }[];
}

export interface Faq extends Omit<Checked<'faqs'>, 'onHome' | 'order' | 'updated'> {
  readonly id: string;
}

export interface HomePage extends Checked<'home'> {
  /** What the next due dates are taken from. */
  readonly upcoming: readonly UpcomingObligation[];
  /** The ids of those with a card, in the order of the menu. */
  readonly categories: readonly string[];
  readonly faqs: readonly Faq[];
  /** The first of the decisions. */
  readonly decisions: readonly Card[];
  /** Empty when testimonials are switched off. */
  readonly testimonials: Testimonials;
}

export interface TopicPage extends Omit<Checked<'topics'>, 'related' | 'alsoCalled'> {
  /** What the dates of its calendar are taken from, where it has one. */
  readonly upcoming: readonly UpcomingObligation[];
  /** Its address without the first slash. */
  readonly id: string;
  readonly html: string;
  readonly related: readonly Card[];
}

export type TopicBlock = TopicPage['blocks'][number];

/** An article in the list of all articles. */
export interface ArticleCard extends Card {
  readonly published: string;
  /** How long it takes to read, in whole minutes. */
  readonly minutes: number;
}

export interface ArticlePage extends Omit<Checked<'articles'>, 'alsoCalled' | 'seeAlso'> {
  readonly id: string;
  readonly html: string;
  readonly minutes: number;
  /** What the dates of its calendar are taken from, where it has one. */
  readonly upcoming: readonly UpcomingObligation[];
  readonly seeAlso: readonly { readonly href: string; readonly name: string }[];
}

/** What clients said, without the record of their consent, which stays in the files of the practice. */
export type Testimonials = readonly (Omit<Checked<'testimonials'>[number], 'consent'> & {
  /** Nobody said it. */
  readonly sample: boolean;
})[];

/** The picture in place of the drawn sign, if the practice has one, with its size in dots. */
export type LogoPicture = Pick<Picture, 'src' | 'alt' | 'width' | 'height'> | null;

/** The pictures of the practice in groups, each with the address of its file and its size in dots. */
export type Gallery = readonly {
  readonly id: string;
  readonly name: string;
  readonly images: readonly Picture[];
}[];

export interface Picture {
  readonly id: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly description: string;
  /** A drawing that stands for a photograph. */
  readonly isDrawing: boolean;
}

/** One thing the guide can find: a service, a question, a category, a page. */
export interface KnowledgeEntry {
  readonly href: string;
  readonly kind: 'service' | 'question' | 'category' | 'topic' | 'article' | 'page';
  readonly name: string;
  /** Other names of the subject, normalised and without stop words. */
  readonly names: readonly string[];
  /** Further words that stand on the page, each once. */
  readonly words: string;
}

/** A piece of a page that can answer by itself. */
export interface Passage {
  readonly kind:
    | 'question'
    | 'fact'
    | 'date'
    | 'step'
    | 'time'
    | 'fee'
    | 'who'
    | 'includes'
    | 'document'
    | 'point'
    | 'paragraph'
    | 'line'
    | 'row'
    | 'definition';
  /** What it goes by within its page where that is not its question or heading. */
  readonly id?: string;
  /** Where it stands: an address with its place on the page. */
  readonly href: string;
  /** The question it answers, or what stands above or beside it; empty where nothing does. */
  readonly title: string;
  readonly text: string;
  /** The heading it stands under in the text of the page. */
  readonly section?: string;
  /** Those in its text. */
  readonly examples?: readonly PassageExample[];
}

/** An example of a passage, as it is said there, and as `workedExample` reads it. */
export interface PassageExample {
  readonly said: string;
  readonly words: string;
}

/** What the guide can say of a page. */
export interface PagePassages {
  readonly name: string;
  /** What the page is about, in a sentence or two. */
  readonly lead: string;
  readonly passages: readonly Passage[];
  /** How people ask for each of its candidates, by their numbers: phrases with a | between them. */
  readonly asked: readonly string[];
  /** A sentence under the list of documents. */
  readonly documentsNote?: string;
}

/** By which words the passages of all pages are asked, as it is sent to the browser; src/search/asked-index.ts reads it. */
export interface PackedAsked {
  readonly pages: string;
  readonly counts: string;
  readonly kinds: string;
  readonly words: string;
  readonly held: string;
  readonly passages: string;
  readonly shares: string;
  readonly outside: number;
  readonly outsideWords: string;
  readonly outsideHeld: string;
}

/** A page that is offered while a visitor types. */
export interface SuggestedPage {
  readonly kind: 'service' | 'page';
  readonly href: string;
  readonly name: string;
  /** Other words it is called by, normalised, each once. */
  readonly also: string;
  /** The questions that stand on it, in their order. */
  readonly questions: readonly string[];
}

/** What a message in Telugu or Devanagari letters is read with. */
export interface ScriptWords {
  /** Words in small English letters, the most frequent first. */
  readonly words: readonly string[];
  /** Words in other letters that days, hours and amounts are read by. */
  readonly kept: readonly string[];
  readonly endings: Checked<'scripts'>['endings'];
  readonly loanWords: Checked<'scripts'>['loanWords'];
  readonly notices: Checked<'scripts'>['notices'];
}

/** Everything that is offered while a visitor types. */
export interface SuggestionIndex {
  /** Words that ask for a list of documents, normalised, each once. */
  readonly papers: string;
  readonly pages: readonly SuggestedPage[];
}

/** What a reply needs of an entry. A question behind its page goes without its name: the page says it in full. */
export type IndexEntry = Pick<KnowledgeEntry, 'href' | 'kind' | 'name'>;

/** Everything the guide can find, as it is sent to the browser; src/search reads it. */
export interface PackedIndex {
  readonly vocabulary: string;
  readonly pages: string;
  readonly entries: string;
  readonly names: readonly string[];
  /** For each word, the pages on which it names something. */
  readonly nameTerms: string;
  /** For each word, the pages on which it merely stands. */
  readonly bodyTerms: string;
  readonly phrases: string;
}

/** The pages made from collections, a module each. */
export interface PageModules {
  readonly categories: CategoryPage;
  readonly services: ServicePage;
  readonly topics: TopicPage;
  readonly articles: ArticlePage;
  readonly decisions: DecisionPage;
  readonly pages: WordsPage;
}

/** The loaders of all pages of a collection, by the id of the page. */
export type Chunks<Name extends keyof PageModules> = Readonly<
  Record<string, () => Promise<{ readonly default: PageModules[Name] }>>
>;

/** The loaders of the passages of all pages, by the address of the page. */
export type PassageChunks = Readonly<Record<string, () => Promise<{ readonly default: PagePassages }>>>;

/** The law of a year in both regimes. */
export interface TaxYearLaw extends Checked<'taxYears'> {
  readonly id: string;
}

/** The modules made from several files, or from a file and a switch. */
/** The number a form had before, and all that took its place. */
export interface RenamedForm {
  readonly before: string;
  readonly now: readonly string[];
}

export interface DerivedModules extends VocabularyModules {
  readonly navigation: readonly NamedCategory[];
  /** The names of the services, by their addresses. */
  readonly 'service-names': Readonly<Record<string, string>>;
  /** Which topics and pages of text there are, and the second addresses of services. */
  readonly 'page-ids': {
    readonly topics: readonly string[];
    readonly texts: readonly string[];
    readonly secondServices: readonly string[];
  };
  readonly index: readonly IndexedCategory[];
  readonly home: HomePage;
  readonly faqs: readonly Faq[];
  readonly figures: readonly FigureSubject[];
  readonly 'renamed-forms': readonly RenamedForm[];
  readonly 'tax-years': readonly TaxYearLaw[];
  readonly obligations: readonly ObligationGroup[];
  /** By which phrases a message may ask for a due date. */
  readonly 'due-date-cues': readonly string[];
  readonly topics: readonly TopicCard[];
  readonly articles: readonly ArticleCard[];
  readonly 'decision-cards': readonly DecisionCard[];
  /** How the decisions are called and on which pages, for the guide to offer them. */
  readonly 'decision-names': readonly Pick<DecisionPage, 'id' | 'heading' | 'pages'>[];
  /** All decisions, for the guide. */
  readonly 'all-decisions': readonly DecisionPage[];
  readonly testimonials: Testimonials;
  readonly gallery: Gallery;
  readonly 'logo-picture': LogoPicture;
  readonly 'guide-words': {
    readonly language: PackedLanguage;
    readonly intents: Intents;
    readonly wording: Omit<FirstWording, keyof PanelWording>;
  };
  readonly 'panel-wording': PanelWording;
  readonly 'form-intents': Intents;
  readonly 'form-wording': FormWording;
  readonly 'script-words': ScriptWords;
  readonly knowledge: PackedIndex;
  readonly asked: PackedAsked;
  readonly suggestions: SuggestionIndex;
}

/** What each `content:` module exports. */
export type ContentModules = DerivedModules & {
  readonly [Module in keyof KindOfModule]: Checked<KindOfModule[Module]>;
};
