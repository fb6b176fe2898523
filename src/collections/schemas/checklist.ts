import { z } from 'zod';
import { calendarDate, line } from './text.ts';

/** A list of documents to gather: content/checklists/<name>.yaml. */
export const checklistSchema = z.strictObject({
  title: line(80).describe('What the documents are for, such as "Documents for an LLP".'),
  intro: line(320).describe('One or two sentences before the list.'),
  lists: z
    .array(
      z.strictObject({
        for: line(60)
          .optional()
          .describe('For whom this list is, such as "Companies". Needed when there are several lists.'),
        items: z
          .array(
            z.union([
              line(200),
              z.strictObject({
                item: line(200).describe('The document.'),
                note: line(200).describe('A remark shown in small type beside it.'),
              }),
            ]),
          )
          .min(3)
          .describe('The documents in their order: each a line, or an item with a note below it.'),
      }),
    )
    .min(1)
    .max(4)
    .describe('One list, or one for each kind of business.'),
  note: line(400).describe('The remark under the list.'),
  updated: calendarDate().describe('The day the list was last checked, as YYYY-MM-DD.'),
});
