import { expect, it } from 'vitest';
import type { Content } from '#tooling/content/content.ts';
import { renamedForms } from '#tooling/content/law/renamed-forms.ts';

const fact = (value: object) => ({
  is: 'A form',
  value,
  source: 'Rules',
  checked: '2026-11-22',
  reviewBy: '2027-02-15',
});
const facts = {
  one: fact({ form: { now: 'Form 70', before: 'Form 7' } }),
  two: fact({ form: { now: 'Form 71', before: 'Form 7' } }),
  same: fact({ form: { now: 'Form 9' } }),
  fee: fact({ rupees: 100 }),
};
const content = { law: [{ id: 'forms', fields: { name: 'Forms', order: 1, facts } }] } as unknown as Content;

it('gathers the new numbers of each form that had another', () => {
  expect(renamedForms(content)).toEqual([{ before: 'Form 7', now: ['Form 70', 'Form 71'] }]);
});
