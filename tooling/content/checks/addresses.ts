import { namesByAddress } from '../addresses.ts';
import type { Entry } from '../load.ts';
import type { Check } from './check.ts';
import { nearest } from './nearest.ts';

/** What a field leads to is a page of the site. */
export const checkAddresses: Check = (content, report) => {
  const addresses = new Set(namesByAddress(content).keys());
  const check = (entry: Entry<unknown>, path: PropertyKey[], link: string | undefined) => {
    if (link === undefined || addresses.has(link.split('#')[0] ?? '')) return;
    report(entry, path, `"${link}" is no page of the site; ${nearest(link, addresses)}`);
  };
  for (const faq of content.faqs) check(faq, ['page'], faq.fields.page);
  for (const topic of content.topics) {
    topic.fields.blocks.forEach(({ link }, index) => {
      check(topic, ['blocks', index, 'link', 'to'], link?.to);
    });
    check(topic, ['action', 'to'], topic.fields.action.to);
  }
  for (const article of content.articles)
    article.fields.seeAlso.forEach((link, index) => {
      check(article, ['seeAlso', index], link);
    });
  content.terms.fields.forEach(({ page }, index) => {
    check(content.terms, [index, 'page'], page);
  });
  content.intents.fields.forEach(({ links }, index) => {
    links.forEach((link, place) => {
      check(content.intents, [index, 'links', place], link);
    });
  });
  for (const part of ['about', 'services', 'questions'] as const)
    check(content.home, [part, 'to'], content.home.fields[part].to);
  content.home.fields.dates.items.forEach(({ to }, index) => {
    check(content.home, ['dates', 'items', index, 'to'], to);
  });
};
