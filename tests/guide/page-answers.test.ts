import { describe, expect, it } from 'vitest';
import type { IndexEntry } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { pageAnswers } from '#src/guide/answers/page-answers.ts';
import { candidatesFor } from '#src/guide/answers/respond.ts';
import { pagesToAsk } from '#src/guide/answers/pages-to-ask.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import type { Block } from '#src/guide/model/reply.ts';
import { passageEvidence } from '#src/search/passage-evidence.ts';
import { rankCandidates, type PassageWeights } from '#src/search/passage-rank.ts';
import { passageReader } from '#src/search/passage-reading.ts';
import type { Finding, Found } from '#src/search/search.ts';
import { knowledge } from '../support/guide-knowledge.ts';
import { drumHref, drumPage, kiteHref, kiteLanguage, kitePage, kiteParticulars } from '../support/kite-pages.ts';

const { wording, practice } = knowledge;
const weights: PassageWeights = {
  phrase: 4,
  held: 4,
  askedInTitle: 2,
  askedInPhrase: 2,
  askedInText: 2,
  leadAlone: 4,
  timeAsked: 6,
  documentsAsked: 6,
  stepsAsked: 6,
  datesAsked: 6,
};
const reader = passageReader(kiteLanguage, kiteParticulars);
const evidence = passageEvidence(reader);
const answers = pageAnswers(
  {
    read: (text) => reader.question(text),
    weigh: (question, pages) => evidence.weigh(question, pages),
    rank: (question, pages) => rankCandidates(evidence.weigh(question, pages), weights),
  },
  { wording, practice, weDo: kiteParticulars.weDo },
);
const passages = new Map([
  [kiteHref, kitePage],
  [drumHref, drumPage],
]);

const found = (href: string, title: string): Found => {
  const entry: IndexEntry = { href, kind: 'service', name: title };
  return { href, title, entry, score: 1, isSubject: true, isNamed: true, matched: [] };
};
const kites = found(kiteHref, 'Kite Licence');
const drums = found(drumHref, 'Drum Licence');

const finding = (outcome: Finding['outcome'], results: readonly Found[] = [kites]): Finding => ({
  outcome,
  aspect: undefined,
  results,
  isBare: false,
  outOfScope: undefined,
  subjects: [],
  isUnderstood: true,
  trace: knowledge.search.find('', '').trace,
});
const reply = (text: string, of = finding('answer'), before = '', spokenOf?: string) =>
  answers.answer({ text, before, finding: of, spokenOf }, passages);
const fact = { kind: 'fact', href: `${kiteHref}#fact-2`, title: '' } as const;
const text = (words: string): Block => ({ kind: 'text', text: words });
const list = (items: readonly string[], isNumbered: boolean, heading?: string): Block => ({
  kind: 'list',
  items,
  isNumbered,
  ...(heading !== undefined && { heading }),
});

