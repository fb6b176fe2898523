import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { describe, expect, it } from 'vitest';
import { asking } from '../support/form-state-at.ts';
import { answer, sets } from '../support/plain-command.ts';
import { type Row } from '../support/reads-as.ts';
import { context } from '../support/sample-guide.ts';

describe('to a practice that was told the name and the address before', () => {
  const told = { ...context, told: { name: 'Kavya', email: 'k@example.com' } };

  it.each<Row>([
    ['same', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['same as before', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['use the same name', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['as before please', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['you have it already', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['same day as before', answer('name', 'same day as before')],
    ['i already told you', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['the same again.', sets({ name: 'Kavya', email: 'k@example.com' })],
  ])('at the name, %j', (said, understood) => {
    expect(interpret(said, asking('message', 'name'), told)).toEqual(understood);
  });

  it.each<Row>([
    ['same', answer('email', 'k@example.com')],
    ['same as before', answer('email', 'k@example.com')],
  ])('at the address, after another name, %j', (said, understood) => {
    expect(interpret(said, asking('message', 'email', { name: 'Ravi' }), told)).toEqual(understood);
  });

  it.each<Row>([['same as before', answer('subject', 'same as before')]])(
    'at the subject, which was never told, %j',
    (said, understood) => {
      expect(interpret(said, asking('message', 'subject', { name: 'Ravi', email: 'k@example.com' }), told)).toEqual(
        understood,
      );
    },
  );
});
