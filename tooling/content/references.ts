import type { Fault } from './fault.ts';
import type { Content, Entry } from './load.ts';
import { namesByAddress } from './addresses.ts';
import { fieldName } from './validate.ts';

/** Finds what content refers to and does not have: checklists, services, categories, pages; and what must be unique and is not. */
export function referenceFaults(content: Content): Fault[] {
  const faults: Fault[] = [];
  const fault = (entry: Entry<unknown>, path: PropertyKey[], expected: string) =>
    faults.push({ file: entry.source.file, line: entry.source.lineOf(path), field: fieldName(path), expected });

  const categories = new Set(content.categories.map((entry) => entry.id));
  const services = new Set(content.services.map((entry) => entry.id));
  const checklists = new Set(content.checklists.map((entry) => entry.id));
  const addresses = new Set(namesByAddress(content).keys());

  for (const service of content.services) {
    const category = service.id.split('/')[0] ?? '';
    if (!categories.has(category)) fault(service, ['name'], `its category needs the file content/services/${category}/index.md`);
    service.fields.related.forEach((related, index) => {
      if (!services.has(related)) fault(service, ['related', index], `"${related}" names no file below content/services; ${nearest(related, services)}`);
      if (related === service.id) fault(service, ['related', index], 'a service cannot be related to itself');
    });
    const { documents } = service.fields;
    if (!Array.isArray(documents) && !checklists.has(documents.checklist)) {
      fault(service, ['documents', 'checklist'], `"${documents.checklist}" names no file in content/checklists; ${nearest(documents.checklist, checklists)}`);
    }
  }
  for (const checklist of content.checklists) {
    if (checklist.fields.lists.length > 1) {
      checklist.fields.lists.forEach((list, index) => {
        if (list.for === undefined) fault(checklist, ['lists', index], 'needs "for:", since there are several lists');
      });
    }
    const used = content.services.some(({ fields }) => !Array.isArray(fields.documents) && fields.documents.checklist === checklist.id);
    if (!used) fault(checklist, ['title'], 'no service names this checklist; name it in a service or remove the file');
  }
  for (const faq of content.faqs) {
    const page = faq.fields.page?.split('#')[0];
    if (page !== undefined && !addresses.has(page)) fault(faq, ['page'], `"${page}" is no page of the site; ${nearest(page, addresses)}`);
  }
  for (const topic of content.topics) {
    topic.fields.related.forEach((related, index) => {
      if (!services.has(related)) fault(topic, ['related', index], `"${related}" names no file below content/services; ${nearest(related, services)}`);
    });
    topic.fields.blocks.forEach(({ link }, index) => {
      if (link && !addresses.has(link.to.split('#')[0] ?? '')) fault(topic, ['blocks', index, 'link', 'to'], `"${link.to}" is no page of the site; ${nearest(link.to, addresses)}`);
    });
    if (!addresses.has(topic.fields.action.to.split('#')[0] ?? '')) fault(topic, ['action', 'to'], `"${topic.fields.action.to}" is no page of the site; ${nearest(topic.fields.action.to, addresses)}`);
  }
  for (const article of content.articles) {
    article.fields.seeAlso.forEach((link, index) => {
      if (!addresses.has(link.split('#')[0] ?? '')) fault(article, ['seeAlso', index], `"${link}" is no page of the site; ${nearest(link, addresses)}`);
    });
  }
  for (const [index, { page }] of content.terms.fields.entries()) {
    if (!addresses.has(page.split('#')[0] ?? '')) fault(content.terms, [index, 'page'], `"${page}" is no page of the site; ${nearest(page, addresses)}`);
  }
  for (const [index, intent] of content.intents.fields.entries()) {
    intent.links.forEach((link, place) => {
      if (!addresses.has(link.split('#')[0] ?? '')) fault(content.intents, [index, 'links', place], `"${link}" is no page of the site; ${nearest(link, addresses)}`);
    });
  }
  const home = content.home.fields;
  const homeLinks = [
    ...(['about', 'services', 'questions'] as const).map((part) => ({ field: [part, 'to'], to: home[part].to })),
    ...home.dates.items.map(({ to }, index) => ({ field: ['dates', 'items', index, 'to'], to })),
  ];
  for (const { field, to } of homeLinks) {
    if (!addresses.has(to.split('#')[0] ?? '')) fault(content.home, field, `"${to}" is no page of the site; ${nearest(to, addresses)}`);
  }
  const pages = [...content.categories, ...content.services, ...content.topics, ...content.articles, ...content.pages, content.home];
  unique(pages, 'title');
  unique(pages, 'description');
  unique([...content.categories, ...content.services], 'name');
  return faults;

  function unique(entries: readonly Entry<object>[], field: string) {
    const seen = new Map<unknown, string>();
    for (const entry of entries) {
      const value: unknown = Reflect.get(entry.fields, field);
      const first = seen.get(value);
      if (first === undefined) seen.set(value, entry.source.file);
      else fault(entry, [field], `is the same as in ${first}; every page needs its own`);
    }
  }
}

function nearest(wanted: string, known: Iterable<string>): string {
  const letters = (word: string) => new Set(Array.from(word, (_, index) => word.slice(index, index + 2)));
  const asked = letters(wanted);
  const scored = [...known].map((name) => {
    const own = letters(name);
    const shared = [...asked].filter((pair) => own.has(pair)).length;
    return { name, score: shared / (asked.size + own.size - shared) };
  });
  const best = scored.sort((one, other) => other.score - one.score)[0];
  return best && best.score > 0.3 ? `did you mean "${best.name}"?` : 'check its spelling';
}
