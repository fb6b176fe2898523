import { expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

const verdict = async (...turns: readonly string[]) => {
  const heard = await runConversation(turns, moment, knowledge);
  return heard.at(-1)?.text.split('\n')[1]?.split('. ').slice(0, 2).join('. ');
};

it.each([
  [
    ['open plot ammithe tax entha', '2019 lo 9 lakh ki konna ipudu 26 lakh'],
    'Long-term. ₹2,21,000 with cess, 12.5% of the gain of ₹17,00,000, before surcharge',
  ],
  [
    ['late fee for 3b', '20 days late nil return'],
    '₹400 late fee. A nil return costs ₹20 for each of the 20 days, at most ₹500',
  ],
  [
    ['what is esi percent', 'salary 18000'],
    '₹135 from the employee (0.75%) and ₹585 from the employer (3.25%). ₹18,000 is within the limit of ₹21,000 a month, or ₹25,000 for an employee with a disability',
  ],
])('figures behind the rule that a passage tells get what they come to: %s', async (turns, told) => {
  expect(await verdict(...turns)).toBe(told);
});

it('a time alone works nothing out with the figures of another case', async () => {
  expect(
    await verdict(
      'open plot ammithe tax entha',
      '2019 lo 9 lakh ki konna ipudu 26 lakh',
      '6 nelala kinda konna vere plot kuda undi adi ammithe',
    ),
  ).toBe(
    '12.5% of the gain plus surcharge and cess, if you held it above 24 months; the slab rate if less. For land or a building bought before 23 July 2024 a resident individual or HUF may choose 20% of the indexed gain, if lower',
  );
});

it('an income told beside a salary is no estimate of a salary alone', async () => {
  expect(await verdict('my salary is 18 lakh per year', 'plus fd interest 2 lakh', 'so how much tax i pay')).toBe(
    '₹1,92,400 with cess in the new regime. Income ₹20,00,000, deductions ₹75,000, total income ₹19,25,000',
  );
});

it('behind a verdict a message that names no other subject is about that', async () => {
  expect(
    await verdict('maintenance is now 8000 per month in our society, 120 flats. gst?', 'on full 8000 or only 500'),
  ).toBe(
    "Yes, 18% on the whole ₹8,000, in the Department's view not only on what is above ₹7,500: ₹1,440 a month for each flat, ₹1,72,800 for all 120. The receipts of the year are ₹1,15,20,000, above ₹20 lakh, so the association must register",
  );
});

it('a margin is no share of cash', async () => {
  expect(await verdict('naa turnover 1 crore 40 lakhs contract works audit cheyala', 'profit 5% eh vastundi')).toBe(
    'Turnover and cash decide, not the profit: above ₹1 crore of turnover with more than 5% in cash you need the audit; up to ₹1 crore, or ₹10 crore with cash receipts and payments each within 5%, you keep books and file ITR-3 without one. The exception: if you declared 8% or 6% in one of the last five years and now show less, you need an audit once total income is above the basic exemption',
  );
});

it('an income told before keeps no appointment from beginning', async () => {
  const heard = await runConversation(
    ['my rent income is 30000 a month, tax?', 'ok i want to book an appointment with the ca this week'],
    moment,
    knowledge,
  );
  expect(heard.at(-1)?.state.form?.form).toBe('appointment');
});

it('an income told before is taken by the comparison of regimes, which asks for it', async () => {
  const heard = await runConversation(
    ['salary 18 lakh and fd interest 2 lakh', 'old or new regime which is better'],
    moment,
    knowledge,
  );
  expect(heard.at(-1)?.state.form?.answers).toEqual({
    taxYear: '2026-27',
    grossSalary: 1_800_000,
    otherIncome: 200_000,
  });
});

it('behind a passage that was told a figure alone gets what it comes to there', async () => {
  expect(await verdict('tds on rent rate', 'maadi nelaku 62000')).toBe(
    'Yes, 2%. ₹62,000 a month is above ₹50,000, so the tenant deducts ₹1,240 for each month, once, in the last month of the year or of the tenancy',
  );
});

it('an amount that the check does not ask for keeps it from being worked out', async () => {
  expect(
    await verdict('open plot ammithe tax entha', '2019 lo 9 lakh ki konna ipudu 26 lakh, rent 3 lakh vastundi'),
  ).toBe(
    '12.5% of the gain plus surcharge and cess, if you held it above 24 months; the slab rate if less. For land or a building bought before 23 July 2024 a resident individual or HUF may choose 20% of the indexed gain, if lower',
  );
});

it('a deposit begins no estimate as an income', async () => {
  const heard = await runConversation(['my fd is 15 lakh, calculate my income tax'], moment, knowledge);
  expect(heard[0]?.state.form).toBeUndefined();
});

it('above the lower limit of the presumptive scheme the share in cash is asked for, not assumed', async () => {
  const [heard] = await runConversation(['kirana turnover 2.5 crore income tax entha'], moment, knowledge);
  expect(heard?.state.decision).toEqual({
    id: 'presumptive',
    given: { work: 'business', turnover: 25_000_000 },
    asked: 'cashShare',
    isFigure: true,
  });
});

it('a word that holds a decision back holds it back behind a passage too', async () => {
  expect(await verdict('company turnover 30 lakh audit needed')).not.toContain('No audit');
});

it('what lacks a figure gets the rule first, then the question for it, and the figure alone what it comes to', async () => {
  const heard = await runConversation(['kirana turnover 2.5 crore income tax entha', '3 percent'], moment, knowledge);
  expect(heard[0]?.text.split('\n')).toEqual([
    'What is the turnover limit for a tax audit?',
    expect.stringContaining('You need a tax audit above ₹1 crore turnover for a business'),
    'What share of the turnover came in cash?',
  ]);
  expect(heard[1]?.state.decision).toEqual({
    id: 'presumptive',
    given: { work: 'business', turnover: 25_000_000, cashShare: 3 },
  });
});

it('a missed return is no TDS return because TDS is named far from it', async () => {
  const [heard] = await runConversation(
    ['forgot to file return by july this year, im govt teacher my tds was cut from salary fully. now can i file'],
    moment,
    knowledge,
  );
  expect(heard?.shown.split('\n')[0]).toBe('Can I still file my income tax return after the due date?');
});
