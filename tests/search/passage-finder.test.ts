import { describe, expect, it } from 'vitest';
import { candidatesOf, passageText } from '#src/search/passage-candidates.ts';
import { passageEvidence, type EvidenceName, type FoundPage } from '#src/search/passage-evidence.ts';
import { passageReader } from '#src/search/passage-reading.ts';
import { rankCandidates } from '#src/search/passage-rank.ts';
import { foundDrums as drums, foundKites as kites } from '../support/found-pages.ts';
import { drumHref, kiteHref, kiteLanguage, kitePage, kiteParticulars } from '../support/kite-pages.ts';

const reader = passageReader(kiteLanguage, kiteParticulars);
const evidence = passageEvidence(reader);
const weighed = (text: string, pages: readonly FoundPage[] = [kites]) => evidence.weigh(reader.question(text), pages);
const of = (text: string, place: string, name: EvidenceName, pages?: readonly FoundPage[]) =>
  weighed(text, pages).find(({ candidate }) => candidate.href.endsWith(place))?.evidence[name];

describe('what a page can answer with', () => {
  it('is each passage, what the page is about, and what belongs together', () => {
    const candidates = candidatesOf(kitePage, kiteHref).slice(kitePage.passages.length);
    expect(candidates.map(({ kind, href, title, text }) => ({ kind, href, title, text }))).toEqual([
      { kind: 'lead', href: kiteHref, title: '', text: 'A kite licence lets you fly.' },
      { kind: 'documents', href: `${kiteHref}#document-1-1`, title: '', text: 'PAN Lease: with stamps' },
      { kind: 'steps', href: `${kiteHref}#step-1`, title: '', text: 'Form: We fill it in. Office: It decides.' },
      { kind: 'dates', href: `${kiteHref}#date-1`, title: '', text: 'Renewal: 14 January Yearly report: 1 March' },
      {
        kind: 'section',
        href: `${kiteHref}#strings`,
        title: 'Strings',
        text: 'Strings are of cotton. Glass: Allowed: never',
      },
    ]);
  });

  it.each([
    [{ kind: 'question', title: 'May I?', text: 'Yes.' }, 'Yes.'],
    [{ kind: 'date', title: 'Renewal', text: '14 January' }, 'Renewal: 14 January'],
    [{ kind: 'time', title: '2 days', text: '' }, '2 days'],
    [{ kind: 'fact', title: '', text: 'It is so.' }, 'It is so.'],
  ] as const)('is said with what stands beside it, where it does not speak for itself: %j', (passage, text) => {
    expect(passageText(passage)).toBe(text);
  });
});

describe('what speaks for a passage', () => {
  it.each([
    ['phrase', 'caught flying', 'fact-1', 1],
    ['phrase', 'kite licence', 'fact-1', 0],
    ['ownWords', 'may children fly', 'question-2', 1],
    ['held', 'cotton', '#strings', 1],
    ['named', 'cotton', '#strings', 0],
    ['phrased', 'manja', '#strings', 1],
    ['askedInTitle', 'validity', 'question-1', 1],
    ['askedInPhrase', 'kitne saal', 'question-1', 0],
    ['askedInText', 'fine', 'fact-1', 1],
    ['askedNowhere', 'fine and validity', 'fact-1', 0.5],
    ['figure', 'how much penalty', 'fact-1', 1],
    ['figure', 'how much penalty', 'step-1', 0],
    ['day', 'when', 'date-1', 1],
    ['day', 'kite', 'date-1', 0],
    ['yesOrNo', 'may children fly', 'question-2', 1],
    ['yesOrNo', 'may children fly', 'question-1', 0],
    ['firstQuestion', 'kite', 'question-1', 1],
    ['firstQuestion', 'kite', 'question-2', 0],
    ['timeAsked', 'how many days', 'timeline', 1],
    ['isFact', 'kite', 'fact-1', 1],
    ['leadAlone', 'kite licence', kiteHref, 1],
    ['leadAlone', 'kite licence children', kiteHref, 0],
  ] as const)('%s of %j for %s is %d', (name, text, place, value) => {
    expect(of(text, place, name)).toBeCloseTo(value);
  });

  it('finds misspelt words near, the nearest at 1', () => {
    expect(of('childern', 'question-2', 'fuzzy')).toBeGreaterThan(0.5);
    expect(of('childern', 'step-1', 'fuzzy')).toBe(0);
  });

  it('finds no misspelt word where slips are not read', () => {
    const passages = passageEvidence(reader, false).weigh(reader.question('childern'), [kites]);
    expect(passages.filter(({ evidence: { fuzzy } }) => fuzzy > 0)).toEqual([]);
  });

  it('knows the page that was found first from those behind it', () => {
    const place = `${drumHref}#question-1`;
    expect(of('penalty', place, 'notFirst', [kites, drums])).toBe(1);
    expect(of('penalty', place, 'behindFirst', [kites, drums])).toBeCloseTo(0.2);
    expect(of('penalty', 'fact-1', 'notFirst', [kites, drums])).toBe(0);
  });
});

it('orders candidates by the sum of what speaks for them, and keeps the order of equals', () => {
  const ranked = rankCandidates(weighed('penalty'), { askedInText: 1, isFact: 1, isStep: 0.5 });
  expect(ranked.slice(0, 3).map(({ candidate, score }) => [candidate.href.replace(/.*#/, ''), score])).toEqual([
    ['fact-1', 2],
    ['step-1', 0.5],
    ['step-2', 0.5],
  ]);
});

describe('a word of a question', () => {
  it.each([
    ['hcildren', 'children'],
    ['vaild', 'vaild'],
    ['vlaidity', 'validity'],
    ['pnealty', 'penalty'],
    ['childern', 'childern'],
    ['children', 'children'],
    ['child', 'child'],
    ['permit', 'permit'],
    ['umbrella', 'umbrella'],
  ])('is read by the words of the guide and of the pages: %j as %j', (word, meant) => {
    expect(evidence.meant(word, [kites, drums])).toBe(meant);
  });
});
