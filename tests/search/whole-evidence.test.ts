import { describe, expect, it } from 'vitest';
import type { Passage } from '#src/collections/types.ts';
import { passageEvidence, type Evidence, type EvidenceName, type FoundPage } from '#src/search/passage-evidence.ts';
import { passageReader } from '#src/search/passage-reading.ts';
import { foundDrums, foundKites } from '../support/found-pages.ts';
import { drumHref, kiteLanguage, kiteParticulars } from '../support/kite-pages.ts';

const kites = foundKites;
const drums: FoundPage = { ...foundDrums, entry: `${drumHref}#question-1`, isSpokenOf: true };

/** All that the pages can answer with, read anew each time. */
function weighed(text: string, pages: readonly FoundPage[] = [kites, drums]) {
  const reader = passageReader(kiteLanguage, kiteParticulars);
  return passageEvidence(reader)
    .weigh(reader.question(text), pages)
    .map((one) => ({ ...one, place: `${one.candidate.href.replace('/services/', '')} ${one.candidate.kind}` }));
}

/** What is not nothing, to three places. */
const shown = (all: Evidence, isShown: (name: EvidenceName) => boolean) =>
  Object.fromEntries(
    (Object.entries(all) as [EvidenceName, number][])
      .filter(([name, value]) => value !== 0 && isShown(name))
      .map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );

/** What a passage is, whatever is asked. */
const whatItIs: ReadonlySet<EvidenceName> = new Set([
  'length',
  'firstQuestion',
  'isQuestion',
  'isFact',
  'isStep',
  'isWho',
  'isDocument',
  'isLine',
  'isLead',
  'isWhoList',
  'isDates',
  'isSection',
  'behindFirst',
  'notFirst',
  'spokenOf',
  'foundBySearch',
]);

it('says of each passage what it is, whatever is asked', () => {
  expect(weighed('zzyzx').map((one) => [one.place, shown(one.evidence, (name) => whatItIs.has(name))])).toEqual([
    ['kite-licence#question-1 question', { length: 0.1, firstQuestion: 1, isQuestion: 1 }],
    ['kite-licence#question-2 question', { length: 0.067, isQuestion: 1 }],
    ['kite-licence#fact-1 fact', { length: 0.183, isFact: 1 }],
    ['kite-licence#date-1 date', { length: 0.033 }],
    ['kite-licence#date-2 date', { length: 0.033 }],
    ['kite-licence#step-1 step', { length: 0.067, isStep: 1 }],
    ['kite-licence#step-2 step', { length: 0.033, isStep: 1 }],
    ['kite-licence#timeline time', { length: 0.05 }],
    ['kite-licence#fee fee', { length: 0.067 }],
    ['kite-licence#document-1-1 document', { length: 0.017, isDocument: 1 }],
    ['kite-licence#document-2-1 document', { length: 0.05, isDocument: 1 }],
    ['kite-licence#strings paragraph', { length: 0.067, isLine: 1 }],
    ['kite-licence#strings row', { length: 0.033, isLine: 1 }],
    ['kite-licence lead', { length: 0.1, isLead: 1 }],
    ['kite-licence#document-1-1 documents', { length: 0.067 }],
    ['kite-licence#step-1 steps', { length: 0.133 }],
    ['kite-licence#date-1 dates', { length: 0.117, isDates: 1 }],
    ['kite-licence#strings section', { length: 0.117, isSection: 1 }],
    [
      'drum-licence#question-1 question',
      { foundBySearch: 1, spokenOf: 1, behindFirst: 0.2, notFirst: 1, length: 0.067, firstQuestion: 1, isQuestion: 1 },
    ],
    ['drum-licence lead', { spokenOf: 1, behindFirst: 0.2, notFirst: 1, length: 0.1, isLead: 1 }],
  ]);
});

