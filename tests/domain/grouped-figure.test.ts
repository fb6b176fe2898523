import { expect, it } from 'vitest';
import { groupedFigure } from '#src/domain/grouped-figure.ts';

/** A text with its caret as a bar. */
const typed = (text: string) => {
  const { text: grouped, caret } = groupedFigure({ text: text.replace('|', ''), caret: text.indexOf('|') });
  return `${grouped.slice(0, caret)}|${grouped.slice(caret)}`;
};

it.each([
  ['1|', '1|'],
  ['1250|', '1,250|'],
  ['1,2500|', '12,500|'],
  ['1250000|', '12,50,000|'],
  ['₹1250000|', '₹12,50,000|'],
  ['12,50,0|00', '12,50,0|00'],
  ['12,59|0,000', '1,25,9|0,000'],
  ['|1250000', '|12,50,000'],
  ['1250000.5|', '12,50,000.5|'],
  ['1250000.|', '12,50,000.|'],
])('%s is written %s as it is typed', (text, grouped) => {
  expect(typed(text)).toBe(grouped);
});

it.each(['12.5 lakh|', '15k|', '10%|', '-5|', '|', '12.555|'])('%s stays as it was typed', (text) => {
  expect(typed(text)).toBe(text);
});
