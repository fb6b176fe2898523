import { describe, expect, it } from 'vitest';
import { readSource, unfilled } from '#tooling/content/source.ts';
import { edited, faultsIn } from './sample-content.ts';

const said = (text: string, file = 'content/faqs/fees.yaml') =>
  readSource(file, unfilled(text)).faults.map(({ line, field, expected }) => `${line}: ${field}: ${expected}`);

const asField = 'a colon in a text reads as a new field; put the whole text in quotes:';
const notAligned =
  'is not moved in as far as its neighbours; line it up with those of the same list or group, by spaces';
const oddSpace =
  'a space copied from a web page or from Word stands where an ordinary one must; delete it and press the space bar';
const notClosed = 'a quotation mark is opened and not closed; write another at the end';
const remark =
  'everything from " #" on is left out as a remark; give a remark a line of its own, and put a text that contains " #" in quotes';
const merge =
  'a merge left two versions here; keep one of them and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';

describe('a slip in YAML is told once, on its own line, with the remedy:', () => {
  it.each([
    [
      'a colon in a sentence',
      'a: One\nlead: First: bring the card.\nb: 1\n',
      [`2: lead: ${asField} "First: bring the card."`],
    ],
    ['a colon at its end', 'lead: First:\nb: 1\n', [`1: lead: ${asField} "First:"`]],
    ['a colon and quotes', 'lead: Say "yes": it helps.\n', [`1: lead: ${asField} 'Say "yes": it helps.'`]],
    ['an unclosed quote', 'title: "One\nlead: Two\n', [`1: title: ${notClosed}`]],
    ['an unclosed single quote', "title: 'One\nlead: Two\n", [`1: title: ${notClosed}`]],
    [
      'a tab',
      'a:\n\tb: 1\nc: 2\n',
      ['2: line: a tab stands before the words; move them in by spaces, two for each step'],
    ],
    ['a line too far in', 'a: 1\n b: 2\nc: 3\n', [`2: b: ${notAligned}`]],
    ['a line too far in within a group', 'a:\n  b: 1\n    c: 2\nd: 1\n', [`3: c: ${notAligned}`]],
    ['a line too far out', 'a:\n  - b: 1\n   c: 2\nd: 3\n', [`3: c: ${notAligned}`]],
    ['an entry too far out', 'a:\n  - one\n - two\nb: 1\n', [`3: line: ${notAligned}`]],
    [
      'anything else',
      'a: [one, two\nb: 2\n',
      [
        '2: b: this line cannot be read; compare it with its neighbours: a quotation mark, a colon, a dash or two spaces may be missing',
      ],
    ],
    ['a field written twice', 'a: 1\nb: 2\na: 3\n', ['3: a: stands here a second time; keep one of the two']],
    ['a hard space after the colon', 'a:\u00a0words\nb: 2\n', [`1: a: ${oddSpace}`]],
    ['hard spaces before a field', 'a:\n\u00a0\u00a0b: 1\n', [`2: b: ${oddSpace}`]],
    ['a missing space after the colon', 'a: 1\ntitle:Foo\nb: 2\n', ['2: line: a space is missing after "title:"']],
    ['a missing space after the dash', 'a:\n  -One\n  - Two\n', ['2: line: a space is missing after the dash']],
    ['marks of a merge', 'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n', [`2: line: ${merge}`]],
    [
      'a sentence cut off by #',
      'a: Do you answer #GST questions?\n',
      [`1: a: ${remark}: "Do you answer #GST questions?"`],
    ],
    ['a text that is all remark', 'a: #1 in town\nb: 2\n', [`1: a: ${remark}: "#1 in town"`]],
    ['an entry cut off by #', 'a:\n  - H.No 2-1 #12 Sai Towers\n', [`2: line: ${remark}: "H.No 2-1 #12 Sai Towers"`]],
    ['a list in brackets cut off by #', 'a: [x, y #z\n, c]\n', [`1: a: ${remark}`]],
  ])('%s', (_, text, faults) => {
    expect(said(text)).toEqual(faults);
  });

  it('tells two slips of a file each on its line', () => {
    expect(said('a: One: two\nb: "open\nc: 1\n').map((fault) => fault.split(':')[0])).toEqual(['1', '2']);
  });

  it('counts lines from the top of a Markdown file', () => {
    expect(said('---\na: 1\nb: One: two\n---\nText.\n', 'content/blog/one.md')).toEqual([
      `3: b: ${asField} "One: two"`,
    ]);
  });
});

it.each([
  ['a remark on a line of its own', 'a: 1\n# remark: with a colon\nb: 2\n'],
  ['a remark after the entries of a list', 'a: [x,\n  # one kind\n  y, z]\n'],
  ['a remark after a number', 'a: 5 # the first\n'],
  ['a text over two lines', 'a: one\n  two\nb: 1\n'],
  ['a block of text', 'a: >\n  one: two\n  - three\nb: 1\n'],
  ['quotes with everything in them', 'a: "One: two #3 - it\'s @home"\n'],
  ['an address', 'a: https://www.gst.gov.in/#top\n'],
  ['a time', 'a: 9:00 AM to 6:00 PM\n'],
  ['negative numbers', 'a:\n  - -5\n  - -3\n'],
])('nothing is said of %s', (_, text) => {
  expect(said(text)).toEqual([]);
});

const firm = 'services/registrations/firm.md';

it.each([
  [
    'a number',
    'postcode: "506002"',
    'postcode: 050600',
    'offices[1].postcode: expected text, found a number; put it in quotes: "050600"',
    24,
  ],
  [
    'a long number',
    'whatsapp: "919848011223"',
    'whatsapp: 919848011223',
    'whatsapp: expected text, found a number; put it in quotes: "919848011223"',
    12,
  ],
  [
    'true',
    'tagline: Accounts and taxes for a small town',
    'tagline: true',
    'tagline: expected text, found true or false; put it in quotes: "true"',
    2,
  ],
])('asks for quotes where %s is meant as text', (_, from, to, message, line) => {
  expect(faultsIn(edited('practice.yaml', from, to))).toEqual([`content/practice.yaml:${line}: ${message}`]);
});

it('asks for quotes where the colon of a text in a list makes a field of it', () => {
  expect(
    faultsIn(
      edited(firm, 'includes: [First., Second., Third.]', 'includes:\n  - One thing: we call.\n  - Two\n  - Three'),
    ),
  ).toEqual([`content/${firm}:13: includes[1]: ${asField} "One thing: we call."`]);
});
