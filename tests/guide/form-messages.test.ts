import { describe, expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import type { Block } from '#src/guide/model/reply.ts';
import { refusalText } from '#src/forms/refusal-text.ts';
import { appended, chip } from '#src/guide/dialogue/chips.ts';
import type { Message } from '#src/guide/model/message.ts';
import {
  answersMessage,
  questionMessage,
  refusalMessage,
  resultMessage,
  reviewMessage,
} from '#src/guide/dialogue/form-messages.ts';
import { startState, reopenQuestion, type FormState } from '#src/forms/form-state.ts';
import type { Form } from '#src/forms/form.ts';
import { booked } from '../support/sample-answers.ts';
import { appointment, message, messageAnswers, moment, taxEstimate, wording } from '../support/guide-knowledge.ts';

const { now } = moment;
const texts = (...lines: readonly string[]): readonly Block[] => lines.map((text) => ({ kind: 'text', text }));
const rows: Extract<Block, { kind: 'rows' }> = {
  kind: 'rows',
  rows: [
    { label: 'Name', value: 'Lakshmi Reddy' },
    { label: 'Email', value: 'lakshmi@example.com' },
    { label: 'Subject', value: 'New shop' },
    { label: 'Message', value: 'I open a shop in May.' },
  ],
};
const changeable: Block = {
  ...rows,
  rows: rows.rows.map((row, at) => ({ slot: message.questions[at]?.id ?? '', ...row })),
};
const changes = message.questions.map(({ id, label }) => chip(`Change ${label}`, { kind: 'reopenSlot', slot: id }));
const back = chip('Back', { kind: 'back' });
const skip = chip('Skip', { kind: 'skip' });
const unknown = chip("I don't know", { kind: 'skip' });
const cancel = chip('Cancel', { kind: 'cancel' });
const slot = (time: string) => chip(time, { kind: 'setSlot', slot: 'time', value: time });

function questionOf(form: Form, id: string) {
  const found = form.questions.find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
}

const reopened = (answers: FormState['answers'], id: string) =>
  reopenQuestion(startState(message, answers, now), questionOf(message, id));

describe('a question', () => {
  it('comes after what is said first, with its chips and how far it is', () => {
    expect(questionMessage(taxEstimate, startState(taxEstimate, {}, now), { now }, wording, ['First.'])).toEqual({
      blocks: texts('First.', 'What is your annual income, before any deduction?'),
      chips: [chip('No income', { kind: 'setSlot', slot: 'annualIncome', value: 0 }), unknown, cancel],
      progress: { step: 1, of: 6 },
    });
  });

  it('offers none and not knowing where an amount is asked for, skipping what else is optional, and going back', () => {
    const { chips } = questionMessage(
      taxEstimate,
      startState(taxEstimate, { annualIncome: 500_000, basicSalary: 200_000 }, now),
      { now },
      wording,
    );
    expect(chips).toEqual([
      chip('None', { kind: 'setSlot', slot: 'hraReceived', value: 0 }),
      unknown,
      chip('Show the result', { kind: 'skip', rest: true }),
      back,
      cancel,
    ]);
    const asksNotes = startState(appointment, { ...booked, email: 'ravi@example.com', phone: '9848022338' }, now);
    expect(questionMessage(appointment, asksNotes, { now }, wording).chips).toEqual([skip, back, cancel]);
  });

  it('offers its choices, those that are open', () => {
    const formState = startState(appointment, { service: 'gst', date: '2026-11-21' }, now);
    expect(questionMessage(appointment, formState, { now }, wording).chips).toEqual([
      ...['02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'].map(slot),
      back,
      cancel,
    ]);
  });

  it('offers to keep its answer, shortened where it is long', () => {
    expect(questionMessage(message, reopened(messageAnswers, 'subject'), { now }, wording).chips?.[0]).toEqual(
      chip('Keep New shop', { kind: 'keep' }),
    );
    expect(
      questionMessage(message, reopened({ ...messageAnswers, message: 'a'.repeat(90) }, 'message'), { now }, wording)
        .chips?.[0],
    ).toEqual(chip(`Keep ${'a'.repeat(40)}…`, { kind: 'keep' }));
  });

  const days = [
    ['2026-11-21', 'Saturday, 21 November'],
    ['2026-11-22', 'Sunday, 22 November'],
    ['2026-11-23', 'Monday, 23 November'],
  ].map(([date = '', label = '']) => chip(label, { kind: 'setSlot', slot: 'date', value: date }));

  it('for a day offers the next ones', () => {
    const { chips } = questionMessage(appointment, startState(appointment, { service: 'gst' }, now), { now }, wording);
    expect(chips).toEqual([...days, back, cancel]);
  });

  it('says why an answer no longer holds, and does not offer to keep it', () => {
    const formState = startState(appointment, { service: 'gst', date: '2026-11-20' }, now);
    const { blocks, chips } = questionMessage(appointment, formState, { now }, wording);
    expect([formState.asking, blocks.length, chips]).toEqual(['date', 2, [...days, back, cancel]]);
    expect(blocks.at(-1)).toEqual({ kind: 'text', text: 'Which day suits you?' });
  });

  it('is nothing where none is open', () => {
    expect(questionMessage(message, startState(message, messageAnswers, now), { now }, wording, ['Hm.'])).toEqual({
      blocks: texts('Hm.'),
    });
  });
});

describe('a refusal', () => {
  const invalid = { code: 'emailInvalid', values: {} } as const;
  const question = questionOf(message, 'email');
  const formState = startState(message, { name: 'Lakshmi' }, now);

  it.each([
    [1, question.help, false],
    [2, question.pattern, false],
    [3, wording.wayOut, true],
    [7, wording.wayOut, true],
  ])('the %d. time gives more help', (tries, help, hasWayOut) => {
    const chips = [
      back,
      cancel,
      ...(hasWayOut ? [chip('Talk to a human', { kind: 'humanHandoff', intent: 'human' })] : []),
    ];
    expect(refusalMessage(message, { ...formState, tries }, question, invalid, { now }, wording)).toEqual({
      blocks: texts(refusalText(invalid), help),
      chips,
      progress: { step: 2, of: 4 },
    });
  });

  it('does not say the same twice', () => {
    const same = { ...question, help: refusalText(invalid) };
    expect(refusalMessage(message, { ...formState, tries: 1 }, same, invalid, { now }, wording).blocks).toEqual(
      texts(refusalText(invalid)),
    );
  });
});

describe('at the end', () => {
  const formState = startState(message, messageAnswers, now);

  it('the review shows every answer with its Change', () => {
    expect(reviewMessage(message, formState, wording, ['Look.'])).toEqual({
      blocks: [...texts('Look.'), changeable],
      chips: [chip('Send Message', { kind: 'affirm' }), cancel, ...changes],
    });
  });

  it('the answers stand alone when they are only asked for', () => {
    expect(answersMessage(message, formState)).toEqual({ blocks: [rows] });
  });

  const thisYear = [
    'Tax year 2026-27: you pay ₹0 in both regimes.',
    'Assumed: an income without salary, so no standard deduction, an age below 60, a resident of India.',
    'Left out: HRA received, Rent paid, 80C deductions and Other deductions. If you find an amount, add it below.',
  ];

  it('the figures come behind the tax of this year, with the note, the page to print them from, an appointment about them and how to change them; a form that is sent has none', () => {
    const { blocks, links, chips } = resultMessage(
      taxEstimate,
      startState(taxEstimate, { annualIncome: 300_000, basicSalary: 0 }, now),
      wording,
      [],
      { now },
    );
    expect(
      blocks.map((block) =>
        block.kind === 'rows' ? [block.heading, block.rows.length] : replyText({ blocks: [block] }),
      ),
    ).toEqual([...thisYear, ['Your tax estimate (FY 2023-24)', 6], taxEstimate.ending.note]);
    const notes = [
      'Income tax estimate',
      'Annual income: ₹3,00,000',
      'Basic salary: ₹0',
      ...thisYear,
      'Your tax estimate (FY 2023-24)',
      'Total deductions: ₹50,000',
      'Taxable income: ₹2,50,000',
      'Tax before cess: ₹0',
      'Cess: ₹0',
      'Final tax: ₹0',
      'Effective tax rate: 0.00%',
    ].join('\n');
    expect([links, chips?.[1], chips?.slice(2, 5), chips?.at(-1)]).toEqual([
      [{ href: '/tax-calculator', label: 'Open these figures in the calculator, to print them' }],
      {
        label: 'Book an appointment',
        acts: [
          { kind: 'startFlow', form: 'appointment' },
          { kind: 'setSlot', slot: 'message', value: notes },
        ],
      },
      [
        chip('Add HRA and rent', { kind: 'reopenSlot', slot: 'hraReceived' }, { kind: 'reopenSlot', slot: 'rentPaid' }),
        chip('Add 80C', { kind: 'reopenSlot', slot: 'deductions80C' }),
        chip('Add other deductions', { kind: 'reopenSlot', slot: 'otherDeductions' }),
      ],
      chip('Start over', { kind: 'restart' }),
    ]);
    expect(resultMessage(message, formState, wording, ['Hm.'], { now })).toEqual({ blocks: texts('Hm.') });
  });
});

it('what the figures are not is said once in a conversation', () => {
  const finished = startState(taxEstimate, { annualIncome: 300_000, basicSalary: 0 }, now);
  const notes = (before: readonly string[]) => {
    const messages = before.reduce<readonly Message[]>(
      (kept, text) => appended(kept, 'guide', { blocks: texts(text) }),
      [],
    );
    const { blocks } = resultMessage(taxEstimate, finished, wording, [], { now, messages });
    return blocks.filter((block) => block.kind === 'text' && block.text === taxEstimate.ending.note).length;
  };
  expect([notes([]), notes(['Namaste.']), notes([taxEstimate.ending.note])]).toEqual([1, 1, 0]);
});

describe('the hours offered to a visitor elsewhere', () => {
  const formState = reopenQuestion(
    startState(appointment, { service: 'gst', date: '2026-11-24' }, now),
    questionOf(appointment, 'time'),
  );
  const hints = (timeZone?: string) =>
    questionMessage(appointment, formState, { now, timeZone }, wording)
      .chips?.filter(({ label }) => label.endsWith('M'))
      .map(({ hint }) => hint);

  it('carry what their own clock shows', () => {
    expect(hints('America/New_York')?.[0]).toMatch(/ on Monday in New York$/);
    expect(hints('America/New_York')).not.toContain(undefined);
  });

  it('stand alone in India', () => {
    expect(new Set([...(hints('Asia/Kolkata') ?? []), ...(hints() ?? [])])).toEqual(new Set([undefined]));
  });
});
