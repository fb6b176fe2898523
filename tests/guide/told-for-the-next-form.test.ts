import { expect, it } from 'vitest';
import { asking } from '../support/form-state-at.ts';
import { readAs as read, set } from '../support/read-as.ts';

const readAs = (message: string, answers: Readonly<Record<string, number>>) =>
  read(message, asking('tax-estimate', 'hraReceived', answers));

it('works out the tax of a senior citizen by the form that knows ages', () => {
  expect(read('I am aged 67, pension Rs 52000 per month. calculate my tax', null)).toEqual([
    { kind: 'startFlow', form: 'regime-comparison' },
    set('age', '60'),
    { ...set('grossSalary', 624_000), isMonthly: true, isPeriodTold: true },
  ]);
});

it('works out a pension and the interest of a bank by the form that takes both', () => {
  expect(read('retired, pension is 58,300 monthly. bank interest 1,10,000 per year. calculate my tax', null)).toEqual([
    { kind: 'startFlow', form: 'regime-comparison' },
    { ...set('grossSalary', 699_600), isMonthly: true, isPeriodTold: true },
    { ...set('savingsInterest', 110_000), isPeriodTold: true },
  ]);
});

it('begins the estimate with the only pay that is told, whose ever it is', () => {
  expect(read('my wife earns 8 lakh, how much tax', null)).toEqual([
    { kind: 'startFlow', form: 'tax-estimate' },
    set('annualIncome', 800_000),
  ]);
});

it('goes on there with what was told, once an age is told in the middle', () => {
  expect(readAs('i am 62 years old', { annualIncome: 1_400_000, basicSalary: 600_000 })).toEqual([
    { kind: 'startFlow', form: 'regime-comparison', leaves: true },
    { ...set('grossSalary', 1_400_000), isPeriodTold: true },
    { ...set('basicPay', 600_000), isPeriodTold: true },
    set('age', '60'),
  ]);
});

it('stays where an age changes nothing', () => {
  expect(readAs('age 35, hra 2 lakh', { annualIncome: 1_400_000, basicSalary: 600_000 })).toEqual([
    set('hraReceived', 200_000),
  ]);
});
