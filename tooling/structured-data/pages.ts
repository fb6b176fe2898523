import type { Blog, BlogPosting, BreadcrumbList, FAQPage, Service } from 'schema-dts';
import type { ArticleCard, Practice } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import type { Content } from '#tooling/content/content.ts';
import { areaServed, practiceInShort } from './practice.ts';

interface Link {
  readonly name: string;
  readonly href: string;
}

/** The breadcrumbs that a page shows; the last step is the page itself. */
export function breadcrumbs(domain: string, steps: readonly Link[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: domain + href,
    })),
  };
}

/** The questions of a page with the answers that stand on it. */
export function faqPage(
  url: string,
  questions: readonly { readonly question: string; readonly answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    url,
    inLanguage: 'en-IN',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A service of the practice, and what belongs to it where it is a whole category. */
export function service(
  practice: Practice,
  {
    href,
    name,
    description,
    kind,
    parts = [],
  }: Link & { readonly description: string; readonly kind: string; readonly parts?: readonly Link[] },
): Service {
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: kind,
    url: practice.domain + href,
    provider: practiceInShort(practice),
    areaServed: areaServed(practice),
    ...(parts.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: parts.map((part): Service => ({
          '@type': 'Service',
          name: part.name,
          url: practice.domain + part.href,
        })),
      },
    }),
  };
}

/** An article with its dates and its sources. The practice signs for it. */
export function blogPosting(
  practice: Practice,
  { id, fields }: Content['articles'][number],
  image: string,
): BlogPosting {
  const url = practice.domain + paths.article(id);
  return {
    '@type': 'BlogPosting',
    headline: fields.heading,
    description: fields.lead,
    datePublished: fields.published,
    dateModified: fields.updated,
    inLanguage: 'en-IN',
    url,
    mainEntityOfPage: url,
    image,
    author: practiceInShort(practice),
    publisher: practiceInShort(practice),
    citation: fields.sources,
  };
}

/** The list of articles. */
export function blog(practice: Practice, name: string, articles: readonly ArticleCard[]): Blog {
  return {
    '@type': 'Blog',
    name,
    url: practice.domain + paths.blog,
    inLanguage: 'en-IN',
    publisher: practiceInShort(practice),
    blogPost: articles.map((article) => ({
      '@type': 'BlogPosting',
      headline: article.name,
      url: practice.domain + paths.article(article.id),
      datePublished: article.published,
    })),
  };
}
