import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimelineBadge } from '#src/pages/TimelineBadge.tsx';
import type { Timeline } from '#src/collections/time-told.ts';
import shared from 'content:shared-words';

const told = (timeline: Timeline) =>
  renderToStaticMarkup(createElement(TimelineBadge, { timeline })).replace(/<[^>]+>/g, '');

it.each([
  ['days behind "Usually"', { estimate: '7 to 10 business days' }, `${shared.usually} 7 to 10 business days`],
  ['a sentence as it is', { sentence: 'By the 15th of every month' }, 'By the 15th of every month'],
])('tells %s', (_, timeline, words) => {
  expect(told(timeline)).toBe(words);
});
