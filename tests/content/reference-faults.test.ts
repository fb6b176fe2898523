import { expect, it } from 'vitest';
import { topicFile } from '../support/topic-file.ts';
import { edited, faultsIn, sampleContent, sampleText } from './sample-content.ts';

const firm = 'services/registrations/firm.md';
const checklist = 'checklists/firm.yaml';
const unused = `content/${checklist}:1: title: no service names this checklist; name it in a service or remove the file`;

it.each([
  ['near one that exists', 'frm', 'did you mean "firm"?'],
  ['unlike any', 'zzz', 'check its spelling'],
])('names a checklist that does not exist, %s', (_, written, advice) => {
  expect(faultsIn(edited(firm, 'checklist: firm', `checklist: ${written}`))).toEqual([
    unused,
    `content/${firm}:18: documents.checklist: "${written}" names no file in content/checklists; ${advice}`,
  ]);
});

it('names a checklist that no service uses', () => {
  expect(faultsIn({ 'checklists/llp.yaml': sampleContent().get(checklist) ?? '' })).toEqual([
    unused.replace('firm.yaml', 'llp.yaml'),
  ]);
});

it('wants every one of several lists to say for whom it is', () => {
  const second =
    'Photograph]\n  - for: Companies\n    items: [PAN card, Aadhaar card, Photograph]\n  - items: [PAN card, Aadhaar card, Photograph]';
  expect(faultsIn(edited(checklist, 'Photograph]', second))).toEqual([
    `content/${checklist}:4: lists[1]: needs "for:", since there are several lists`,
    `content/${checklist}:7: lists[3]: needs "for:", since there are several lists`,
  ]);
});

it.each([
  [
    'does not exist',
    'registrations/compny',
    '"registrations/compny" names no file below content/services; did you mean "registrations/company"?',
  ],
  ['is the service itself', 'registrations/firm', 'a service cannot be related to itself'],
])('names a related service that %s', (_, written, expected) => {
  expect(faultsIn(edited(firm, 'registrations/company,', `${written},`))).toEqual([
    `content/${firm}:26: related[1]: ${expected}`,
  ]);
});

it('names the services of a category that has no index', () => {
  expect(faultsIn({ 'services/registrations/index.md': null })).toEqual(
    ['company', 'firm', 'trust'].map(
      (name) =>
        `content/services/registrations/${name}.md:2: name: its category needs the file content/services/registrations/index.md`,
    ),
  );
});

it.each([
  [
    'a question',
    'faqs/fees.yaml',
    'page: /contact',
    'page: /contacts',
    '4: page: "/contacts" is no page of the site; did you mean "/contact"?',
  ],
  [
    'the guide',
    'guide/intents.yaml',
    '[/contact]',
    '[/faq, /contct]',
    '1: [1].links[2]: "/contct" is no page of the site; did you mean "/contact"?',
  ],
  [
    'a word explained',
    'guide/terms.yaml',
    'page: /contact',
    'page: /contct',
    '1: [1].page: "/contct" is no page of the site; did you mean "/contact"?',
  ],
  [
    'the home page',
    'pages/home.yaml',
    'to: /faq',
    'to: /fq',
    '14: questions.to: "/fq" is no page of the site; did you mean "/faq"?',
  ],
  [
    'the menu',
    'words/layout.yaml',
    'Contact, to: /contact',
    'Contact, to: /contct',
    '11: menu.links[3].to: "/contct" is no page of the site; did you mean "/contact"?',
  ],
  [
    'the footer',
    'words/layout.yaml',
    'Write, to: /contact',
    'Write, to: /contct',
    '27: footer.columns[1].links[1].to: "/contct" is no page of the site; did you mean "/contact"?',
  ],
])('names a page that does not exist and to which %s leads', (_, file, from, to, message) => {
  expect(faultsIn(edited(file, from, to))).toEqual([`content/${file}:${message}`]);
});

const menuTo = (to: string) => edited('words/layout.yaml', 'Contact, to: /contact', `Contact, to: ${to}`);

it('lets menus lead to a page that is switched off', () => {
  const switchedOff = edited('practice.yaml', 'testimonials: true', 'testimonials: false');
  expect(faultsIn({ ...switchedOff, ...menuTo('/testimonials') })).toEqual([]);
});

it('lets menus lead to the second address of a service that is there, and of no other', () => {
  const trust = sampleText('services/registrations/trust.md').replaceAll('Trust', 'GST');
  const added = { 'services/registrations/gst-registration.md': trust };
  expect([
    faultsIn({ ...added, ...menuTo('/services/gst-registration') }),
    faultsIn(menuTo('/services/gst-registration')),
  ]).toEqual([
    [],
    [
      'content/words/layout.yaml:11: menu.links[3].to: "/services/gst-registration" is no page of the site; did you mean "/services/registrations"?',
    ],
  ]);
});

it.each([
  ['title', 'title: Firm in Telangana', 'title: Company in Telangana', 3],
  ['description', 'description: Firm in', 'description: Company in', 4],
  ['name', 'name: Firm', 'name: Company', 2],
])('wants a %s of its own for every page', (field, from, to, line) => {
  expect(faultsIn(edited(firm, from, to))).toEqual([
    `content/${firm}:${line}: ${field}: is the same as in content/services/registrations/company.md; every page needs its own`,
  ]);
});

const topic = topicFile(`related: [registrations/firms]
blocks:
  - { kind: founder, heading: Who we are, text: One person., link: { words: More, to: /about-us } }
action: { text: Talk to us., words: Ask, to: /book }`);

const article = `---
title: Due Dates
description: An article that tells when things are due, told in a sentence that is long enough.
keywords: [due dates, calendar]
updated: 2026-11-20
heading: Due dates
published: 2026-11-20
lead: A sentence under the heading.
alsoCalled: []
sources: [The Act.]
seeAlso: [/faq, /fees]
---
Text.
`;

it('names what a topic and an article lead to and what does not exist', () => {
  expect(faultsIn({ 'topics/solutions/small-business.md': topic, 'blog/due-dates.md': article })).toEqual([
    'content/blog/due-dates.md:11: seeAlso[2]: "/fees" is no page of the site; check its spelling',
    'content/topics/solutions/small-business.md:11: related[1]: "registrations/firms" names no file below content/services; did you mean "registrations/firm"?',
    'content/topics/solutions/small-business.md:13: blocks[1].link.to: "/about-us" is no page of the site; did you mean "/about"?',
    'content/topics/solutions/small-business.md:14: action.to: "/book" is no page of the site; check its spelling',
  ]);
});

it('tells nothing of references while a file itself is faulty', () => {
  expect(faultsIn({ ...edited(firm, 'checklist: firm', 'checklist: frm'), 'notes.md': '' })).toEqual([
    'content/notes.md:1: file: nothing on the site is made of a file of this name; move it out of content/ or remove it',
  ]);
});
