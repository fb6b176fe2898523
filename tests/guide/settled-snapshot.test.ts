import { createActor } from 'xstate';
import { expect, it, onTestFinished, vi } from 'vitest';
import { guideMachine } from '#src/guide/machine/machine.ts';
import { settled } from '#src/guide/view/settled-snapshot.ts';
import { formRequest, inputOf, reply, said } from '../support/guide-model.ts';

const links = reply.links;

function watched() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const actor = createActor(guideMachine, { input: inputOf({ kind: 'none' }) }).start();
  const shown = settled(actor);
  const drawn: (readonly [number, number])[] = [];
  const subscription = shown.subscribe(() => {
    drawn.push([shown.getSnapshot().context.messages.length, shown.getSnapshot().context.pendingLinks.length]);
  });
  drawn.splice(0);
  const stop = () => {
    subscription.unsubscribe();
  };
  return { actor, shown, drawn, stop };
}

it('shows a question and an answer that comes at once or in a moment in one drawing', () => {
  const { actor, drawn } = watched();
  actor.send(formRequest('message'));
  expect(drawn).toEqual([[2, 0]]);
  actor.send(said('how long does gst registration take'));
  actor.send({ type: 'answer.coming', links });
  vi.advanceTimersByTime(19);
  expect(drawn).toEqual([[2, 0]]);
  actor.send({ type: 'answer.found', reply });
  vi.runAllTimers();
  expect(drawn).toEqual([
    [2, 0],
    [5, 0],
  ]);
});

it('shows the question and the pages of the answer where its text takes longer', () => {
  const { actor, drawn } = watched();
  actor.send(said('how long does gst registration take'));
  actor.send({ type: 'answer.coming', links });
  vi.advanceTimersByTime(20);
  expect(drawn).toEqual([[2, links.length]]);
  actor.send({ type: 'answer.found', reply });
  expect(drawn).toEqual([
    [2, links.length],
    [3, 0],
  ]);
});

it('shows what came while nobody looked, and draws nothing once nobody looks', () => {
  const { actor, shown, drawn, stop } = watched();
  actor.send(said('how long does gst registration take'));
  stop();
  actor.send({ type: 'answer.found', reply });
  vi.runAllTimers();
  expect(drawn).toEqual([]);
  shown.subscribe(() => undefined).unsubscribe();
  expect(shown.getSnapshot().context.messages).toHaveLength(3);
});
