import { z } from 'zod';
import { calendarDate, searchTerm } from './text.ts';

const words = () => z.array(searchTerm(60)).min(1);

/** How days and hours are read where somebody says them in words: content/forms/reading.yaml. */
export const readingWordsSchema = z.strictObject({
  timeZones: z
    .array(
      z.strictObject({
        zone: searchTerm(60)
          .refine(isTimeZone, 'expected a time zone of the IANA list, such as Asia/Dubai')
          .describe('A time zone as the IANA list writes it, such as Asia/Dubai.'),
        names: words().describe('What people call the clock of that zone: abbreviations, cities, states.'),
      }),
    )
    .describe('Whose clock an hour is told by, such as 9 pm London.'),
  ownTime: words().describe('Words for the clock of the visitor, such as my or local; the word time may follow.'),
  severalTimes: words().describe('Countries with several clocks. The guide asks which one is meant.'),
  clocks: z
    .strictObject({
      joining: words().describe('Between an hour and the name of a clock: 9 am in Dubai.'),
      kinds: words().describe('Behind the name of a clock: Eastern standard.'),
      called: words().describe('Words for a clock itself: New Jersey time.'),
      leading: words().describe('Between the name of a clock and the hour: New York time is.'),
    })
    .describe('The words around the name of a clock.'),
  namedDays: z
    .array(
      z.strictObject({
        names: words().describe('What the day is called.'),
        dates: z.array(calendarDate()).min(1).describe('On which days it falls, such as 2027-10-29.'),
        isMoving: z
          .boolean()
          .default(false)
          .describe('Whether it follows the moon. The guide then asks to check its date.'),
      }),
    )
    .describe('Days that people call by a name and that fall on another date each year.'),
});

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}
