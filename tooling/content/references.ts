import type { Fault } from './fault.ts';
import type { Content, Entry } from './load.ts';
import { namesByAddress } from './addresses.ts';
import { fieldName } from './validate.ts';

type Report = (entry: Entry<unknown>, path: PropertyKey[], expected: string) => void;

/** Finds what content refers to and does not have: checklists, services, categories, pages; and what must be unique and is not. */
export function referenceFaults(content: Content): Fault[] {
  const faults: Fault[] = [];
  const fault: Report = (entry, path, expected) =>
    faults.push({ file: entry.source.file, line: entry.source.lineOf(path), field: fieldName(path), expected });
  checkServices(content, fault);
  checkChecklists(content, fault);
  checkLinks(content, fault);

  const pages = [
    ...content.categories,
    ...content.services,
    ...content.topics,
    ...content.articles,
    ...content.pages,
    content.home,
  ];
  checkUnique(pages, 'title', fault);
  checkUnique(pages, 'description', fault);
  checkUnique([...content.categories, ...content.services], 'name', fault);
  return faults;
}

function checkServices({ categories, services, checklists, topics }: Content, fault: Report): void {
  const ids = new Set(services.map(({ id }) => id));
  const checklistIds = new Set(checklists.map(({ id }) => id));
  const checkRelated = (entry: Entry<{ readonly related: readonly string[] }>) => {
    entry.fields.related.forEach((related, index) => {
      if (!ids.has(related))
        fault(entry, ['related', index], `"${related}" names no file below content/services; ${nearest(related, ids)}`);
      if (related === entry.id) fault(entry, ['related', index], 'a service cannot be related to itself');
    });
  };
  for (const service of services) {
    const category = service.id.split('/')[0] ?? '';
    if (!categories.some(({ id }) => id === category))
      fault(service, ['name'], `its category needs the file content/services/${category}/index.md`);
    checkRelated(service);
    const { documents } = service.fields;
    if (!Array.isArray(documents) && !checklistIds.has(documents.checklist)) {
      fault(
        service,
        ['documents', 'checklist'],
        `"${documents.checklist}" names no file in content/checklists; ${nearest(documents.checklist, checklistIds)}`,
      );
    }
  }
  topics.forEach(checkRelated);
}

function checkChecklists({ checklists, services }: Content, fault: Report): void {
  for (const checklist of checklists) {
    if (checklist.fields.lists.length > 1) {
      checklist.fields.lists.forEach((list, index) => {
        if (list.for === undefined) fault(checklist, ['lists', index], 'needs "for:", since there are several lists');
      });
    }
    const isUsed = services.some(
      ({ fields }) => !Array.isArray(fields.documents) && fields.documents.checklist === checklist.id,
    );
    if (!isUsed)
      fault(checklist, ['title'], 'no service names this checklist; name it in a service or remove the file');
  }
}

function checkLinks(content: Content, fault: Report): void {
  const addresses = new Set(namesByAddress(content).keys());
  const check = (entry: Entry<unknown>, path: PropertyKey[], link: string | undefined) => {
    if (link === undefined || addresses.has(link.split('#')[0] ?? '')) return;
    fault(entry, path, `"${link}" is no page of the site; ${nearest(link, addresses)}`);
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
}

function checkUnique(entries: readonly Entry<object>[], field: string, fault: Report): void {
  const seen = new Map<unknown, string>();
  for (const entry of entries) {
    const value: unknown = Reflect.get(entry.fields, field);
    const first = seen.get(value);
    if (first === undefined) seen.set(value, entry.source.file);
    else fault(entry, [field], `is the same as in ${first}; every page needs its own`);
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
