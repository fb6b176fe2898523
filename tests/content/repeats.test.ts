import { expect, it } from 'vitest';
import { edited, faultsIn, sampleText } from './sample-content.ts';

const image =
  '    - { id: desk, file: desk.svg, alt: A desk with an open ledger, description: Where the books are kept }';
const quote = sampleText('testimonials.yaml');

it.each([
  [
    'two albums',
    'gallery.yaml',
    image,
    `${image}\n- id: office\n  name: Again\n  images:\n${image.replace('id: desk', 'id: shelf')}`,
    '5: [2].id: "office" is the short name on line 1 already; choose another',
  ],
  [
    'two pictures',
    'gallery.yaml',
    image,
    `${image}\n${image}`,
    '5: [1].images[2].id: "desk" is the short name on line 4 already; choose another',
  ],
  [
    'two quotes',
    'testimonials.yaml',
    quote,
    quote + quote,
    '6: [2].quote: is the same as on line 1; remove one of them',
  ],
  [
    'two entries of one intent',
    'guide/intents.yaml',
    'id: left, phrases: [how many left]',
    'id: why, phrases: [how many left]',
    '23: [23].id: "why" has an entry on line 22 already; put its phrases there',
  ],
  [
    'a phrase under two intents',
    'guide/intents.yaml',
    'phrases: [how many left]',
    'phrases: [how many left, Helps]',
    '23: [23].phrases[2]: "help" stands on line 9 already; keep it in one place',
  ],
  [
    'a phrase twice under one',
    'guide/intents.yaml',
    'phrases: [how many left]',
    'phrases: [how many left, how many left]',
    '23: [23].phrases[2]: "how many left" stands twice in this list; remove one of them',
  ],
  [
    'a stop word twice',
    'guide/language.yaml',
    'stopWords: [a,',
    'stopWords: [a, a,',
    '1: stopWords[2]: "a" stands twice in this list; remove one of them',
  ],
  [
    'a word twice for one particular',
    'guide/particulars.yaml',
    'penalty, penal,',
    'penalty, penalty, penal,',
    '8: particulars.penalty[2]: "penalty" stands twice in this list; remove one of them',
  ],
  [
    'a keyword twice',
    'pages/faq.md',
    'keywords: [Questions, sample]',
    'keywords: [Questions, sample, questions]',
    '4: keywords[3]: "questions" stands twice in this list; remove one of them',
  ],
])('refuses %s', (_, file, from, to, fault) => {
  expect(faultsIn(edited(file, from, to))).toContain(`content/${file}:${fault}`);
});

it('refuses a question of the FAQ that is asked in two files', () => {
  expect(faultsIn({ 'faqs/the-fee.yaml': sampleText('faqs/fees.yaml') })).toEqual([
    'content/faqs/the-fee.yaml:1: question: asks the same as content/faqs/fees.yaml; keep one of them',
  ]);
});
