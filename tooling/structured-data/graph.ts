import type { Graph, Thing } from 'schema-dts';
import { breadcrumbs as breadcrumbsOf } from '#src/pages/breadcrumbs.ts';
import { paths } from '#src/paths.ts';
import { articleCards, categoriesInOrder, faqsInOrder, servicesOf } from '#tooling/content/compile.ts';
import type { Content } from '#tooling/content/content.ts';
import { blog, blogPosting, breadcrumbs, faqPage, service } from './pages.ts';
import { accountingService, webSite } from './practice.ts';

/**
 * What the pages tell search engines in schema.org's terms, by the page's own address. Says only what content says and the page shows.
 * `imageOf` gives the absolute address of a page's share image.
 */
export function structuredData(content: Content, imageOf: (address: string) => string): ReadonlyMap<string, Graph> {
  const practice = content.practice.fields;
  const { domain } = practice;
  const { breadcrumbs: names, membership } = content.sharedWords.fields;
  const office = accountingService(practice, membership, imageOf(paths.home));
  const breadcrumbList = (steps: Parameters<typeof breadcrumbs>[1], name: string, href: string) =>
    breadcrumbs(domain, [...steps, { name, href }]);

  const things: readonly (readonly [string, readonly Thing[]])[] = [
    [paths.home, [webSite(practice), office]],
    [paths.contact, [office]],
    [paths.faq, [faqPage(domain + paths.faq, faqsInOrder(content))]],
    ...content.pages
      .filter(({ id }) => `/${id}` === paths.blog)
      .map(({ fields }) => [paths.blog, [blog(practice, fields.heading, articleCards(content))]] as const),
    ...content.articles.map((article) => {
      const href = paths.article(article.id);
      return [
        href,
        [
          breadcrumbList(breadcrumbsOf.article(names), article.fields.heading, href),
          blogPosting(practice, article, imageOf(href)),
        ],
      ] as const;
    }),
    ...content.decisions.map(({ id, fields }) => {
      const href = paths.check(id);
      return [href, [breadcrumbList(breadcrumbsOf.check(names), fields.heading, href)]] as const;
    }),
    ...content.topics.map(({ id, fields }) => {
      const href = `/${id}`;
      return [
        href,
        [
          breadcrumbList(breadcrumbsOf.topic(names, id), fields.heading, href),
          ...(href === paths.about ? [office] : []),
          ...(id.startsWith('services/')
            ? [service(practice, { href, name: fields.heading, description: fields.lead, kind: fields.title })]
            : []),
          ...(fields.questions.length > 0 ? [faqPage(domain + href, fields.questions)] : []),
        ],
      ] as const;
    }),
    ...categoriesInOrder(content).flatMap((category) => {
      const { name, intro } = category.fields;
      const href = paths.category(category.id);
      const entries = servicesOf(content, category.id);
      const parts = entries.map(({ id, fields }) => ({ name: fields.name, href: paths.service(id) }));
      return [
        [
          href,
          [
            breadcrumbList(breadcrumbsOf.category(names), name, href),
            service(practice, { href, name, description: intro, kind: name, parts }),
          ],
        ] as const,
        ...entries.map(({ id, fields }) => {
          const own = paths.service(id);
          return [
            own,
            [
              breadcrumbList(breadcrumbsOf.service(names, { id: category.id, name }), fields.name, own),
              service(practice, { href: own, name: fields.name, description: fields.lead, kind: name }),
              faqPage(domain + own, fields.questions),
            ],
          ] as const;
        }),
      ];
    }),
  ];
  return new Map(things.map(([address, graph]) => [address, { '@context': 'https://schema.org', '@graph': graph }]));
}
