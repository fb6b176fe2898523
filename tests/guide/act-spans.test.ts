import { describe, expect, it } from 'vitest';
import { asking } from '../support/form-state-at.ts';
import { context } from '../support/sample-guide.ts';

const atService = asking('appointment', 'service');

/** What the values of a message are told by. */
const toldBy = (message: string) =>
  context.knowledge
    .understand(message, atService, context)
    .acts.flatMap((act) => (act.kind === 'setSlot' ? [[act.slot, message.slice(act.span.start, act.span.end)]] : []));

describe('an act tells where in the message its value stands', () => {
  it('in one sentence', () => {
    expect(toldBy('gst on 4 December at 4 pm')).toEqual([
      ['service', 'gst'],
      ['date', '4 December'],
      ['time', 'at 4 pm'],
    ]);
  });

  it('in the second sentence of a message that asks something in the first', () => {
    expect(toldBy('Do you charge for the first meeting? I can come on 4 December.')).toEqual([['date', '4 December']]);
  });
});
