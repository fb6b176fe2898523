import { expect, it } from 'vitest';
import { edited, faultsIn, sampleText } from './sample-content.ts';

const page = 'pages/disclaimer.md';
const firm = 'services/registrations/firm.md';
const withText = (text: string, file = page) => ({ [file]: `${sampleText(file).trimEnd()}\n\n${text}\n` });
const faultsOf = (text: string) => faultsIn(withText(text)).map((fault) => fault.replace(`content/${page}:`, ''));

it.each([
  '[a page](/contact)',
  '[a question](/faq#question-1), [an office](/contact#town), [services](/services#registrations)',
  '[an office of the tax department](https://www.incometax.gov.in/iec)',
  '[mail](mailto:a@b.in) or [call](tel:+919848011223) or [ask](?guide=ask)',
  'Bare: https://www.gst.gov.in and a@b.in',
  '## One\n\nWords.\n\n## Two\n\n[up](#one)',
  '<!-- a remark of the editor -->',
  '| A | B |\n| --- | ---: |\n| 1 | 2 |',
])('takes %j', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  ['a page that is not there', '[ask](/contcat)', '"/contcat" is no page of the site; did you mean "/contact"?'],
  ['a place that is not there', '## One\n\n[two](#oen)', '/disclaimer has no place "#oen"; it has #one', 12],
  [
    'a place on another page that is not there',
    '[up](/faq#question-2)',
    '/faq has no place "#question-2"; it has #question-1',
  ],
  [
    'http',
    '[GST](http://gst.gov.in)',
    '"http://gst.gov.in" is not safe; write https:// in place of http://, and words with it: [words](https://gst.gov.in)',
  ],
  [
    'a bare address without https',
    'See www.gst.gov.in today',
    '"www.gst.gov.in" needs https:// before it, and words: [words](https://www.gst.gov.in)',
  ],
  [
    'an address without https',
    '[GST](www.gst.gov.in/x)',
    '"www.gst.gov.in/x" needs https:// before it: (https://www.gst.gov.in/x)',
  ],
  ['an address that is none', '[GST](https://)', '"https://" is no address; check its spelling'],
  [
    'words that lead nowhere',
    '[GST](contact)',
    '"contact" leads nowhere; a page of the site is written with a slash, such as (/contact), another site with https://',
  ],
  [
    'an address below the text',
    '[GST][1]\n\n[1]: http://gst.gov.in',
    '"http://gst.gov.in" is not safe; write https:// in place of http://, and words with it: [words](https://gst.gov.in)',
    12,
  ],
  ['a heading of the first level', '# Rules', '"# Rules" would be a second heading of the page; write "## Rules"'],
  [
    'a heading without its space',
    '##Rules of 2026',
    '"##" needs a space before the words of the heading: "## Rules of 2026"',
  ],
  ['a heading twice', '## Rules\n\nA\n\n## Rules?', 'the heading "Rules?" stands twice; give each part its own', 14],
  [
    'a footnote',
    'Words.[^1]\n\n[^1]: A remark.',
    'a footnote does not fit the page; write the remark in brackets where it belongs',
  ],
  ['HTML', 'Words\n\n<div>A</div>', '"<div>A</div>" would not show; take it out, and write **two stars** for bold', 12],
  [
    'a column without a name',
    'Words\n\n| | New |\n| --- | --- |\n| Limit | 4 |\n| | 5 |',
    'every column of a table needs a name in its first row, also the first column',
    12,
  ],
  [
    'the marks of a merge',
    'One\n<<<<<<< HEAD\nTwo\n=======\nThree\n>>>>>>> main',
    'a merge left two versions here; keep one of them and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
    11,
  ],
])('refuses %s, on its line', (_, text, fault, line = 10) => {
  expect(faultsOf(text)).toEqual([`${line}: text: ${fault}`]);
});

it.each(['Rules', 'Step 1', 'Block by block'])(
  'refuses the heading "%s", the place of a part of the page',
  (heading) => {
    const service = 'services/registrations/company.md';
    expect(faultsIn(withText(`## ${heading}`, service))).toEqual([
      `content/services/registrations/company.md:32: text: "${heading}" is the name of a part of the page; word the heading in another way`,
    ]);
  },
);

it('refuses a link to a place of its own page where headings are no places', () => {
  const service = 'services/registrations/company.md';
  expect(faultsIn(withText('## Fees\n\n[up](#fees)', service))).toEqual([
    'content/services/registrations/company.md:34: text: "#fees" leads nowhere; only the pages in content/pages have places to lead to',
  ]);
});

it('refuses a field that leads to a place which is not there', () => {
  expect(faultsIn(edited('faqs/fees.yaml', 'page: /contact', 'page: /contact#twon'))).toEqual([
    'content/faqs/fees.yaml:4: page: /contact has no place "#twon"; it has #town',
  ]);
});

it.each([
  ['bold', 'It **depends**.', '**depends**'],
  ['italics', 'It *depends*.', '*depends*'],
  ['a link', 'See [contact](/contact).', '[contact](/contact)'],
  ['code', 'Write `GST`.', '`GST`'],
  ['HTML', 'It depends.<br>', '<br>'],
])('refuses %s in a field, which would print the marks', (_, answer, mark) => {
  expect(faultsIn(edited('faqs/fees.yaml', 'It depends on the work.', `"${answer}"`))).toEqual([
    `content/faqs/fees.yaml:2: answer: "${mark}" would be printed as it stands; write plain words here, without stars, brackets or addresses`,
  ]);
});

it('says where the marks are read, in a file with a text below its fields', () => {
  expect(faultsIn(edited(firm, 'lead: Firm in a sentence.', 'lead: A **firm**.'))).toEqual([
    `content/${firm}:9: lead: "**firm**" would be printed as it stands; write plain words here (bold and links are for the text below the fields)`,
  ]);
});

it.each(['5 * 4 * 3', 'less than < 5 and more', 'form [A] (new)', 'under 2*3'])('takes %j in a field', (answer) => {
  expect(faultsIn(edited('faqs/fees.yaml', 'It depends on the work.', `"${answer}"`))).toEqual([]);
});

it('refuses a text that is longer than a page', () => {
  const text = 'word '.repeat(20_000);
  const { length } = sampleText(page) + text;
  expect(faultsIn({ [page]: sampleText(page) + text })).toEqual([
    `content/${page}:1: file: is ${length} characters long, more than the 60000 that are meant for a page; shorten it or split it`,
  ]);
});

it('refuses a day of a check that is more than a month ahead', () => {
  expect(faultsIn(edited('pages/contact.md', 'updated: 2026-11-20', 'updated: 2062-11-20'))).toEqual([
    'content/pages/contact.md:5: updated: 2062-11-20 lies more than a month ahead; check the year and the month',
  ]);
});
