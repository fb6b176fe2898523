import type { Entry } from '../content.ts';
import type { Check } from './check.ts';
import { nearest } from '../nearest.ts';

/** A service has a category, its checklist exists, and so do the services it names; so do those a topic names. */
export const checkServices: Check = ({ categories, services, checklists, topics }, report) => {
  const ids = new Set(services.map(({ id }) => id));
  const checklistIds = new Set(checklists.map(({ id }) => id));
  const checkRelated = (entry: Entry<{ readonly related: readonly string[] }>) => {
    entry.fields.related.forEach((related, index) => {
      if (!ids.has(related))
        report(
          entry,
          ['related', index],
          `"${related}" names no file below content/services; ${nearest(related, ids)}`,
        );
      if (related === entry.id) report(entry, ['related', index], 'a service cannot be related to itself');
    });
  };
  for (const service of services) {
    const category = service.id.split('/')[0] ?? '';
    if (!categories.some(({ id }) => id === category))
      report(service, ['name'], `its category needs the file content/services/${category}/index.md`);
    checkRelated(service);
    const { documents } = service.fields;
    if (!Array.isArray(documents) && !checklistIds.has(documents.checklist)) {
      report(
        service,
        ['documents', 'checklist'],
        `"${documents.checklist}" names no file in content/checklists; ${nearest(documents.checklist, checklistIds)}`,
      );
    }
  }
  topics.forEach(checkRelated);
};
