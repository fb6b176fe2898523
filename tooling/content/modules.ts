import {
  articleCards,
  articlePage,
  categoryPage,
  faqsInOrder,
  homePage,
  navigation,
  serviceIndex,
  servicePage,
  topicCards,
  topicPage,
  wordsPage,
} from './compile.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { packIndex } from '#src/search/packed-index.ts';
import { knowledge } from './knowledge.ts';
import type { Content } from './load.ts';

/** The virtual modules that carry content into the site: module id to source text. Each source is made when first asked for. */
export function contentModules(content: Content): ReadonlyMap<string, () => string> {
  const { practice, taxRates, taxEstimateWords, messageWords, appointmentWords, language, intents, wording } = content;
  return new Map<string, () => string>([
    ['content:practice', () => data(practice.fields)],
    ['content:navigation', () => data(navigation(content))],
    ['content:index', () => data(serviceIndex(content))],
    ['content:home', () => data(homePage(content))],
    ['content:faqs', () => data(faqsInOrder(content))],
    ['content:tax-year', () => data(taxRates.fields)],
    ['content:tax-estimate-words', () => data(taxEstimateWords.fields)],
    ['content:message-words', () => data(messageWords.fields)],
    ['content:appointment-words', () => data(appointmentWords.fields)],
    [
      'content:guide-words',
      () =>
        parsed({
          language: { ...language.fields, fillers: [...new Set(language.fields.fillers)].sort() },
          intents: intents.fields,
          wording: wording.fields,
        }),
    ],
    ['content:topics', () => data(topicCards(content))],
    ['content:articles', () => data(articleCards(content))],
    ['content:testimonials', () => data(practice.fields.switches.testimonials ? content.testimonials.fields : [])],
    ['content:gallery', () => data(practice.fields.switches.gallery ? content.gallery.fields : [])],
    ['content:knowledge', () => parsed(packIndex(forwardIndex(knowledge(content))))],
    ['content:chunks', () => chunks(content)],
    ...content.categories.map(
      (entry) => [`content:categories/${entry.id}`, () => data(categoryPage(content, entry))] as const,
    ),
    ...content.services.map(
      (entry) => [`content:services/${entry.id}`, () => data(servicePage(content, entry))] as const,
    ),
    ...content.topics.map((entry) => [`content:topics/${entry.id}`, () => data(topicPage(content, entry))] as const),
    ...content.articles.map(
      (entry) => [`content:articles/${entry.id}`, () => data(articlePage(content, entry))] as const,
    ),
    ...content.pages.map((entry) => [`content:pages/${entry.id}`, () => data(wordsPage(entry))] as const),
  ]);
}

const data = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** JSON.parse reads large data faster than the JavaScript parser does. */
const parsed = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

function chunks(content: Content): string {
  return (['categories', 'services', 'topics', 'articles', 'pages'] as const)
    .map((name) => {
      const loaders = content[name].map(
        ({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`content:${name}/${id}`)})`,
      );
      return `export const ${name} = {${loaders.join(', ')}};`;
    })
    .join('\n');
}
