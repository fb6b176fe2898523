import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSlot } from '#src/entities/time/parse-slot.ts';
import { refused } from '#src/domain/parsed.ts';
import { casesIn, read } from '../support/case-file.ts';

const allSlots = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];
const noneLeft = refused('timeNoneLeft');

describe('parseSlot', () => {
  it.each([
    ...casesIn<[rule: string, text: string, due: unknown]>('tests/entities/parse-slot.jsonl'),
    ['refuses a long text at once', '4'.repeat(20_000), { refused: 'timeUnknown', slots: allSlots }],
  ] as const)('%s: %j', (_, text, due) => {
    expect(read(parseSlot(text, allSlots))).toEqual(due);
  });

  it('reads no text of more than 200 characters', () => {
    expect(parseSlot(`11${' '.repeat(199)}`, allSlots)).toEqual(refused('timeUnknown', { slots: allSlots }));
  });

  it('names a time around noon and midnight as a clock shows it', () => {
    const refusal = (text: string, time: string) => {
      expect(parseSlot(text, ['11:00 AM'])).toEqual(refused('timeNotListedNearestOne', { time, slot: '11:00 AM' }));
    };
    refusal('12:30 pm', '12:30 PM');
    refusal('12:30 am', '12:30 AM');
    refusal('12 noon', '12:00 PM');
  });

  it('takes a bare hour that is as far before noon as after it for one after noon', () => {
    const slots = ['09:00 AM', '03:00 PM'];
    expect(parseSlot('6', slots)).toEqual(refused('timeNotListed', { time: '06:00 PM', slots }));
  });

  it('counts the evening until eight, and the night from then on', () => {
    const late = ['07:59 PM', '08:00 PM'];
    expect(parseSlot('evening', late)).toEqual(refused('timeOneInPart', { part: 'evening', slot: '07:59 PM' }));
    expect(parseSlot('night', late)).toEqual(refused('timeOneInPart', { part: 'night', slot: '08:00 PM' }));
  });

  it('names what a short list holds', () => {
    expect(parseSlot('9', ['05:00 PM'])).toEqual(
      refused('timeNotListedNearestOne', { time: '09:00 PM', slot: '05:00 PM' }),
    );
    expect(parseSlot('evening', ['05:00 PM'])).toEqual(refused('timeOneInPart', { part: 'evening', slot: '05:00 PM' }));
    expect(parseSlot('9', ['09:00 AM', '09:00 PM'])).toEqual(
      refused('timeAmbiguous', { slots: ['09:00 AM', '09:00 PM'] }),
    );
    expect(parseSlot('9', [])).toEqual(noneLeft);
  });

  it('reads back every slot as it is written', () => {
    for (const slot of allSlots) expect(parseSlot(slot, allSlots)).toEqual({ ok: true, value: slot });
  });

  it('never throws and accepts only slots on the list', () => {
    const piece = fc.constantFrom(
      '4',
      '11',
      ':',
      '30',
      'am',
      'pm',
      'noon',
      'half past',
      'baje',
      'morning',
      'do',
      '16',
      'sadhe',
      'quarter to',
      '0',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const read = parseSlot(typed, allSlots);
        expect(!read.ok || allSlots.includes(read.value)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
