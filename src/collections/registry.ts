import type { z } from 'zod';
import { articleSchema } from './schemas/article.ts';
import { checklistSchema } from './schemas/checklist.ts';
import { faqSchema } from './schemas/faq.ts';
import { answerWordsSchema } from './schemas/answer-words.ts';
import {
  appointmentWordsSchema,
  messageWordsSchema,
  sendingWordsSchema,
  taxEstimateWordsSchema,
} from './schemas/form-words.ts';
import { dueDateAnswersSchema } from './schemas/due-date-answers.ts';
import { officeAnswersSchema } from './schemas/office-answers.ts';
import { dueDatePageWordsSchema, dueDateWordsSchema } from './schemas/due-date-words.ts';
import { decisionSchema, decisionWordsSchema } from './schemas/decision.ts';
import { figureWordsSchema } from './schemas/figure-words.ts';
import {
  intentsSchema,
  languageSchema,
  particularsSchema,
  refusalsSchema,
  scriptsSchema,
  termsSchema,
  wordingSchema,
} from './schemas/guide.ts';
import {
  bookingWordsSchema,
  calculatorWordsSchema,
  contactWordsSchema,
  formPageWordsSchema,
  messageFormWordsSchema,
  openingHoursWordsSchema,
} from './schemas/form-page-words.ts';
import {
  handingOverWordsSchema,
  layoutWordsSchema,
  notFoundWordsSchema,
  offlineWordsSchema,
  sharedWordsSchema,
} from './schemas/layout-words.ts';
import {
  articleWordsSchema,
  faqWordsSchema,
  galleryWordsSchema,
  testimonialWordsSchema,
  topicWordsSchema,
} from './schemas/page-words.ts';
import {
  categoryPageWordsSchema,
  documentListWordsSchema,
  servicePageWordsSchema,
  servicesPageWordsSchema,
} from './schemas/service-words.ts';
import { lawSchema } from './schemas/law.ts';
import { obligationsSchema } from './schemas/obligation.ts';
import { homeSchema, pageSchema } from './schemas/page.ts';
import { practiceSchema } from './schemas/practice.ts';
import { readingWordsSchema } from './schemas/reading-words.ts';
import { searchWordsSchema } from './schemas/search-words.ts';
import { categorySchema, serviceSchema } from './schemas/service.ts';
import { shareImageWordsSchema } from './schemas/share-image.ts';
import { gallerySchema, testimonialsSchema } from './schemas/showcase.ts';
import { regimeComparisonWordsSchema, regimeWordsSchema } from './schemas/regime-words.ts';
import { taxRatesSchema } from './schemas/tax-rates.ts';
import { taxYearSchema } from './schemas/tax-year.ts';
import { topicSchema } from './schemas/topic.ts';
import { vocabularySchema } from './schemas/vocabulary.ts';

/** A kind of content. `title` is what the field reference calls it. */
interface Kind<Schema extends z.ZodType> {
  readonly title: string;
  /** Where its files lie below content/. CATEGORY and NAME stand for any name in small letters, digits and hyphens. */
  readonly files: readonly string[];
  readonly schema: Schema;
}

/** A kind with any number of files. A file's id is its path below the first folder, without its ending. */
interface Collection<Schema extends z.ZodType> extends Kind<Schema> {
  readonly isCollection: true;
}

/** A kind with one file, which must exist. The site imports its fields as `content:MODULE`, if it has one. */
interface SingleFile<Schema extends z.ZodType, Module> extends Kind<Schema> {
  readonly isCollection: false;
  readonly module: Module;
}

const collection = <Schema extends z.ZodType>(
  title: string,
  files: readonly string[],
  schema: Schema,
): Collection<Schema> => ({ isCollection: true, title, files, schema });

const singleFile = <Schema extends z.ZodType, const Module extends string | undefined = undefined>(
  title: string,
  file: string,
  schema: Schema,
  module?: Module,
): SingleFile<Schema, Module> => ({ isCollection: false, title, files: [file], schema, module: module as Module });

/**
 * Every kind of content, in the order of the field reference. Where a file fits two kinds, it belongs to the first.
 * The gate, the `content:` modules, their types and the reference follow from it.
 */
