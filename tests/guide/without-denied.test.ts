import { expect, it } from 'vitest';
import { withoutDenied } from '#src/guide/answers/without-denied.ts';

const insurance = 'Insurance commission (old section 194D)';
const audit = 'What is the turnover limit for a tax audit?';

it.each([
  ['not insurance. rice and dal commission', insurance, 'rice and dal commission'],
  ['tax audit nahi, bank limit puch raha hu', audit, 'bank limit puch raha hu'],
  ['tax audit kaadu, cc limit entha', audit, 'cc limit entha'],
])('%s leaves out what the last answer was about', (text, heading, left) => {
  expect(withoutDenied(text, heading)).toBe(left);
});

it.each([
  ['not registered, what now', audit],
  ['not insurance', insurance],
  ['tds not deducted, what is the fine', audit],
  ['notice came, no reply yet', audit],
  ['not insurance. rice and dal commission', ''],
])('%s is asked as it is written', (text, heading) => {
  expect(withoutDenied(text, heading)).toBe(text);
});
