import type { Check } from './check.ts';

/** A checklist is named by a service; of several lists each says for whom it is. */
export const checkChecklists: Check = ({ checklists, services }, report) => {
  for (const checklist of checklists) {
    if (checklist.fields.lists.length > 1) {
      checklist.fields.lists.forEach((list, index) => {
        if (list.for === undefined) report(checklist, ['lists', index], 'needs "for:", since there are several lists');
      });
    }
    const isUsed = services.some(
      ({ fields }) => !Array.isArray(fields.documents) && fields.documents.checklist === checklist.id,
    );
    if (!isUsed)
      report(checklist, ['title'], 'no service names this checklist; name it in a service or remove the file');
  }
};
