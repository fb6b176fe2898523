import { expect, it } from 'vitest';
import { chosenPage } from '#src/guide/dialogue/chosen-page.ts';
import { asking } from '../support/form-state-at.ts';
import { knowledge } from '../support/guide-knowledge.ts';

it.each([
  [{ service: 'tax' }, '/services/returns-filing/it-returns'],
  [{ service: 'consultation' }, undefined],
  [{}, undefined],
])('takes the page of what was chosen: %j', (answers, page) => {
  expect(chosenPage(asking('appointment', 'date', answers), knowledge)).toBe(page);
});

it('knows no page without a form', () => {
  expect(chosenPage(null, knowledge)).toBeUndefined();
});

const comparison = asking('regime-comparison', 'grossSalary', { grossSalary: 900_000 });

it('takes the page that figures are about once they stand', () => {
  expect(chosenPage({ ...comparison, stage: 'finished', asking: null }, knowledge)).toBe(
    '/services/returns-filing/it-returns',
  );
});

it('knows no page of figures that do not stand yet', () => {
  expect(chosenPage(comparison, knowledge)).toBeUndefined();
});
