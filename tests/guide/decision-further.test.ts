import { expect, it } from 'vitest';
import { decisionReply } from '#src/guide/answers/decision-reply.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import type { DecisionState } from '#src/guide/model/decision-state.ts';
import type { Fact } from '#src/forms/fact.ts';

const page = '/services/compliances/tds-payment';
const answered = decisionReply('tds on rent of 60000 a month, i am an individual')?.decision;

const further = (text: string, about = page) => {
  const reply = decisionReply(text, { kept: answered, page: about });
  return reply && { text: replyText(reply).replaceAll('\n', ' '), decision: reply.decision };
};

it.each([
  ['when?', 'When: Within 30 days from the end of the month of deduction.'],
  ['kab tak', 'When: Within 30 days from the end of the month of deduction.'],
  ['and what if i am late?', 'If you are late: Interest of 1% a month, or of 1.5% once it was deducted.'],
  ['which form', 'What to do: - Pay with Form 141 on the income tax portal. No TAN is needed.'],
  [
    'ela cheyali',
    "What to do: - The landlord gives the PAN, and claims the TDS in the return. Without the PAN the rate is 20%, though never more than the last month's rent. - Pay with Form 141 on the income tax portal. No TAN is needed.",
  ],
])('behind an answer, "%s" gets what belongs to it, and the answer stays', (text, expected) => {
  expect(further(text)).toEqual({ text: expected, decision: answered });
});

it.each([
  ['names something else', 'which form for a loan', page],
  ['comes behind another subject', 'which form', '/services/returns-filing/gst-returns'],
  ['asks what the answer does not say', 'how much do you charge', page],
])('a question that %s is none of the answer', (_, text, about) => {
  expect(further(text, about)).toBe(undefined);
});

it('what asks for words of the verdict alone gets it once more, on its page or where no passage was told since', () => {
  const blocksOf = (text: string, kept?: typeof answered) => decisionReply(text, kept && { kept, page })?.blocks;
  const asked = 'for each month?';
  expect(blocksOf(asked, answered)).toEqual(blocksOf('tds on rent of 60000 a month, i am an individual'));
  expect([
    decisionReply(asked, { kept: answered, page: '/faq', isLast: true })?.decision,
    decisionReply(asked, { kept: answered, page: '/faq' }),
    decisionReply('and the fee?', { kept: answered, page }),
  ]).toEqual([answered, undefined, undefined]);
});

it.each(['when?', '60000 a month', 'and if it is 20000?'])(
  'what a kept case holds that answers none of its questions counts for nothing at %j',
  (text) => {
    if (!answered) throw new Error('nothing was decided');
    const foreign = { ...Object.fromEntries(Object.keys(answered.given).map((name) => [name, 'lots'])), moon: 7 };
    expect(decisionReply(text, { kept: { ...answered, given: foreign }, page })).toEqual(
      decisionReply(text, { kept: { ...answered, given: {} }, page }),
    );
    expect(decisionReply(text, { kept: { id: 'gone', given: foreign }, page })).toEqual(decisionReply(text, { page }));
  },
);

const gst = decisionReply('shop with turnover of 18 lakh, do i need gst registration')?.decision;

it.each([
  ['i also send to other states', { turnover: 1800000, supply: 'goods', customers: 'elsewhere' }],
  ['only in hyderabad no online', { turnover: 1800000, supply: 'goods', marketplace: 'no' }],
])('what is told of a case without a figure, "%s", is decided anew', (text, given) => {
  expect(decisionReply(text, { kept: gst })?.decision?.given).toEqual(given);
});

it('what is asked about a case without a figure leaves it', () => {
  expect(decisionReply('can i sell on amazon', { kept: gst })?.decision).toBe(undefined);
});

const salaried = decisionReply('income tax on my salary of 12 lakh', {})?.decision;

it.each([
  ['my wife earns 8 lakh, her tax?', { salary: 800000 }],
  ['and if 13 lakh?', { salary: 1300000 }],
])('the one amount of "%s" takes the place of the one that was told', (text, given) => {
  expect(decisionReply(text, { kept: salaried })?.decision?.given).toEqual(given);
});

it('an amount of another kind, of another person too, is not what was told', () => {
  expect(decisionReply('my wife has a flat of 80 lakh', { kept: salaried })?.decision).toBe(undefined);
});

