import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '#src/domain/parsed.ts';
import type { Answers } from '#src/forms/question.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { asking, at } from '../support/form-state-at.ts';
import { intent, reopen, search, sets } from '../support/plain-command.ts';
import { bookedByRavi as booked } from '../support/sample-answers.ts';
import { context } from '../support/sample-guide.ts';

const said = (text: string, formState: FormState) => interpret(text, formState, context);
const reviewing = (answers: Answers) => at('reviewing', 'appointment', { ...booked, ...answers });

describe('a change told by how far it goes', () => {
  it.each<readonly [text: string, held: Answers, changed: Answers]>([
    ['an hour earlier', { time: '12:00 PM' }, { time: '11:00 AM' }],
    ['an hour earlier, sorry, two hours earlier', { time: '04:00 PM' }, { time: '02:00 PM' }],
    ['an hour earlier, no, two', { time: '04:00 PM' }, { time: '02:00 PM' }],
    ['two days later, same time', { date: '2026-11-23' }, { date: '2026-11-25' }],
    ['push it by a week', { date: '2026-11-23' }, { date: '2026-11-30' }],
    ['prepone by one day', { date: '2026-11-25' }, { date: '2026-11-24' }],
    ['spell Murthy as Murty', { name: 'K Murthy' }, { name: 'K Murty' }],
    ['spell murthy as m u r t y', { name: 'K Murthy' }, { name: 'K Murty' }],
    ['change time to 11 am and spell Murthy as Murty', { name: 'K Murthy' }, { name: 'K Murty', time: '11:00 AM' }],
    ['Ravee with h', { name: 'Ra Ravi' }, { name: 'Ra Ravee' }],
    ['RAVEE with h', {}, { name: 'Ravee' }],
    ['Ravee with h', { name: 'ravi' }, { name: 'Ravee' }],
    ['it is spelt R a v e e', {}, { name: 'Ravee' }],
    ['last me 57', { phone: '9848022338' }, { phone: '9848022357' }],
    ['phone ka akhri digit 3 hai', { phone: '9848022338' }, { phone: '9848022333' }],
    ['aakhri ank 3 hai, 8 nahi', { phone: '9848022338' }, { phone: '9848022333' }],
    ['phone number chivara 57', { phone: '9848022338' }, { phone: '9848022357' }],
  ])('%j, where %o is held', (text, held, changed) => {
    expect(said(text, reviewing(held))).toEqual(sets(changed));
  });

  it('is none where it does not say how far', () => {
    expect(said('kite days later', reviewing({}))).toEqual(search);
  });

  it('is held against the rules of the answer', () => {
    expect(said('two weeks earlier', reviewing({}))).toEqual(
      reopen(
        'date',
        refused('dateOutsideWindow', { first: 'Saturday, 21 November 2026', last: 'Sunday, 21 February 2027' }),
      ),
    );
  });

  it('asks for the one that is named, where it was not told', () => {
    const finished = at('finished', 'tax-estimate', { annualIncome: 1_200_000, basicSalary: 600_000 });
    expect(said('rent 50000 less', finished)).toEqual(reopen('rentPaid'));
  });
});

describe('a proposal in place of what was told', () => {
  it.each<readonly [text: string, open: string, answers: Answers, command: unknown]>([
    ['yes', 'email', { email: 'ravi@gmial.com' }, sets({ email: 'ravi@gmail.com' })],
    ['yes', 'email', { email: 'ravi@x.com' }, intent('yes')],
    ['yes', 'phone', { email: 'ravi@gmial.com', phone: '1234567890' }, intent('yes')],
    ['no', 'email', { email: 'ravi@gmial.com' }, intent('no')],
  ])('%j at the %s, where %o is told', (text, open, answers, command) => {
    expect(said(text, asking('appointment', open, answers))).toEqual(command);
  });
});