export const registry = {
  practice: singleFile('The practice', 'practice.yaml', practiceSchema, 'practice'),
  categories: collection('A category of services', ['services/CATEGORY/index.md'], categorySchema),
  services: collection('A service', ['services/CATEGORY/NAME.md'], serviceSchema),
  checklists: collection('A list of documents', ['checklists/NAME.yaml'], checklistSchema),
  faqs: collection('A question', ['faqs/NAME.yaml'], faqSchema),
  articles: collection('An article', ['blog/NAME.md'], articleSchema),
  topics: collection('A topic', ['topics/NAME.md', 'topics/services/NAME.md', 'topics/solutions/NAME.md'], topicSchema),
  pages: collection('An ordinary page', ['pages/NAME.md'], pageSchema),
  home: singleFile('The home page', 'pages/home.yaml', homeSchema),
  testimonials: singleFile('Testimonials', 'testimonials.yaml', testimonialsSchema),
  gallery: singleFile('The gallery', 'gallery.yaml', gallerySchema),
  shareImageWords: singleFile('Pictures beside shared links', 'share-images.yaml', shareImageWordsSchema),
  law: collection('Figures of the law', ['law/NAME.yaml'], lawSchema),
  taxRates: singleFile('The figures of the estimate', 'tax/NAME.yaml', taxRatesSchema, 'tax-year'),
  taxYears: collection('A tax year', ['tax-years/NAME.yaml'], taxYearSchema),
  obligations: collection('What falls due', ['obligations/NAME.yaml'], obligationsSchema),
  decisions: collection('A decision', ['decisions/NAME.yaml'], decisionSchema),
  taxEstimateWords: singleFile(
    'The words of the calculator',
    'forms/tax-estimate.yaml',
    taxEstimateWordsSchema,
    'tax-estimate-words',
  ),
  regimeComparisonWords: singleFile(
    'The words of the comparison of regimes',
    'forms/regime-comparison.yaml',
    regimeComparisonWordsSchema,
    'regime-comparison-words',
  ),
  messageWords: singleFile('The words of the contact form', 'forms/message.yaml', messageWordsSchema, 'message-words'),
  appointmentWords: singleFile(
    'The words of the booking form',
    'forms/appointment.yaml',
    appointmentWordsSchema,
    'appointment-words',
  ),
  answerWords: singleFile('How answers are refused', 'forms/answers.yaml', answerWordsSchema, 'answer-words'),
  readingWords: singleFile('How days and hours are read', 'forms/reading.yaml', readingWordsSchema, 'reading-words'),
  sendingWords: singleFile('Failed sending', 'forms/sending.yaml', sendingWordsSchema, 'sending-words'),
  layoutWords: singleFile('Words around every page', 'words/layout.yaml', layoutWordsSchema, 'layout-words'),
  sharedWords: singleFile('Words of several pages', 'words/shared.yaml', sharedWordsSchema, 'shared-words'),
  notFoundWords: singleFile(
    'Words where nothing is found',
    'words/not-found.yaml',
    notFoundWordsSchema,
    'not-found-words',
  ),
  handingOverWords: singleFile(
    'Words where the browser copies or saves nothing',
    'words/handing-over.yaml',
    handingOverWordsSchema,
    'handing-over-words',
  ),
  offlineWords: singleFile('Words without a connection', 'words/offline.yaml', offlineWordsSchema, 'offline-words'),
  servicesPageWords: singleFile(
    'Words of the services page',
    'words/services-page.yaml',
    servicesPageWordsSchema,
    'services-page-words',
  ),
  categoryPageWords: singleFile(
    'Words of a category page',
    'words/category-page.yaml',
    categoryPageWordsSchema,
    'category-page-words',
  ),
  servicePageWords: singleFile(
    'Words of a service page',
    'words/service-page.yaml',
    servicePageWordsSchema,
    'service-page-words',
  ),
  documentListWords: singleFile(
    'Words of the lists of documents',
    'words/document-lists.yaml',
    documentListWordsSchema,
    'document-list-words',
  ),
  topicWords: singleFile('Words of the topics', 'words/topics.yaml', topicWordsSchema, 'topic-words'),
  articleWords: singleFile('Words of the articles', 'words/articles.yaml', articleWordsSchema, 'article-words'),
  searchWords: singleFile('Words of the search', 'words/search.yaml', searchWordsSchema, 'search-words'),
  figureWords: singleFile('Words of the figures', 'words/figures.yaml', figureWordsSchema, 'figure-words'),
  dueDateWords: singleFile('Words of due dates', 'words/due-dates.yaml', dueDateWordsSchema, 'due-date-words'),
  dueDatePageWords: singleFile(
    'Words of the page of due dates',
    'words/due-dates-page.yaml',
    dueDatePageWordsSchema,
    'due-date-page-words',
  ),
  decisionWords: singleFile('Words of the decisions', 'words/decisions.yaml', decisionWordsSchema, 'decision-words'),
  faqWords: singleFile('Words of the page of questions', 'words/faq.yaml', faqWordsSchema, 'faq-words'),
  galleryWords: singleFile('Words of the gallery', 'words/gallery.yaml', galleryWordsSchema, 'gallery-words'),
  testimonialWords: singleFile(
    'Words of the testimonials',
    'words/testimonials.yaml',
    testimonialWordsSchema,
    'testimonial-words',
  ),
  formPageWords: singleFile('Words of every form', 'words/forms.yaml', formPageWordsSchema, 'form-page-words'),
  contactWords: singleFile('Words of the contact page', 'words/contact.yaml', contactWordsSchema, 'contact-words'),
  openingHoursWords: singleFile(
    'Words of the opening hours',
    'words/opening-hours.yaml',
    openingHoursWordsSchema,
    'opening-hours-words',
  ),
  messageFormWords: singleFile(
    'Words around the message',
    'words/message-form.yaml',
    messageFormWordsSchema,
    'message-form-words',
  ),
  bookingWords: singleFile('Words of the booking page', 'words/booking.yaml', bookingWordsSchema, 'booking-words'),
  calculatorWords: singleFile(
    'Words of the calculator page',
    'words/calculator.yaml',
    calculatorWordsSchema,
    'calculator-words',
  ),
  regimeWords: singleFile(
    'Words of the comparison on its page',
    'words/regimes.yaml',
    regimeWordsSchema,
    'regime-words',
  ),
  dueDateAnswers: singleFile(
    'What the guide says of due dates',
    'guide/due-dates.yaml',
    dueDateAnswersSchema,
    'due-date-answers',
  ),
  officeAnswers: singleFile(
    'What the guide says of the office',
    'guide/office.yaml',
    officeAnswersSchema,
    'office-answers',
  ),
  wording: singleFile('What the guide says', 'guide/wording.yaml', wordingSchema),
  refusals: singleFile('By which names the guide refuses', 'guide/refusals.yaml', refusalsSchema, 'refusals'),
  intents: singleFile('What the guide recognises besides questions', 'guide/intents.yaml', intentsSchema),
  scripts: singleFile('Messages in Telugu and Hindi letters', 'guide/scripts.yaml', scriptsSchema),
  terms: singleFile('Words the guide explains', 'guide/terms.yaml', termsSchema),
  language: singleFile('How the guide reads', 'guide/language.yaml', languageSchema),
  vocabulary: singleFile('In which words people answer', 'guide/vocabulary.yaml', vocabularySchema),
  particulars: singleFile('What questions ask for', 'guide/particulars.yaml', particularsSchema, 'particulars'),
};

type Registry = typeof registry;

export type KindName = keyof Registry;

/** The names of the kinds with any number of files. */
export type CollectionName = {
  [Name in KindName]: Registry[Name]['isCollection'] extends true ? Name : never;
}[KindName];

/** What a file of a kind holds once the gate has let it through. */
export type Fields<Name extends KindName> = z.output<Registry[Name]['schema']>;

/** The kinds that the site imports as they are, by the names of their modules. */
export type KindOfModule = {
  [Name in KindName as Registry[Name] extends { readonly module: infer Module extends string } ? Module : never]: Name;
};
