import { z } from 'zod';
import { line, outsideAddress, slug } from './text.ts';

const day = '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const clock = '(1[0-2]|[1-9]):[0-5]\\d [AP]M';

const hours = z
  .array(
    z.strictObject({
      days: z
        .string()
        .regex(new RegExp(`^${day}( to ${day})?$`), 'a day, or two with "to" between them')
        .describe('The days, such as "Monday to Friday".'),
      time: z
        .string()
        .regex(new RegExp(`^(${clock} to ${clock}|Closed)$`), 'written as 9:00 AM to 6:00 PM, or Closed')
        .describe('The hours, such as "9:00 AM to 6:00 PM", or "Closed".'),
    }),
  )
  .min(1)
  .describe('Opening hours, a row each.');

const office = z.strictObject({
  id: slug().describe('A short name used in addresses, such as hyderabad.'),
  name: line(60).describe('The name of the office, such as "Main Branch".'),
  town: line(60).describe('The town.'),
  address: z.array(line(120)).min(2).describe('The postal address, a line each: the street first, the state last.'),
  postcode: z
    .string()
    .regex(/^\d{6}$/, 'six digits')
    .describe('The PIN code.'),
  mapEmbed: outsideAddress().describe(
    'The address of the embedded map, from the "Share, Embed a map" box of the map service.',
  ),
  directions: outsideAddress().describe('The address that opens directions to the office.'),
});

const appointmentService = z.strictObject({
  id: slug().describe('The short name that is sent with a request, such as gst. Do not change it later.'),
  name: line(60).describe('The name visitors choose.'),
  minutes: z.number().int().min(10).max(240).describe('How long the appointment lasts, in minutes.'),
  words: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9]+$/, 'a single word in small letters')
        .meta({ isShown: false }),
    )
    .describe('Single words by which visitors may name it in the guide. A word must not stand under two services.'),
});

/** Who the practice is, how to reach it, when it is open: content/practice.yaml. */
export const practiceSchema = z.strictObject({
  name: line(60).describe('The name of the practice.'),
  tagline: line(140).describe('One sentence that says what the practice does and where.'),
  about: line(320).describe('A short description for the footer.'),
  accountant: z
    .strictObject({
      name: line(60).describe('The name of the chartered accountant.'),
      qualification: line(60).describe('The letters after the name.'),
      membershipNumber: line(20).describe('The ICAI membership number.'),
      firmRegistrationNumber: line(20).describe('The firm registration number.'),
      experience: line(60).describe('Years of experience, as the FAQ states them.'),
    })
    .describe('Who signs.'),
  domain: outsideAddress().describe('The address of the live site, without a slash at the end.'),
  phone: z
    .string()
    .regex(/^\+91 \d{5} \d{5}$/, 'written as +91 98765 43210')
    .describe('The telephone number.'),
  whatsapp: z
    .string()
    .regex(/^91\d{10}$/, '91 and ten digits, without spaces')
    .meta({ isShown: false })
    .describe('The WhatsApp number, digits only.'),
  email: z.email().describe('The mail address.'),
  profile: z
    .strictObject({
      name: line(40).describe('The name of the professional network.'),
      href: outsideAddress().describe('The address of the profile there.'),
    })
    .describe('The professional network profile.'),
  offices: z.array(office).min(1).describe('The offices, the main one first.'),
  hours,
  slots: z
    .array(z.string().regex(/^(0[1-9]|1[0-2]):00 [AP]M$/, 'written as 09:00 AM'))
    .min(1)
    .describe('The hours at which an appointment can begin.'),
  appointmentServices: z.array(appointmentService).min(1).describe('What an appointment can be about.'),
  switches: z
    .strictObject({
      testimonials: z.boolean().describe('true: testimonials show. false: they vanish everywhere.'),
      gallery: z.boolean().describe('true: the gallery shows. false: it vanishes everywhere.'),
      offline: z
        .boolean()
        .describe(
          'true: browsers keep the site after one visit, for use without a connection. false: they let go of it at their next visit.',
        ),
    })
    .describe('What is switched on.'),
  feesAnswer: line(400).describe('What the site and the guide say when somebody asks what a service costs.'),
  sampleValues: z
    .array(line(40).meta({ isShown: false }))
    .describe('The fields above that still hold sample values. Take a name out once its value is real.'),
});
