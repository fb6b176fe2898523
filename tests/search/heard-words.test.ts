import { expect, it } from 'vitest';
import { heardIn } from '#src/search/heard-words.ts';

it.each([
  ['teesukovaali', 'tisukovali'],
  ['kaise milega', 'kaise milegaa'],
  ['GSTR-3B', 'gstr 3b'],
  ['kavali', 'kawali'],
  ['phone', 'fone'],
])('"%s" is heard as "%s" is', (one, other) => {
  expect(heardIn(one)).toEqual(heardIn(other));
});

it.each([
  ['pan', 'pen'],
  ['80c', '80cc'],
  ['form 16', 'form 26'],
])('"%s" is not heard as "%s" is', (one, other) => {
  expect(heardIn(one)).not.toEqual(heardIn(other));
});