describe('an answer', () => {
  it.each([
    ['kite licence', [text('A kite licence lets you fly.')]],
    [
      'what is a kite licence',
      [
        text('A kite licence lets you fly.'),
        {
          kind: 'more',
          heading: wording.answers.more,
          texts: [
            'How long is a kite licence valid? It is valid for 2 years.',
            'May children fly? Yes, with a parent.',
          ],
        },
      ],
    ],
    ['do you do a kite licence', [text('Yes, we do this.'), text('A kite licence lets you fly.')]],
    ['kitne saal', [text('It is valid for 2 years.')]],
    ['caught flying without a kite licence', [text('The penalty for flying without a licence is ₹100 a day.')]],
    ['how many days for a kite licence', [text('Kite Licence: 2 days. Our own estimate.')]],
    [
      'papers for a kite licence',
      [
        text('Papers for Kite Licence:'),
        list(['PAN'], true, 'Owner'),
        list(['Lease: with stamps'], true, 'Shop'),
        text('More may be asked.'),
      ],
    ],
    ['due date', [text('Dates for Kite Licence:'), list(['Renewal: 14 January', 'Yearly report: 1 March'], false)]],
    [
      'steps of a kite licence',
      [text('How Kite Licence goes:'), list(['Form: We fill it in.', 'Office: It decides.'], true)],
    ],
    ['fees of a kite licence', [text(practice.feesAnswer), text('The Government asks ₹10.')]],
  ] as readonly (readonly [string, readonly Block[]])[])('to %j', (asked, blocks) => {
    expect(reply(asked)?.blocks).toEqual(blocks);
  });

  it.each([
    ['i do it with a kite', 'Bring it down at once.'],
    ['how to do it with the kite', 'Bring it down at once.'],
    ['due date', 'Dates for Kite Licence:'],
    ['do the kite licence', 'A kite licence lets you fly.'],
    ['i do it with papers of a kite', 'Papers for Kite Licence:'],
    ['caught flying and how to do it', 'The penalty for flying without a licence is ₹100 a day.'],
  ])('to %j is the passage whose phrase it repeats, if it asks nothing besides', (asked, first) => {
    const fallen = { ...fact, text: 'Bring it down at once.', asked: ['i do it', 'how to do it', 'due date'] };
    const page = { ...kitePage, passages: [...kitePage.passages, fallen] };
    const question = { text: asked, before: '', finding: finding('answer'), spokenOf: undefined };
    expect(answers.answer(question, new Map([[kiteHref, page]]))?.blocks[0]).toEqual(text(first));
  });

  it('asks the page how much of what is named, and ours only where the fee is all that is asked', () => {
    expect(reply('how much a day without flying')?.blocks[0]).toEqual(
      text('The penalty for flying without a licence is ₹100 a day.'),
    );
    expect(reply('how much for a kite licence')?.blocks[0]).toEqual(text(practice.feesAnswer));
    expect(reply('how much for paint')?.blocks[0]).toEqual(text(practice.feesAnswer));
  });

  it('is followed by what may have been meant as well, behind a fold', () => {
    const close = { ...kitePage, passages: kitePage.passages.filter(({ kind }) => kind === 'question') };
    expect(
      answers.answer(
        { text: 'may children fly, is it valid', before: '', finding: finding('answer'), spokenOf: undefined },
        new Map([[kiteHref, close]]),
      )?.blocks,
    ).toEqual([
      text('Yes, with a parent.'),
      {
        kind: 'more',
        heading: wording.answers.more,
        texts: ['How long is a kite licence valid? It is valid for 2 years.'],
      },
    ]);
  });

  it('is not followed by how two things differ', () => {
    const apart = {
      kind: 'question',
      href: `${kiteHref}#question-3`,
      title: 'What is the difference between a kite licence and a valid permit?',
      text: 'The licence lets children fly.',
      asked: [],
    } as const;
    const close = {
      ...kitePage,
      passages: [...kitePage.passages.filter(({ href }) => href === `${kiteHref}#question-2`), apart],
    };
    expect(
      answers.answer(
        { text: 'may children fly, is it valid', before: '', finding: finding('answer'), spokenOf: undefined },
        new Map([[kiteHref, close]]),
      )?.blocks,
    ).toEqual([text('Yes, with a parent.')]);
  });

  it('leads to the place where it stands, and then to the other pages', () => {
    expect(reply('caught flying', finding('answer', [{ ...drums, isSubject: false }, kites]))?.links).toEqual([
      { href: `${kiteHref}#fact-1`, label: 'Kite Licence' },
      { href: drumHref, label: 'Drum Licence' },
    ]);
  });

  it('leads to the fee of the Government where fees were asked', () => {
    expect(reply('fees of a kite licence')?.links).toEqual([{ href: `${kiteHref}#fee`, label: 'Kite Licence' }]);
  });

  it('comes from a page that is named outright, whatever another one holds', () => {
    expect(reply('caught with a drum licence', finding('answer', [drums, kites]))?.links[0]?.href).toBe(
      `${drumHref}#question-1`,
    );
  });

  it('leads to the page alone where it says what the page is about', () => {
    expect(reply('kite licence')?.links).toEqual([{ href: kiteHref, label: 'Kite Licence' }]);
  });

  it('offers what may be asked next', () => {
    expect(reply('kitne saal')?.chips).toEqual(
      ['documents', 'time', 'fees', 'office'].map((step) => wording.nextSteps[step as 'time']),
    );
  });

  it('says so where nothing fits well', () => {
    expect(reply('kite in red paint')?.blocks[0]).toEqual(
      text(fillTemplate(wording.notOnPage, { service: 'Kite Licence' })),
    );
  });

  it('is a miss where a category has the name and not the matter', () => {
    const licences = { ...kites, isSubject: false, entry: { ...kites.entry, kind: 'category' as const } };
    expect(reply('kite in red paint', finding('answer', [licences]))?.outcome).toBe('answer');
    expect(
      answers.answer(
        {
          text: 'cinema licence',
          before: '',
          finding: { ...finding('answer', [licences]), isUnderstood: false },
          spokenOf: undefined,
        },
        new Map([[kiteHref, { ...kitePage, name: 'Licence', passages: [] }]]),
      ),
    ).toEqual({ outcome: 'miss', blocks: [], links: [] });
  });

  it('is of the page that is spoken of where nothing is named', () => {
    const weak = { ...drums, isSubject: false };
    expect(reply('penalty', finding('answer', [weak]), '', kiteHref)?.links[0]?.href).toBe(`${kiteHref}#fact-1`);
  });

  it.each([
    ['', 'Kites cost ₹5.'],
    ['may I use cotton strings', 'Strings cost ₹9.'],
  ])('is about the thing that was named before, as in %j', (before, said) => {
    const fine = { kind: 'question', asked: [] } as const;
    const page = {
      ...kitePage,
      passages: [
        { ...fine, href: `${kiteHref}#question-1`, title: 'What is the penalty for kites?', text: 'Kites cost ₹5.' },
        {
          ...fine,
          href: `${kiteHref}#question-2`,
          title: 'What is the penalty for strings?',
          text: 'Strings cost ₹9.',
        },
      ],
    };
    const question = { text: 'penalty', before, finding: finding('answer', []), spokenOf: kiteHref };
    expect(answers.answer(question, new Map([[kiteHref, page]]))?.blocks[0]).toEqual(text(said));
  });

  it.each([
    [0.5, kiteHref],
    [0.7, drumHref],
  ])('is of the page that is spoken of unless another fits clearly better, such as by %d', (ahead, href) => {
    const scored = pageAnswers(
      {
        read: (asked) => reader.question(asked),
        weigh: () => [],
        rank: (question, pages) =>
          evidence
            .weigh(question, pages)
            .map((one) => ({ ...one, score: one.page.href === drumHref ? 5 + ahead : 5 }))
            .sort((one, other) => other.score - one.score),
      },
      { wording, practice },
    );
    const unnamed = { ...drums, isNamed: false, isSubject: false };
    const question = { text: 'penalty without licence', before: '', finding: finding('answer', [unnamed]) };
    const said = scored.answer({ ...question, spokenOf: kiteHref }, passages);
    expect(said?.links[0]?.href.replace(/#.*/, '')).toBe(href);
  });

  it.each([
    ['can a kite licence', [text('Who needs Kite Licence:'), list(['Those who fly.', 'Those who sell.'], false)]],
    ['may a kite licence', [text('Yes, with a parent.')]],
  ])('to %j is a yes or no rather than the list of who needs it, where that is asked', (asked, blocks) => {
    const who = { kind: 'who', title: '', asked: [] } as const;
    const flyers = { ...who, href: `${kiteHref}#who-1`, text: 'Those who fly.' };
    const sellers = { ...who, href: `${kiteHref}#who-2`, text: 'Those who sell.' };
    const page = { ...kitePage, passages: [...kitePage.passages, flyers, sellers] };
    const question = { text: asked, before: '', finding: finding('answer'), spokenOf: undefined };
    expect(answers.answer(question, new Map([[kiteHref, page]]))?.blocks.slice(0, 2)).toEqual(blocks);
  });

  it('is a question that names what the list of who needs it does not tell of', () => {
    const who = { kind: 'who', title: '', asked: [] } as const;
    const flyers = { ...who, href: `${kiteHref}#who-1`, text: 'Those who fly.' };
    const sellers = { ...who, href: `${kiteHref}#who-2`, text: 'Those who sell.' };
    const question = { kind: 'question', href: `${kiteHref}#question-3`, asked: ['may'] } as const;
    const kitesAtNight = { ...question, title: 'Lanterns: whose?', text: 'Lanterns are for adults.' };
    const page = { ...kitePage, passages: [...kitePage.passages, flyers, sellers, kitesAtNight] };
    const opening = (matched: readonly string[]) => {
      const of = finding('answer', [{ ...kites, matched }]);
      const asked = { text: 'who may lantern', before: '', finding: of, spokenOf: undefined };
      return answers.answer(asked, new Map([[kiteHref, page]]))?.blocks[0];
    };
    expect(opening(['lantern'])).toEqual(text('Lanterns are for adults.'));
  });

  it.each([
    ['licence', ['licence'], kiteHref],
    ['drum licence', ['drum', 'licence'], drumHref],
  ])('in a part that is asked for is of the page spoken of unless another is named: %j', (named, subjects, href) => {
    const weak = { ...drums, isSubject: false, isNamed: false, score: 0.8 };
    const parts = new Map([
      [kiteHref, kitePage],
      [drumHref, { ...kitePage, name: 'Drum Licence' }],
    ]);
    const of = { ...finding('answer', [weak]), subjects };
    const asked = { text: `papers ${named}`, before: '', finding: of, spokenOf: kiteHref };
    const label = href === kiteHref ? 'Kite Licence' : 'Drum Licence';
    expect(answers.answer(asked, parts)?.links[0]?.label).toBe(label);
  });

  it.each(['how many', 'validity'])('is not our time to %j, which asks for a number or for years', (asked) => {
    const byTime = pageAnswers(
      {
        read: (said) => reader.question(said),
        weigh: () => [],
        rank: (question, pages) =>
          evidence
            .weigh(question, pages)
            .map((one) => ({ ...one, score: one.candidate.kind === 'time' ? 9 : 5 }))
            .sort((one, other) => other.score - one.score),
      },
      { wording, practice },
    );
    const question = { text: asked, before: '', finding: finding('answer'), spokenOf: undefined };
    expect(byTime.answer(question, passages)?.links[0]?.href).toBe(`${kiteHref}#question-1`);
  });

  it('to what is only asked is sought on the page that is spoken of alone', () => {
    const elsewhere = finding('choices', [drums]);
    const said = reply('fine', elsewhere, 'kite licence', kiteHref);
    expect(said?.links[0]?.href).toBe(`${kiteHref}#fact-1`);
    const unsaid = new Map([
      [kiteHref, { ...kitePage, passages: kitePage.passages.filter(({ kind }) => kind === 'question') }],
      [drumHref, drumPage],
    ]);
    const missing = answers.answer(
      { text: 'the penalty', before: 'kite licence', finding: elsewhere, spokenOf: kiteHref },
      unsaid,
    );
    expect(missing?.links[0]?.href.replace(/#.*/, '')).toBe(kiteHref);
  });

  it('is a list of dates only where dates are asked for, or nothing is', () => {
    const byDates = pageAnswers(
      {
        read: (asked) => reader.question(asked),
        weigh: () => [],
        rank: (question, pages) => rankCandidates(evidence.weigh(question, pages), { ...weights, isDates: 20 }),
      },
      { wording, practice },
    );
    const opening = (asked: string) => {
      const question = { text: asked, before: '', finding: finding('answer'), spokenOf: undefined };
      const [first] = byDates.answer(question, passages)?.blocks ?? [];
      return first?.kind === 'text' ? first.text : '';
    };
    expect(['penalty for flying', 'due date', 'when with strings', 'flying'].map(opening)).toEqual([
      'The penalty for flying without a licence is ₹100 a day.',
      'Dates for Kite Licence:',
      'Dates for Kite Licence:',
      'Dates for Kite Licence:',
    ]);
  });

  it('is none where no page was had', () => {
    expect(answers.answer({ text: 'x', before: '', finding: finding('answer'), spokenOf: undefined }, new Map())).toBe(
      undefined,
    );
  });

  it('asks of another subject what was asked before', () => {
    const said = reply('and a drum licence', finding('answer', [drums]), 'penalty for kites');
    expect(said && replyText(said)).toBe('The penalty is ₹500.');
  });
});

describe('several pages that may be meant', () => {
  it('are no choice where our fee is all that is asked', () => {
    expect(reply('cost of a licence', finding('choices', [drums, kites]))?.blocks).toEqual([text(practice.feesAnswer)]);
    expect(reply('how much licence', finding('choices', [drums, kites]))?.outcome).toBe('did-you-mean');
  });

  it('have what the Government asks on another page where the first has no fee', () => {
    const weak = { ...drums, isSubject: false };
    expect(reply('fees', finding('answer', [weak, kites]))?.blocks).toEqual([
      text(practice.feesAnswer),
      text('The Government asks ₹10.'),
    ]);
  });

  it('are asked beside a category that goes by the name', () => {
    const category = { ...drums, entry: { ...drums.entry, kind: 'category' as const } };
    expect(reply('kitne saal', finding('answer', [category, kites]))?.links[0]?.href).toBe(`${kiteHref}#question-1`);
    expect(reply('kitne saal', finding('answer', [drums, kites]))?.links[0]?.href).not.toBe(`${kiteHref}#question-1`);
  });

  it('are asked the question of a story, whatever else it tells', () => {
    const told = Array.from({ length: 40 }, (_, at) => `told${at}`).join(' ');
    const said = reply(`caught flying ${told}. Kitne saal is it valid?`);
    expect(said?.links[0]?.href).toBe(`${kiteHref}#question-1`);
  });

  it('are a choice where none of them surely answers', () => {
    expect(reply('licence', finding('choices', [drums, kites]))).toEqual({
      outcome: 'did-you-mean',
      blocks: [text(wording.didYouMean)],
      links: [
        { href: drumHref, label: 'Drum Licence' },
        { href: kiteHref, label: 'Kite Licence' },
      ],
    });
  });

  it('have no page about the practice among them', () => {
    const terms = { ...found('/terms', 'Terms'), entry: { ...drums.entry, kind: 'page' as const } };
    expect(reply('licence', finding('choices', [terms, drums]))?.links).toEqual([
      { href: drumHref, label: 'Drum Licence' },
    ]);
  });

  it('are no choice where one of them surely answers', () => {
    expect(reply('caught flying', finding('choices', [drums, kites]))?.outcome).toBe('answer');
  });

  it('are no choice where a page is spoken of', () => {
    expect(reply('penalty', finding('choices', [kites]), '', drumHref)?.outcome).toBe('answer');
  });
});

it('asks the page that is spoken of, then those that were found, three at most and each once', () => {
  const results = ['/a', '/b', '/c'].map((href) => found(href, href));
  expect(pagesToAsk({ finding: finding('answer', results), spokenOf: '/b' })).toEqual(['/b', '/a', '/c']);
  expect(pagesToAsk({ finding: finding('answer', results), spokenOf: '/d' })).toEqual(['/d', '/a', '/b']);
});

it('a reply reads as plain text, lists a line each, and what is folded without its heading', () => {
  const more: Block = { kind: 'more', heading: 'More', texts: ['One.', 'Two.'] };
  expect(
    replyText({ blocks: [text('Papers:'), list(['PAN', 'Photo'], true, 'Owner'), list(['Lease'], false), more] }),
  ).toBe('Papers:\nOwner:\n1. PAN\n2. Photo\n- Lease\nOne.\nTwo.');
});

describe('what could be said, for fitting the weights,', () => {
  it('is every candidate of the pages that were found', async () => {
    const weighed = await candidatesFor('gst registration papers', '/', '', knowledge);
    expect(weighed[0]?.page.href).toBe('/services/registrations/gst-registration');
    expect(weighed.filter(({ isPartAsked }) => isPartAsked).map(({ candidate }) => candidate.kind)).toEqual([
      'documents',
    ]);
  });

  it('is nothing where an intent is recognised', async () => {
    expect(await candidatesFor('book an appointment', '/', '', knowledge)).toEqual([]);
  });
});

it('weighs a question once, as long as nothing about it changes', () => {
  const question = {
    text: 'how long is a kite licence valid',
    before: '',
    finding: finding('answer'),
    spokenOf: undefined,
  };
  const first = answers.answer(question, passages);
  expect(first?.outcome).toBe('answer');
  expect(answers.answer({ ...question }, passages)).toBe(first);
  expect(answers.answer(question, new Map())).toBeUndefined();
  expect(answers.answer({ ...question, finding: finding('answer', [drums]) }, passages)).not.toEqual(first);
});

describe('a yes or a no', () => {
  const children = 'Yes, with a parent.';
  const asked = (words: string, isAside: boolean) => {
    const said = answers.answer(
      { text: words, before: '', finding: finding('answer'), spokenOf: undefined, isAside },
      passages,
    );
    return said && replyText(said);
  };

  it.each([false, true])('is given to who asks just that, in the middle of a form too: %s', (isAside) => {
    expect(asked('may children fly', isAside)).toContain(children);
  });

  it('is given for little of what is asked, but not in the middle of a form', () => {
    const loosely = 'may a neighbour bring his own son and two cousins';
    expect(asked(loosely, false)).toContain(children);
    expect(asked(loosely, true)).toBe('');
  });
});
