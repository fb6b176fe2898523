import { expect, it } from 'vitest';
import { whyFound, type Why } from '#tooling/guide/why-found.ts';
import { comesTo, smallSiteSearch, type Outcome } from '../support/small-search.ts';

const find = (text: string, page: string) => smallSiteSearch().find(text, page);

type Result = readonly [href: string, entry: string, score: number, isSubject: boolean, matched: readonly string[]];

/** What a question comes to on the small site, all of it: scores to three places. */
it.each<readonly [text: string, page: string, outcome: Outcome, results: readonly Result[]]>([
  [
    'bread baking',
    '/',
    comesTo('answer', ['bread', 'baking']),
    [['/bakery/bread', '/bakery/bread', 1, true, ['baking', 'bread']]],
  ],
  ['bread', '/', comesTo('answer', ['bread']), [['/bakery/bread', '/bakery/bread', 0.85, true, ['baking', 'bread']]]],
  [
    'sourdough baking',
    '/',
    comesTo('answer', ['sourdough', 'baking']),
    [['/bakery/bread', '/bakery/bread', 0.741, true, ['sourdough']]],
  ],
  [
    'oven',
    '/',
    comesTo('none', ['oven']),
    [
      ['/bakery/bread', '/bakery/bread', 0.209, false, []],
      ['/bakery/cake', '/bakery/cake', 0.209, false, []],
    ],
  ],
  [
    'freeze sourdough loaf',
    '/',
    comesTo('answer', ['freeze', 'sourdough', 'loaf']),
    [['/bakery/bread', '/bakery/bread#question-1', 0.669, false, []]],
  ],
  [
    'can i freeze',
    '/',
    comesTo('choices', ['freeze']),
    [['/bakery/bread', '/bakery/bread', 0.477, false, ['a', 'can', 'freeze', 'i', 'loaf', 'sourdough']]],
  ],
  [
    'wedding cake price',
    '/',
    comesTo('answer', ['wedding', 'cake'], { aspect: 'fees' }),
    [['/bakery/cake', '/bakery/cake', 1, true, ['cake', 'wedding']]],
  ],
  [
    'price',
    '/',
    { outcome: 'none', aspect: 'fees', isBare: true, outOfScope: undefined, subjects: [], isUnderstood: true },
    [],
  ],
  [
    'price',
    '/bakery/bread',
    { outcome: 'answer', aspect: 'fees', isBare: true, outOfScope: undefined, subjects: [], isUnderstood: true },
    [['/bakery/bread', '/bakery/bread', 1, true, []]],
  ],
  [
    'price',
    '/garden',
    { outcome: 'none', aspect: 'fees', isBare: true, outOfScope: undefined, subjects: [], isUnderstood: true },
    [],
  ],
  [
    'how long',
    '/contact',
    { outcome: 'none', aspect: 'time', isBare: true, outOfScope: undefined, subjects: [], isUnderstood: true },
    [],
  ],
  [
    'charge certificate documents',
    '/',
    comesTo('answer', ['certificate'], { aspect: 'documents' }),
    [
      ['/papers/charge-certificate', '/papers/charge-certificate', 1, true, ['certificate', 'charge']],
      ['/papers/birth-certificate', '/papers/birth-certificate', 0.652, false, ['birth', 'certificate']],
    ],
  ],
  [
    'charge for a birth certificate',
    '/',
    comesTo('answer', ['birth', 'certificate'], { aspect: 'fees' }),
    [
      ['/papers/birth-certificate', '/papers/birth-certificate', 0.9, true, ['birth', 'certificate']],
      ['/papers/charge-certificate', '/papers/charge-certificate', 0.57, false, ['certificate', 'charge']],
    ],
  ],
  [
    'certi',
    '/',
    comesTo('choices', ['certi']),
    [
      ['/papers/charge-certificate', '/papers/charge-certificate', 0.95, true, ['certificate', 'charge']],
      ['/papers/birth-certificate', '/papers/birth-certificate', 0.95, true, ['birth', 'certificate']],
    ],
  ],
  [
    'certi',
    '/papers/birth-certificate',
    comesTo('choices', ['certi']),
    [
      ['/papers/birth-certificate', '/papers/birth-certificate', 0.99, true, ['birth', 'certificate']],
      ['/papers/charge-certificate', '/papers/charge-certificate', 0.95, true, ['certificate', 'charge']],
    ],
  ],
  [
    'birth certificate charge',
    '/',
    comesTo('answer', ['birth', 'certificate'], { aspect: 'fees' }),
    [
      ['/papers/birth-certificate', '/papers/birth-certificate', 0.9, true, ['birth', 'certificate']],
      ['/papers/charge-certificate', '/papers/charge-certificate', 0.57, false, ['certificate', 'charge']],
    ],
  ],
  ['garden', '/', comesTo('answer', ['garden']), [['/garden', '/garden', 0.861, true, ['gardening']]]],
  [
    'garden work roses',
    '/',
    comesTo('answer', ['garden', 'work', 'rose']),
    [['/garden', '/garden', 0.677, false, ['garden', 'work']]],
  ],
  [
    'gardening compost',
    '/',
    comesTo('answer', ['gardening', 'compost']),
    [['/garden', '/garden', 0.649, false, ['gardening']]],
  ],
  [
    'lawn passport',
    '/',
    comesTo('none', ['lawn', 'passport'], { outOfScope: 'passport', isUnderstood: false }),
    [['/garden/lawn', '/garden/lawn', 0.49, false, ['lawn', 'mowing']]],
  ],
  [
    'passport for wedding cake',
    '/',
    comesTo('none', ['passport', 'wedding', 'cake'], { outOfScope: 'passport', isUnderstood: false }),
    [['/bakery/cake', '/bakery/cake', 0.716, false, ['cake', 'wedding']]],
  ],
  [
    'cricket score',
    '/',
    comesTo('none', ['cricket', 'score'], { outOfScope: 'cricket score', isUnderstood: false }),
    [],
  ],
  [
    'roses quantum',
    '/',
    comesTo('choices', ['rose', 'quantum'], { isUnderstood: false }),
    [['/garden/roses', '/garden/roses', 0.503, false, ['bush', 'rose']]],
  ],
  [
    'roses quantum zzyzx',
    '/',
    comesTo('choices', ['rose', 'quantum', 'zzyzx'], { isUnderstood: false }),
    [['/garden/roses', '/garden/roses', 0.361, false, ['bush', 'rose']]],
  ],
  [
    'roses and lawn and bread and cake',
    '/',
    comesTo('none', ['rose', 'and', 'lawn', 'bread', 'cake']),
    [
      ['/bakery/bread', '/bakery/bread', 0.353, false, ['baking', 'bread']],
      ['/bakery/cake', '/bakery/cake', 0.334, false, ['birthday', 'cake']],
      ['/garden/roses', '/garden/roses', 0.334, false, ['bush', 'rose']],
    ],
  ],
  [
    'climbingrose',
    '/',
    comesTo('answer', ['climbingrose']),
    [['/garden/roses', '/garden/roses', 0.827, false, ['climbing', 'rose']]],
  ],
  [
    'weding cakse',
    '/',
    comesTo('answer', ['weding', 'cakse']),
    [['/bakery/cake', '/bakery/cake', 0.85, true, ['cake', 'wedding']]],
  ],
  [
    'pav due date',
    '/',
    { outcome: 'answer', aspect: 'dates', isBare: false, outOfScope: undefined, subjects: ['pav'], isUnderstood: true },
    [['/bakery/bread', '/bakery/bread', 0.808, true, ['baking', 'bread']]],
  ],
  [
    'double roti steps',
    '/',
    comesTo('answer', ['double', 'roti'], { aspect: 'process' }),
    [['/bakery/bread', '/bakery/bread', 0.808, true, ['baking', 'bread']]],
  ],
  [
    'opening hours',
    '/',
    comesTo('answer', ['opening', 'hour']),
    [['/contact', '/contact', 0.813, false, ['hour', 'opening']]],
  ],
  ['open on sunday', '/', comesTo('answer', ['open', 'on', 'sunday']), [['/faq', '/faq', 0.777, false, []]]],
  ['sunday', '/', comesTo('answer', ['sunday']), [['/faq', '/faq', 0.585, false, []]]],
  [
    'registrar',
    '/',
    comesTo('none', ['registrar']),
    [
      ['/papers/charge-certificate', '/papers/charge-certificate', 0.209, false, []],
      ['/papers/birth-certificate', '/papers/birth-certificate', 0.209, false, []],
    ],
  ],
  [
    'rye loaf 42',
    '/',
    comesTo('answer', ['rye', 'loaf']),
    [['/bakery/bread', '/bakery/bread', 0.813, false, ['loaf', 'rye']]],
  ],
  [
    '42',
    '/',
    { outcome: 'none', aspect: undefined, isBare: false, outOfScope: undefined, subjects: [], isUnderstood: true },
    [],
  ],
  [
    'what is charge',
    '/',
    { outcome: 'none', aspect: 'what', isBare: true, outOfScope: undefined, subjects: [], isUnderstood: true },
    [],
  ],
  [
    'who needs icing',
    '/',
    { outcome: 'answer', aspect: 'who', isBare: false, outOfScope: undefined, subjects: ['icing'], isUnderstood: true },
    [['/bakery/cake', '/bakery/cake', 0.813, false, ['icing']]],
  ],
  [
    'documents',
    '/',
    { outcome: 'none', aspect: 'documents', isBare: true, outOfScope: undefined, subjects: [], isUnderstood: true },
    [],
  ],
  [
    'papers needed duration',
    '/',
    { outcome: 'none', aspect: 'documents', isBare: true, outOfScope: undefined, subjects: [], isUnderstood: true },
    [],
  ],
  [
    'pruning in february',
    '/',
    comesTo('answer', ['pruning', 'in', 'february']),
    [['/garden/roses', '/garden/roses', 0.628, false, ['pruning', 'rose']]],
  ],
  [
    'rose rose rose',
    '/',
    comesTo('answer', ['rose']),
    [['/garden/roses', '/garden/roses', 0.875, true, ['bush', 'rose']]],
  ],
  [
    'hospital',
    '/',
    comesTo('none', ['hospital']),
    [['/papers/birth-certificate', '/papers/birth-certificate', 0.209, false, []]],
  ],
  ['grass', '/', comesTo('answer', ['grass']), [['/garden/lawn', '/garden/lawn', 0.663, false, ['cutting', 'grass']]]],
  [
    'icing candle oven yeast thorn',
    '/',
    comesTo('choices', ['icing', 'candle', 'oven', 'yeast', 'thorn']),
    [['/bakery/cake', '/bakery/cake', 0.406, false, ['icing']]],
  ],
  ['mowers', '/', comesTo('none', ['mower']), [['/garden/lawn', '/garden/lawn', 0.209, false, []]]],
  [
    'registration',
    '/',
    comesTo('none', ['registration']),
    [
      ['/papers/charge-certificate', '/papers/charge-certificate', 0.157, false, []],
      ['/papers/birth-certificate', '/papers/birth-certificate', 0.157, false, []],
    ],
  ],
  ['baker', '/', comesTo('none', ['baker']), [['/bakery/bread', '/bakery/bread', 0.178, false, []]]],
  [
    'contact hours lawn',
    '/',
    comesTo('choices', ['contact', 'hour', 'lawn']),
    [
      ['/contact', '/contact', 0.538, false, ['contact']],
      ['/garden/lawn', '/garden/lawn', 0.387, false, ['lawn', 'mowing']],
    ],
  ],
])('%j, asked on %s', (text, page, outcome, results) => {
  const { results: found, trace: _, ...rest } = find(text, page);
  expect(rest).toEqual(outcome);
  expect(
    found.map(({ href, entry, score, isSubject, matched }) => [href, entry.href, rounded(score), isSubject, matched]),
  ).toEqual(results);
});

