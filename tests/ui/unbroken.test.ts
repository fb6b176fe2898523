import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from '#src/ui/Unbroken.tsx';

const written = (text: string) =>
  renderToStaticMarkup(createElement(Unbroken, { text }))
    .replace(/<span class="[^"]+">/g, '<b>')
    .replace(/(-\w+)<\/span>/g, '$1</b>');

it.each([
  [
    'the name of a form',
    'File GSTR-3B, then 15CA-CB.',
    '<span><span>File </span><b>GSTR-3B</b><span>, then </span><b>15CA-CB</b><span>.</span></span>',
  ],
  ['the name of a section', '80-IAC (startups)', '<span><b>80-IAC</b><span> (startups)</span></span>'],
  ['a year', 'ITR-1 for 2025-26', '<span><b>ITR-1</b><span> for </span><b>2025-26</b></span>'],
  ['nothing between words', 'A low-risk case of e-KYC, Rule 14A', '<span>A low-risk case of e-KYC, Rule 14A</span>'],
])('keeps %s in one piece', (_, text, html) => {
  expect(written(text)).toBe(html);
});
