import { describe, expect, it } from 'vitest';
import type { Aspect, IndexEntry, ServicePage } from '#src/collections/types.ts';
import { composeAnswer, type Detail } from '#src/guide/compose.ts';
import { replyText, type Block } from '#src/guide/reply.ts';
import type { Finding } from '#src/search/search.ts';
import { practice, wording, knowledge } from '../support/guide-knowledge.ts';

const { isEveryday, isCue } = knowledge;

const href = '/services/registrations/partnership-firm';
const real = await knowledge.detailAt(href);
if (real?.kind !== 'service') throw new Error(`${href} is no service`);

const service: ServicePage = {
  ...real.page,
  name: 'Kite Licence',
  lead: 'A kite licence lets you fly.',
  whoNeedsIt: ['Fliers', 'Makers'],
  timeline: { estimate: '2 days', note: 'Our own estimate.' },
  process: [
    { step: 'Form', detail: 'We fill it in.' },
    { step: 'Office', detail: 'It decides.' },
  ],
  dates: [{ what: 'Renewal', when: '14 January' }],
  governmentFee: 'The government asks ₹10.',
  questions: [{ question: 'May children fly?', answer: 'With a parent.' }],
  checklist: {
    ...real.page.checklist,
    note: 'More may be asked.',
    lists: [{ items: [{ item: 'PAN' }, { item: 'Photo', note: 'recent' }] }],
  },
};
const entry: IndexEntry = { href, kind: 'service', name: 'Kite Licence', answer: 'From the index.' };
const found = (one: IndexEntry) => ({
  href: one.href,
  title: 'Kite Licence',
  entry: one,
  score: 1,
  isSubject: true,
  matched: [],
});

function finding(outcome: Finding['outcome'], aspect?: Aspect, one: IndexEntry = entry): Finding {
  return {
    outcome,
    aspect,
    results: outcome === 'none' ? [] : [found(one)],
    isBare: false,
    outOfScope: undefined,
    subjects: [],
    isUnderstood: true,
    why: () => ({ words: [], aspects: [], best: [], margin: 0 }),
  };
}

const detailOf = (page: ServicePage): Detail => ({ kind: 'service', page });
const blocks = (aspect?: Aspect, detail: Detail | null = detailOf(service), one = entry) =>
  composeAnswer(finding('answer', aspect, one), 'kites', detail, { wording, practice, isEveryday, isCue }).blocks;
const text = (words: string): Block => ({ kind: 'text', text: words });
const list = (items: readonly string[], isNumbered: boolean, heading?: string): Block => ({
  kind: 'list',
  items,
  isNumbered,
  ...(heading !== undefined && { heading }),
});

describe('an answer', () => {
  it.each([
    ['what it is, when nothing else is asked', undefined, [text('A kite licence lets you fly.')]],
    [
      'the papers',
      'documents',
      [text('Papers for Kite Licence:'), list(['PAN', 'Photo'], true), text('More may be asked.')],
    ],
    ['the time', 'time', [text('Kite Licence: 2 days. Our own estimate.')]],
    ['the dates', 'dates', [text('Dates for Kite Licence:'), list(['Renewal: 14 January'], false)]],
    [
      'the steps',
      'process',
      [text('How Kite Licence goes:'), list(['Form: We fill it in.', 'Office: It decides.'], true)],
    ],
    ['who needs it', 'who', [text('Who needs Kite Licence:'), list(['Fliers', 'Makers'], false)]],
    ["the fees, ours and the government's", 'fees', [text(practice.feesAnswer), text('The government asks ₹10.')]],
    ['the lead for "what is"', 'what', [text('A kite licence lets you fly.')]],
  ] as readonly (readonly [string, Aspect | undefined, readonly Block[]])[])('gives %s', (_, aspect, expected) => {
    expect(blocks(aspect)).toEqual(expected);
  });

  it('gives several lists of papers each under its heading, so that they can be folded', () => {
    const lists = [
      { for: 'Owner', items: [{ item: 'PAN' }] },
      { for: 'Shop', items: [{ item: 'Lease' }] },
    ];
    expect(blocks('documents', detailOf({ ...service, checklist: { ...service.checklist, lists } }))).toEqual([
      text('Papers for Kite Licence:'),
      list(['PAN'], true, 'Owner'),
      list(['Lease'], true, 'Shop'),
      text('More may be asked.'),
    ]);
  });

  it('gives the time where there are no dates', () => {
    const { dates: _, ...undated } = service;
    expect(blocks('dates', detailOf(undated))).toEqual([text('Kite Licence: 2 days. Our own estimate.')]);
  });

  it('gives the answer to the very question of the page', () => {
    expect(
      blocks(undefined, detailOf(service), {
        ...entry,
        href: `${href}#question-1`,
        kind: 'question',
        name: '',
        answer: '',
      }),
    ).toEqual([text('With a parent.')]);
  });

  it('falls back to the index when the page cannot be loaded, and says so when the index has no words', () => {
    expect(blocks('documents', null)).toEqual([text('From the index.')]);
    expect(blocks(undefined, null, { ...entry, kind: 'question', answer: '' })).toEqual([text(wording.notLoaded)]);
  });

  it('links to the pages it comes from', () => {
    expect(
      composeAnswer(finding('answer'), 'kites', detailOf(service), { wording, practice, isEveryday, isCue }).links,
    ).toEqual([{ href, label: 'Kite Licence' }]);
  });
});

describe('without a sure answer', () => {
  it('a single choice is asked about, several are named', () => {
    const two = { ...finding('choices'), results: [found(entry), found({ ...entry, href: '/faq' })] };
    expect(composeAnswer(two, 'kites', null, { wording, practice, isEveryday, isCue }).blocks).toEqual([
      text(wording.didYouMean),
    ]);
    expect(composeAnswer(finding('choices'), 'kites', null, { wording, practice, isEveryday, isCue })).toEqual({
      outcome: 'did-you-mean',
      blocks: [text(wording.didYouMeanThis)],
      links: [{ href, label: 'Kite Licence' }],
    });
  });

  it.each([
    [undefined, wording.miss],
    ['kite', wording.outOfScope],
  ])('a miss says so and hands the question to the office (outOfScope: %s)', (outOfScope, words) => {
    const reply = composeAnswer({ ...finding('none'), outOfScope }, 'who flies & why?', null, {
      wording,
      practice,
      isEveryday,
      isCue,
    });
    expect(reply).toEqual({
      outcome: 'miss',
      blocks: [text(words)],
      links: [{ href: `https://wa.me/${practice.whatsapp}?text=who%20flies%20%26%20why%3F`, label: 'Open WhatsApp' }],
    });
  });
});

it('a reply reads as plain text, lists a line each', () => {
  expect(replyText({ blocks: [text('Papers:'), list(['PAN', 'Photo'], true, 'Owner'), list(['Lease'], false)] })).toBe(
    'Papers:\nOwner:\n1. PAN\n2. Photo\n- Lease',
  );
});
