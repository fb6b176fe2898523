import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSlot } from '#src/entities/time/parse-slot.ts';
import { refused } from '#src/domain/parsed.ts';

const allSlots = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];
const choose = refused('timeUnknown', {
  slots: ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'],
});
const noneLeft = refused('timeNoneLeft');

describe('parseSlot', () => {
  it.each([
    ['11:00 AM', '11:00 AM'],
    ['11 am', '11:00 AM'],
    ['11', '11:00 AM'],
    ['3ish', '03:00 PM'],
    ['before lunch, 11', '11:00 AM'],
    ['the last slot of the day', '05:00 PM'],
    ['earliest whichever', '09:00 AM'],
    ['11 a.m.', '11:00 AM'],
    ['10am please', '10:00 AM'],
    ['4', '04:00 PM'],
    ['4pm', '04:00 PM'],
    ['౪', '04:00 PM'],
    ['16:00', '04:00 PM'],
    ['1600 hrs', '04:00 PM'],
    ["4 o'clock", '04:00 PM'],
    ['4.00', '04:00 PM'],
    ['eleven', '11:00 AM'],
    ['five pm', '05:00 PM'],
    ['noon', '12:00 PM'],
    ['12 noon', '12:00 PM'],
    ['12', '12:00 PM'],
    ['morning 10', '10:00 AM'],
    ['11 in the morning', '11:00 AM'],
    ['afternoon 2', '02:00 PM'],
    ['subah 10 baje', '10:00 AM'],
    ['das baje', '10:00 AM'],
    ['do baje', '02:00 PM'],
    ['saayantram 4', '04:00 PM'],
    ['సాయంత్రం 4', '04:00 PM'],
    ['padakondu gantalaku', '11:00 AM'],
    ['can i come at 4?', '04:00 PM'],
    ['tomorrow 4 pm', '04:00 PM'],
    ['25 dec 11 am', '11:00 AM'],
    [`11${' '.repeat(198)}`, '11:00 AM'],
  ])('reads "%s"', (text, slot) => {
    expect(parseSlot(text, allSlots)).toEqual({ ok: true, value: slot });
  });

  it.each([
    ['', refused('timeMissing')],
    ['morning', refused('timeSeveralInPart', { part: 'morning', slots: ['09:00 AM', '10:00 AM', '11:00 AM'] })],
    ['afternoon', refused('timeSeveralInPart', { part: 'afternoon', slots: ['12:00 PM', '02:00 PM', '03:00 PM'] })],
    ['evening', refused('timeSeveralInPart', { part: 'evening', slots: ['04:00 PM', '05:00 PM'] })],
    [
      'night',
      refused('timeNoneInPart', {
        part: 'night',
        slots: ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'],
      }),
    ],
    ['1 pm', refused('timeNotListed', { time: '01:00 PM', slots: ['12:00 PM', '02:00 PM'] })],
    ['1', refused('timeNotListed', { time: '01:00 PM', slots: ['12:00 PM', '02:00 PM'] })],
    ['8', refused('timeNotListed', { time: '08:00 AM', slots: ['09:00 AM', '10:00 AM'] })],
    ['6', refused('timeNotListed', { time: '06:00 PM', slots: ['04:00 PM', '05:00 PM'] })],
    ['10:30', refused('timeNotListed', { time: '10:30 AM', slots: ['10:00 AM', '11:00 AM'] })],
    ['half past 10', refused('timeNotListed', { time: '10:30 AM', slots: ['10:00 AM', '11:00 AM'] })],
    ['sadhe das baje', refused('timeNotListed', { time: '10:30 AM', slots: ['10:00 AM', '11:00 AM'] })],
    ['quarter to 5', refused('timeNotListed', { time: '04:45 PM', slots: ['04:00 PM', '05:00 PM'] })],
    ['9 pm', refused('timeNotListed', { time: '09:00 PM', slots: ['04:00 PM', '05:00 PM'] })],
    ['morning 4', refused('timeNotListed', { time: '04:00 AM', slots: ['09:00 AM', '10:00 AM'] })],
    ['10 or 11', choose],
    ['10-11', choose],
    ['after 3', choose],
    ['any time', choose],
    ['25:00', choose],
    ['10:75', choose],
    ['do', choose],
    ['5 lakh', choose],
    ['98765 43210', choose],
    ['what is form 16', choose],
    ['how long does gst take', choose],
    ['4'.repeat(20_000), choose],
  ])('refuses %j and names times to choose', (text, refusal) => {
    expect(parseSlot(text, allSlots)).toEqual(refusal);
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
