import { z } from 'zod';
import { line } from './text.ts';

/** A thing of a list, named and then told: a point, a step, a span. How much room each has is up to the page. */
export const point = (room = { name: 80, text: 320 }) =>
  z.strictObject({
    name: line(room.name).describe('What it is, in a few words.'),
    text: line(room.text).describe('One or two sentences on it.'),
  });
