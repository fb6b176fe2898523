import { describe, expect, it } from 'vitest';
import { clockReader } from '#src/entities/time/time-zones.ts';

const clockBeside = clockReader({
  timeZones: [
    { zone: 'America/New_York', names: ['est', 'new york', 'new jersey'] },
    { zone: 'Asia/Kolkata', names: ['ist', 'india'] },
  ],
  ownTime: ['my', 'local', 'my city'],
  severalTimes: ['us'],
  clocks: { joining: ['in', 'at'], kinds: ['standard', 'local'], called: ['time', 'clock'], leading: ['is', 'at'] },
});
const read = (text: string) => {
  const [hour = ''] = /\d+(?::\d+)? ?(?:am|pm)?/i.exec(text) ?? [];
  const start = text.indexOf(hour);
  const named = clockBeside(text, { start, end: start + hour.trimEnd().length });
  return named && [named.clock, text.slice(named.start, named.end)];
};
const newYork = { kind: 'zone', zone: 'America/New_York' };

describe('the clock beside an hour', () => {
  it.each([
    ['9am EST', newYork, '9am EST'],
    ['8 pm New Jersey time please', newYork, '8 pm New Jersey time'],
    ['9 pm in New York', newYork, '9 pm in New York'],
    ['at New York time 9 pm', newYork, 'New York time 9 pm'],
    ['10 am (IST)', { kind: 'zone', zone: 'Asia/Kolkata' }, '10 am (IST'],
    ['my 9 pm', { kind: 'own' }, 'my 9 pm'],
    ['9 pm my time', { kind: 'own' }, '9 pm my time'],
    ['9 pm local', { kind: 'own' }, '9 pm local'],
    ['9 pm in my city', { kind: 'own' }, '9 pm in my city'],
    ['9 pm US time', { kind: 'several' }, '9 pm US time'],
  ])('%s', (text, clock, said) => {
    expect(read(text)).toEqual([clock, said]);
  });

  it.each(['9 pm', '4 pm my name is Ravi', 'I live in New York, call at 9 pm', '9 pm estimate'])(
    'is none in %j',
    (text) => {
      expect(read(text)).toBe(undefined);
    },
  );
});
