import { expect, it } from 'vitest';
import type { Answers } from '#src/forms/question.ts';
import { readMessage } from '#src/guide/understanding/rule-reader/reading.ts';
import { answersAsBefore } from '#src/guide/understanding/rule-reader/rules/telling-answers.ts';
import { asking } from '../support/form-state-at.ts';
import { appointment, context } from '../support/guide-knowledge.ts';
import { sets } from '../support/plain-command.ts';

const sent = { name: 'Ravi', email: 'ravi@x.com' };

it.each<readonly [said: string, open: string, answers: Answers, command: unknown]>([
  ['same as before', 'name', {}, sets(sent)],
  ['same as before', 'name', { email: 'new@x.com' }, sets({ name: 'Ravi' })],
  ['same as before', 'phone', {}, undefined],
  ['not the same', 'name', {}, undefined],
])('%j at the %s, where %o is told, takes what was sent before', (said, id, answers, command) => {
  const answerContext = { now: context.now, answers };
  const situation = {
    form: appointment,
    formState: asking('appointment', id, answers),
    open: appointment.questions.find((question) => question.id === id),
    answerContext,
    context: { ...context, told: sent },
  };
  expect(answersAsBefore(readMessage(said, appointment, answerContext, context), situation)).toEqual(command);
});
