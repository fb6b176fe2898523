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

it('takes the page that figures are about as soon as the first one stands', () => {
  expect(chosenPage(asking('tax-estimate', 'basicSalary', { annualIncome: 900_000 }), knowledge)).toBe(
    '/services/returns-filing/it-returns',
  );
});

it('knows no page of figures that do not stand yet', () => {
  expect(chosenPage(asking('tax-estimate', 'annualIncome'), knowledge)).toBeUndefined();
});
