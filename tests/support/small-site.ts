import type { KnowledgeEntry, Language } from '#src/collections/types.ts';

/** An entry of a made-up site. */
export const entry = (
  kind: KnowledgeEntry['kind'],
  href: string,
  name: string,
  names: readonly string[],
  answer: string,
  words = '',
): KnowledgeEntry => ({
  href,
  kind,
  name,
  names,
  words: `${answer} ${words}`,
});

/** A made-up site of ten entries on nine pages. */
export const knowledge: readonly KnowledgeEntry[] = [
  entry(
    'service',
    '/bakery/bread',
    'Bread Baking',
    ['sourdough', 'rye loaf'],
    'Bread is baked each morning from rye and wheat.',
    'oven yeast',
  ),
  entry('question', '/bakery/bread#question-1', 'Can I freeze a sourdough loaf?', [], ''),
  entry(
    'service',
    '/bakery/cake',
    'Wedding Cakes',
    ['birthday cake', 'icing'],
    'Cakes with icing for every feast.',
    'candle oven',
  ),
  entry(
    'service',
    '/garden/roses',
    'Rose Pruning',
    ['rose bush', 'climbing rose'],
    'Roses are pruned in February.',
    'thorn compost',
  ),
  entry('service', '/garden/lawn', 'Lawn Mowing', ['grass cutting'], 'Lawns are mown every week.', 'compost mower'),
  entry(
    'service',
    '/papers/charge-certificate',
    'Charge Certificate',
    ['charge'],
    'A certificate that names a charge on a property.',
    'registrar',
  ),
  entry(
    'service',
    '/papers/birth-certificate',
    'Birth Certificate',
    [],
    'A certificate of the day of birth.',
    'registrar hospital',
  ),
  entry('category', '/garden', 'Garden Work', ['gardening'], 'Everything that grows.', ''),
  entry('page', '/contact', 'Contact', ['opening hours'], 'Write or call.', ''),
  entry('question', '/faq', 'Do you work on Sundays?', ['open on sunday'], 'No, never on a Sunday.'),
];

/** Word lists that go with it. */
export const language: Language = {
  stopWords: ['i', 'want', 'to', 'the', 'a', 'my', 'me', 'please', 'for', 'is', 'of', 'how', 'do', 'can', 'about'],
  aspects: {
    documents: ['documents', 'papers needed'],
    time: ['how long', 'duration'],
    process: ['steps'],
    fees: ['charge', 'price'],
    dates: ['due date'],
    who: ['who needs'],
    what: ['what is'],
  },
  synonyms: [
    { say: ['pav', 'double roti'], mean: 'bread' },
    { say: ['gulab'], mean: 'rose' },
    { say: ['certi'], mean: 'birth certificate' },
    { say: ['certi'], mean: 'charge certificate' },
  ],
  polite: ['please'],
  negations: ['not'],
  delays: ['later'],
  corrections: ['change'],
  outOfScope: ['passport', 'cricket score'],
};
