import { expect, it } from 'vitest';
import { appointment } from '#src/forms/appointment.ts';
import { draftOf, dropDraft, keepDraft, readDraft, referenceIn, withReference } from '#src/forms/draft.ts';
import { message } from '#src/forms/message.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import { BrowserStorage } from '#src/ui/browser-storage.ts';
import { FakeStorage, RefusingStorage } from '../support/fake-storage.ts';

const typed = { name: 'Asha', message: ' Two\nlines ₹ ', subject: '' };

it('keeps what was typed, form by form, until it is dropped', () => {
  const storage = new FakeStorage();
  keepDraft(storage, 'message', typed);
  keepDraft(storage, 'tax-estimate', { annualIncome: '12 lakh' });
  expect(readDraft(storage, 'message')).toEqual(typed);
  dropDraft(storage, 'message');
  expect(readDraft(storage, 'message')).toEqual({});
  expect(readDraft(storage, 'tax-estimate')).toEqual({ annualIncome: '12 lakh' });
});

it('keeps no number that nobody should write into a form', () => {
  const storage = new FakeStorage();
  keepDraft(storage, 'message', { ...typed, message: 'PAN ABCPK1234F, phone 98480 22338' });
  expect(readDraft(storage, 'message')).toEqual({ ...typed, message: 'PAN ••••••••••, phone 98480 22338' });
});

it('knows nothing of a form that was not begun', () => {
  expect(readDraft(new FakeStorage(), 'appointment')).toEqual({});
});

it.each([
  ['broken JSON', '{"name":', {}],
  ['nothing', '', {}],
  ['null', 'null', {}],
  ['a number', '5', {}],
  ['a text', '"name"', {}],
  ['an empty list', '[]', {}],
  ['values that are no text', '{"name":5,"email":null,"subject":{"a":"b"},"message":"kept"}', { message: 'kept' }],
])('reads %s without harm', (_, kept, draft) => {
  const storage = new FakeStorage();
  keepDraft(storage, 'message', typed);
  storage.setItem(storage.key(0) ?? '', kept);
  expect(readDraft(storage, 'message')).toEqual(draft);
});

it('keeps the reference of a request beside its answers', () => {
  const storage = new FakeStorage();
  keepDraft(storage, 'message', withReference(typed, '3KYCR6'));
  expect(referenceIn(readDraft(storage, 'message'))).toBe('3KYCR6');
  expect(withReference(typed, undefined)).toEqual(typed);
});

it.each([{}, { reference: '' }, { reference: '<b>' }])('knows no reference in %o', (draft) => {
  expect(referenceIn(draft)).toBeUndefined();
});

it('does without a storage that refuses', () => {
  const storage = new BrowserStorage(() => new RefusingStorage());
  keepDraft(storage, 'message', typed);
  dropDraft(storage, 'message');
  expect(readDraft(storage, 'message')).toEqual({});
});

it('writes answers as a field would hold them: amounts grouped, all else as it is, and nothing for what is open', () => {
  const { annualIncome, basicSalary, hraReceived } = draftOf(taxEstimate, { annualIncome: 1_250_000, hraReceived: 0 });
  expect([annualIncome, basicSalary, hraReceived]).toEqual(['₹12,50,000', '', '₹0']);
  expect(draftOf(appointment, { date: '2026-12-25' }).date).toBe('2026-12-25');
  expect(draftOf(message, { name: 'Asha', email: 'asha@example.org' })).toEqual({
    name: 'Asha',
    email: 'asha@example.org',
    subject: '',
    message: '',
  });
});
