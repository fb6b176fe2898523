import { expect, it } from 'vitest';
import { withoutDictating } from '#src/guide/understanding/rule-reader/as-dictated.ts';

it.each([
  ['put salary notice 142(1)', 'salary notice 142(1)'],
  ['simply write house loan papers', 'house loan papers'],
  ['likh do pension arrears', 'pension arrears'],
  ['pension arrears gurinchi ani pettandi', 'pension arrears'],
  ['pension arrears daal dena', 'pension arrears'],
  [', it', 'it'],
  ['badal do', ''],
  ['put option trades of last year', 'put option trades of last year'],
  ['write off of an old loan', 'write off of an old loan'],
  ['add my son as partner', 'add my son as partner'],
])('the subject in %j is %j', (said, meant) => {
  expect(withoutDictating(said, false)).toBe(meant);
});

it.each([
  ['likho Farhan Ali', 'Farhan Ali'],
  ['Farhan Ali kar do', 'Farhan Ali'],
  ['spelling is Kavya', 'Kavya'],
  ['Putta Farhan', 'Putta Farhan'],
  ['Basava Raju', 'Basava Raju'],
])('the name in %j is %j', (said, meant) => {
  expect(withoutDictating(said, true)).toBe(meant);
});
