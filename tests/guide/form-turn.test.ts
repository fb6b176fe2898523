import { expect, it } from 'vitest';
import { replyDuringForm } from '#src/guide/dialogue/fixed-reply.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { asking, at } from '../support/form-state-at.ts';
import { booked } from '../support/sample-answers.ts';
import { appointment, context, wording } from '../support/sample-guide.ts';

const miss: Reply = { outcome: 'miss', blocks: [], links: [] };

it.each([
  ['while a question is open', asking('appointment', 'date', { service: 'gst' }), wording.offTopic],
  ['at the review', at('reviewing', 'appointment', booked), wording.notSent],
])('says of a message that it cannot answer, %s, what becomes of the form', (_, formState, first) => {
  expect(replyDuringForm(miss, formState, appointment, context)[0]?.blocks[0]).toEqual({
    kind: 'text',
    text: first,
  });
});
