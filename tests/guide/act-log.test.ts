import { expect, it } from 'vitest';
import { replay } from '#src/guide/dialogue/act-log.ts';
import { respond } from '#src/guide/dialogue/respond.ts';
import { update } from '#src/guide/dialogue/update.ts';
import type { Act } from '#src/guide/model/act.ts';
import type { DialogueState } from '#src/guide/model/dialogue-state.ts';
import { asking } from '../support/form-state-at.ts';
import { context } from '../support/sample-guide.ts';

const now = context.now.toISOString();
const after = (before: Pick<DialogueState, 'formState' | 'log'>, ...turns: readonly (readonly Act[])[]) =>
  turns.reduce<Pick<DialogueState, 'formState' | 'log'>>((state, acts) => update(state, acts, context), before);

const start: Act = { kind: 'startFlow', form: 'message' };
const name: Act = { kind: 'setSlot', slot: 'name', value: 'Ravi' };

it('keeps the acts of every turn that changes the form, and is replayed to it', () => {
  const { formState, log } = after({ formState: null }, [start], [{ kind: 'hold' }], [name], [{ kind: 'back' }]);
  expect(log).toEqual({
    from: null,
    turns: [
      { now, acts: [start] },
      { now, acts: [name] },
      { now, acts: [{ kind: 'back' }] },
    ],
  });
  expect(log && replay(log, context)).toEqual(formState);
  expect(formState).toEqual({ ...asking('message', 'name', { name: 'Ravi' }) });
});

it('begins with the form as it was kept, and ends with it', () => {
  const kept = asking('message', 'email', { name: 'Ravi' });
  const corrected: Act = { kind: 'correctSlot', slot: 'name', value: 'Raghav' };
  const state = after({ formState: kept }, [{ ...name, value: 'Raghav' }]);
  expect(state.log).toEqual({ from: kept, turns: [{ now, acts: [corrected] }] });
  expect(after(state, [{ kind: 'cancel' }]).log).toEqual(undefined);
});

it('begins anew after a hundred turns', () => {
  const turns = Array.from({ length: 101 }, (_, at): readonly Act[] => [{ ...name, value: `Ravi ${at}` }]);
  const full = after({ formState: null }, [start], ...turns.slice(0, 99));
  expect(full.log?.turns.length).toBe(100);
  expect(after(full, ...turns.slice(99, 100)).log).toEqual(undefined);
});

it('what came of acts has no wording, which is worked out from it', () => {
  const state = update({ formState: asking('message', 'name') }, [name], context);
  expect(state.outcome).toEqual([{ kind: 'stored', slot: 'name' }]);
  expect(respond(state, context).said[0]?.blocks[0]).toEqual({ kind: 'text', text: 'Name: Ravi.' });
});
