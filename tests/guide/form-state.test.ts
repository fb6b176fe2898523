import { describe, expect, it } from 'vitest';
import type { Question } from '#src/forms/question.ts';
import {
  carriedAnswers,
  startState,
  isValidState,
  openQuestion,
  progress,
  previousQuestion,
  reopenQuestion,
  skipQuestion,
  storeAnswer,
  type FormState,
} from '#src/forms/form-state.ts';
import { appointment, message, messageAnswers, moment, taxEstimate } from '../support/guide-knowledge.ts';

const { now } = moment;
const asking: FormState = {
  form: 'tax-estimate',
  answers: {},
  skipped: [],
  stage: 'asking',
  asking: 'annualIncome',
  tries: 0,
};

function question(id: string): Question {
  const found = taxEstimate.questions.find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
}

describe('a form', () => {
  it('begins at the first question that is not answered yet', () => {
    expect(startState(taxEstimate, {}, now)).toEqual(asking);
    expect(startState(taxEstimate, { annualIncome: 5, basicSalary: 1 }, now)).toEqual({
      ...asking,
      answers: { annualIncome: 5, basicSalary: 1 },
      asking: 'hraReceived',
    });
  });

  it('stores an answer and moves on, the bad tries forgotten', () => {
    expect(storeAnswer(taxEstimate, { ...asking, tries: 2 }, question('annualIncome'), 7, now)).toEqual({
      ...asking,
      answers: { annualIncome: 7 },
      asking: 'basicSalary',
    });
  });

  it('skips an optional question, once, and drops the answer it had', () => {
    const told = { ...asking, answers: { annualIncome: 5, basicSalary: 1, hraReceived: 3 }, asking: 'hraReceived' };
    const skipped = skipQuestion(taxEstimate, told, question('hraReceived'), now);
    expect(skipped).toEqual({
      ...asking,
      answers: { annualIncome: 5, basicSalary: 1 },
      skipped: ['hraReceived'],
      asking: 'rentPaid',
    });
    expect(skipQuestion(taxEstimate, skipped, question('hraReceived'), now)).toEqual(skipped);
    expect(storeAnswer(taxEstimate, skipped, question('hraReceived'), 4, now).skipped).toEqual([]);
  });

  it('opens a question again with its answer, and goes back to where it was once that is given', () => {
    const told = { ...asking, answers: { annualIncome: 5, basicSalary: 1 }, asking: 'hraReceived', tries: 2 };
    const reopened = reopenQuestion(told, question('annualIncome'));
    expect(reopened).toEqual({ ...told, asking: 'annualIncome', tries: 0 });
    expect(storeAnswer(taxEstimate, reopened, question('annualIncome'), 6, now)).toEqual({
      ...told,
      answers: { annualIncome: 6, basicSalary: 1 },
      tries: 0,
    });
  });

  it('ends in the review of what is sent, and in the figures of what is reckoned', () => {
    expect(startState(message, messageAnswers, now)).toEqual({
      ...asking,
      form: 'message',
      answers: messageAnswers,
      stage: 'reviewing',
      asking: null,
    });
    const amounts = Object.fromEntries(taxEstimate.questions.map(({ id }) => [id, 1]));
    expect(startState(taxEstimate, amounts, now)).toEqual({
      ...asking,
      answers: amounts,
      stage: 'finished',
      asking: null,
    });
  });

  it('asks again for an answer that no longer holds', () => {
    const booked = {
      service: 'gst',
      date: '2026-11-20',
      time: '11:00 AM',
      name: 'Lakshmi',
      email: 'l@example.com',
      phone: '9876543210',
      message: 'x',
    };
    expect(startState(appointment, booked, now).asking).toBe('date');
  });
});

describe('where it stands', () => {
  it.each([
    ['annualIncome', undefined, { step: 1, of: 6 }],
    ['hraReceived', 'basicSalary', { step: 3, of: 6 }],
    [null, 'otherDeductions', null],
  ])('at %s the question before is %s', (id, before, step) => {
    const formState = { ...asking, asking: id };
    expect([
      openQuestion(taxEstimate, formState)?.id ?? null,
      previousQuestion(taxEstimate, formState)?.id,
      progress(taxEstimate, formState),
    ]).toEqual([id, before, step]);
  });
});

describe('a kept form', () => {
  const sent: FormState = { ...asking, form: 'message', answers: messageAnswers, stage: 'failed', asking: null };

  it.each([
    ['fits while it asks what the form asks', taxEstimate, asking, true],
    ['fits while it waits to be sent', message, sent, true],
    ['does not fit without an answer that is required', message, { ...sent, answers: { name: 'Lakshmi' } }, false],
    ['does not fit with a question of another form', taxEstimate, { ...asking, asking: 'email' }, false],
    [
      'does not fit when figures are to be sent',
      taxEstimate,
      { ...asking, answers: { annualIncome: 5, basicSalary: 1 }, stage: 'sending', asking: null },
      false,
    ],
  ] as const)('%s', (_, form, formState, expected) => {
    expect(isValidState(form, formState)).toBe(expected);
  });
});

it('takes along who somebody is and how to reach him, where the other form asks for it', () => {
  const told = {
    name: 'Kavita Rao',
    email: 'k@example.com',
    phone: '9848022338',
    date: '2026-11-23',
    message: 'Papers',
  };
  expect([carriedAnswers(appointment, { answers: told }), carriedAnswers(message, { answers: told })]).toEqual([
    { name: 'Kavita Rao', email: 'k@example.com', phone: '9848022338' },
    { name: 'Kavita Rao', email: 'k@example.com' },
  ]);
});
