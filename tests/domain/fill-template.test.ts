import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#src/domain/fill-template.ts';

describe('a sentence with places', () => {
  it.each([
    ['{count} services', { count: 7 }, '7 services'],
    ['From {first} to {last}.', { first: 'Monday', last: 'Friday' }, 'From Monday to Friday.'],
    ['{name} and {name}', { name: 'Ravi' }, 'Ravi and Ravi'],
    ['Choose {slots}.', { slots: ['09:00 AM'] }, 'Choose 09:00 AM.'],
    ['Choose {slots}.', { slots: ['09:00 AM', '10:00 AM'] }, 'Choose 09:00 AM and 10:00 AM.'],
    ['Choose {slots}.', { slots: ['9', '10', '11'] }, 'Choose 9, 10 and 11.'],
  ])('%j is filled with %o', (sentence, values, filled) => {
    expect(fillTemplate(sentence, values)).toBe(filled);
  });

  it('joins by "or" what is chosen from', () => {
    expect(fillTemplate('{slots}?', { slots: ['9', '10', '11'] }, 'or')).toBe('9, 10 or 11?');
  });

  it('keeps a place for which there is no value, and a value that looks like a place', () => {
    expect(fillTemplate('{one} {other}', { one: '{other}' })).toBe('{other} {other}');
  });
});
