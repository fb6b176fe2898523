import { expect, it } from 'vitest';
import { conversationLines, gradeTable, questionLine } from '#tooling/guide/sheet.ts';

const keys = [['20 lakh']];

it('shows whoever grades what was asked, what is due and what is read, and nothing else', () => {
  const asked = {
    id: 'q1',
    q: 'gst limit?',
    due: '20 lakh',
    keys,
    kind: 'short',
    language: 'en',
    author: 'a',
  } as const;
  expect(questionLine(asked, 'Above ₹20 lakh.')).toEqual({
    id: 'q1',
    kind: 'short',
    language: 'en',
    before: [],
    asked: 'gst limit?',
    due: '20 lakh',
    shown: 'Above ₹20 lakh.',
    grade: '',
    why: '',
  });
});

it('shows with a turn what was said before it, and leaves out turns that want no answer', () => {
  const turns = [
    { q: 'hello', due: 'a greeting', keys: [] },
    { q: 'gst limit?', due: '20 lakh', keys },
  ];
  expect(conversationLines({ id: 't1', language: 'hi', author: 'a', turns }, ['Namaste.', '20 lakh.'])).toEqual([
    {
      id: 't1-2',
      kind: 'follow-up',
      language: 'hi',
      before: ['Visitor: hello', 'Guide: Namaste.'],
      asked: 'gst limit?',
      due: '20 lakh',
      shown: '20 lakh.',
      grade: '',
      why: '',
    },
  ]);
});

it('counts grades by kind', () => {
  const table = gradeTable([
    { id: '1', kind: 'short', grade: 'A' },
    { id: '2', kind: 'story', grade: 'W' },
  ]);
  expect(
    table
      .split('\n')
      .slice(1)
      .map((line) => line.split(/\s+/).slice(0, 3)),
  ).toEqual([
    ['all', '2', '1'],
    ['short', '1', '1'],
    ['story', '1', '0'],
  ]);
});

it('wants a grade on every line', () => {
  expect(() => gradeTable([{ id: 'q7', kind: 'short', grade: '' }])).toThrow('q7: write a grade, one of A, P, U, W');
});
