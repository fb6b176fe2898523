import { z } from 'zod';
import { calendarDate, line, outsideAddress, siteAddress, slug } from './text.ts';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const clock = '(?:1[0-2]|[1-9]):[0-5]\\d [AP]M';
const span = `${clock} to ${clock}`;

const hours = z
  .array(
    z.strictObject({
      days: z
        .string()
        .regex(
          new RegExp(`^${day}(?: to ${day}|(?:, ${day})* and ${day})?$`),
          'days such as "Saturday", "Monday to Friday" or "Monday, Wednesday and Friday"',
        )
        .meta({ writtenAs: 'weekdays' })
        .describe('The days, such as "Monday to Friday".'),
      time: z
        .string()
        .regex(
          new RegExp(`^(?:${span}(?: and ${span})*|Closed)$`),
          'hours such as "9:00 AM to 6:00 PM", with a break "9:00 AM to 1:00 PM and 2:00 PM to 6:00 PM", or "Closed"',
        )
        .meta({ writtenAs: 'hours' })
        .describe('The hours, such as "9:00 AM to 6:00 PM", or "Closed".'),
    }),
  )
  .min(1)
  .describe('Opening hours, a row each. Every day of the week stands once.');

const closings = z
  .array(
    z.strictObject({
      date: calendarDate().describe('The day, as YYYY-MM-DD.'),
      name: line(40).describe('Why, such as "Republic Day". Visitors read it.'),
    }),
  )
  .default([])
  .describe(
    'Holidays and other single days on which the office is closed. An appointment can be asked for all the same.',
  );

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
        .regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, 'a word or a phrase in small letters')
        .meta({ isShown: false }),
    )
    .describe(
      'Words and phrases by which visitors may name it in the guide. The first one and a phrase tell most; a word must not stand under two services.',
    ),
  page: siteAddress()
    .optional()
    .describe(
      'The page of a service from which the guide answers what is asked of it while an appointment is asked for, such as its papers.',
    ),
  forAnythingElse: z
    .boolean()
    .optional()
    .describe(
      'true: the guide takes it for a subject that is on no list, and puts the words of the visitor into the notes.',
    ),
});

const colour = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour such as "#14553a", in small letters and in quotes')
    .meta({ isShown: false, isColour: true });

const colourPair = () =>
  z
    .strictObject({
      light: colour().describe('By day, on light paper.'),
      dark: colour().describe('By night, on dark paper.'),
    })
    .optional();

const colours = z
  .strictObject({
    accent: colourPair().describe('Links, buttons and the band of the home page.'),
    marks: colourPair().describe('Badges, stars and the tick of the drawn sign.'),
  })
  .optional()
  .describe('The colours of the practice. What is left out stays as the site has it.');

const logo = z
  .strictObject({
    file: z
      .string()
      .regex(/^[^/\\]+\.(svg|png)$/i, 'the name of a picture in content/logo that ends in .svg or .png')
      .meta({ isShown: false })
      .describe('The file in content/logo: at most twice as wide as high, and at least 80 dots high.'),
    alt: line(120).describe('What is to be seen, for those who cannot see it.'),
  })
  .optional()
  .describe('A picture in place of the drawn sign beside the name. Icons and pictures of shared links have it too.');

const editor = z
  .strictObject({
    host: z.literal('github').describe('The Git host: GitHub.'),
    repository: z
      .string()
      .regex(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, 'the owner and the name of the repository, such as rao/site')
      .meta({ isShown: false })
      .describe('The repository of the site: its owner, a slash and its name.'),
    branch: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'the name of a branch, such as main')
      .meta({ isShown: false })
      .describe('The branch that the host of the site builds, such as main.'),
    preview: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9.{}-]*\{draft\}[a-z0-9.{}-]*$/,
        'an address with {draft} in it, such as https://{draft}.your-site.pages.dev',
      )
      .meta({ isShown: false })
      .optional()
      .describe('Where the host shows the preview of a draft. {draft} stands for the name of its branch.'),
  })
  .optional()
  .describe('Switches on the editor of the live site, at /admin. Left out, the site has none.');

/** Who the practice is, how to reach it, when it is open: content/practice.yaml. */
export const practiceSchema = z.strictObject({
  name: line(60).describe('The name of the practice.'),
  colours,
  logo,
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
  domain: z
    .string()
    .regex(
      /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
      'an address such as https://www.example.in, in small letters, without a slash or words behind it',
    )
    .meta({ isShown: false })
    .describe('The address of the live site, such as https://www.example.in.'),
  phone: z
    .string()
    .regex(
      /^\+91 (?=(?:\d ?){10}$)\d{2,5}(?: \d{3,8}){1,2}$/,
      'a number such as +91 98765 43210, or +91 40 2345 6789 for a landline',
    )
    .meta({ writtenAs: 'phone' })
    .describe('The telephone number.'),
  whatsapp: z
    .string()
    .regex(/^91\d{10}$/, '91 and ten digits without spaces, such as "919876543210"')
    .meta({ isShown: false, writtenAs: 'whatsapp' })
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
  closings,
  slots: z
    .array(
      z
        .string()
        .regex(/^(0[1-9]|1[0-2]):[0-5]\d [AP]M$/, 'a time with two figures for the hour, such as 09:00 AM or 02:30 PM'),
    )
    .min(1)
    .describe(
      'The times at which an appointment can begin, from morning to evening. Every one can be asked for on every day.',
    ),
  appointmentServices: z.array(appointmentService).min(1).describe('What an appointment can be about.'),
  switches: z
    .strictObject({
      testimonials: z.boolean().describe('true: testimonials show. false: they vanish everywhere.'),
      gallery: z.boolean().describe('true: the gallery shows. false: it vanishes everywhere.'),
      events: z.boolean().describe('true: the gallery shows its albums of events. false: it leaves them out.'),
      sign: z.boolean().describe('true: the drawn sign, or the logo, shows beside the name. false: the name is alone.'),
      offline: z
        .boolean()
        .describe(
          'true: browsers keep what a visitor opened, and on request the whole site, for use without a connection. false: they let go of it at their next visit.',
        ),
    })
    .describe('What is switched on.'),
  editor,
  feesAnswer: line(400).describe('What the site and the guide say when somebody asks what a service costs.'),
});
