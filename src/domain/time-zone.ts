/**
 * Takes what a device calls its time zone. Returns the name where it says in which place the visitor is; undefined where nothing is known, and India
 * is taken: a zone that is missing, does not exist or names no place, as UTC and GMT do, and Reykjavik, which Firefox names for all who hide theirs.
 * Never throws.
 */
export function knownTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined || !/^(?!Etc\/)\w+\/./.test(timeZone) || timeZone === 'Atlantic/Reykjavik')
    return undefined;
  if (isIndianZone(timeZone)) return timeZone;
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}

/** Takes the name of a time zone in the IANA list and tells whether it is India's, by its name of today or of old. */
export const isIndianZone = (timeZone: string): boolean => timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta';
