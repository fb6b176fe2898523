import { expect, it } from 'vitest';
import { titleIn } from '#tooling/desk/page/title-in.ts';

const files = [
  { name: 'faqs/fees.yaml', kind: 'faqs', label: 'What do you charge?', address: '/faq' },
  { name: 'pages/faq.yaml', kind: 'pages', label: 'Common questions', address: '/faq' },
] as const;

it.each([
  ['faqs/fees.yaml', 'What do you charge?'],
  ['guide/asked/faq.jsonl', 'Ways to ask: Common questions'],
  ['guide/asked/gone.jsonl', 'Ways to ask: /gone'],
  ['blog/shop-counter.jpg', 'Picture shop-counter.jpg'],
  ['blog/form.pdf', 'PDF form.pdf'],
])('%s is called %s', (file, title) => {
  expect(titleIn(files, file)).toBe(title);
});
