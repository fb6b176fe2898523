import { expect, it } from 'vitest';
import { readers } from '#tooling/desk/written-forms.ts';

it.each([
  ['10am to 6pm', '10:00 AM to 6:00 PM'],
  ['9 AM to 1 PM', '9:00 AM to 1:00 PM'],
  ['9.30 AM - 6.00 PM', '9:30 AM to 6:00 PM'],
  ['9:30 a.m. – 6 p.m.', '9:30 AM to 6:00 PM'],
  ['10 to 6', '10:00 AM to 6:00 PM'],
  ['10:00 to 18:30', '10:00 AM to 6:30 PM'],
  ['9 to 1 and 2 to 6', '9:00 AM to 1:00 PM and 2:00 PM to 6:00 PM'],
  ['9am to 12 pm, 4 till 8', '9:00 AM to 12:00 PM and 4:00 PM to 8:00 PM'],
  ['10 to 8', '10:00 AM to 8:00 PM'],
  ['closed', 'Closed'],
  ['9:00 AM to 6:00 PM', '9:00 AM to 6:00 PM'],
  ['in the morning', undefined],
  ['10 to 30', undefined],
])('reads the hours "%s" as %s', (typed, written) => {
  expect(readers.hours(typed)).toBe(written);
});

it.each([
  ['4 to 6 working days', '4 to 6 business days'],
  ['4-6 business days', '4 to 6 business days'],
  ['about 4 – 6 Working Days after approval', '4 to 6 business days after approval'],
  ['4 to 6 days', undefined],
  ['by the 15th', undefined],
])('reads the days that something takes, "%s", as %s', (typed, written) => {
  expect(readers.daysNeeded(typed)).toBe(written);
});

it.each([
  ['Mon - Fri', 'Monday to Friday'],
  ['Mon, Wed & Fri', 'Monday, Wednesday and Friday'],
  ['sat', 'Saturday'],
  ['Monday to Saturday', 'Monday to Saturday'],
])('reads the days of the week "%s" as %s', (typed, written) => {
  expect(readers.weekdays(typed)).toBe(written);
});

it.each([
  ['phone', '98480 12345', '+91 98480 12345'],
  ['phone', '09848012345', '+91 98480 12345'],
  ['phone', '040 2345 6789', '+91 40 2345 6789'],
  ['phone', '04023456789', '+91 40 2345 6789'],
  ['phone', '(040) 23456789', '+91 40 2345 6789'],
  ['phone', '+91-870-245-6789', '+91 870 2456789'],
  ['phone', '+91 80 2345 6789', '+91 80 2345 6789'],
  ['whatsapp', '+91 98480 12345', '919848012345'],
  ['whatsapp', '040-2345 6789', '914023456789'],
] as const)('reads the %s "%s" as %s', (form, typed, written) => {
  expect(readers[form](typed)).toBe(written);
});
