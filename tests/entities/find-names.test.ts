import { expect, it } from 'vitest';
import { findIntroducedNames } from '#src/entities/name/find-names.ts';

it.each([
  ['sattar, sattar.transports@example.in', ['sattar']],
  ['11 is fine. Imran Khan, imran.k@example.in', ['Imran Khan']],
  ['about my documents. - Padmaja, padmaja.k@example.in', ['Padmaja']],
  ['tomorrow 10 am. Mahesh 97012 34567', ['Mahesh']],
  ['audit of our trust. I am K. Venkatesh, secretary', ['K. Venkatesh']],
  ['can I meet about audit, name is Ramesh', ['Ramesh']],
  ['naam papa ka Venkat Rao', ['Venkat Rao']],
  ['naam imran qureshi mobile 9701 55 2846', ['imran qureshi']],
  ['ayana peru bheemaiah gorre, phone nadi', ['bheemaiah gorre']],
  ['naam change karna hai pan me', []],
  ['naam mein gadbad hogayi, wo wapas likhta', []],
  ['naa peru full ga Swapna Gaddam', ['Swapna Gaddam']],
  ['Alright 11. K. Venkat Rao is my name', ['K. Venkat Rao']],
  ['name of the firm', []],
  ['my mail, ravi@example.in', []],
  ['mail me at Hyderabad, ravi@example.in', []],
])('finds the names in "%s"', (text, names) => {
  expect(findIntroducedNames(text).map(({ start, end }) => text.slice(start, end))).toEqual(names);
});
