import { describe, expect, it } from 'vitest';
import type { Answers } from '#src/forms/question.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { asking, at } from '../support/form-state-at.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';
import { propose, readAs, set } from '../support/read-as.ts';

const compared = (answers: Answers) => at('finished', 'regime-comparison', answers);

describe('beside figures that stand', () => {
  it.each([
    ['she gets 9 lakh salary', 900_000],
    ['my father pension 6 lakh', 600_000],
  ])('"%s" begins the figures of that person', (said, value) => {
    expect(readAs(said, compared({ grossSalary: 1_800_000, otherIncome: 40_000 }))).toEqual([
      { kind: 'startFlow', form: 'regime-comparison' },
      set('grossSalary', value),
    ]);
  });

  it('the figures of somebody else begin while another question is open, too', () => {
    const open = asking('regime-comparison', 'houseRentAllowance', { grossSalary: 1_800_000, basicPay: 750_000 });
    expect(readAs('ab papa ka nikalo 74 saal pension 9 lakh saal ka', open)).toEqual([
      { kind: 'startFlow', form: 'regime-comparison' },
      set('age', '60'),
      { ...set('grossSalary', 900_000), isPeriodTold: true },
    ]);
  });

  it('a part of the pay comes on top, whatever the message begins with', () => {
    expect(readAs('wait variable pay 2.5 lakh kuda undi', compared({ grossSalary: 1_020_000 }))).toEqual([
      { ...set('grossSalary', 1_270_000), sum: '₹10,20,000 + ₹2,50,000' },
    ]);
  });

  it('"papers" is asked of our pages', () => {
    expect(readAs('papers', compared({ grossSalary: 1_800_000 }))).toEqual([{ kind: 'ask' }]);
  });

  it('a figure that says nothing is not looked up', () => {
    expect(readAs('0', compared({ grossSalary: 1_800_000 }))).toEqual([propose()]);
  });

  it('a no that names nothing leaves them', () => {
    expect(readAs('levu', compared({ grossSalary: 1_800_000 }))).toEqual([{ kind: 'deny' }]);
  });

  it('what is cut each month is asked of them, and makes no month of a year', () => {
    expect(readAs('monthly entha cut avtundi', compared({ grossSalary: 2_200_000 }))).toEqual([
      { kind: 'askIntent', intent: 'verdict' },
    ]);
  });

  it('an income that is supposed is that of who has fees and no pay', () => {
    const fees = compared({ grossSalary: 0, professionalFees: 1_440_000 });
    expect(readAs('what if income become 2 lakh per month', fees)).toEqual([
      { ...set('professionalFees', 2_400_000), isMonthly: true, isPeriodTold: true },
    ]);
  });

  it('a salary that is told is one, though fees stand', () => {
    const fees = compared({ grossSalary: 0, professionalFees: 1_440_000 });
    expect(readAs('salary 6 lakh also', fees)).toEqual([set('grossSalary', 600_000)]);
  });

  it('what the company pays into NPS out of the pay is no pay', () => {
    expect(readAs('what if company puts 50k of my ctc in nps', compared({ grossSalary: 1_320_000 }))).toEqual([
      set('employerNps', 50_000),
    ]);
  });
});

it('papers asked for behind a tax are those of the return, whatever was spoken of before', async () => {
  const turns = ['what is udyam registration', 'my salary is 14 lakh, which regime', 'show the result', 'papers'];
  const heard = await runConversation(turns, moment, knowledge);
  expect(heard.at(-1)?.shown.split('\n')[0]).toBe('Papers for Income Tax Returns');
});
