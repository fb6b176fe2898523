import type { z } from 'zod';
import type { articleSchema } from './schemas/article.ts';
import type { checklistSchema } from './schemas/checklist.ts';
import type { faqSchema } from './schemas/faq.ts';
import type { appointmentWordsSchema, messageWordsSchema, taxEstimateWordsSchema } from './schemas/form-words.ts';
import type { intentsSchema, languageSchema, wordingSchema } from './schemas/guide.ts';
import type { homeSchema, pageSchema } from './schemas/page.ts';
import type { practiceSchema } from './schemas/practice.ts';
import type { categorySchema, serviceSchema } from './schemas/service.ts';
import type { gallerySchema, testimonialsSchema } from './schemas/showcase.ts';
import type { taxRatesSchema } from './schemas/tax-rates.ts';
import type { topicSchema } from './schemas/topic.ts';

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

type Checked<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

export type Practice = Checked<typeof practiceSchema>;
export type Office = Practice['offices'][number];
export type TaxYear = Checked<typeof taxRatesSchema>;
export type TaxEstimateWords = Checked<typeof taxEstimateWordsSchema>;
export type MessageWords = Checked<typeof messageWordsSchema>;
export type AppointmentWords = Checked<typeof appointmentWordsSchema>;
export type QuestionWords = MessageWords['questions']['name'];
export type Language = Checked<typeof languageSchema>;
export type Aspect = keyof Language['aspects'];
export type Intents = Checked<typeof intentsSchema>;
export type IntentId = Intents[number]['id'];
export type Wording = Checked<typeof wordingSchema>;

/** A category or service as menus and lists name it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A category as the menu names it; some have a second address. */
export interface NamedCategory extends Named {
  readonly alias?: string;
}

export interface Card extends Named {
  readonly card: string;
}

/** A service in the index: how many papers it takes, for each of its lists. */
export interface IndexedService extends Named {
  readonly papers: readonly number[];
}

/** A category in the index of all services. */
export interface IndexedCategory extends Card {
  readonly services: readonly IndexedService[];
}

/** A service in the table of its category. */
export interface ServiceLine extends Card {
  readonly papers: readonly number[];
  readonly usually: string;
}

export interface CategoryPage extends Omit<Checked<typeof categorySchema>, 'alsoCalled'> {
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

export interface Checklist extends Omit<Checked<typeof checklistSchema>, 'lists'> {
  readonly lists: readonly DocumentList[];
}

export interface ServicePage extends Omit<Checked<typeof serviceSchema>, 'documents' | 'related' | 'alsoCalled'> {
  readonly id: string;
  readonly html: string;
  readonly category: Named;
  readonly checklist: Checklist;
  readonly related: readonly Card[];
}

export interface WordsPage extends Omit<Checked<typeof pageSchema>, 'alsoCalled'> {
  readonly id: string;
  readonly html: string;
  /** The headings in the text, each with the id it has there. */
  readonly parts: readonly { readonly id: string; readonly name: string }[];
}

export interface Faq extends Omit<Checked<typeof faqSchema>, 'alsoAsked' | 'onHome' | 'order' | 'updated'> {
  readonly id: string;
}

export interface HomePage extends Checked<typeof homeSchema> {
  readonly categories: readonly Card[];
  readonly faqs: readonly Faq[];
  /** Empty when testimonials are switched off. */
  readonly testimonials: Testimonials;
}

export interface TopicPage extends Omit<Checked<typeof topicSchema>, 'related' | 'alsoCalled'> {
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

export interface ArticlePage extends Omit<Checked<typeof articleSchema>, 'alsoCalled' | 'seeAlso'> {
  readonly id: string;
  readonly html: string;
  readonly minutes: number;
  readonly seeAlso: readonly { readonly href: string; readonly name: string }[];
}

export type Testimonials = Checked<typeof testimonialsSchema>;
export type Gallery = Checked<typeof gallerySchema>;

/** One thing the guide can find: a service, a question, a category, a page. */
export interface KnowledgeEntry {
  readonly href: string;
  readonly kind: 'service' | 'question' | 'category' | 'topic' | 'article' | 'page';
  readonly name: string;
  /** Other names of the subject, normalised and without filler words. */
  readonly names: readonly string[];
  /** The answer in a sentence or two. Empty where the page itself is loaded for the answer: services and topics, and questions that stand on them. */
  readonly answer: string;
  /** Further words that stand on the page, each once. */
  readonly words: string;
}

/** What a reply needs of an entry. A question goes without its name: the page that answers it says it in full. */
export type IndexEntry = Pick<KnowledgeEntry, 'href' | 'kind' | 'name' | 'answer'>;

/** Everything the guide can find, as it is sent to the browser; src/search reads it. */
export interface PackedIndex {
  readonly vocabulary: string;
  readonly pages: string;
  readonly entries: string;
  readonly names: readonly string[];
  readonly answers: readonly string[];
  readonly named: string;
  readonly said: string;
  readonly phrases: string;
}
