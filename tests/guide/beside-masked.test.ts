import { expect, it } from 'vitest';
import { besideMasked } from '#src/guide/understanding/rule-reader/beside-masked.ts';

it.each([
  ['Ravi Kumar, pan ••••••••••', 'Ravi Kumar'],
  ['my pan is •••••••••• and name is Ravi', 'name is Ravi'],
  ['naa peru Ravi, naa aadhar number •••• •••• ••••', 'naa peru Ravi'],
  ['•••••••••• Ravi Kumar', 'Ravi Kumar'],
  ['ravi@example.com & pan card no: ••••••••••', 'ravi@example.com'],
  ['Pankaj Panda', 'Pankaj Panda'],
  ['••••••••••', ''],
])('of %j reads %j', (said, left) => {
  expect(besideMasked(said)).toBe(left);
});
