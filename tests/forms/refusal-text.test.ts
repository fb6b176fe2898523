import words from 'content:answer-words';
import { describe, expect, it } from 'vitest';
import { refusals, type RefusalCode } from '#src/domain/refusal.ts';
import { refusalText } from '#src/forms/refusal-text.ts';

const codes = Object.keys(refusals) as readonly RefusalCode[];

describe('what is said to an answer that cannot be taken', () => {
  it.each(codes)('%s has a sentence without a place left open', (code) => {
    const values = Object.fromEntries(refusals[code].map((name) => [name, `<${name}>`]));
    expect(refusalText({ code, values })).not.toMatch(/[{}]/);
  });

  it('asks to check the date of a feast that follows the moon', () => {
    const span = { first: '2027-10-26', last: '2027-11-01' };
    expect(refusalText({ code: 'dateSpan', values: { ...span, feast: 'moving' } })).toBe(
      `${refusalText({ code: 'dateSpan', values: span })} ${words.feastMoves}`,
    );
  });

  it('asks which of two days is meant', () => {
    const values = { first: '2026-11-20', last: '2026-11-27', either: 'weekday' };
    expect(refusalText({ code: 'dateSpan', values })).toBe(
      words.eitherDay.replace('{first}', 'Friday, 20 November 2026').replace('{last}', 'Friday, 27 November 2026'),
    );
  });

  it('names a part of the day in words', () => {
    const slots = ['09:00 AM', '10:00 AM'];
    expect(refusalText({ code: 'timeSeveralInPart', values: { part: 'morning', slots } })).toBe(
      words.refusals.timeSeveralInPart
        .replace('{part}', words.partsOfDay.morning)
        .replace('{slots}', '09:00 AM or 10:00 AM'),
    );
    expect(refusalText({ code: 'timeSeveralInPart', values: { part: 'evening', slots } })).toBe(
      words.refusals.timeSeveralInPart
        .replace('{part}', words.partsOfDay.evening)
        .replace('{slots}', '09:00 AM or 10:00 AM'),
    );
  });
});