it.each<readonly [text: string, best: Readonly<Record<string, Readonly<Partial<Evidence>>>>]>([
  [
    'kite licence',
    {
      'kite-licence lead': { subject: 1, pairs: 1, leadAlone: 1 },
      'kite-licence#question-1 question': { subject: 1, pairs: 1 },
      'kite-licence#fact-1 fact': { subject: 0.5 },
      'drum-licence#question-1 question': { subject: 0.5 },
      'drum-licence lead': { subject: 0.5 },
    },
  ],
  ['kite', { 'kite-licence lead': { subject: 1, leadAlone: 1 }, 'kite-licence#question-1 question': { subject: 1 } }],
  [
    'penalty',
    {
      'drum-licence#question-1 question': { named: 1, ownWords: 0.4, held: 1, fuzzy: 1, askedInTitle: 1, figure: 1 },
      'kite-licence#fact-1 fact': { held: 1, fuzzy: 1, askedInText: 1, figure: 1 },
      'kite-licence#question-1 question': { figure: 1 },
      'kite-licence#date-1 date': { figure: 1 },
      'kite-licence#date-2 date': { figure: 1 },
    },
  ],
  [
    'how much is the penalty',
    {
      'drum-licence#question-1 question': {
        named: 0.333,
        ownWords: 0.4,
        held: 0.333,
        pairs: 0.333,
        fuzzy: 1,
        askedInTitle: 1,
        figure: 1,
      },
      'kite-licence#fact-1 fact': { held: 0.333, pairs: 0.333, fuzzy: 0.5, askedInText: 1, figure: 1 },
      'kite-licence#question-1 question': { named: 0.333, ownWords: 0.5, held: 0.333, fuzzy: 1, figure: 1 },
      'kite-licence#timeline time': { figure: 1 },
      'kite-licence#date-1 date': { figure: 1 },
    },
  ],
  [
    'fine and validity',
    {
      'kite-licence#question-1 question': { named: 0.313, ownWords: 0.208, held: 0.313, askedInTitle: 0.5 },
      'kite-licence#fact-1 fact': { askedInText: 0.5 },
      'drum-licence#question-1 question': { askedInTitle: 0.5 },
    },
  ],
  ['papers', { 'kite-licence#document-1-1 documents': { documentsAsked: 1 } }],
  [
    'papers for a kite',
    {
      'kite-licence#question-1 question': { subject: 1, pairs: 0.5 },
      'kite-licence lead': { subject: 1, pairs: 0.5 },
      'kite-licence#document-1-1 documents': { documentsAsked: 1 },
    },
  ],
  [
    'how to fly a kite',
    {
      'kite-licence#question-1 question': {
        named: 0.561,
        ownWords: 0.5,
        held: 0.561,
        subject: 0.5,
        pairs: 0.25,
        fuzzy: 1,
      },
      'kite-licence#question-2 question': { named: 0.439, ownWords: 0.439, held: 0.439, subject: 0.5, fuzzy: 0.782 },
      'kite-licence lead': { held: 0.439, subject: 1, pairs: 0.25, fuzzy: 0.391 },
      'kite-licence#step-1 steps': { stepsAsked: 1 },
    },
  ],
  [
    'when is the renewal',
    {
      'kite-licence#date-1 date': { named: 0.439, ownWords: 1, held: 0.439, subject: 0.5, fuzzy: 1, day: 1 },
      'kite-licence#date-1 dates': { held: 0.439, subject: 0.5, fuzzy: 0.5, day: 1, datesAsked: 1 },
      'kite-licence#question-2 question': { day: 1 },
      'kite-licence#date-2 date': { day: 1 },
    },
  ],
  [
    'due date of the yearly report',
    {
      'kite-licence#date-2 date': { named: 0.439, ownWords: 1, held: 0.439, subject: 1, pairs: 0.25, fuzzy: 1, day: 1 },
      'kite-licence#date-1 dates': { held: 0.439, subject: 1, pairs: 0.25, fuzzy: 0.5, day: 1, datesAsked: 1 },
      'kite-licence#question-2 question': { day: 1 },
      'kite-licence#date-1 date': { day: 1 },
      'kite-licence#step-2 step': { fuzzy: 0.213 },
    },
  ],
  [
    'when',
    {
      'kite-licence#date-1 dates': { day: 1, datesAsked: 1 },
      'kite-licence#question-2 question': { day: 1 },
      'kite-licence#date-1 date': { day: 1 },
      'kite-licence#date-2 date': { day: 1 },
    },
  ],
  [
    'may children fly',
    {
      'kite-licence#question-2 question': {
        named: 1,
        ownWords: 1,
        held: 1,
        subject: 1,
        pairs: 1,
        fuzzy: 1,
        askedInTitle: 1,
        yesOrNo: 1,
      },
      'kite-licence lead': { held: 0.281, subject: 0.5, fuzzy: 0.141 },
    },
  ],
  [
    'may my son fly kites',
    {
      'kite-licence#question-2 question': {
        phrase: 0.812,
        named: 1,
        ownWords: 0.781,
        held: 1,
        phrased: 0.359,
        subject: 0.333,
        pairs: 0.25,
        fuzzy: 1,
        askedInTitle: 1,
        yesOrNo: 1,
      },
      'kite-licence lead': { held: 0.281, subject: 0.667, fuzzy: 0.141 },
      'kite-licence#question-1 question': { subject: 0.333 },
    },
  ],
  [
    'is a kite licence valid',
    {
      'kite-licence#question-1 question': {
        named: 1,
        ownWords: 0.5,
        held: 1,
        subject: 1,
        pairs: 1,
        fuzzy: 1,
        askedInTitle: 1,
      },
      'kite-licence lead': { subject: 1, pairs: 0.667 },
      'kite-licence#question-2 question': { yesOrNo: 1 },
      'kite-licence#fact-1 fact': { subject: 0.5 },
      'drum-licence#question-1 question': { subject: 0.5 },
    },
  ],
  [
    'glass on strings',
    {
      'kite-licence#strings section': { named: 0.305, ownWords: 1, held: 0.61, subject: 0.667, fuzzy: 1 },
      'kite-licence#strings paragraph': { named: 0.305, ownWords: 1, held: 0.305, subject: 0.333, fuzzy: 0.667 },
      'kite-licence#strings row': { named: 0.305, ownWords: 1, held: 0.305, subject: 0.333, fuzzy: 0.667 },
    },
  ],
  [
    'manja',
    {
      'kite-licence#strings paragraph': { phrase: 1, named: 1, held: 1, phrased: 1, fuzzy: 1 },
      'kite-licence#strings row': { phrase: 1, named: 1, held: 1, phrased: 1, fuzzy: 1 },
      'kite-licence#strings section': { phrase: 1, named: 1, held: 1, phrased: 1, fuzzy: 1 },
    },
  ],
  [
    'caught flying kites penalty',
    {
      'kite-licence#fact-1 fact': {
        phrase: 0.92,
        named: 0.667,
        held: 1,
        phrased: 0.667,
        subject: 0.333,
        pairs: 0.333,
        fuzzy: 1,
        askedInText: 1,
        figure: 1,
      },
      'drum-licence#question-1 question': {
        named: 0.25,
        ownWords: 0.4,
        held: 0.25,
        fuzzy: 1,
        askedInTitle: 1,
        figure: 1,
      },
      'kite-licence#question-1 question': { subject: 0.333, figure: 1 },
      'kite-licence#date-1 date': { figure: 1 },
      'kite-licence#date-2 date': { figure: 1 },
    },
  ],
  [
    'kitne saal',
    {
      'kite-licence#question-1 question': {
        phrase: 1,
        named: 1,
        held: 1,
        phrased: 1,
        pairs: 1,
        fuzzy: 1,
        askedInTitle: 1,
      },
    },
  ],
  [
    'permit children',
    { 'kite-licence#question-2 question': { named: 0.5, ownWords: 0.529, held: 0.5, subject: 0.5, fuzzy: 1 } },
  ],
  [
    'how many days',
    {
      'kite-licence#timeline time': {
        named: 0.281,
        ownWords: 0.667,
        held: 0.281,
        fuzzy: 0.782,
        figure: 1,
        timeAsked: 1,
      },
      'kite-licence#question-1 question': { named: 0.359, ownWords: 0.5, held: 0.359, fuzzy: 1, figure: 1 },
      'drum-licence#question-1 question': { figure: 1 },
      'kite-licence#fact-1 fact': { held: 0.281, fuzzy: 0.391, figure: 1 },
      'kite-licence#date-1 date': { figure: 1 },
    },
  ],
  [
    'children 100',
    {
      'kite-licence#question-2 question': { named: 1, ownWords: 0.529, held: 1, subject: 0.5, fuzzy: 1 },
      'kite-licence#fact-1 fact': { subject: 0.5 },
    },
  ],
  [
    'childern',
    { 'kite-licence#question-2 question': { named: 0.625, ownWords: 0.225, held: 0.625, subject: 0.625, fuzzy: 1 } },
  ],
  [
    'penalty papers',
    {
      'drum-licence#question-1 question': {
        named: 0.5,
        ownWords: 0.4,
        held: 0.5,
        fuzzy: 1,
        askedInTitle: 0.5,
        figure: 1,
      },
      'kite-licence#fact-1 fact': { held: 0.5, fuzzy: 1, askedInText: 0.5, figure: 1 },
      'kite-licence#question-1 question': { figure: 1 },
      'kite-licence#date-1 date': { figure: 1 },
      'kite-licence#date-2 date': { figure: 1 },
    },
  ],
  [
    'does it lease with stamps',
    {
      'kite-licence#document-2-1 document': { held: 1, subject: 1, pairs: 0.667, fuzzy: 1 },
      'kite-licence#document-1-1 documents': { held: 1, subject: 1, pairs: 0.667, fuzzy: 1 },
    },
  ],
  [
    'drum penalty',
    {
      'drum-licence#question-1 question': { named: 1, ownWords: 0.4, held: 1, fuzzy: 1, askedInTitle: 1, figure: 1 },
      'kite-licence#fact-1 fact': { held: 0.5, fuzzy: 1, askedInText: 1, figure: 1 },
      'drum-licence lead': { subject: 1 },
      'kite-licence#question-1 question': { figure: 1 },
      'kite-licence#date-1 date': { figure: 1 },
    },
  ],
  [
    'may',
    {
      'kite-licence#question-2 question': { named: 1, ownWords: 0.529, held: 1, fuzzy: 1, askedInTitle: 1, yesOrNo: 1 },
    },
  ],
])('says all that %j has in common with the passages nearest to it', (text, best) => {
  const found = weighed(text)
    .filter(({ place }) => place in best)
    .map(({ place, evidence: all }) => [place, shown(all, (name) => !whatItIs.has(name) && name !== 'askedNowhere')]);
  expect(Object.fromEntries(found)).toEqual(best);
});

