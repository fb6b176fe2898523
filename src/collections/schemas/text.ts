import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);

/** One line of plain text, trimmed, never empty. */
export const line = (max = 400) =>
  text(max).refine((words) => !braces.test(words), 'expected no { or }, since nothing is filled in here');

/** One line with places such as `{date}`, which the site fills: each of those named, and no other. */
export const template = (places: readonly string[], max = 400) => withPlaces(places, places, max);

/** One line with places that the site fills: any of those named, and no other. */
export const lineWith = (places: readonly string[], max = 400) => withPlaces([], places, max);

/** What is said of one thing and of any other number. `{count}` is the number; `places` are further ones. */
export const countedWords = (max = 60, places: readonly string[] = []) =>
  z.strictObject({
    one: withPlaces(places, ['count', ...places], max).describe('When there is one.'),
    other: template(['count', ...places], max).describe('For any other number.'),
  });

/** A word or phrase that is compared with what people write, and shown to nobody. */
export const searchTerm = (max: number) => line(max).meta({ isShown: false });

const braces = /[{}]/;

function withPlaces(needed: readonly string[], known: readonly string[], max: number) {
  const asWritten = (places: readonly string[]) => places.map((place) => `{${place}}`);
  const fits = (words: string) =>
    asWritten(needed).every((place) => words.includes(place)) &&
    !braces.test(asWritten(known).reduce((rest, place) => rest.replaceAll(place, ''), words));
  return text(max)
    .refine(fits, `expected ${needed.length > 0 ? 'the places' : 'no place but'} ${asWritten(known).join(', ')}`)
    .meta({ places: known });
}

/** A calendar date written as YYYY-MM-DD. */
export const calendarDate = () => z.iso.date();

/** An address inside the site, such as /contact or /faq#fees. */
export const siteAddress = () =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'an address inside the site, such as /contact')
    .meta({ isShown: false, refersTo: 'addresses' });

/** An address on another site, always https. */
export const outsideAddress = () => z.url({ protocol: /^https$/ });

/** A short name for a file or an address: small letters, digits and hyphens. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')
    .meta({ isShown: false });

/** Which sub-service is meant: category and service, such as registrations/gst-registration. */
export const servicePath = () =>
  z
    .string()
    .regex(/^[a-z-]+\/[a-z0-9-]+$/, 'a category and a service, such as registrations/gst-registration')
    .meta({ isShown: false, refersTo: 'services' });
