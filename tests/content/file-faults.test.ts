import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContentFiles } from '#tooling/content/files.ts';
import { temporaryFolder } from '../tooling/temporary-folder.ts';
import { loadContent } from '#tooling/content/load.ts';
import { edited, faultsIn, sampleContent, sampleText } from './sample-content.ts';

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

it.each([fees, firm])('refuses %s when nothing is in it, by one message', (name) => {
  expect(faultsIn({ [name]: ' \n' })).toEqual([`content/${name}:1: file: is empty; write it anew, or remove the file`]);
});

describe('a Markdown file', () => {
  it.each([
    ['text alone', 'Only text.\n'],
    ['an open front matter', '---\nname: Firm\n'],
  ])('needs front matter, so %s will not do', (_, text) => {
    expect(faultsIn({ [firm]: text })).toEqual([noFrontMatter]);
  });

  it('may have been saved on Windows, with a mark at its beginning and other line ends', () => {
    const saved = `\uFEFF${sampleText(firm).replaceAll('\n', '\r\n')}`;
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
  it.each([
    ['capitals and spaces', 'faqs/New Question.yaml', 'faqs/new-question.yaml'],
    ['an underscore', 'faqs/new_question.yaml', 'faqs/new-question.yaml'],
    ['the ending .yml', 'faqs/fees.yml', 'faqs/fees.yaml'],
    ['the ending .txt behind it', 'faqs/fees.yaml.txt', 'faqs/fees.yaml'],
    ['the ending of another kind', 'faqs/fees.md', 'faqs/fees.yaml'],
    ['a folder with a capital', 'Blog/dates.md', 'blog/dates.md'],
  ])('names the right name for %s', (_, name, better) => {
    expect(faultsIn({ [name]: 'text' })).toEqual([
      `content/${name}:1: file: is not read under this name; rename it to content/${better} (small letters, digits and hyphens, and the ending as it is there)`,
    ]);
  });

  it('says how files of a folder are called', () => {
    expect(faultsIn({ 'services/firm.md': 'text' })).toEqual([
      'content/services/firm.md:1: file: is not read under this name; files of this folder are called content/services/CATEGORY/index.md or content/services/CATEGORY/NAME.md, where NAME and CATEGORY are small letters, digits and hyphens',
    ]);
  });

  it.each(['notes.md', 'practice.docx'])('has no place for %s', (name) => {
    expect(faultsIn({ [name]: 'text' })).toEqual([
      `content/${name}:1: file: nothing on the site is made of a file of this name; move it out of content/ or remove it`,
    ]);
  });

  it.each([
    ['UTF-16, as Notepad may write it', Buffer.from('\uFEFFquestion: Where?', 'utf16le')],
    ['Latin-1', Buffer.from('question: Café?', 'latin1')],
  ])('takes no file written in %s', async (_, bytes) => {
    const folder = await temporaryFolder();
    mkdirSync(join(folder, 'faqs'));
    writeFileSync(join(folder, 'faqs/fees.yaml'), bytes);
    expect(faultsIn({ 'faqs/fees.yaml': readContentFiles(folder).get('faqs/fees.yaml') ?? '' })).toEqual([
      'content/faqs/fees.yaml:1: file: is not written in UTF-8, so some letters would come out wrong; open it in an editor and save it as UTF-8',
    ]);
  });

  it('passes over what a system puts there by itself', async () => {
    const folder = await temporaryFolder();
    for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'practice.yaml'])
      writeFileSync(join(folder, name), '');
    expect([...readContentFiles(folder).keys()]).toEqual(['practice.yaml']);
  });

  it('reads the tax year under any name, but one only', () => {
    const rates = sampleText('tax/fy-2023-24.yaml');
    expect(faultsIn({ 'tax/fy-2023-24.yaml': null, 'tax/fy-2025-26.yaml': rates })).toEqual([]);
    expect(faultsIn({ 'tax/fy-2025-26.yaml': rates })).toEqual([
      'content/tax/fy-2025-26.yaml:1: file: the site has one file of this kind, and content/tax/fy-2023-24.yaml is there already; keep one of them',
    ]);
  });

  it.each(['practice.yaml', 'pages/home.yaml', 'guide/language.yaml'])('needs %s', (name) => {
    expect(faultsIn({ [name]: null })).toEqual([`content/${name}:1: file: is missing; every site needs it`]);
  });

  it('tells of a file that every site needs and that has a wrong name by that name alone', () => {
    expect(faultsIn({ 'practice.yaml': null, 'Practice.yml': sampleText('practice.yaml') })).toEqual([
      'content/Practice.yml:1: file: is not read under this name; rename it to content/practice.yaml (small letters, digits and hyphens, and the ending as it is there)',
    ]);
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
    'content/notes.md:1: file: nothing on the site is made of a file of this name; move it out of content/ or remove it',
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
