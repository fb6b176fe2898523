import { describe, expect, it } from 'vitest';
import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { asking, at } from '../support/form-state-at.ts';
import { reopen } from '../support/plain-command.ts';
import { booked } from '../support/sample-answers.ts';
import { context } from '../support/sample-guide.ts';

const withNotes = { ...booked, message: 'reply is due on 25th' };
const review = at('reviewing', 'appointment', withNotes);

describe('what is said of the notes at the review', () => {
  it.each([
    ['change the note: reply is due on 30th', 'reply is due on 30th'],
    ['update notes - my shop is in Nalgonda', 'my shop is in Nalgonda'],
  ])('%s is the new note', (said, message) => {
    expect(interpret(said, review, context)).toEqual({ kind: 'set', answers: { message } });
  });

  it.each(['fix that in the note: 30th', 'in the note the date should be 30th', 'note lo date 30th pettandi'])(
    '%s moves no appointment, and asks for the notes again',
    (said) => {
      expect(interpret(said, review, context)).toEqual(reopen('message'));
    },
  );

  it('leaves a day that is changed beside them to the day', () => {
    expect(interpret('change the date to 30th, the note stays', review, context)).toEqual({
      kind: 'set',
      answers: { date: '2026-11-30' },
    });
  });

  it('does not hold where none was taken', () => {
    expect(interpret('fix that in the note: 30th', at('reviewing', 'appointment', booked), context)).not.toEqual(
      reopen('message'),
    );
    expect(interpret('fix the note: 30th', asking('appointment', 'message', booked), context)).not.toEqual(
      reopen('message'),
    );
  });
});
