import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { pageAnswers } from '#src/guide/answers/page-answers.ts';
import type { Before } from '#src/search/follow-up.ts';
import type { Match } from '#src/search/matcher.ts';
import { candidatesOf, type Candidate } from '#src/search/passage-candidates.ts';
import { knowledge } from '../support/guide-knowledge.ts';
import { drumHref, drumPage, kiteHref, kitePage, kiteParticulars } from '../support/kite-pages.ts';

const { wording, practice } = knowledge;
const candidates = [kiteHref, drumHref].flatMap((href) => {
  const page = href === kiteHref ? kitePage : drumPage;
  return candidatesOf(page, href).map((candidate, number) => ({ href, page, number, candidate }));
});

/** The reply where the passages of those kinds, or with those titles, are as likely as that. */
function reply(likely: readonly (readonly [which: string, share: number])[], isOurs = 1, before?: Before) {
  const ranked = likely.map(([which, share]) => {
    const one = candidates.find(({ candidate: { kind, title } }) => kind === which || title === which);
    if (!one) throw new Error(`there is no passage ${which}`);
    return { ...one, share, score: share, features: {} };
  });
  const match: Match = { ranked, asked: new Set(), isOurs, ours: {} };
  const answers = pageAnswers(
    { pages: () => [], match: () => match },
    { wording, practice, weDo: kiteParticulars.weDo },
  );
  return answers.answer({ text: 'kites', finding: knowledge.search.find('', ''), before }, match);
}
const placeOf = (title: string) => candidates.find(({ candidate }) => candidate.title === title)?.number ?? -1;
const named = (part: 'documents' | 'process' | 'dates' | 'time' | 'fee') =>
  fillTemplate(wording.answers[part], { service: 'Kite Licence' });
const heading = (text: string) => ({ kind: 'heading', text });
const text = (said: string) => ({ kind: 'text', text: said });
const list = (items: readonly string[], isNumbered: boolean, of?: string) => ({
  kind: 'list',
  items,
  isNumbered,
  ...(of !== undefined && { heading: of }),
});
const valid = 'How long is a kite licence valid?';
const children = 'May children fly?';
const drums = 'What is the penalty for playing without a licence?';

describe('an answer', () => {
  it('is one passage under its question where that is likely, with the place where it stands', () => {
    expect(reply([[children, 0.8]])).toEqual({
      outcome: 'answer',
      blocks: [heading(children), text('Yes, with a parent.')],
      links: [{ href: `${kiteHref}#question-2`, label: 'Kite Licence' }],
      about: {
        spokenOf: { [kiteHref]: 0.8 },
        told: [{ href: kiteHref, number: placeOf(children) }],
        heading: children,
      },
      chips: [wording.nextSteps.documents, wording.nextSteps.time, wording.nextSteps.fees, wording.nextSteps.office],
      chipPassages: {},
    });
  });

  it('is two passages, each under its own question, where either may be meant', () => {
    expect(
      reply([
        [children, 0.45],
        [drums, 0.3],
        [valid, 0.2],
      ]),
    ).toEqual(
      expect.objectContaining({
        blocks: [heading(children), text('Yes, with a parent.'), heading(drums), text('The penalty is ₹500.')],
        links: [
          { href: `${kiteHref}#question-2`, label: 'Kite Licence' },
          { href: `${drumHref}#question-1`, label: 'Drum Licence' },
        ],
      }),
    );
  });

  it('is the likelier passage alone where the other is much less likely, which is offered as a question', () => {
    const { blocks, chips } = reply([
      [children, 0.45],
      [drums, 0.17],
    ]);
    expect({ blocks, chips }).toEqual({
      blocks: [heading(children), text('Yes, with a parent.')],
      chips: [
        drums,
        wording.nextSteps.documents,
        wording.nextSteps.time,
        wording.nextSteps.fees,
        wording.nextSteps.office,
      ],
    });
  });

  it.each([
    ['none is likely', 1, 0.065],
    ['it may not be ours', 0.45, 0.9],
    ['it may well not be ours', 0.35, 0.9],
  ])('is what comes nearest, as no more than that, where %s, with the questions of others', (_, isOurs, share) => {
    const { outcome, blocks, chips, about } = reply(
      [
        [children, share],
        [drums, 0.06],
        [valid, 0.055],
      ],
      isOurs,
    );
    expect(outcome).toBe('answer');
    expect(blocks.slice(0, 2)).toEqual([text(wording.nearest), heading(children)]);
    expect(chips?.slice(0, 2)).toEqual([drums, valid]);
    expect(about?.told).toHaveLength(1);
  });

  it('is what comes nearest behind an answer of ours, though it may well not be ours', () => {
    const before = { spokenOf: { [kiteHref]: 1 }, told: [], name: undefined, said: [] };
    const { blocks } = reply(
      [
        [children, 0.1],
        [drums, 0.09],
      ],
      0.35,
      before,
    );
    expect(blocks.slice(0, 2)).toEqual([text(wording.nearest), heading(children)]);
  });

  it('is none where the message is not ours, however well a passage fits', () => {
    expect(reply([[children, 0.9]], 0.2)).toEqual({ outcome: 'miss', blocks: [], links: [] });
  });
});

it.each<readonly [Candidate['kind'], readonly object[]]>([
  [
    'documents',
    [
      heading(named('documents')),
      list(['PAN'], true, 'Owner'),
      list(['Lease: with stamps'], true, 'Shop'),
      text('More may be asked.'),
    ],
  ],
  ['process', [heading(named('process')), list(['Form: We fill it in.', 'Office: It decides.'], true)]],
  ['dates', [heading(named('dates')), list(['Renewal: 14 January', 'Yearly report: 1 March'], false)]],
  ['time', [heading(named('time')), text('2 days. Our own estimate.')]],
  ['fee', [heading(named('fee')), text('The Government asks ₹10.'), text(practice.feesAnswer)]],
  [
    'section',
    [heading('Kite Licence, Strings'), text('Strings are of cotton.'), list(['Glass: Allowed: never'], false)],
  ],
  ['lead', [heading('Kite Licence'), text('A kite licence lets you fly.')]],
])('%s are told whole', (kind, blocks) => {
  expect(reply([[kind, 0.9]]).blocks).toEqual(blocks);
});

describe('an example', () => {
  const words = 'For {kites = ₹100} it is {= 2 * kites}.';
  const said = 'For ₹100 it is ₹200.';
  /** What is told of a passage with an example, to a message that tells ₹700, where it is as likely as that ours is meant. */
  const shown = (isOurs: number) => {
    const candidate: Candidate = {
      kind: 'question',
      href: kiteHref,
      title: children,
      text: said,
      parts: [],
      examples: [{ said, words }],
    };
    const ranked = [{ href: kiteHref, page: kitePage, number: 0, candidate, share: 0.9, score: 0.9, features: {} }];
    const match: Match = { ranked, asked: new Set(), isOurs, ours: {} };
    const answers = pageAnswers({ pages: () => [], match: () => match }, { wording, practice });
    return answers
      .answer({ text: 'kites for 700 rupees', finding: knowledge.search.find('', ''), before: undefined }, match)
      .blocks.at(-1);
  };

  it('of an answer is told in the figures of the message', () => {
    expect(shown(1)).toEqual(text('For ₹700 it is ₹1,400.'));
  });

  it('of what only comes nearest is told as it stands', () => {
    expect(shown(0.4)).toEqual(text(said));
  });
});
