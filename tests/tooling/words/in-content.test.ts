import { expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { wordsInContent } from '#tooling/words/in-content.ts';
import { sampleContent } from '../../content/sample-content.ts';
import { topicFile } from '../../support/topic-file.ts';

const textsOf = (file: string, changes: Record<string, string> = {}) =>
  wordsInContent(loadContent(sampleContent(changes)))
    .filter((text) => text.file === `content/${file}`)
    .map(({ line, field, text }) => `${line}: ${field}: ${text}`);

it('lists what visitors read of a list of documents, and not the day it was checked', () => {
  expect(textsOf('checklists/firm.yaml')).toEqual([
    '1: title: Documents for a firm',
    '2: intro: One list.',
    '4: lists[1].items[1]: PAN card',
    '4: lists[1].items[2]: Aadhaar card',
    '4: lists[1].items[3]: Photograph',
    '5: note: Clear, legible and up to date, please. More may be required.',
  ]);
});

it('lists the blocks below the fields, each with its line', () => {
  const written = '---\n## How it goes\n\nYou **ask**,\nwe answer.\n\n- One\n- Two\n';
  const changed = {
    'pages/faq.md': `${(sampleContent().get('pages/faq.md') as string).trim().slice(0, -3)}${written}`,
  };
  expect(textsOf('pages/faq.md', changed).slice(-3)).toEqual([
    '9: text: ## How it goes',
    '11: text: You **ask**, we answer.',
    '14: text: - One - Two',
  ]);
});

it('lists no word that is only searched by, no address and no number', () => {
  expect(textsOf('guide/language.yaml')).toEqual([]);
  expect(textsOf('guide/terms.yaml')).toEqual(['1: [1].term: PAN', '1: [1].meaning: A number for tax.']);
  expect(textsOf('practice.yaml').filter((line) => /919848011223|https:|warangal$/i.test(line))).toEqual([
    '20: offices[1].town: Warangal',
  ]);
});

it('lists what stands in a block of a topic by the kind of the block', () => {
  const block =
    '{ kind: clocks, heading: Abroad, text: When we are open., places: [{ name: Dubai, ahead: 4 }, { name: London, ahead: 0 }] }';
  const about = topicFile(`blocks: [${block}]\naction: { text: Write., words: Contact, to: /contact }`);
  expect(textsOf('topics/about.md', { 'topics/about.md': about }).filter((line) => /^1[12]:/.test(line))).toEqual([
    '11: blocks[1].heading: Abroad',
    '11: blocks[1].text: When we are open.',
    '11: blocks[1].places[1].name: Dubai',
    '11: blocks[1].places[2].name: London',
    '12: action.text: Write.',
    '12: action.words: Contact',
  ]);
});
