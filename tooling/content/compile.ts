import type {
  ArticleCard,
  ArticlePage,
  Card,
  TopicCard,
  CategoryPage,
  Checklist,
  DecisionCard,
  DecisionPage,
  DocumentItem,
  DocumentList,
  Faq,
  Gallery,
  HomePage,
  IndexedCategory,
  LogoPicture,
  Named,
  NamedCategory,
  ServiceLine,
  ServicePage,
  TaxYearLaw,
  Testimonials,
  TopicPage,
  WordsPage,
} from '#src/collections/types.ts';
import { timeTold } from '#src/collections/time-told.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { namesByAddress } from './addresses.ts';
import { filesBeside, logoPath, siteFile } from './assets/site-file.ts';
import type { Content, Entry } from './content.ts';
import { legalFact } from './law/legal-fact.ts';
import { upcoming } from './obligations.ts';
import { compileWithPlaces, plainText } from './markdown.ts';

const htmlOf = (content: Content, { source }: Entry<unknown>) =>
  compileWithPlaces(source.markdown, filesBeside(content, source.file)).html;

type ServiceEntry = Content['services'][number];

/** Compares two entries by the order that their files give. */
export const byOrder = (one: Entry<{ order: number }>, other: Entry<{ order: number }>) =>
  one.fields.order - other.fields.order;
const named = ({ id, fields }: Entry<{ name: string }>): Named => ({ id, name: fields.name });
const card = ({ id, fields }: Entry<{ name: string; card: string }>): Card => ({
  id,
  name: fields.name,
  card: fields.card,
});

/** The categories in the order of the menu. */
export const categoriesInOrder = (content: Content) => content.categories.toSorted(byOrder);

/** The services of a category, given by its folder, in their order. */
export const servicesOf = (content: Content, category: string) =>
  content.services.filter((service) => service.id.startsWith(`${category}/`)).sort(byOrder);

/** The categories as the menu names them. */
export const navigation = (content: Content): NamedCategory[] =>
  categoriesInOrder(content).map((category) => ({
    ...named(category),
    purpose: category.fields.purpose,
    ...(category.fields.alias !== undefined && { alias: category.fields.alias }),
  }));

/** The index of all services, with how many documents each takes. Throws when a service names a checklist that does not exist. */
export const serviceIndex = (content: Content): IndexedCategory[] =>
  categoriesInOrder(content).map((category) => ({
    ...card(category),
    services: servicesOf(content, category.id).map((service) => ({
      ...named(service),
      documents: documentCounts(content, service),
    })),
  }));

const documentCounts = (content: Content, service: ServiceEntry) =>
  checklistOf(content, service).lists.map(({ items }) => items.length);

const serviceLine = (content: Content, service: ServiceEntry): ServiceLine => ({
  ...card(service),
  documents: documentCounts(content, service),
  typicalTime: timeTold(service.fields.timeline),
});

/** What the page of a category shows. Throws as `serviceIndex` does. */
export function categoryPage(content: Content, category: Content['categories'][number]): CategoryPage {
  const { alsoCalled: _, purpose: __, ...fields } = category.fields;
  return {
    id: category.id,
    ...fields,
    html: htmlOf(content, category),
    services: servicesOf(content, category.id).map((service) => serviceLine(content, service)),
  };
}

/** What the page of a service shows. Throws when its category or its checklist does not exist. */
export function servicePage(content: Content, service: ServiceEntry): ServicePage {
  const { alsoCalled: _, documents: __, related, ...fields } = service.fields;
  const category = content.categories.find(({ id }) => service.id.startsWith(`${id}/`));
  if (!category) throw new Error(`${service.id} has no category`);
  return {
    id: service.id,
    ...fields,
    html: htmlOf(content, service),
    category: named(category),
    checklist: checklistOf(content, service),
    facts: service.fields.facts.map((_, index) => legalFact(content, service, index)),
    decisions: decisionsInOrder(content)
      .filter(({ fields: decision }) => decision.services.includes(service.id))
      .map(decisionName),
    related: related.flatMap((id) => content.services.filter((other) => other.id === id).map(card)),
    upcoming: upcoming(content, (obligation) => obligation.service === service.id),
  };
}

