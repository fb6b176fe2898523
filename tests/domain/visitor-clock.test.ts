import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitorClock } from '#src/domain/visitor-clock.ts';

const eleven = 11 * 60;

describe('the clock of a visitor elsewhere', () => {
  it.each([
    ['2026-12-25', eleven, 'America/New_York', '12:30 AM in New York, same day'],
    ['2026-07-01', eleven, 'America/New_York', '01:30 AM in New York, same day'],
    ['2026-12-25', 9 * 60, 'America/New_York', '10:30 PM in New York, the day before'],
    ['2026-12-25', 17 * 60, 'Pacific/Auckland', '12:30 AM in Auckland, the day after'],
    ['2026-12-25', eleven, 'Europe/London', '05:30 AM in London, same day'],
  ])('on %s at minute %i shows in %s: %s', (date, minutes, zone, shown) => {
    expect(visitorClock(date, minutes, zone)).toBe(shown);
  });

  it.each(['Asia/Kolkata', 'Asia/Colombo'])('says nothing in %s, where it shows the same', (zone) => {
    expect(visitorClock('2026-12-25', eleven, zone)).toBe(undefined);
  });

  it('says nothing of a zone that does not exist', () => {
    expect(visitorClock('2026-12-25', eleven, 'Nowhere/Atall')).toBe(undefined);
  });

  it('never throws, whatever the zone is called', () => {
    fc.assert(
      fc.property(fc.string(), (zone) =>
        ['string', 'undefined'].includes(typeof visitorClock('2026-12-25', eleven, zone)),
      ),
    );
  });
});
