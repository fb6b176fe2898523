import { expect, it } from 'vitest';
import { withEach } from '#src/forms/with-each.ts';

it.each([
  ['esi for 8 at 18000', 'esi for 8 employee 18000 each'],
  ['esi on 12 workers @ 16,000', 'esi on 12 workers 16,000 each'],
  ['pf for 25 staff at 14000 each', 'pf for 25 staff at 14000 each'],
  ['come on the 4th at 1100', 'come on the 4th at 1100'],
  ['gst on 5000 @ 18%', 'gst on 5000 @ 18%'],
])('a count at a rate is of people with so much each: %s', (text, whole) => {
  expect(withEach(text)).toBe(whole);
});

it.each([
  ['34 staff all above 25k professional tax', '34 staff 25001 each professional tax'],
  ['pt for 20 employees above 20,000', 'pt for 20 employees 20001 each'],
  ['12 boys all get less than 15000', '12 boys all 15000 each'],
  ['are all above 40 lakh turnover liable', 'are all above 40 lakh turnover liable'],
  ['pf for above 20 employees', 'pf for above 20 employees'],
])('what all of some staff earn beyond is what each earns: %s', (text, whole) => {
  expect(withEach(text)).toBe(whole);
});
