import type { z } from 'zod';
import { checklistSchema } from '#src/collections/schemas/checklist.ts';
import { faqSchema } from '#src/collections/schemas/faq.ts';
import {
  appointmentWordsSchema,
  messageWordsSchema,
  taxEstimateWordsSchema,
} from '#src/collections/schemas/form-words.ts';
import { intentsSchema, languageSchema, termsSchema, wordingSchema } from '#src/collections/schemas/guide.ts';
import { homeSchema, pageSchema } from '#src/collections/schemas/page.ts';
import { practiceSchema } from '#src/collections/schemas/practice.ts';
import { articleSchema } from '#src/collections/schemas/article.ts';
import { categorySchema, serviceSchema } from '#src/collections/schemas/service.ts';
import { gallerySchema, testimonialsSchema } from '#src/collections/schemas/showcase.ts';
import { shareImageWordsSchema } from '#src/collections/schemas/share-image.ts';
import { taxRatesSchema } from '#src/collections/schemas/tax-rates.ts';
import { topicSchema } from '#src/collections/schemas/topic.ts';

/** A collection: which files under content/ belong to it (the first group is the entry's id) and their schema. */
interface Collection<Schema extends z.ZodType> {
  readonly files: RegExp;
  readonly schema: Schema;
}

const collection = <Schema extends z.ZodType>(files: RegExp, schema: Schema): Collection<Schema> => ({ files, schema });

/** Collections of many files. */
export const collections = {
  categories: collection(/^services\/([a-z-]+)\/index\.md$/, categorySchema),
  services: collection(/^services\/([a-z-]+\/(?!index\.)[a-z0-9-]+)\.md$/, serviceSchema),
  checklists: collection(/^checklists\/([a-z0-9-]+)\.yaml$/, checklistSchema),
  faqs: collection(/^faqs\/([a-z0-9-]+)\.yaml$/, faqSchema),
  pages: collection(/^pages\/([a-z0-9-]+)\.md$/, pageSchema),
  topics: collection(/^topics\/((?:services\/|solutions\/)?[a-z0-9-]+)\.md$/, topicSchema),
  articles: collection(/^blog\/([a-z0-9-]+)\.md$/, articleSchema),
};

/** Collections of one file, which must exist. */
export const documents = {
  practice: collection(/^(practice)\.yaml$/, practiceSchema),
  home: collection(/^pages\/(home)\.yaml$/, homeSchema),
  testimonials: collection(/^(testimonials)\.yaml$/, testimonialsSchema),
  gallery: collection(/^(gallery)\.yaml$/, gallerySchema),
  shareImageWords: collection(/^(share-images)\.yaml$/, shareImageWordsSchema),
  taxRates: collection(/^tax\/(fy-2023-24)\.yaml$/, taxRatesSchema),
  taxEstimateWords: collection(/^forms\/(tax-estimate)\.yaml$/, taxEstimateWordsSchema),
  messageWords: collection(/^forms\/(message)\.yaml$/, messageWordsSchema),
  appointmentWords: collection(/^forms\/(appointment)\.yaml$/, appointmentWordsSchema),
  language: collection(/^guide\/(language)\.yaml$/, languageSchema),
  intents: collection(/^guide\/(intents)\.yaml$/, intentsSchema),
  terms: collection(/^guide\/(terms)\.yaml$/, termsSchema),
  wording: collection(/^guide\/(wording)\.yaml$/, wordingSchema),
};

export type CollectionName = keyof typeof collections;
export type DocumentName = keyof typeof documents;