it.each<readonly [text: string, parts: readonly string[], isSubjectAlone: boolean, isCueAlone: boolean]>([
  ['kite licence', [], true, false],
  ['kite', [], true, false],
  ['papers', ['kite-licence#document-1-1 documents'], false, true],
  ['papers for a kite', ['kite-licence#document-1-1 documents'], false, true],
  ['penalty papers', [], false, true],
  ['steps', ['kite-licence#step-1 steps'], false, true],
  ['due date of the yearly report', [], false, false],
  ['how many days', ['kite-licence#timeline time'], false, true],
  ['may', [], false, true],
  ['may children fly', [], false, false],
  ['can i', [], false, true],
  ['what is a kite', [], false, true],
  ['the government fees', [], false, false],
])(
  'knows the part of a page that %j asks for, and whether it names the subject or a particular alone',
  (text, parts, ...alone) => {
    const all = weighed(text);
    expect(all.flatMap(({ place, isPartAsked }) => (isPartAsked ? [place] : []))).toEqual(parts);
    expect([all[0]?.isSubjectAlone, all[0]?.isCueAlone]).toEqual(alone);
  },
);

describe('a page that tells for whom it is, and what is done', () => {
  const passage = (kind: Passage['kind'], id: string, title: string, text: string, section?: string): Passage => ({
    kind,
    href: `/services/stall#${id}`,
    title,
    text,
    asked: [],
    ...(section !== undefined && { section }),
  });
  const words = (count: number) => Array.from({ length: count }, () => 'stall').join(' ');
  const stall: FoundPage = {
    href: '/services/stall',
    passages: {
      name: 'Stall',
      lead: '',
      passages: [
        passage('who', 'who-1', '', 'Whoever sells tea.'),
        passage('who', 'who-2', '', 'Whoever sells toys.'),
        passage('includes', 'includes-1', '', 'We book the place.'),
        passage('definition', 'stall', 'Stall', 'A table under a roof.'),
        passage('line', 'tea', 'Tea', 'Tea is sold hot.'),
        passage('paragraph', 'long', 'Long', words(110), 'Long'),
        passage('paragraph', 'longer', 'Longer', words(60), 'Longer'),
        passage('paragraph', 'longer', 'Longer', words(51), 'Longer'),
        passage('paragraph', 'full', 'Full', words(60), 'Full'),
        passage('paragraph', 'full', 'Full', words(50), 'Full'),
      ],
    },
    score: 1,
    matched: [],
    entry: '/services/stall#stall',
    isSpokenOf: false,
  };

  it('has its list of them as a whole, and a section of up to 110 words, but no list of one and no longer section', () => {
    expect(
      weighed('zzyzx', [stall])
        .slice(stall.passages.passages.length)
        .map((one) => [one.place, shown(one.evidence, (name) => whatItIs.has(name))]),
    ).toEqual([
      ['stall#who-1 who-list', { length: 0.1, isWhoList: 1 }],
      ['stall#full section', { length: 1, isSection: 1 }],
    ]);
  });

  it('says of each passage what it is', () => {
    expect(
      weighed('zzyzx', [stall])
        .slice(0, 6)
        .map((one) => [one.place, shown(one.evidence, (name) => whatItIs.has(name))]),
    ).toEqual([
      ['stall#who-1 who', { length: 0.05, isWho: 1 }],
      ['stall#who-2 who', { length: 0.05, isWho: 1 }],
      ['stall#includes-1 includes', { length: 0.067, isWho: 1 }],
      ['stall#stall definition', { foundBySearch: 1, length: 0.083 }],
      ['stall#tea line', { length: 0.067 }],
      ['stall#long paragraph', { length: 1, isLine: 1 }],
    ]);
  });
});
