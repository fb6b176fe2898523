import { expect, it } from 'vitest';
import { topicFile } from '../support/topic-file.ts';
import { edited, faultsIn } from './sample-content.ts';

const firm = 'services/registrations/firm.md';
const longTitle = 'x'.repeat(71);
const enquiry = 'facts: []\nenquireHere: maybe';
const plainPortal = 'facts: []\nportal: { name: GST portal, href: "http://www.gst.gov.in" }';
const wordPortal = 'facts: []\nportal: { name: GST portal, href: gst }';
const ownList = `  - One\n  - Two\n  - ${'x'.repeat(201)}`;

it('finds no fault in the sample', () => {
  expect(faultsIn({})).toEqual([]);
});

it.each([
  [
    'a missing field',
    'lead: Firm in a sentence.\n',
    '',
    '2: lead: is missing (What it is, in one or two sentences. Stands under the heading; the guide answers "what is it" with it.)',
  ],
  [
    'a missing field of a field',
    ', detail: We listen.',
    '',
    '14: process[1].detail: is missing (What happens in it, in one or two sentences.)',
  ],
  [
    'an unknown field',
    'order: 1',
    'order: 1\nordr: 2',
    '8: ordr: no such field here; remove it or correct its spelling',
  ],
  [
    'an unknown field of a field',
    'We listen.',
    'We listen., more: x',
    '14: process[1].more: no such field here; remove it or correct its spelling',
  ],
  [
    'a required field that is misspelt, once',
    'lead: Firm',
    'leed: Firm',
    '9: leed: no such field here; did you mean "lead"?',
  ],
  [
    'a required field of a field that is misspelt, once',
    'detail: We listen.',
    'deatil: We listen.',
    '14: process[1].deatil: no such field here; did you mean "detail"?',
  ],
  [
    'an optional field that is misspelt',
    'order: 1',
    'order: 1\nPortals: {}',
    '8: Portals: no such field here; did you mean "portal"?',
  ],
  [
    'text for a number',
    'order: 1',
    'order: first',
    '7: order: expected a number, found "first" (Its place in the list of its category: 1 comes first.)',
  ],
  [
    'figures with commas for a number',
    'order: 1',
    'order: 75,000',
    '7: order: expected the figure alone: 75000, found "75,000"',
  ],
  ['a percentage for a number', 'order: 1', 'order: 7.5%', '7: order: expected the figure alone: 7.5, found "7.5%"'],
  [
    'a long text for a list',
    'alsoCalled: []',
    'alsoCalled: a text that is longer than a list may be, however many entries that is',
    '10: alsoCalled: expected a list, found "a text that is longer than a list may be, however many en..." (Other names, abbreviations, form numbers and everyday words people use for it, also in Hinglish or romanised Telugu. Not shown; the guide finds the page by them.)',
  ],
  ['a number with a fraction', 'order: 1', 'order: 1.5', '7: order: expected a whole number, found "1.5"'],
  ['a number that is too small', 'order: 1', 'order: 0', '7: order: expected at least 1, found "0"'],
  [
    'a number for text',
    'alsoCalled: []',
    'alsoCalled: [5]',
    '10: alsoCalled[1]: expected text, found a number; put it in quotes: "5"',
  ],
  ['text for true or false', 'facts: []', enquiry, '23: enquireHere: expected true or false, found "maybe"'],
  [
    'a list for text',
    'card: A sentence for the card.',
    'card: [a]',
    '8: card: expected text, found a list (One or two sentences for the card in the category. Three lines of it show.)',
  ],
  [
    'text for a list',
    'facts: []',
    'facts: none',
    '22: facts: expected a list, found "none" (What the law says, each with its date and source. May be an empty list.)',
  ],
  [
    'nothing for a list',
    'facts: []',
    'facts:',
    '22: facts: expected a list, found nothing (What the law says, each with its date and source. May be an empty list.)',
  ],
  ['empty text', 'alsoCalled: []', "alsoCalled: ['']", '10: alsoCalled[1]: expected at least 1 character, found 0'],
  [
    'text of nothing but spaces',
    'alsoCalled: []',
    "alsoCalled: ['  ']",
    '10: alsoCalled[1]: expected at least 1 character, found 0',
  ],
  [
    'text that is too short',
    ', told in a sentence that is long enough for search engines to show.',
    '.',
    '4: description: expected at least 60 characters, found 18',
  ],
  [
    'text that is too long',
    'title: Firm in Telangana',
    `title: ${longTitle}`,
    '3: title: expected at most 70 characters, found 71',
  ],
  [
    'a list that is too short',
    '[First., Second., Third.]',
    '[First.]',
    '12: includes: expected at least 3 entries, found 1',
  ],
  [
    'a list that is too long',
    'related: [registrations/company',
    'related: [a/b, a/c, a/d, registrations/company',
    '26: related: expected at most 4 entries, found 5',
  ],
  [
    'a date in another order',
    '2026-11-20',
    '20-11-2026',
    '6: updated: expected a date written as year-month-day, such as 2026-11-21, found "20-11-2026"',
  ],
  ['a date that no calendar has', '2026-11-20', '2026-02-30', '6: updated: 2026-02-30 is no day of the calendar'],
  [
    'an address without https',
    'facts: []',
    plainPortal,
    '23: portal.href: expected an address beginning with https://, found "http://www.gst.gov.in"',
  ],
  [
    'a word for an address',
    'facts: []',
    wordPortal,
    '23: portal.href: expected an address beginning with https://, found "gst"',
  ],
  [
    'a file name with spaces',
    'checklist: firm',
    'checklist: The Firm',
    '18: documents.checklist: expected small letters, digits and hyphens, found "The Firm"',
  ],
  [
    'a service without its category',
    'registrations/company',
    'company',
    '26: related[1]: expected a category and a service, such as registrations/gst-registration, found "company"',
  ],
  [
    'a word for a choice of forms',
    '\n  checklist: firm',
    ' firm',
    '17: documents: expected one of the forms the field allows, found "firm" (The documents: a list of their own, or the short name of a list that several services may share.)',
  ],
  [
    'a list too short in a choice of forms',
    '  checklist: firm',
    '  - One',
    '17: documents: expected at least 3 entries, found 1',
  ],
  [
    'a line too long in a choice of forms',
    '  checklist: firm',
    ownList,
    '20: documents[3]: expected at most 200 characters, found 201',
  ],
])('names %s', (_, from, to, message) => {
  expect(faultsIn(edited(firm, from, to))).toEqual([`content/${firm}:${message}`]);
});

it('names the field that is wrong inside an entry that may take two forms', () => {
  expect(faultsIn(edited('checklists/firm.yaml', 'Photograph]', '{ item: Photograph }]'))).toEqual([
    'content/checklists/firm.yaml:4: lists[1].items[3].note: is missing (A remark shown in small type beside it.)',
  ]);
});

it('shows no more than the beginning of a long value', () => {
  expect(faultsIn(edited(firm, 'order: 1', `order: ${longTitle}`))).toEqual([
    `content/${firm}:7: order: expected a number, found "${'x'.repeat(57)}..." (Its place in the list of its category: 1 comes first.)`,
  ]);
});

const topic = topicFile(`blocks:
  - { kind: colofon, heading: Who we are, text: One person. }
action: { text: Talk to us., words: Ask, to: /faq }`);

it('names the kinds of block that exist where one of another kind stands', () => {
  expect(faultsIn({ 'topics/solutions/small-business.md': topic })).toEqual([
    'content/topics/solutions/small-business.md:12: blocks[1].kind: expected year or calendar or form or clocks or founder',
  ]);
});
