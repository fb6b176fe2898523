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
