/** A stretch of hours on one day, in minutes since its midnight; `to` may lie past midnight. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const day = 24 * 60;
const indiaAhead = 330;

/**
 * Takes hours in India and how many hours another clock is ahead of UTC (half hours allowed, negative to the west).
 * Returns the same hours on that clock: one stretch, or two where midnight falls in between, each within 0 to 1440 minutes,
 * in the order of the day there.
 */
export function hoursAbroad({ from, to }: Hours, aheadOfUtc: number): readonly Hours[] {
  const shift = aheadOfUtc * 60 - indiaAhead;
  const start = (((from + shift) % day) + day) % day;
  const end = start + to - from;
  return end <= day
    ? [{ from: start, to: end }]
    : [
        { from: 0, to: end - day },
        { from: start, to: day },
      ];
}

/** Takes minutes since midnight, 0 to 1440, and returns the time as '7:30 AM'; both ends of a day are '12:00 AM'. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Takes opening hours as a notice writes them, such as '9:00 AM to 6:00 PM' or '9:00 AM to 1:00 PM and 2:00 PM to 6:00 PM'.
 * Returns each stretch of them in order; none where no two times are named.
 */
export function openingHours(text: string): readonly Hours[] {
  const times = [...text.matchAll(/(?<!\d)(1[0-2]|[1-9]):([0-5]\d) ([AP])M/g)].map(
    ([, hour, minute, half]) => (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0),
  );
  return times.flatMap((from, index) => {
    const to = times[index + 1];
    return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
  });
}
