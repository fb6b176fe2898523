import { describe, expect, it } from 'vitest';
import { readClock, type ClockReading } from '#src/entities/time/clock-reading.ts';

/** A time of day; `exact` when morning or afternoon is known. */
const at = (hours: number, minutes = 0): ClockReading => ({ kind: 'time', minutes: hours * 60 + minutes, exact: true });
/** A time on the face of a clock, before or after noon. */
const face = (hours: number, minutes = 0): ClockReading => ({
  kind: 'time',
  minutes: hours * 60 + minutes,
  exact: false,
});
const none: ClockReading = { kind: 'none' };
const several: ClockReading = { kind: 'several' };
const impossible: ClockReading = { kind: 'impossible' };

describe('a time of day', () => {
  it.each<[string, ClockReading]>([
    ['sava 10 baje', face(10, 15)],
    ['sadhe 10 baje', face(10, 30)],
    ['saadhe 10 baje', face(10, 30)],
    ['saade dus baje', face(10, 30)],
    ['sade 10 baje', face(10, 30)],
    ['paune 10 baje', face(9, 45)],
    ['dedh baje', face(1, 30)],
    ['dhai baje', face(2, 30)],
    ['padinnara gantalaku', face(10, 30)],
    ['rendunnara gantalaku', face(2, 30)],
    ['baje das', face(10)],
    ['subah das', at(10)],
    ['4 30 baje', face(4, 30)],
    ['half past ten', face(10, 30)],
    ['quarter past 4', face(4, 15)],
  ])('is read from the spoken "%s"', (text, reading) => {
    expect(readClock(text)).toEqual(reading);
  });

  it.each<[string, ClockReading]>([
    ['eleven', face(11)],
    ['twelve', face(0)],
    ['thirteen', none],
    ['good morning', none],
    ['good evening, 11', face(11)],
    ['das', face(10)],
    ['das ka', none],
    ['eleven ka', face(11)],
    ['do', none],
    ['do baje', face(2)],
  ])('takes the number word "%s" only where it can be nothing else', (text, reading) => {
    expect(readClock(text)).toEqual(reading);
  });

  it.each<[string, ClockReading]>([
    ['23:59', at(23, 59)],
    ['24:00', impossible],
    ['10:59', face(10, 59)],
    ['10:60', impossible],
    ['0:30', at(0, 30)],
    ['0:30 am', impossible],
    ['12:30 am', at(0, 30)],
    ['12 pm', at(12)],
    ['12', face(0)],
    ['13', at(13)],
    ['13 pm', at(13)],
    ['13:00 am', at(13)],
  ])('reads the figures "%s" on a clock of 12 or of 24 hours', (text, reading) => {
    expect(readClock(text)).toEqual(reading);
  });

  it.each<[string, ClockReading]>([
    ['2 at night', at(2)],
    ['5 at night', at(5)],
    ['6 at night', at(18)],
    ['8 at night', at(20)],
    ['12 at night', at(0)],
    ['12 in the afternoon', at(12)],
    ['12 in the morning', at(0)],
    ['3 in the afternoon', at(15)],
    ['morning', { kind: 'part', part: 'morning' }],
    ['morning evening', several],
    ['morning or evening', several],
  ])('takes the part of the day in "%s" into account', (text, reading) => {
    expect(readClock(text)).toEqual(reading);
  });

  it.each<[string, ClockReading]>([
    ['kindly arrange 4', none],
    ['kindly arrange 4 pm', at(16)],
    ['kindly arrange 4:30', face(4, 30)],
    ['kindly arrange 4 baje', face(4)],
    ['kindly arrange morning 10', at(10)],
    ['kindly arrange window seat there 4 pm', none],
    ['monday 4', face(4)],
    ['sunday 4', face(4)],
    ['may i come at 4 pm', at(16)],
    ['can i come at 4', face(4)],
    ['what about 4 pm', none],
    ['4 pm of december', none],
    ['₹4', none],
    ['4%', none],
    ['4 pm 98765', none],
    ['after 4', several],
    ['4 or 5', several],
    ['4 pm 5 pm', several],
  ])('is found in "%s" only where nothing else can be meant', (text, reading) => {
    expect(readClock(text)).toEqual(reading);
  });
});
