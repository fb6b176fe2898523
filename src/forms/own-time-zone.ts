import { knownTimeZone } from '#src/domain/time-zone.ts';
import { presentMoment } from './present-moment.ts';

/**
 * The time zone of the visitor's device, by its name of the IANA list; undefined where the device does not tell. A clock that stands as in India is taken for one in India:
 * to ask a browser for the name costs a phone some 80 ms the first time.
 */
export const ownTimeZone = (): string | undefined =>
  presentMoment().getTimezoneOffset() === -330
    ? 'Asia/Kolkata'
    : knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
