import { expect, it } from 'vitest';
import { whyFound, type Why } from '#tooling/guide/why-found.ts';
import type { Finding } from '#src/search/search.ts';
import { smallSiteSearch } from '../support/small-search.ts';
import { rowsOf } from '../support/written-cases.ts';
import { casesIn } from '../support/case-file.ts';

const find = (text: string, page: string) => smallSiteSearch().find(text, page);

const aspectText = (aspect: string | undefined) => (aspect === undefined ? [] : [`on ${aspect}`]);

/** What was found, as the table has it: what a question comes to, its subjects, and each page with its score to three places, whether it is the subject, and the words that met. */
const findingText = ({
  outcome,
  aspect,
  isBare,
  outOfScope,
  subjects,
  isUnderstood,
  results,
}: Omit<Finding, 'trace'>) => [
  [
    outcome,
    ...aspectText(aspect),
    ...(isBare ? ['bare'] : []),
    ...(outOfScope === undefined ? [] : [`outside: ${outOfScope}`]),
    ...(isUnderstood ? [] : ['not understood']),
  ].join(', '),
  subjects.join(', '),
  results
    .map(({ href, entry, score, isSubject, matched }) => {
      const by = entry.href === href ? [] : [`by ${entry.href}`];
      const head = [href, ...by, rounded(score), ...(isSubject ? ['subject'] : [])].join(' ');
      return matched.length === 0 ? head : `${head}: ${matched.join(' ')}`;
    })
    .join('; '),
];

/** What a question comes to on the small site, all of it. */
it.each(
  rowsOf(`
  bread baking | / | answer | bread, baking | /bakery/bread 1 subject: baking bread
  bread | / | answer | bread | /bakery/bread 0.85 subject: baking bread
  sourdough baking | / | answer | sourdough, baking | /bakery/bread 0.741 subject: sourdough
  oven | / | none | oven | /bakery/bread 0.209; /bakery/cake 0.209
  freeze sourdough loaf | / | answer | freeze, sourdough, loaf | /bakery/bread by /bakery/bread#question-1 0.669
  can i freeze | / | choices | freeze | /bakery/bread 0.477: a can freeze i loaf sourdough
  wedding cake price | / | answer, on fees | wedding, cake | /bakery/cake 1 subject: cake wedding
  price | / | none, on fees, bare | |
  price | /bakery/bread | answer, on fees, bare | | /bakery/bread 1 subject
  price | /garden | none, on fees, bare | |
  how long | /contact | none, on time, bare | |
  charge certificate documents | / | answer, on documents | certificate | /papers/charge-certificate 1 subject: certificate charge; /papers/birth-certificate 0.652: birth certificate
  charge for a birth certificate | / | answer, on fees | birth, certificate | /papers/birth-certificate 0.9 subject: birth certificate; /papers/charge-certificate 0.57: certificate charge
  certi | / | choices | certi | /papers/charge-certificate 0.95 subject: certificate charge; /papers/birth-certificate 0.95 subject: birth certificate
  certi | /papers/birth-certificate | choices | certi | /papers/birth-certificate 0.99 subject: birth certificate; /papers/charge-certificate 0.95 subject: certificate charge
  birth certificate charge | / | answer, on fees | birth, certificate | /papers/birth-certificate 0.9 subject: birth certificate; /papers/charge-certificate 0.57: certificate charge
  garden | / | answer | garden | /garden 0.861 subject: gardening
  garden work roses | / | answer | garden, work, rose | /garden 0.677: garden work
  gardening compost | / | answer | gardening, compost | /garden 0.649: gardening
  lawn passport | / | none, outside: passport, not understood | lawn, passport | /garden/lawn 0.49: lawn mowing
  passport for wedding cake | / | none, outside: passport, not understood | passport, wedding, cake | /bakery/cake 0.716: cake wedding
  cricket score | / | none, outside: cricket score, not understood | cricket, score |
  roses quantum | / | choices, not understood | rose, quantum | /garden/roses 0.503: bush rose
  roses quantum zzyzx | / | choices, not understood | rose, quantum, zzyzx | /garden/roses 0.361: bush rose
  roses and lawn and bread and cake | / | none | rose, and, lawn, bread, cake | /bakery/bread 0.353: baking bread; /bakery/cake 0.334: birthday cake; /garden/roses 0.334: bush rose
  climbingrose | / | answer | climbingrose | /garden/roses 0.827: climbing rose
  weding cakse | / | answer | weding, cakse | /bakery/cake 0.85 subject: cake wedding
  pav due date | / | answer, on dates | pav | /bakery/bread 0.808 subject: baking bread
  double roti steps | / | answer, on process | double, roti | /bakery/bread 0.808 subject: baking bread
  opening hours | / | answer | opening, hour | /contact 0.813: hour opening
  open on sunday | / | answer | open, on, sunday | /faq 0.777
  sunday | / | answer | sunday | /faq 0.585
  registrar | / | none | registrar | /papers/charge-certificate 0.209; /papers/birth-certificate 0.209
  rye loaf 42 | / | answer | rye, loaf | /bakery/bread 0.813: loaf rye
  42 | / | none | |
  what is charge | / | none, on what, bare | |
  who needs icing | / | answer, on who | icing | /bakery/cake 0.813: icing
  documents | / | none, on documents, bare | |
  papers needed duration | / | none, on documents, bare | |
  pruning in february | / | answer | pruning, in, february | /garden/roses 0.628: pruning rose
  rose rose rose | / | answer | rose | /garden/roses 0.875 subject: bush rose
  hospital | / | none | hospital | /papers/birth-certificate 0.209
  grass | / | answer | grass | /garden/lawn 0.663: cutting grass
  icing candle oven yeast thorn | / | choices | icing, candle, oven, yeast, thorn | /bakery/cake 0.406: icing
  mowers | / | none | mower | /garden/lawn 0.209
  registration | / | none | registration | /papers/charge-certificate 0.157; /papers/birth-certificate 0.157
  baker | / | none | baker | /bakery/bread 0.178
  contact hours lawn | / | choices | contact, hour, lawn | /contact 0.538: contact; /garden/lawn 0.387: lawn mowing
`),
)('%j, asked on %s', (text, page, ...comesTo) => {
  const { results, outcome, aspect, isBare, outOfScope, subjects, isUnderstood, trace: _, ...rest } = find(text, page);
  expect(rest).toEqual({});
  expect(findingText({ results, outcome, aspect, isBare, outOfScope, subjects, isUnderstood })).toEqual(comesTo);
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

it.each(casesIn<[text: string, why: Why]>('tests/search/whole-findings.jsonl'))(
  'tells why %j came out as it did',
  (text, why) => {
    expect(whyFound(find(text, '/').trace)).toEqual(why);
  },
);

const rounded = (score: number) => Math.round(score * 1000) / 1000;