/** The documents of a service, from its own list or from the checklist it names. Throws when there is no such checklist. */
export function checklistOf(content: Content, service: ServiceEntry): Checklist {
  const { documents, name, updated } = service.fields;
  if (Array.isArray(documents)) {
    const words = content.documentListWords.fields;
    return {
      title: fillTemplate(words.title, { service: name }),
      intro: '',
      lists: [{ items: documents.map((item) => ({ item })) }],
      note: [service.fields.documentsNote, words.note].filter((note) => note !== undefined).join(' '),
      updated,
    };
  }
  const checklist = content.checklists.find(({ id }) => id === documents.checklist);
  if (!checklist) throw new Error(`${service.id} names no checklist that exists`);
  return { ...checklist.fields, lists: checklist.fields.lists.map(documentList) };
}

function documentList(list: Content['checklists'][number]['fields']['lists'][number]): DocumentList {
  const items: DocumentItem[] = list.items.map((entry) => (typeof entry === 'string' ? { item: entry } : entry));
  return list.for === undefined ? { items } : { for: list.for, items };
}

/** The decisions in the order of their list. */
export const decisionsInOrder = ({ decisions }: Content) => decisions.toSorted(byOrder);

const decisionName = ({ id, fields }: Content['decisions'][number]): Card => ({
  id,
  name: fields.heading,
  card: fields.card,
});

/** All decisions as their list shows them. */
export const decisionCards = (content: Content): DecisionCard[] =>
  decisionsInOrder(content).map((decision) => ({ ...decisionName(decision), group: decision.fields.group }));

/** All decisions by their headings, with the pages they belong to. */
export const decisionNames = (content: Content): Pick<DecisionPage, 'id' | 'heading' | 'pages'>[] =>
  decisionsInOrder(content).map(({ id, fields: { heading, pages } }) => ({ id, heading, pages }));

/** What an ordinary page shows, its headings listed apart. */
export function wordsPage(content: Content, page: Content['pages'][number]): WordsPage {
  const { alsoCalled: _, ...fields } = page.fields;
  return {
    id: page.id,
    ...fields,
    ...compileWithPlaces(page.source.markdown, filesBeside(content, page.source.file)),
  };
}

/** All questions of the questions page in their order. */
export const faqsInOrder = (content: Content): Faq[] => content.faqs.toSorted(byOrder).map(faq);

/** What the home page shows, with the categories and questions that are marked for it and at most three testimonials. */
export const homePage = (content: Content): HomePage => ({
  ...content.home.fields,
  upcoming: upcoming(content, (_, isOnHome) => isOnHome),
  categories: categoriesInOrder(content)
    .filter(({ fields }) => fields.onHome)
    .map(({ id }) => id),
  faqs: content.faqs
    .toSorted(byOrder)
    .filter(({ fields }) => fields.onHome)
    .map(faq),
  decisions: decisionsInOrder(content).slice(0, 4).map(decisionName),
  testimonials: shownTestimonials(content).slice(0, 3),
});

/** What clients said, none when it is switched off. Who agreed to it, and how, is nobody's business but the practice's. */
export const shownTestimonials = ({ practice, testimonials }: Content): Testimonials =>
  practice.fields.switches.testimonials
    ? testimonials.fields.map(({ consent, ...testimonial }) => ({ ...testimonial, sample: consent === 'sample' }))
    : [];

function faq({ id, fields }: Content['faqs'][number]): Faq {
  const { question, answer, page } = fields;
  return page === undefined ? { id, question, answer } : { id, question, answer, page };
}

/** The albums of the gallery that are not switched off, whether or not the gallery is. */
export const shownAlbums = ({ practice, gallery }: Pick<Content, 'practice' | 'gallery'>) =>
  gallery.fields.filter(({ ofEvents }) => practice.fields.switches.events || !ofEvents);

