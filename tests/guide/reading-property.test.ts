import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeTurn } from '../support/take-turn.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import { asking, at } from '../support/form-state-at.ts';
import { context } from '../support/sample-guide.ts';

const request = {
  service: 'gst',
  date: '2026-11-27',
  time: '04:00 PM',
  name: 'Ravi',
  email: 'ravi@x.com',
  phone: '9848022338',
};

const agreeing = ['yes', 'ok', 'send it', 'book', 'fine', 'please', 'now', 'sir', 'it is', 'all'];
const spoiling = [
  'not',
  'dont',
  'never',
  'later',
  'tomorrow',
  'if',
  'maybe',
  'should i',
  'wait',
  'to my wife',
  'monday',
  '4 pm',
  'but',
  '?',
];

describe('at a review', () => {
  it('nothing is sent by words of agreeing with any other word among them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...agreeing), { maxLength: 4 }),
        fc.constantFrom(...spoiling),
        fc.array(fc.constantFrom(...agreeing, ...spoiling), { maxLength: 4 }),
        (before, spoilt, after) => {
          const text = [...before, spoilt, ...after].join(' ');
          expect(takeTurn(text, at('reviewing', 'appointment', request), context).effect).not.toBe('send');
        },
      ),
    );
  });

  it('nothing is sent by any text that has no word of agreeing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        fc.pre(!/yes|ok|send|book|👍|👌|✅|🆗/iu.test(text.normalize('NFKD')));
        expect(takeTurn(text, at('reviewing', 'appointment', request), context).effect).not.toBe('send');
      }),
    );
  });
});

const pieces = [
  'friday',
  'tomorrow',
  '25 december',
  '11 am',
  'at 4',
  '98480 22339',
  'kavya@x.com',
  'audit',
  'gst',
  'name Kavya',
  'phone',
  'date',
  'email',
  'change',
  'and',
  ',',
  'to',
  'please',
  'not',
  'my',
  'the notice dated 15 dec',
  'an hour later',
  '12 lakh',
  'salary',
  'basic 5 lakh',
  '2 lakh less',
  'no',
];
const places: readonly FormState[] = [
  asking('appointment', 'service', {}),
  asking('appointment', 'date', { service: 'gst' }),
  asking('appointment', 'time', { service: 'gst', date: '2026-11-27' }),
  asking('appointment', 'name', { service: 'gst', date: '2026-11-27', time: '04:00 PM' }),
  asking('appointment', 'email', { service: 'gst', date: '2026-11-27', time: '04:00 PM', name: 'Ravi' }),
  at('reviewing', 'appointment', request),
  asking('tax-estimate', 'annualIncome', {}),
  asking('tax-estimate', 'basicSalary', { annualIncome: 900_000 }),
];

describe('whatever is said', () => {
  const said = fc.tuple(
    fc.constantFrom(...places),
    fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }),
  );

  it('what is stored is said back, and what is not said back is not stored', () => {
    fc.assert(
      fc.property(said, ([place, words]) => {
        const { formState, said: told } = takeTurn(words.join(' '), place, context);
        const form = context.knowledge.forms.find(({ id }) => id === formState?.form);
        const heard = told.map((content) => replyText(content)).join('\n');
        for (const { id, format } of form?.questions ?? []) {
          const value = formState?.answers[id];
          if (value === undefined || value === place.answers[id]) continue;
          expect(heard).toContain(format(value));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('a number and an address are stored only as they stand in the message', () => {
    fc.assert(
      fc.property(said, ([place, words]) => {
        const text = words.join(' ');
        const { formState } = takeTurn(text, place, context);
        for (const id of ['phone', 'email']) {
          const value = formState?.answers[id];
          if (value === undefined || value === place.answers[id]) continue;
          expect(text.replace(id === 'phone' ? /\D/g : /^$/, '')).toContain(String(value));
        }
      }),
      { numRuns: 200 },
    );
  });
});
