import { paths, secondAddresses } from '#src/paths.ts';
import { namesByAddress } from '../addresses.ts';
import type { Entry } from '../load.ts';
import type { Check } from './check.ts';
import { nearest } from './nearest.ts';

/** What a field leads to is a page of the site. */
export const checkAddresses: Check = (content, report) => {
  const addresses = new Set(namesByAddress(content).keys());
  const check = (entry: Entry<unknown>, path: PropertyKey[], link: string | undefined, known = addresses) => {
    if (link === undefined || known.has(link.split('#')[0] ?? '')) return;
    report(entry, path, `"${link}" is no page of the site; ${nearest(link, known)}`);
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
  // Menus name pages that may be switched off, and then leave them out.
  const everyAddress = new Set([...addresses, paths.testimonials, paths.gallery, ...Object.keys(secondAddresses)]);
  const { menu, footer } = content.layoutWords.fields;
  menu.links.forEach(({ to }, index) => {
    check(content.layoutWords, ['menu', 'links', index, 'to'], to, everyAddress);
  });
  footer.columns.forEach(({ links }, column) => {
    links.forEach(({ to }, index) => {
      check(content.layoutWords, ['footer', 'columns', column, 'links', index, 'to'], to, everyAddress);
    });
  });
};
