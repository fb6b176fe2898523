import { z } from 'zod';

/** One line of plain text, trimmed, never empty. */
export const line = (max = 400) => z.string().trim().min(1).max(max);

/** A calendar date written as YYYY-MM-DD. */
export const calendarDate = () => z.iso.date();

/** An address inside the site, such as /contact or /faq#fees. */
export const siteAddress = () =>
  z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'an address inside the site, such as /contact');

/** An address on another site, always https. */
export const outsideAddress = () => z.url({ protocol: /^https$/ });

/** A short name for a file or an address: small letters, digits and hyphens. */
export const slug = () => z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens');

/** Which sub-service is meant: category and service, such as registrations/gst-registration. */
export const servicePath = () =>
  z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/, 'a category and a service, such as registrations/gst-registration');
