import { expect, it } from 'vitest';
import { correctionIn } from '#src/guide/answers/correction.ts';

const insurance = 'Insurance commission (old section 194D)';
const audit = 'What is the turnover limit for a tax audit?';

it.each([
  ['not insurance. rice and dal commission', insurance, 'rice and dal commission'],
  ['tax audit nahi, bank limit puch raha hu', audit, 'bank limit puch raha hu'],
  ['tax audit kaadu, cc limit entha', audit, 'cc limit entha'],
])('%s leaves out what the last answer was about', (text, heading, left) => {
  expect(correctionIn(text, heading)).toEqual({ text: left, isCorrection: true });
});

it.each(['no its for FY 2024-25', 'i mean the late fee', 'bank limit puch raha hu'])('%s corrects', (text) => {
  expect(correctionIn(text, audit)).toEqual({ text, isCorrection: true });
});

it.each([
  ['not registered, what now', audit],
  ['not insurance', insurance],
  ['tds not deducted, what is the fine', audit],
  ['notice came, no reply yet', audit],
])('%s is asked as it is written', (text, heading) => {
  expect(correctionIn(text, heading)).toEqual({ text, isCorrection: false });
});

it('corrects nothing where nothing was answered', () => {
  expect(correctionIn('no its for FY 2024-25', '')).toEqual({ text: 'no its for FY 2024-25', isCorrection: false });
});
