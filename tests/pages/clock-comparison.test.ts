import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClockComparison } from '#src/pages/topic/ClockComparison.tsx';

it('tells a visitor in New York the hours of the practice on the clock there, those over midnight in one', () => {
  const places = [{ name: 'New York, winter', ahead: -5 }];
  const html = renderToStaticMarkup(createElement(ClockComparison, { places }));
  const told = [...html.matchAll(/<strong>(.*?)<\/strong>.*?<span>(.*?)<\/span>/gs)];
  expect(told.map(([, place, hours]) => [place, hours])).toEqual([
    ['Hyderabad', '9:00 AM to 6:00 PM'],
    ['New York, winter', '10:30 PM to 7:30 AM'],
  ]);
});
