import { expect, it } from 'vitest';
import {
  blockId,
  blockLineId,
  dateId,
  documentId,
  documentListId,
  factId,
  includesId,
  isTakenId,
  pointId,
  questionId,
  rowId,
  sectionIds,
  stepId,
  whoId,
} from '#src/collections/passage-ids.ts';

const first = [questionId, factId, dateId, stepId, includesId, whoId, pointId, documentListId].map((idOf) => idOf(0));
const nested = [documentId(0, 2), rowId(1, 0), blockId('year'), blockLineId('form', 1), blockLineId('calendar', 3, 0)];

it('counts the passages of a page as a reader counts', () => {
  expect([...first, ...nested]).toEqual([
    'question-1',
    'fact-1',
    'date-1',
    'step-1',
    'includes-1',
    'who-1',
    'point-1',
    'document-1',
    'document-1-3',
    'row-2-1',
    'block-year',
    'block-form-2',
    'block-calendar-4-1',
  ]);
});

it('takes no place of the page for a heading', () => {
  const all = [...first, ...nested, ...Object.values(sectionIds), 'content'];
  expect(all.filter((id) => !isTakenId(id))).toEqual([]);
});

it.each(['what-a-delay-costs', 'steps', 'step-by-step', 'who-is-it-1-for', 'row-of-houses'])(
  'leaves %s to a heading',
  (id) => {
    expect(isTakenId(id)).toBe(false);
  },
);
