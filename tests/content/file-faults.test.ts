import { describe, expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { edited, faultsIn, sampleContent } from './sample-content.ts';

const firm = 'services/registrations/firm.md';
const fees = 'faqs/fees.yaml';
const noFrontMatter = `content/${firm}:1: front matter: the file must begin with a line of "---", the fields, and another line of "---"`;

describe('a YAML file', () => {
  it.each([
    ['text', 'just text', '"just text"'],
    ['a list', '- one', 'a list'],
  ])('refuses a file that is %s instead of fields', (_, text, found) => {
    expect(faultsIn({ [fees]: text })).toEqual([`content/${fees}:1: file: expected fields of its own, found ${found}`]);
  });
});

describe('a Markdown file', () => {
  it.each([
    ['nothing at all', ''],
    ['text alone', 'Only text.\n'],
    ['an open front matter', '---\nname: Firm\n'],
  ])('needs front matter, so %s will not do', (_, text) => {
    expect(faultsIn({ [firm]: text })).toEqual([noFrontMatter]);
  });

  it('may have been saved on Windows, with a mark at its beginning and other line ends', () => {
    const saved = `\uFEFF${(sampleContent().get(firm) ?? '').replaceAll('\n', '\r\n')}`;
    const content = loadContent(sampleContent({ [firm]: saved }));
    const { fields, source } = content.services.find(({ id }) => id === 'registrations/firm') ?? {};
    expect([fields?.name, fields?.lead, source?.markdown, source?.lineOf(['lead'])]).toEqual([
      'Firm',
      'Firm in a sentence.',
      'More on Firm.',
      9,
    ]);
  });
});

describe('the folder', () => {
  it.each(['faqs/Odd Name.yaml', 'faqs/fees.yml', 'services/firm.md', 'notes.md'])('has no place for %s', (name) => {
    expect(faultsIn({ [name]: 'text' })).toEqual([
      `content/${name}:1: file: no collection reads a file of this name; move, rename or remove it`,
    ]);
  });

  it.each(['practice.yaml', 'pages/home.yaml', 'tax/fy-2023-24.yaml', 'guide/language.yaml'])('needs %s', (name) => {
    expect(faultsIn({ [name]: null })).toEqual([`content/${name}:1: file: is missing; every site needs it`]);
  });
});

it('names all faults at once, in the order of files and lines', () => {
  const changes = {
    ...edited(firm, 'order: 1', 'order: first\nordr: 2'),
    ...edited(fees, 'updated: 2026-11-20', 'updated: yesterday'),
    'practice.yaml': null,
    'notes.md': '',
  };
  const faults = [
    `content/${fees}:5: updated: expected a date written as year-month-day, such as 2026-11-21, found "yesterday"`,
    'content/notes.md:1: file: no collection reads a file of this name; move, rename or remove it',
    'content/practice.yaml:1: file: is missing; every site needs it',
    `content/${firm}:7: order: expected a number, found "first" (Its place in the list of its category: 1 comes first.)`,
    `content/${firm}:8: ordr: no such field here; remove it or correct its spelling`,
  ];
  expect(faultsIn(changes)).toEqual(faults);
  expect(() => loadContent(sampleContent(changes))).toThrow(`5 faults in content:\n${faults.join('\n')}`);
});

it('calls a single fault by its number too', () => {
  expect(() => loadContent(sampleContent({ 'notes.md': '' }))).toThrow(/^1 fault in content:\n/);
});
