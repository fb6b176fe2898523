import { expect, it } from 'vitest';
import { decisionReply } from '#src/guide/answers/decision-reply.ts';

/** What a case can come to, as the guide names it beside its question or beside what has to be looked up. */
const branches = (...said: readonly string[]) => {
  let reply = decisionReply(said[0] ?? '');
  for (const text of said.slice(1)) reply = decisionReply(text, { kept: reply?.decision });
  return reply?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) ?? [];
};

it.each<readonly [said: readonly string[], branches: readonly string[]]>([
  [
    ['retail shop turnover 4 crore, tax audit?'],
    [
      'Business above ₹1 crore up to ₹10 crore, with cash of 5% or less on both sides, presumptive scheme not used in the last five years: no.',
      'Business above ₹1 crore with cash above 5%, outside the presumptive scheme: yes.',
    ],
  ],
  [
    ['I am a proprietor and pay rent of 60000 a month, is tds needed?'],
    [
      'Rent of land or a building above ₹50,000 a month paid by an individual or HUF, turnover of last year within ₹1 crore (profession ₹50 lakh): 2%, once, in the last month of the year or of the tenancy, with Form 141 and without a TAN.',
      'Rent of a building, land or furniture above ₹50,000 a month paid by a company or firm, or an individual with turnover of last year above ₹1 crore (profession ₹50 lakh): 10% every month.',
    ],
  ],
  [
    ['retail shop turnover 4 crore, tax audit?', "I don't know"],
    [
      'Business above ₹1 crore up to ₹10 crore, with cash of 5% or less on both sides, presumptive scheme not used in the last five years: no.',
      'Business above ₹1 crore with cash above 5%, outside the presumptive scheme: yes.',
    ],
  ],
])('where %j leaves out what decides, both branches are named', (said, expected) => {
  expect(branches(...said)).toEqual(expected);
});

it('names none where more than one answer is missing', () => {
  expect(branches('tds on a bill of 80000, how much')).toEqual([]);
});
