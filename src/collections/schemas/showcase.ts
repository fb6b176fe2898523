import { z } from 'zod';
import { calendarDate, line, slug } from './text.ts';

const unseen = (max: number) => line(max).meta({ isShown: false });

const consent = z
  .union([
    z.strictObject({
      who: unseen(80).describe('Who agreed: the client, with the full name.'),
      agreed: calendarDate().describe('The day on which they agreed.'),
      how: unseen(160).describe('How they agreed, so that you find it again, such as "by mail, kept in their file".'),
    }),
    z.literal('sample'),
  ])
  .describe(
    'Who agreed that it stands here, when and how; not shown, and it leaves your files for no page. The word sample in its place: no client said so, the page marks it as a sample, and the site does not go live with it.',
  );

/** What clients have said: content/testimonials.yaml. */
export const testimonialsSchema = z
  .array(
    z
      .strictObject({
        quote: line(400).describe('What was said, word for word.'),
        author: line(60).describe('Who said it.'),
        designation: line(80).describe('Who that is, such as "Shop owner, Nalgonda".'),
        stars: z
          .number()
          .int()
          .min(1)
          .max(5)
          .optional()
          .describe('The rating, one to five stars, where the client gave one. A sample has none.'),
        consent,
      })
      .refine(({ stars, consent: given }) => given !== 'sample' || stars === undefined, {
        path: ['stars'],
        message: 'a sample has no stars, since nobody gave them',
      }),
  )
  .min(1);

/** Pictures of the practice: content/gallery.yaml. The picture files lie in content/gallery. */
export const gallerySchema = z
  .array(
    z.strictObject({
      id: slug().describe('A short name of the group, such as office.'),
      name: line(40).describe('The name of the group.'),
      ofEvents: z
        .boolean()
        .default(false)
        .describe('true: pictures of events, which a switch in practice.yaml leaves out.'),
      images: z
        .array(
          z.strictObject({
            id: slug().describe('A short name of the picture.'),
            file: z
              .string()
              .regex(
                /^[^/\\]+\.(svg|png|jpe?g|webp)$/i,
                'the name of a picture in content/gallery that ends in .jpg, .jpeg, .png, .webp or .svg (save a .heic of a phone as .jpg first)',
              )
              .meta({ isShown: false })
              .describe('The file in content/gallery.'),
            alt: line(160).describe('What is to be seen, for those who cannot see it.'),
            description: line(200).describe('The line under the picture.'),
          }),
        )
        .min(1)
        .describe('The pictures; the first stands for the group.'),
    }),
  )
  .min(1);