/** The groups of pictures, with the address and the size of each; none when the gallery is switched off. */
export const galleryPictures = ({ practice, gallery, assets }: Content): Gallery =>
  practice.fields.switches.gallery
    ? shownAlbums({ practice, gallery }).map(({ images, ofEvents: _, ...group }) => ({
        ...group,
        images: images.map(({ file, ...image }) => {
          const path = `gallery/${file}`;
          const { address, size = { width: 3, height: 2 } } = siteFile(path, assets.get(path) ?? new Uint8Array());
          return { ...image, src: address, ...size, isDrawing: file.endsWith('.svg') };
        }),
      }))
    : [];

/** The picture of the logo, as high as the bar at the top has room for; null where the practice has none. */
export function logoPicture({ practice, assets }: Content): LogoPicture {
  const { logo } = practice.fields;
  if (!logo) return null;
  const path = logoPath(logo);
  const { address, size = { width: 1, height: 1 } } = siteFile(path, assets.get(path) ?? new Uint8Array());
  return {
    src: address,
    alt: logo.alt,
    width: Math.round((logoHeight * size.width) / size.height),
    height: logoHeight,
  };
}

const logoHeight = 36;

/** The tax years, the earliest first. */
export const taxYears = ({ taxYears: years }: Pick<Content, 'taxYears'>): readonly TaxYearLaw[] =>
  years.toSorted((one, other) => one.id.localeCompare(other.id)).map(({ id, fields }) => ({ id, ...fields }));

/** What the page of a topic shows. */
export function topicPage(content: Content, topic: Content['topics'][number]): TopicPage {
  const { alsoCalled: _, related, ...fields } = topic.fields;
  const concerned = new Set(fields.blocks.flatMap((block) => (block.kind === 'calendar' ? block.for : [])));
  return {
    id: topic.id,
    ...fields,
    html: htmlOf(content, topic),
    related: related.flatMap((id) => content.services.filter((other) => other.id === id).map(card)),
    upcoming: upcoming(
      content,
      ({ rule, for: whom }) => !comesMonthly.has(rule.kind) && whom.some((id) => concerned.has(id)),
    ),
  };
}

const comesMonthly: ReadonlySet<string> = new Set(['monthly', 'monthEnd']);

/** All topics as cards, in their order. */
export const topicCards = (content: Content): TopicCard[] =>
  content.topics.toSorted(byOrder).map(({ id, fields: { heading, card, illustration } }) => ({
    id,
    name: heading,
    card,
    ...(illustration && { illustration }),
  }));

const newestFirst = (one: Content['articles'][number], other: Content['articles'][number]) =>
  other.fields.published.localeCompare(one.fields.published);

const wordsReadInAMinute = 200;

const minutesToRead = ({ fields, source }: Content['articles'][number]) =>
  Math.max(1, Math.round(`${fields.lead} ${plainText(source.markdown)}`.split(/\s+/).length / wordsReadInAMinute));

/** All articles as the blog lists them, the newest first. */
export const articleCards = (content: Content): ArticleCard[] =>
  content.articles.toSorted(newestFirst).map((article) => {
    const { id, fields } = article;
    return {
      id,
      name: fields.heading,
      card: fields.lead,
      published: fields.published,
      minutes: minutesToRead(article),
    };
  });

/** What the page of an article shows; what it leads on to goes by its name. */
export function articlePage(content: Content, article: Content['articles'][number]): ArticlePage {
  const { alsoCalled: _, seeAlso, ...fields } = article.fields;
  const names = namesByAddress(content);
  return {
    id: article.id,
    ...fields,
    html: htmlOf(content, article),
    minutes: minutesToRead(article),
    upcoming: upcoming(content, ({ rule }) => fields.calendar !== undefined && !comesMonthly.has(rule.kind)),
    seeAlso: seeAlso.map((href) => ({ href, name: names.get(href) ?? href })),
  };
}