it.each([
  ['birth certificate', true],
  ['birth certifcate', true],
  ['certificate for birth in roses', true],
  ['birth', false],
  ['certificate', false],
])('%j calls the page it finds by a whole name: %s', (text, isNamed) => {
  expect(find(text, '/').results[0]?.isNamed).toBe(isNamed);
});

it.each<readonly [text: string, why: Why]>([
  [
    'charge for a birth certificate',
    {
      words: [
        { written: 'charge', readAs: ['charge'], mass: 0.617, isCue: true },
        { written: 'birth', readAs: ['birth', 'birthday'], mass: 2.466, isCue: false },
        { written: 'certificate', readAs: ['certificate'], mass: 1.802, isCue: false },
      ],
      aspects: [{ aspect: 'fees', written: 'charge' }],
      best: [
        { href: '/papers/birth-certificate', score: 0.9, coverage: 0.874, fit: 0.933, by: 'birth certificate' },
        { href: '/papers/charge-certificate', score: 0.57, coverage: 0.495, fit: 0.662, by: 'certificate charge' },
      ],
      margin: 0.366,
    },
  ],
  [
    'certi',
    {
      words: [{ written: 'certi', readAs: ['birth certificate', 'charge certificate'], mass: 2.343, isCue: false }],
      aspects: [],
      best: [
        { href: '/papers/charge-certificate', score: 0.95, coverage: 0.95, fit: 0.95, by: 'certificate charge' },
        { href: '/papers/birth-certificate', score: 0.95, coverage: 0.95, fit: 0.95, by: 'birth certificate' },
      ],
      margin: 0,
    },
  ],
  [
    'roses quantum zzyzx',
    {
      words: [
        { written: 'rose', readAs: ['rose'], mass: 2.466, isCue: false },
        { written: 'quantum', readAs: [], mass: 2.6, isCue: false },
        { written: 'zzyzx', readAs: [], mass: 2.6, isCue: false },
      ],
      aspects: [],
      best: [{ href: '/garden/roses', score: 0.361, coverage: 0.322, fit: 0.41, by: 'bush rose' }],
      margin: 1,
    },
  ],
  [
    'climbingrose',
    {
      words: [{ written: 'climbingrose', readAs: ['climbing rose'], mass: 2.22, isCue: false }],
      aspects: [],
      best: [{ href: '/garden/roses', score: 0.827, coverage: 0.767, fit: 0.9, by: 'climbing rose' }],
      margin: 1,
    },
  ],
  [
    'pav due date',
    {
      words: [{ written: 'pav', readAs: ['bread'], mass: 2.343, isCue: false }],
      aspects: [{ aspect: 'dates', written: 'due date' }],
      best: [{ href: '/bakery/bread', score: 0.808, coverage: 0.95, fit: 0.633, by: 'baking bread' }],
      margin: 1,
    },
  ],
  [
    'icing candle oven yeast thorn',
    {
      words: [
        { written: 'icing', readAs: ['icing'], mass: 1.897, isCue: false },
        { written: 'candle', readAs: ['candle'], mass: 1.043, isCue: false },
        { written: 'oven', readAs: ['oven'], mass: 0.762, isCue: false },
        { written: 'yeast', readAs: ['yeast'], mass: 1.043, isCue: false },
        { written: 'thorn', readAs: ['thorn'], mass: 1.043, isCue: false },
      ],
      aspects: [],
      best: [{ href: '/bakery/cake', score: 0.406, coverage: 0.335, fit: 0.494, by: 'icing' }],
      margin: 1,
    },
  ],
  [
    'contact hours lawn',
    {
      words: [
        { written: 'contact', readAs: ['contact'], mass: 2.466, isCue: false },
        { written: 'hour', readAs: ['hour'], mass: 1.897, isCue: false },
        { written: 'lawn', readAs: ['lawn'], mass: 2.466, isCue: false },
      ],
      aspects: [],
      best: [
        { href: '/contact', score: 0.538, coverage: 0.544, fit: 0.531, by: 'contact' },
        { href: '/garden/lawn', score: 0.387, coverage: 0.361, fit: 0.419, by: 'lawn mowing' },
      ],
      margin: 0.28,
    },
  ],
])('tells why %j came out as it did', (text, why) => {
  expect(whyFound(find(text, '/').trace)).toEqual(why);
});

const rounded = (score: number) => Math.round(score * 1000) / 1000;