it('the answer to an open question tells another figure by its name, which takes the place of the one before', () => {
  const today = '2026-11-24';
  const asked = decisionReply('gratuity when to pay, 5 yrs compulsory?', { today })?.decision;
  expect(decisionReply('man with 7 yrs leaving, last basic 16000', { kept: asked, today })?.decision?.given).toEqual({
    years: 7,
    days: 0,
    wage: 16000,
  });
});

it('an amount that is not known is asked for anew by a chip, and none of it decides the case', () => {
  const turns = (texts: readonly string[]) =>
    texts.reduce<ReturnType<typeof decisionReply>>(
      (before, text) => decisionReply(text, { kept: before?.decision }),
      undefined,
    );
  const told = [
    'profit of my shop is 8 lakh, how much income tax',
    'Yes, other income too',
    'koi salary nahi',
    "I don't know",
    '12000',
    '0',
  ];
  expect(turns(told)?.chips).toEqual(['Change: Family pension']);
  expect(turns([...told, 'Change: Family pension', 'nothing'])?.decision?.given).toEqual({
    profit: 800_000,
    more: 'yes',
    salary: 0,
    family: 0,
    interest: 12_000,
    rent: 0,
  });
});

it('an answer to the open question that names another figure too gives each to its own question', () => {
  const kept = { id: 'capital-gain', given: { asset: 'property' }, asked: 'sold', isFigure: true };
  const reply = decisionReply('Bought in 1998 for 2 lakhs, sold for 45 lakhs', { kept, today: '2026-11-28' });
  expect(reply?.decision?.given).toEqual({ asset: 'property', sold: 4_500_000, bought: 200_000, held: 346 });
});

const staff = decisionReply('i have 9 workers, do I need PF registration')?.decision;

it.each([
  ['3 more joining next month', 12],
  ['if i add 12 more', 21],
  ['4 log aur aa gaye', 13],
  ['if 22 workers?', 22],
  ['20 or more?', undefined],
])('who counts more people tells them beside the others: %s', (text, employees) => {
  expect(decisionReply(text, { kept: staff })?.decision?.given.employees).toBe(employees);
});

/** What a decision knows of the case after each of some messages. */
function casesOf(...turns: readonly string[]) {
  let facts: readonly Fact[] = [];
  let kept: DecisionState | undefined;
  return turns.map((text) => {
    const decision = decisionReply(text, { ...(kept && { kept, isLast: true }), facts, today: '2026-11-30' })?.decision;
    kept = decision ?? kept;
    facts = [{ text, ...(decision && { decision: { id: decision.id, given: decision.given } }) }, ...facts];
    return decision;
  });
}

const shop = 'kirana shop turnover 62 lakh, gst registration needed?';

it.each([
  '12 lakh is loose rice and milk',
  'gst on blouse stitched 1800',
  '2700',
  'shop alone same price',
  'all online',
])('what tells of a part, a price or nothing new changes no case: %s', (text) => {
  expect(casesOf(shop, text)).toEqual([
    { id: 'gst-registration', given: { supply: 'goods', turnover: 6_200_000 } },
    undefined,
  ]);
});

it.each([
  ['first floor also now to gym 60000', 1_500_000],
  ['what if 80000', 960_000],
  ['what if 12 lakh', 1_200_000],
])('an amount goes on in the month of the one before, where it is about as much: %s', (text, turnover) => {
  const [, changed] = casesOf('my shop is rented at 65000 a month, gst applicable?', text);
  expect(changed?.given.turnover).toBe(turnover);
});

it('the bills of one payee are not those of the next', () => {
  expect(casesOf('we pay security agency 25000 a month, tds?', 'auditor 30000').map((one) => one?.given)).toEqual([
    { nature: 'contract', payee: 'other', year: 300_000 },
    { nature: 'profession', amount: 30_000 },
  ]);
});

it('a mother has none of the figures of a father', () => {
  const told = ['my father is 70, pension 42000 per month, does he have to pay tax', 'for amma only fd interest 90k'];
  expect(casesOf(...told).map((one) => one?.given)).toEqual([{ salary: 504_000 }, { interest: 90_000 }]);
});

it('fees are no tax of which advance tax is paid', () => {
  const [asked, changed] = casesOf('tax after tds is 40000, advance tax needed?', 'what if fees 80 lakh');
  expect([asked?.given, changed]).toEqual([{ tax: 40_000 }, undefined]);
});
